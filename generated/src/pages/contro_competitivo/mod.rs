//! @generated from catalog/pages/contro_competitivo.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1s_2c_2s_x;
#[rustfmt::skip]
pub mod n1d_1s_2d_p_p_x;
#[rustfmt::skip]
pub mod n1h_1s_2h_x;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_1s_2h_x::COMPILED,
    n1c_1s_2c_2s_x::COMPILED,
    n1d_1s_2d_p_p_x::COMPILED,
];
