//! @generated from catalog/pages/raptor_1sa.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_1sa;
#[rustfmt::skip]
pub mod n1h_1sa;
#[rustfmt::skip]
pub mod n1s_1sa;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_1sa::COMPILED,
    n1s_1sa::COMPILED,
    n1d_1sa::COMPILED,
];
