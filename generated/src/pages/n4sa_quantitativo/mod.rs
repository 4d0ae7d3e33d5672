//! @generated from catalog/pages/n4sa_quantitativo.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1sa_2c_2s_4sa;
#[rustfmt::skip]
pub mod n1sa_2d_2h_4sa;
#[rustfmt::skip]
pub mod n1sa_4sa_6sa;
#[rustfmt::skip]
pub mod n1sa_4sa_p;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1sa_4sa_p::COMPILED,
    n1sa_4sa_6sa::COMPILED,
    n1sa_2c_2s_4sa::COMPILED,
    n1sa_2d_2h_4sa::COMPILED,
];
