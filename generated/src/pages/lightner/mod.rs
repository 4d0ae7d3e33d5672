//! @generated from catalog/pages/lightner.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_6h_chicane_d;
#[rustfmt::skip]
pub mod n1s_6s_chicane_c;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_6s_chicane_c::COMPILED,
    n1h_6h_chicane_d::COMPILED,
];
