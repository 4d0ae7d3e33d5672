//! @generated from catalog/pages/n2c_forte.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_2d_attesa;
#[rustfmt::skip]
pub mod n2c_2h_negativa;
#[rustfmt::skip]
pub mod n2c_2s_positiva;
#[rustfmt::skip]
pub mod n2c_bicolore;
#[rustfmt::skip]
pub mod n2c_bilanciata;
#[rustfmt::skip]
pub mod n2c_colore_chiuso;
#[rustfmt::skip]
pub mod n2c_monocolore;
#[rustfmt::skip]
pub mod positiva_in_un_seme_quinto;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_bilanciata::COMPILED,
    n2c_monocolore::COMPILED,
    n2c_bicolore::COMPILED,
    n2c_colore_chiuso::COMPILED,
    n2c_2d_attesa::COMPILED,
    n2c_2h_negativa::COMPILED,
    n2c_2s_positiva::COMPILED,
    positiva_in_un_seme_quinto::COMPILED,
];
