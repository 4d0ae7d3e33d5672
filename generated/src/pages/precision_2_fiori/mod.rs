//! @generated from catalog/pages/precision_2_fiori.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_2d_2s_quattro_picche;
#[rustfmt::skip]
pub mod n2c_2d_3c_minimo;
#[rustfmt::skip]
pub mod n2c_di_cinque_con_un_nobile;
#[rustfmt::skip]
pub mod n2c_di_sei_carte;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_di_sei_carte::COMPILED,
    n2c_di_cinque_con_un_nobile::COMPILED,
    n2c_2d_2s_quattro_picche::COMPILED,
    n2c_2d_3c_minimo::COMPILED,
];
