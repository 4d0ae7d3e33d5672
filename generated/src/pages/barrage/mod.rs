//! @generated from catalog/pages/barrage.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod scenario_1;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    scenario_1::COMPILED,
];
