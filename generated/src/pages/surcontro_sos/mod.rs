//! @generated from catalog/pages/surcontro_sos.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_x_p_p_xx;
#[rustfmt::skip]
pub mod n1s_2c_p_p_x_p_p_xx;
#[rustfmt::skip]
pub mod n1sa_p_p_x_p_p_xx;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_x_p_p_xx::COMPILED,
    n1sa_p_p_x_p_p_xx::COMPILED,
    n1s_2c_p_p_x_p_p_xx::COMPILED,
];
