//! @generated from catalog/pages/sputnik.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1d_x_nobili;
#[rustfmt::skip]
pub mod n1c_1h_x_quattro_picche;
#[rustfmt::skip]
pub mod n1c_1s_x_cuori;
#[rustfmt::skip]
pub mod n1d_1h_x_quattro_picche;
#[rustfmt::skip]
pub mod n1d_1s_x_cuori;
#[rustfmt::skip]
pub mod n1h_1s_x_minori;
#[rustfmt::skip]
pub mod n1s_2c_x_cuori;
#[rustfmt::skip]
pub mod n1s_2d_x_cuori;
#[rustfmt::skip]
pub mod x_con_fit_nobile;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1d_x_nobili::COMPILED,
    n1c_1h_x_quattro_picche::COMPILED,
    n1d_1h_x_quattro_picche::COMPILED,
    n1c_1s_x_cuori::COMPILED,
    n1d_1s_x_cuori::COMPILED,
    n1h_1s_x_minori::COMPILED,
    n1s_2c_x_cuori::COMPILED,
    n1s_2d_x_cuori::COMPILED,
    x_con_fit_nobile::COMPILED,
];
