//! @generated from catalog/pages/fit_jump.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_1s_3c;
#[rustfmt::skip]
pub mod n1s_2d_3h;
#[rustfmt::skip]
pub mod n1s_x_3d;
#[rustfmt::skip]
pub mod p_p_1h_p_3d;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    p_p_1h_p_3d::COMPILED,
    n1h_1s_3c::COMPILED,
    n1s_x_3d::COMPILED,
    n1s_2d_3h::COMPILED,
];
