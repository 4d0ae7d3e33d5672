//! @generated from catalog/pages/short_suit_trial.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_2h_3c_3h_punti_sprecati;
#[rustfmt::skip]
pub mod n1h_2h_3d_corto;
#[rustfmt::skip]
pub mod n1s_2s_3c_corto;
#[rustfmt::skip]
pub mod n1s_2s_3d_4s_senza_spreco;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_2s_3c_corto::COMPILED,
    n1h_2h_3d_corto::COMPILED,
    n1s_2s_3d_4s_senza_spreco::COMPILED,
    n1h_2h_3c_3h_punti_sprecati::COMPILED,
];
