//! @generated from catalog/pages/fughe_dont.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_fiori_e_altro;
#[rustfmt::skip]
pub mod n2h_nobili;
#[rustfmt::skip]
pub mod xx_2c_2h_cuori;
#[rustfmt::skip]
pub mod xx_monocolore;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    xx_monocolore::COMPILED,
    n2c_fiori_e_altro::COMPILED,
    n2h_nobili::COMPILED,
    xx_2c_2h_cuori::COMPILED,
];
