//! @generated from catalog/pages/contro_di_riapertura.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_p_p_x;
#[rustfmt::skip]
pub mod n1h_p_p_x_p_1s;
#[rustfmt::skip]
pub mod n1s_p_p_x;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_p_p_x::COMPILED,
    n1d_p_p_x::COMPILED,
    n1h_p_p_x_p_1s::COMPILED,
];
