//! @generated from catalog/pages/michaels.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_2c;
#[rustfmt::skip]
pub mod n1c_2c_2h_preferenza;
#[rustfmt::skip]
pub mod n1c_2c_2s_preferenza;
#[rustfmt::skip]
pub mod n1d_2d;
#[rustfmt::skip]
pub mod n1h_2h;
#[rustfmt::skip]
pub mod n1h_2h_2sa_3c;
#[rustfmt::skip]
pub mod n1h_2h_2sa_3d;
#[rustfmt::skip]
pub mod n1s_2s;
#[rustfmt::skip]
pub mod n1s_2s_2sa_3c;
#[rustfmt::skip]
pub mod n1s_2s_2sa_3d;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_2c::COMPILED,
    n1d_2d::COMPILED,
    n1h_2h::COMPILED,
    n1s_2s::COMPILED,
    n1h_2h_2sa_3c::COMPILED,
    n1h_2h_2sa_3d::COMPILED,
    n1s_2s_2sa_3c::COMPILED,
    n1s_2s_2sa_3d::COMPILED,
    n1c_2c_2h_preferenza::COMPILED,
    n1c_2c_2s_preferenza::COMPILED,
];
