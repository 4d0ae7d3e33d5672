//! @generated from catalog/pages/contro_che_indica_attacco.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1s_3s_4c_4d_x;
#[rustfmt::skip]
pub mod n1sa_2c_x;
#[rustfmt::skip]
pub mod n1sa_2h_x;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1sa_2c_x::COMPILED,
    n1sa_2h_x::COMPILED,
    n1s_3s_4c_4d_x::COMPILED,
];
