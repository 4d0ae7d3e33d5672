//! @generated from catalog/pages/blackwood.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_3h_4sa;
#[rustfmt::skip]
pub mod n1s_3s_4sa;
#[rustfmt::skip]
pub mod n4sa_5c_senza_assi_a_h;
#[rustfmt::skip]
pub mod n4sa_5c_senza_assi_a_s;
#[rustfmt::skip]
pub mod n4sa_5d_un_asso_a_h;
#[rustfmt::skip]
pub mod n4sa_5d_un_asso_a_s;
#[rustfmt::skip]
pub mod n4sa_5h_due_assi_a_h;
#[rustfmt::skip]
pub mod n4sa_5h_due_assi_a_s;
#[rustfmt::skip]
pub mod n5sa_6c_senza_re_a_h;
#[rustfmt::skip]
pub mod n5sa_6c_senza_re_a_s;
#[rustfmt::skip]
pub mod n5sa_6d_un_re_a_h;
#[rustfmt::skip]
pub mod n5sa_6d_un_re_a_s;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_3h_4sa::COMPILED,
    n1s_3s_4sa::COMPILED,
    n4sa_5c_senza_assi_a_h::COMPILED,
    n4sa_5c_senza_assi_a_s::COMPILED,
    n4sa_5d_un_asso_a_h::COMPILED,
    n4sa_5d_un_asso_a_s::COMPILED,
    n4sa_5h_due_assi_a_h::COMPILED,
    n4sa_5h_due_assi_a_s::COMPILED,
    n5sa_6c_senza_re_a_h::COMPILED,
    n5sa_6c_senza_re_a_s::COMPILED,
    n5sa_6d_un_re_a_h::COMPILED,
    n5sa_6d_un_re_a_s::COMPILED,
];
