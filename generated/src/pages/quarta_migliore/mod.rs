//! @generated from catalog/pages/quarta_migliore.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod cinque_carte_a_h_il_3;
#[rustfmt::skip]
pub mod cinque_carte_a_s_il_5;
#[rustfmt::skip]
pub mod quattro_carte_a_d_contro_4h_il_2;
#[rustfmt::skip]
pub mod quattro_carte_a_s_il_2;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    quattro_carte_a_s_il_2::COMPILED,
    cinque_carte_a_h_il_3::COMPILED,
    cinque_carte_a_s_il_5::COMPILED,
    quattro_carte_a_d_contro_4h_il_2::COMPILED,
];
