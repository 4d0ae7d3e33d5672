//! @generated from catalog/pages/canape.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_1s_2c;
#[rustfmt::skip]
pub mod n1s_1sa_2d;
#[rustfmt::skip]
pub mod n1s_canape;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_canape::COMPILED,
    n1s_1sa_2d::COMPILED,
    n1h_1s_2c::COMPILED,
];
