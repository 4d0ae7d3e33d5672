//! @generated from catalog/pages/acol_due_forte.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2h_4h_fit_senza_assi;
#[rustfmt::skip]
pub mod n2h_monocolore;
#[rustfmt::skip]
pub mod n2s_2sa_negativa;
#[rustfmt::skip]
pub mod n2s_3s_positiva_con_fit;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2h_monocolore::COMPILED,
    n2s_2sa_negativa::COMPILED,
    n2s_3s_positiva_con_fit::COMPILED,
    n2h_4h_fit_senza_assi::COMPILED,
];
