//! @generated from catalog/pages/stayman_quinte_nobili.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_2d_2h_con_quattro_cuori;
#[rustfmt::skip]
pub mod n2c_2d_2s_con_quattro_picche;
#[rustfmt::skip]
pub mod n2c_2d_3sa_senza_quarte;
#[rustfmt::skip]
pub mod n2c_2s_quinta;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_2s_quinta::COMPILED,
    n2c_2d_2h_con_quattro_cuori::COMPILED,
    n2c_2d_2s_con_quattro_picche::COMPILED,
    n2c_2d_3sa_senza_quarte::COMPILED,
];
