//! @generated from catalog/pages/contro_forte.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_x_p_1h_p_1s;
#[rustfmt::skip]
pub mod n1d_x_p_1h_p_1sa;
#[rustfmt::skip]
pub mod n1d_x_p_1s_p_2s;
#[rustfmt::skip]
pub mod n1d_x_p_1s_p_3s;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1d_x_p_1h_p_1s::COMPILED,
    n1d_x_p_1h_p_1sa::COMPILED,
    n1d_x_p_1s_p_2s::COMPILED,
    n1d_x_p_1s_p_3s::COMPILED,
];
