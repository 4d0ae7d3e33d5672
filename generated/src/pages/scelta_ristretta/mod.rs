//! @generated from catalog/pages/scelta_ristretta.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod ajt_kq_a_destra;
#[rustfmt::skip]
pub mod ajt_onori_divisi;
#[rustfmt::skip]
pub mod akt_a_h_onore_secco_a_sinistra;
#[rustfmt::skip]
pub mod akt_a_s_qj_seconde_a_sinistra;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    akt_a_h_onore_secco_a_sinistra::COMPILED,
    akt_a_s_qj_seconde_a_sinistra::COMPILED,
    ajt_onori_divisi::COMPILED,
    ajt_kq_a_destra::COMPILED,
];
