//! @generated from catalog/pages/nuovo_minore_forzante.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_1sa_2d_2sa_senza_fit;
#[rustfmt::skip]
pub mod n1c_1s_1sa_2d_2s_appoggio_terzo;
#[rustfmt::skip]
pub mod n1d_1s_1sa_2c_2h_quattro_cuori;
#[rustfmt::skip]
pub mod n1d_1s_1sa_2c_3s_appoggio_massimo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1d_1s_1sa_2c_2h_quattro_cuori::COMPILED,
    n1c_1s_1sa_2d_2s_appoggio_terzo::COMPILED,
    n1d_1s_1sa_2c_3s_appoggio_massimo::COMPILED,
    n1c_1h_1sa_2d_2sa_senza_fit::COMPILED,
];
