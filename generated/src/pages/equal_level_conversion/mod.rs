//! @generated from catalog/pages/equal_level_conversion.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_x_p_2c_p_2d;
#[rustfmt::skip]
pub mod n1s_x;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_x::COMPILED,
    n1h_x_p_2c_p_2d::COMPILED,
];
