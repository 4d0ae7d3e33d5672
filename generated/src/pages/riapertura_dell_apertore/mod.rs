//! @generated from catalog/pages/riapertura_dell_apertore.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_1s_p_p_x;
#[rustfmt::skip]
pub mod n1s_2d_p_p_2h;
#[rustfmt::skip]
pub mod n1s_2h_p_p_2s;
#[rustfmt::skip]
pub mod n1s_2h_p_p_x;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_2h_p_p_x::COMPILED,
    n1d_1s_p_p_x::COMPILED,
    n1s_2h_p_p_2s::COMPILED,
    n1s_2d_p_p_2h::COMPILED,
];
