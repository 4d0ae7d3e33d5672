//! @generated from catalog/pages/risposte_al_contro.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_x_p_1s;
#[rustfmt::skip]
pub mod n1h_x_p_1sa;
#[rustfmt::skip]
pub mod n1h_x_p_2h;
#[rustfmt::skip]
pub mod n1h_x_p_2s;
#[rustfmt::skip]
pub mod n1h_x_p_p_punitivo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_x_p_1s::COMPILED,
    n1h_x_p_2s::COMPILED,
    n1h_x_p_1sa::COMPILED,
    n1h_x_p_2h::COMPILED,
    n1h_x_p_p_punitivo::COMPILED,
];
