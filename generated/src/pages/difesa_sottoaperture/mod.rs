//! @generated from catalog/pages/difesa_sottoaperture.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2h_2s;
#[rustfmt::skip]
pub mod n2h_3s_forte;
#[rustfmt::skip]
pub mod n2h_x;
#[rustfmt::skip]
pub mod n2s_2sa;
#[rustfmt::skip]
pub mod quarta_posizione_2s_p_p_x;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2h_x::COMPILED,
    n2s_2sa::COMPILED,
    n2h_2s::COMPILED,
    n2h_3s_forte::COMPILED,
    quarta_posizione_2s_p_p_x::COMPILED,
];
