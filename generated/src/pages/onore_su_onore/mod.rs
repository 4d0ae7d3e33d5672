//! @generated from catalog/pages/onore_su_onore.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod dama_e_fante_al_morto_non_si_copre_la_prima;
#[rustfmt::skip]
pub mod dama_sola_al_morto_si_copre;
#[rustfmt::skip]
pub mod fante_in_atout_al_morto_non_si_copre;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    dama_sola_al_morto_si_copre::COMPILED,
    dama_e_fante_al_morto_non_si_copre_la_prima::COMPILED,
    fante_in_atout_al_morto_non_si_copre::COMPILED,
];
