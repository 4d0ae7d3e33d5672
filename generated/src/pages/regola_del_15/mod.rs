//! @generated from catalog/pages/regola_del_15.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod p_p_p_1d_bilanciata_con_quattro_picche;
#[rustfmt::skip]
pub mod p_p_p_1h_con_quattro_picche;
#[rustfmt::skip]
pub mod p_p_p_1s_picche_quinte;
#[rustfmt::skip]
pub mod p_p_p_p_passo_con_due_picche;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    p_p_p_1s_picche_quinte::COMPILED,
    p_p_p_1h_con_quattro_picche::COMPILED,
    p_p_p_1d_bilanciata_con_quattro_picche::COMPILED,
    p_p_p_p_passo_con_due_picche::COMPILED,
];
