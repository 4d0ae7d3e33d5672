//! @generated from catalog/pages/scarti_lavinthal.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod scarto_alto_a_fiori_chiede_picche;
#[rustfmt::skip]
pub mod scarto_basso_a_cuori_chiede_fiori;
#[rustfmt::skip]
pub mod scarto_basso_a_fiori_chiede_cuori;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    scarto_alto_a_fiori_chiede_picche::COMPILED,
    scarto_basso_a_fiori_chiede_cuori::COMPILED,
    scarto_basso_a_cuori_chiede_fiori::COMPILED,
];
