//! @generated from catalog/pages/negative_free_bid.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_1s_2h;
#[rustfmt::skip]
pub mod n1d_1s_x_p_2c_p_2h_forte;
#[rustfmt::skip]
pub mod n1h_1s_2c;
#[rustfmt::skip]
pub mod n1s_2d_2h;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1d_1s_2h::COMPILED,
    n1h_1s_2c::COMPILED,
    n1s_2d_2h::COMPILED,
    n1d_1s_x_p_2c_p_2h_forte::COMPILED,
];
