//! @generated from catalog/pages/precision_1_quadri.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_2sa_invito;
#[rustfmt::skip]
pub mod n1d_bilanciata;
#[rustfmt::skip]
pub mod n1d_minori;
#[rustfmt::skip]
pub mod n1d_monocolore;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1d_bilanciata::COMPILED,
    n1d_monocolore::COMPILED,
    n1d_minori::COMPILED,
    n1d_2sa_invito::COMPILED,
];
