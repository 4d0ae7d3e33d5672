//! @generated from catalog/pages/due_su_uno.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_2d_2h_sei_carte;
#[rustfmt::skip]
pub mod n1s_2c_2d_2s_fit_e_forza;
#[rustfmt::skip]
pub mod n1s_2c_2d_4s_minimo;
#[rustfmt::skip]
pub mod n1s_2h;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_2h::COMPILED,
    n1h_2d_2h_sei_carte::COMPILED,
    n1s_2c_2d_2s_fit_e_forza::COMPILED,
    n1s_2c_2d_4s_minimo::COMPILED,
];
