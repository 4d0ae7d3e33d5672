//! @generated from catalog/pages/splinter.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_4c;
#[rustfmt::skip]
pub mod n1h_4d;
#[rustfmt::skip]
pub mod n1h_4s;
#[rustfmt::skip]
pub mod n1s_4c;
#[rustfmt::skip]
pub mod n1s_4d;
#[rustfmt::skip]
pub mod n1s_4h;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_4c::COMPILED,
    n1h_4d::COMPILED,
    n1h_4s::COMPILED,
    n1s_4c::COMPILED,
    n1s_4d::COMPILED,
    n1s_4h::COMPILED,
];
