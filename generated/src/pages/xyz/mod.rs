//! @generated from catalog/pages/xyz.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_1s_2c_2d_2h_invito;
#[rustfmt::skip]
pub mod n1c_1h_1s_2sa_3c_p;
#[rustfmt::skip]
pub mod n1d_1h_1s_2c_2d_p;
#[rustfmt::skip]
pub mod n1d_1h_1s_2d_manche;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1h_1s_2c_2d_2h_invito::COMPILED,
    n1d_1h_1s_2c_2d_p::COMPILED,
    n1d_1h_1s_2d_manche::COMPILED,
    n1c_1h_1s_2sa_3c_p::COMPILED,
];
