//! @generated from catalog/pages/re_specifici.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n5sa_6c_re_di_fiori_a_h;
#[rustfmt::skip]
pub mod n5sa_6d_re_di_quadri_a_s;
#[rustfmt::skip]
pub mod n5sa_6h_re_di_cuori_a_s;
#[rustfmt::skip]
pub mod n5sa_6s_nessun_re_a_s;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n5sa_6c_re_di_fiori_a_h::COMPILED,
    n5sa_6d_re_di_quadri_a_s::COMPILED,
    n5sa_6h_re_di_cuori_a_s::COMPILED,
    n5sa_6s_nessun_re_a_s::COMPILED,
];
