//! @generated from catalog/pages/terza_mano_leggera.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod p_p_1h_quattro_carte;
#[rustfmt::skip]
pub mod p_p_1s_cinque_carte;
#[rustfmt::skip]
pub mod p_p_1s_p_2s;
#[rustfmt::skip]
pub mod p_p_2h_di_cinque_carte;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    p_p_1s_cinque_carte::COMPILED,
    p_p_1h_quattro_carte::COMPILED,
    p_p_2h_di_cinque_carte::COMPILED,
    p_p_1s_p_2s::COMPILED,
];
