//! @generated from catalog/pages/risposte_all_interferenza.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_1s_p_1sa;
#[rustfmt::skip]
pub mod n1d_1s_p_2h;
#[rustfmt::skip]
pub mod n1d_1s_p_2s;
#[rustfmt::skip]
pub mod n1d_1s_p_3s;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1d_1s_p_2s::COMPILED,
    n1d_1s_p_3s::COMPILED,
    n1d_1s_p_1sa::COMPILED,
    n1d_1s_p_2h::COMPILED,
];
