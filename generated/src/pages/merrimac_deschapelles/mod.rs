//! @generated from catalog/pages/merrimac_deschapelles.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod deschapelles;
#[rustfmt::skip]
pub mod merrimac;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    merrimac::COMPILED,
    deschapelles::COMPILED,
];
