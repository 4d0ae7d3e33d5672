//! @generated from catalog/pages/mini_splinter.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_2s;
#[rustfmt::skip]
pub mod n1h_3d;
#[rustfmt::skip]
pub mod n1s_3c_3s_punti_sprecati;
#[rustfmt::skip]
pub mod n1s_3c_4s_senza_spreco;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_2s::COMPILED,
    n1h_3d::COMPILED,
    n1s_3c_4s_senza_spreco::COMPILED,
    n1s_3c_3s_punti_sprecati::COMPILED,
];
