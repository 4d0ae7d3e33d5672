//! @generated from catalog/pages/smolen.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1sa_3h_con_cinque_picche;
#[rustfmt::skip]
pub mod n1sa_3h_con_fit_a_picche;
#[rustfmt::skip]
pub mod n1sa_3h_senza_fit;
#[rustfmt::skip]
pub mod n1sa_3s_con_cinque_cuori;
#[rustfmt::skip]
pub mod n1sa_3s_con_fit_a_cuori;
#[rustfmt::skip]
pub mod n1sa_3s_senza_fit;
#[rustfmt::skip]
pub mod n1sa_con_sei_picche;
#[rustfmt::skip]
pub mod n2sa_fit_nobile;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1sa_3h_con_cinque_picche::COMPILED,
    n1sa_3s_con_cinque_cuori::COMPILED,
    n1sa_3h_con_fit_a_picche::COMPILED,
    n1sa_3s_con_fit_a_cuori::COMPILED,
    n1sa_3h_senza_fit::COMPILED,
    n1sa_3s_senza_fit::COMPILED,
    n1sa_con_sei_picche::COMPILED,
    n2sa_fit_nobile::COMPILED,
];
