//! @generated from catalog/pages/conto.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod asso_in_attacco_compagno_con_numero_dispari;
#[rustfmt::skip]
pub mod asso_in_attacco_compagno_con_numero_pari;
#[rustfmt::skip]
pub mod asso_nel_compagno_attaccante_con_numero_dispari;
#[rustfmt::skip]
pub mod asso_nel_compagno_attaccante_con_numero_pari;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    asso_in_attacco_compagno_con_numero_pari::COMPILED,
    asso_in_attacco_compagno_con_numero_dispari::COMPILED,
    asso_nel_compagno_attaccante_con_numero_pari::COMPILED,
    asso_nel_compagno_attaccante_con_numero_dispari::COMPILED,
];
