//! @generated from catalog/pages/dixon.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2h_informativo_sulle_picche;
#[rustfmt::skip]
pub mod n2h_p_p_x_informativo;
#[rustfmt::skip]
pub mod n2sa_bilanciata;
#[rustfmt::skip]
pub mod x_bilanciata;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    x_bilanciata::COMPILED,
    n2h_informativo_sulle_picche::COMPILED,
    n2sa_bilanciata::COMPILED,
    n2h_p_p_x_informativo::COMPILED,
];
