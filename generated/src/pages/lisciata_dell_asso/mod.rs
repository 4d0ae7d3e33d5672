//! @generated from catalog/pages/lisciata_dell_asso.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod a_terzo_e_doubleton_a_s_lisciare_due_volte;
#[rustfmt::skip]
pub mod a_terzo_e_tre_cartine_a_h_lisciare_una_volta;
#[rustfmt::skip]
pub mod asso_del_morto_a_s;
#[rustfmt::skip]
pub mod attaccante_senza_rientri_a_h;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    a_terzo_e_doubleton_a_s_lisciare_due_volte::COMPILED,
    a_terzo_e_tre_cartine_a_h_lisciare_una_volta::COMPILED,
    asso_del_morto_a_s::COMPILED,
    attaccante_senza_rientri_a_h::COMPILED,
];
