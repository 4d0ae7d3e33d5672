//! @generated from catalog/pages/wolff.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1s_2sa_3c_3d_3s_sei_picche;
#[rustfmt::skip]
pub mod n1d_1h_2sa_3c_3d_p_quadri;
#[rustfmt::skip]
pub mod n1d_1s_2sa_3c_3d_3h_bicolore_debole;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1s_2sa_3c_3d_3s_sei_picche::COMPILED,
    n1d_1s_2sa_3c_3d_3h_bicolore_debole::COMPILED,
    n1d_1h_2sa_3c_3d_p_quadri::COMPILED,
];
