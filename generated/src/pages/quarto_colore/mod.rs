//! @generated from catalog/pages/quarto_colore.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_1s_2d_2h_appoggio_terzo;
#[rustfmt::skip]
pub mod n1d_1h_2c_2s;
#[rustfmt::skip]
pub mod n1d_1s_2c_2h_3d_sei_carte;
#[rustfmt::skip]
pub mod n1h_1s_2c_2d_2sa_fermo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1h_1s_2d_2h_appoggio_terzo::COMPILED,
    n1h_1s_2c_2d_2sa_fermo::COMPILED,
    n1d_1s_2c_2h_3d_sei_carte::COMPILED,
    n1d_1h_2c_2s::COMPILED,
];
