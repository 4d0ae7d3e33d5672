//! @generated from catalog/pages/non_leaping_michaels.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n3c_4c_nobili;
#[rustfmt::skip]
pub mod n3d_4c;
#[rustfmt::skip]
pub mod n3h_4c;
#[rustfmt::skip]
pub mod n3s_4d;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n3h_4c::COMPILED,
    n3s_4d::COMPILED,
    n3d_4c::COMPILED,
    n3c_4c_nobili::COMPILED,
];
