//! @generated from catalog/pages/slam_quantitativo.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_1s_2sa_4sa;
#[rustfmt::skip]
pub mod n1sa_5sa_6sa;
#[rustfmt::skip]
pub mod n1sa_6sa;
#[rustfmt::skip]
pub mod n2sa_6sa;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1sa_6sa::COMPILED,
    n1sa_5sa_6sa::COMPILED,
    n2sa_6sa::COMPILED,
    n1d_1s_2sa_4sa::COMPILED,
];
