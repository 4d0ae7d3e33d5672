//! @generated from catalog/pages/uppercut.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod dama_promossa;
#[rustfmt::skip]
pub mod fante_promosso;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    dama_promossa::COMPILED,
    fante_promosso::COMPILED,
];
