//! @generated from catalog/pages/garbage_stayman.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_2d_2h_2s_preferenza;
#[rustfmt::skip]
pub mod n2c_2d_2h_p;
#[rustfmt::skip]
pub mod n2c_2d_p;
#[rustfmt::skip]
pub mod n2c_2s_p;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_2d_p::COMPILED,
    n2c_2s_p::COMPILED,
    n2c_2d_2h_p::COMPILED,
    n2c_2d_2h_2s_preferenza::COMPILED,
];
