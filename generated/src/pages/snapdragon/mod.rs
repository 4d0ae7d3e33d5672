//! @generated from catalog/pages/snapdragon.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_1s_x_quadri;
#[rustfmt::skip]
pub mod n1d_1h_1s_2c_senza_tolleranza;
#[rustfmt::skip]
pub mod n1d_1s_2c_x_cuori;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1h_1s_x_quadri::COMPILED,
    n1d_1s_2c_x_cuori::COMPILED,
    n1d_1h_1s_2c_senza_tolleranza::COMPILED,
];
