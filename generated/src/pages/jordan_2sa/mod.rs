//! @generated from catalog/pages/jordan_2sa.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_x_3d;
#[rustfmt::skip]
pub mod n1h_x_2h;
#[rustfmt::skip]
pub mod n1h_x_2sa;
#[rustfmt::skip]
pub mod n1s_x_3s;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_x_2sa::COMPILED,
    n1s_x_3s::COMPILED,
    n1h_x_2h::COMPILED,
    n1d_x_3d::COMPILED,
];
