//! @generated from catalog/pages/flint.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2sa_3d_3h_3s;
#[rustfmt::skip]
pub mod n2sa_3d_3h_p;
#[rustfmt::skip]
pub mod n2sa_3d_3s_4h;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2sa_3d_3h_p::COMPILED,
    n2sa_3d_3h_3s::COMPILED,
    n2sa_3d_3s_4h::COMPILED,
];
