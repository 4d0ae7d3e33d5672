//! @generated from catalog/pages/checkback_stayman.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_1sa_2c;
#[rustfmt::skip]
pub mod n1c_1s_1sa_2c_2s_appoggio_terzo;
#[rustfmt::skip]
pub mod n1d_1s_1sa_2c_2d_negativa;
#[rustfmt::skip]
pub mod n1d_1s_1sa_2c_2h_quattro_cuori;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1h_1sa_2c::COMPILED,
    n1d_1s_1sa_2c_2d_negativa::COMPILED,
    n1d_1s_1sa_2c_2h_quattro_cuori::COMPILED,
    n1c_1s_1sa_2c_2s_appoggio_terzo::COMPILED,
];
