//! @generated from catalog/pages/kaplan_inversion.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_1s_1sa_quattro_picche;
#[rustfmt::skip]
pub mod n1h_1s_sa_forzante;
#[rustfmt::skip]
pub mod n1h_1sa_2s_appoggio;
#[rustfmt::skip]
pub mod n1h_1sa_cinque_picche;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_1s_sa_forzante::COMPILED,
    n1h_1sa_cinque_picche::COMPILED,
    n1h_1s_1sa_quattro_picche::COMPILED,
    n1h_1sa_2s_appoggio::COMPILED,
];
