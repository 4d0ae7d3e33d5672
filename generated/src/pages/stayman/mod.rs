//! @generated from catalog/pages/stayman.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod fit_a_cuori;
#[rustfmt::skip]
pub mod fit_a_picche;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    fit_a_cuori::COMPILED,
    fit_a_picche::COMPILED,
];
