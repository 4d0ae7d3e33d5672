//! @generated from catalog/pages/passo_trappola.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_1s_p_p_x_p_p;
#[rustfmt::skip]
pub mod n1h_p_p_x_p_p;
#[rustfmt::skip]
pub mod n1s_2d_p_p_x_p_p;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_2d_p_p_x_p_p::COMPILED,
    n1h_1s_p_p_x_p_p::COMPILED,
    n1h_p_p_x_p_p::COMPILED,
];
