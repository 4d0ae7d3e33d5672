//! @generated from catalog/pages/rkcb_1430.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n5c_5d_5s_senza_dama;
#[rustfmt::skip]
pub mod n5c_una_chiave_a_h;
#[rustfmt::skip]
pub mod n5d_zero_o_tre_a_s;
#[rustfmt::skip]
pub mod n5h_due_senza_dama_a_s;
#[rustfmt::skip]
pub mod n5s_due_e_dama_a_h;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n5c_una_chiave_a_h::COMPILED,
    n5d_zero_o_tre_a_s::COMPILED,
    n5h_due_senza_dama_a_s::COMPILED,
    n5s_due_e_dama_a_h::COMPILED,
    n5c_5d_5s_senza_dama::COMPILED,
];
