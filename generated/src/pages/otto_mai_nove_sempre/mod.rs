//! @generated from catalog/pages/otto_mai_nove_sempre.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod nove_carte_a_h_dama_seconda_a_sinistra;
#[rustfmt::skip]
pub mod nove_carte_a_s_dama_terza_a_destra;
#[rustfmt::skip]
pub mod otto_carte_a_h_dama_a_sinistra;
#[rustfmt::skip]
pub mod otto_carte_a_s_dama_terza_a_destra;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    nove_carte_a_h_dama_seconda_a_sinistra::COMPILED,
    nove_carte_a_s_dama_terza_a_destra::COMPILED,
    otto_carte_a_s_dama_terza_a_destra::COMPILED,
    otto_carte_a_h_dama_a_sinistra::COMPILED,
];
