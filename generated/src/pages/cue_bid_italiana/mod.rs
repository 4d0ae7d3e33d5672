//! @generated from catalog/pages/cue_bid_italiana.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_3h_4c_nega_picche;
#[rustfmt::skip]
pub mod n1s_3s_4c_4h_nega_quadri;
#[rustfmt::skip]
pub mod n1s_3s_4c_controllo_a_fiori;
#[rustfmt::skip]
pub mod n1s_3s_4d_4s_senza_controllo_a_fiori;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_3s_4c_controllo_a_fiori::COMPILED,
    n1h_3h_4c_nega_picche::COMPILED,
    n1s_3s_4c_4h_nega_quadri::COMPILED,
    n1s_3s_4d_4s_senza_controllo_a_fiori::COMPILED,
];
