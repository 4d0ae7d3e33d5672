//! @generated from catalog/pages/cansino.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_2h_primo_colore;
#[rustfmt::skip]
pub mod n2c_tricolore;
#[rustfmt::skip]
pub mod n2d_nobili;
#[rustfmt::skip]
pub mod x_punitivo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_tricolore::COMPILED,
    n2d_nobili::COMPILED,
    x_punitivo::COMPILED,
    n2c_2h_primo_colore::COMPILED,
];
