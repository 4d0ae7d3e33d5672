//! @generated from catalog/pages/leaping_michaels.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2d_4c;
#[rustfmt::skip]
pub mod n2d_4d;
#[rustfmt::skip]
pub mod n2h_4c_p_4s;
#[rustfmt::skip]
pub mod n2s_4d;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2s_4d::COMPILED,
    n2h_4c_p_4s::COMPILED,
    n2d_4c::COMPILED,
    n2d_4d::COMPILED,
];
