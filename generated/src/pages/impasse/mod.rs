//! @generated from catalog/pages/impasse.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod aq_al_morto_riesce;
#[rustfmt::skip]
pub mod aq_in_mano_fallisce;
#[rustfmt::skip]
pub mod aq_in_mano_riesce;
#[rustfmt::skip]
pub mod aqt_in_mano_impasse_doppio;
#[rustfmt::skip]
pub mod espasso_al_re_del_morto;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    aq_in_mano_riesce::COMPILED,
    aq_in_mano_fallisce::COMPILED,
    aq_al_morto_riesce::COMPILED,
    aqt_in_mano_impasse_doppio::COMPILED,
    espasso_al_re_del_morto::COMPILED,
];
