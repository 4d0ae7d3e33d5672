//! @generated from catalog/pages/south_african_texas.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1sa_4c_4h_p;
#[rustfmt::skip]
pub mod n1sa_4d_4s_4sa_slam;
#[rustfmt::skip]
pub mod n1sa_4d_4s_p;
#[rustfmt::skip]
pub mod n2sa_4c;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1sa_4c_4h_p::COMPILED,
    n1sa_4d_4s_p::COMPILED,
    n2sa_4c::COMPILED,
    n1sa_4d_4s_4sa_slam::COMPILED,
];
