//! @generated from catalog/pages/criss_cross.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_2d;
#[rustfmt::skip]
pub mod n1c_2d_3sa;
#[rustfmt::skip]
pub mod n1d_3c;
#[rustfmt::skip]
pub mod n1d_3c_3d;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_2d::COMPILED,
    n1c_2d_3sa::COMPILED,
    n1d_3c::COMPILED,
    n1d_3c_3d::COMPILED,
];
