//! @generated from catalog/pages/sblocco.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod ak_secchi_in_mano;
#[rustfmt::skip]
pub mod onore_doubleton_in_mano;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    ak_secchi_in_mano::COMPILED,
    onore_doubleton_in_mano::COMPILED,
];
