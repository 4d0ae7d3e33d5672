//! @generated from catalog/pages/rkcb.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n5c_zero_o_tre_chiavi_a_h;
#[rustfmt::skip]
pub mod n5c_zero_o_tre_chiavi_a_s;
#[rustfmt::skip]
pub mod n5d_5h_5s_senza_dama;
#[rustfmt::skip]
pub mod n5d_5h_6d_dama_e_re_di_quadri;
#[rustfmt::skip]
pub mod n5d_5sa_6d_re_di_quadri_a_h;
#[rustfmt::skip]
pub mod n5d_5sa_6d_re_di_quadri_a_s;
#[rustfmt::skip]
pub mod n5d_una_chiave_a_h;
#[rustfmt::skip]
pub mod n5d_una_chiave_a_s;
#[rustfmt::skip]
pub mod n5h_due_chiavi_senza_dama_a_h;
#[rustfmt::skip]
pub mod n5h_due_chiavi_senza_dama_a_s;
#[rustfmt::skip]
pub mod n5s_due_chiavi_e_dama_a_h;
#[rustfmt::skip]
pub mod n5s_due_chiavi_e_dama_a_s;
#[rustfmt::skip]
pub mod tutte_le_chiavi_e_la_dama;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n5c_zero_o_tre_chiavi_a_h::COMPILED,
    n5c_zero_o_tre_chiavi_a_s::COMPILED,
    n5d_una_chiave_a_h::COMPILED,
    n5d_una_chiave_a_s::COMPILED,
    n5h_due_chiavi_senza_dama_a_h::COMPILED,
    n5h_due_chiavi_senza_dama_a_s::COMPILED,
    n5s_due_chiavi_e_dama_a_h::COMPILED,
    n5s_due_chiavi_e_dama_a_s::COMPILED,
    n5d_5h_5s_senza_dama::COMPILED,
    n5d_5h_6d_dama_e_re_di_quadri::COMPILED,
    n5d_5sa_6d_re_di_quadri_a_h::COMPILED,
    n5d_5sa_6d_re_di_quadri_a_s::COMPILED,
    tutte_le_chiavi_e_la_dama::COMPILED,
];
