//! @generated from catalog/pages/contro_informativo.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod base;
#[rustfmt::skip]
pub mod con_intervento;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    base::COMPILED,
    con_intervento::COMPILED,
];
