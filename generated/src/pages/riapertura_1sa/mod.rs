//! @generated from catalog/pages/riapertura_1sa.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_p_p_1sa;
#[rustfmt::skip]
pub mod n1h_p_p_x_p_1s_p_1sa_forte;
#[rustfmt::skip]
pub mod n1s_p_p_1sa;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_p_p_1sa::COMPILED,
    n1d_p_p_1sa::COMPILED,
    n1h_p_p_x_p_1s_p_1sa_forte::COMPILED,
];
