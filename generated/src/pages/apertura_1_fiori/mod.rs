//! @generated from catalog/pages/apertura_1_fiori.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_bilanciata;
#[rustfmt::skip]
pub mod n1c_con_un_nobile_quarto;
#[rustfmt::skip]
pub mod n1c_di_tre_carte;
#[rustfmt::skip]
pub mod n1c_monocolore;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_di_tre_carte::COMPILED,
    n1c_bilanciata::COMPILED,
    n1c_monocolore::COMPILED,
    n1c_con_un_nobile_quarto::COMPILED,
];
