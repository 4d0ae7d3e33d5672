//! @generated from catalog/pages/colpo_in_bianco.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod ak_quinti_e_tre_cartine;
#[rustfmt::skip]
pub mod ak_sesti_e_doubleton;
#[rustfmt::skip]
pub mod aq_sesti_cedere_e_poi_impasse;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    ak_quinti_e_tre_cartine::COMPILED,
    ak_sesti_e_doubleton::COMPILED,
    aq_sesti_cedere_e_poi_impasse::COMPILED,
];
