//! @generated from catalog/pages/splinter_dell_apertore.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_3s;
#[rustfmt::skip]
pub mod n1c_1s_3d;
#[rustfmt::skip]
pub mod n1d_1h_4c;
#[rustfmt::skip]
pub mod n1d_1s_3h;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1d_1h_4c::COMPILED,
    n1c_1s_3d::COMPILED,
    n1c_1h_3s::COMPILED,
    n1d_1s_3h::COMPILED,
];
