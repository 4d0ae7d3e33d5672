//! @generated from catalog/pages/bergen.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_3c;
#[rustfmt::skip]
pub mod n1h_3c_4h;
#[rustfmt::skip]
pub mod n1h_3d;
#[rustfmt::skip]
pub mod n1h_3d_3h;
#[rustfmt::skip]
pub mod n1h_3d_4h;
#[rustfmt::skip]
pub mod n1h_3h;
#[rustfmt::skip]
pub mod n1h_4h;
#[rustfmt::skip]
pub mod n1s_3c;
#[rustfmt::skip]
pub mod n1s_3c_4s;
#[rustfmt::skip]
pub mod n1s_3d;
#[rustfmt::skip]
pub mod n1s_3d_3s;
#[rustfmt::skip]
pub mod n1s_3d_4s;
#[rustfmt::skip]
pub mod n1s_3s;
#[rustfmt::skip]
pub mod n1s_4s;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_3c::COMPILED,
    n1s_3c::COMPILED,
    n1h_3d::COMPILED,
    n1s_3d::COMPILED,
    n1h_3h::COMPILED,
    n1s_3s::COMPILED,
    n1h_4h::COMPILED,
    n1s_4s::COMPILED,
    n1h_3c_4h::COMPILED,
    n1s_3c_4s::COMPILED,
    n1h_3d_4h::COMPILED,
    n1s_3d_4s::COMPILED,
    n1h_3d_3h::COMPILED,
    n1s_3d_3s::COMPILED,
];
