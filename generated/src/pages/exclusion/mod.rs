//! @generated from catalog/pages/exclusion.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_3h_5d_chicane;
#[rustfmt::skip]
pub mod n5c_5d_nessuna_chiave;
#[rustfmt::skip]
pub mod n5c_5h_una_chiave;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n5c_5d_nessuna_chiave::COMPILED,
    n5c_5h_una_chiave::COMPILED,
    n1h_3h_5d_chicane::COMPILED,
];
