//! @generated from catalog/pages/kokish_game_try.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_2h_2s_2sa_aiuto_a_picche;
#[rustfmt::skip]
pub mod n1h_2h_2s_interrogativa;
#[rustfmt::skip]
pub mod n1s_2s_2sa_3d_aiuto_a_quadri;
#[rustfmt::skip]
pub mod n1s_2s_2sa_3s_rifiuta;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_2h_2s_interrogativa::COMPILED,
    n1h_2h_2s_2sa_aiuto_a_picche::COMPILED,
    n1s_2s_2sa_3d_aiuto_a_quadri::COMPILED,
    n1s_2s_2sa_3s_rifiuta::COMPILED,
];
