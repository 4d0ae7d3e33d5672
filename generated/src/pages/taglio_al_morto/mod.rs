//! @generated from catalog/pages/taglio_al_morto.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod doubleton_al_morto;
#[rustfmt::skip]
pub mod singolo_al_morto;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    singolo_al_morto::COMPILED,
    doubleton_al_morto::COMPILED,
];
