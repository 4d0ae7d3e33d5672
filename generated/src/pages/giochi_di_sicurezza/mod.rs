//! @generated from catalog/pages/giochi_di_sicurezza.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod akj_a_s_dama_secca_a_sinistra;
#[rustfmt::skip]
pub mod aq9_e_kt_a_h_divisione_normale;
#[rustfmt::skip]
pub mod aq9_e_kt_a_h_fante_quarto_a_sinistra;
#[rustfmt::skip]
pub mod aq9_e_kt_a_s_fante_quarto_a_destra;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    aq9_e_kt_a_h_fante_quarto_a_sinistra::COMPILED,
    aq9_e_kt_a_s_fante_quarto_a_destra::COMPILED,
    aq9_e_kt_a_h_divisione_normale::COMPILED,
    akj_a_s_dama_secca_a_sinistra::COMPILED,
];
