//! @generated from catalog/pages/overcall.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod con_barrage;
#[rustfmt::skip]
pub mod overcall_semplice;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    overcall_semplice::COMPILED,
    con_barrage::COMPILED,
];
