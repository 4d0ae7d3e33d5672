//! @generated from catalog/pages/asptro.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_2d_2s_picche_quinte;
#[rustfmt::skip]
pub mod n2c_cuori_e_minore;
#[rustfmt::skip]
pub mod n2d_2h_2s_picche_quinte;
#[rustfmt::skip]
pub mod n2d_picche_e_cuori_piu_lunghe;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_cuori_e_minore::COMPILED,
    n2d_picche_e_cuori_piu_lunghe::COMPILED,
    n2c_2d_2s_picche_quinte::COMPILED,
    n2d_2h_2s_picche_quinte::COMPILED,
];
