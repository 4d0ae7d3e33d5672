//! @generated from catalog/pages/splinter_compatto.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod dopo_1h;
#[rustfmt::skip]
pub mod dopo_1s;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    dopo_1h::COMPILED,
    dopo_1s::COMPILED,
];
