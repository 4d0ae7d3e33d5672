//! @generated from catalog/pages/super_accettazione.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2d_2s_doubleton_a_picche;
#[rustfmt::skip]
pub mod n2d_2sa_senza_doubleton;
#[rustfmt::skip]
pub mod n2h_3c_doubleton_a_fiori;
#[rustfmt::skip]
pub mod n2h_3s_minimo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2h_3s_minimo::COMPILED,
    n2d_2s_doubleton_a_picche::COMPILED,
    n2h_3c_doubleton_a_fiori::COMPILED,
    n2d_2sa_senza_doubleton::COMPILED,
];
