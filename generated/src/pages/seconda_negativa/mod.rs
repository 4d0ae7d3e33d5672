//! @generated from catalog/pages/seconda_negativa.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_2d_2h_3c_seconda_negativa;
#[rustfmt::skip]
pub mod n2c_2d_2h_4h_fit_senza_controlli;
#[rustfmt::skip]
pub mod n2c_2d_2s_2sa;
#[rustfmt::skip]
pub mod n2c_2d_2s_3s_fit_e_valori;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_2d_2h_3c_seconda_negativa::COMPILED,
    n2c_2d_2s_2sa::COMPILED,
    n2c_2d_2s_3s_fit_e_valori::COMPILED,
    n2c_2d_2h_4h_fit_senza_controlli::COMPILED,
];
