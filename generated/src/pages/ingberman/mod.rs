//! @generated from catalog/pages/ingberman.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_2d_2sa_debole;
#[rustfmt::skip]
pub mod n1c_1s_2d_2s_quinte;
#[rustfmt::skip]
pub mod n1d_1s_2h_2sa_3c_3d_preferenza;
#[rustfmt::skip]
pub mod n1d_1s_2h_3d_forzante;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1h_2d_2sa_debole::COMPILED,
    n1d_1s_2h_2sa_3c_3d_preferenza::COMPILED,
    n1d_1s_2h_3d_forzante::COMPILED,
    n1c_1s_2d_2s_quinte::COMPILED,
];
