//! @generated from catalog/pages/asso_re_senza.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod asso_a_h_non_gradito;
#[rustfmt::skip]
pub mod asso_a_s_gradito;
#[rustfmt::skip]
pub mod re_a_h_conto_pari;
#[rustfmt::skip]
pub mod re_a_s_conto_dispari;
#[rustfmt::skip]
pub mod re_a_s_sblocco;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    asso_a_s_gradito::COMPILED,
    asso_a_h_non_gradito::COMPILED,
    re_a_s_sblocco::COMPILED,
    re_a_h_conto_pari::COMPILED,
    re_a_s_conto_dispari::COMPILED,
];
