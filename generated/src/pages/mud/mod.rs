//! @generated from catalog/pages/mud.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod doubleton_a_d_dall_alto;
#[rustfmt::skip]
pub mod onore_terzo_a_c_la_piccola;
#[rustfmt::skip]
pub mod tre_cartine_a_c_il_5_di_mezzo;
#[rustfmt::skip]
pub mod tre_cartine_a_d_il_6_di_mezzo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    tre_cartine_a_d_il_6_di_mezzo::COMPILED,
    tre_cartine_a_c_il_5_di_mezzo::COMPILED,
    doubleton_a_d_dall_alto::COMPILED,
    onore_terzo_a_c_la_piccola::COMPILED,
];
