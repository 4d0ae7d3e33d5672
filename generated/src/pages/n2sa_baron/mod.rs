//! @generated from catalog/pages/n2sa_baron.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_2sa;
#[rustfmt::skip]
pub mod n1h_2sa_3h_sei_carte;
#[rustfmt::skip]
pub mod n1s_2sa_3d;
#[rustfmt::skip]
pub mod n1s_2sa_3sa_minimo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_2sa::COMPILED,
    n1s_2sa_3d::COMPILED,
    n1h_2sa_3h_sei_carte::COMPILED,
    n1s_2sa_3sa_minimo::COMPILED,
];
