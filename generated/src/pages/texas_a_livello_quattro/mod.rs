//! @generated from catalog/pages/texas_a_livello_quattro.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1sa_2c_naturale_4d;
#[rustfmt::skip]
pub mod n1sa_4d_4h_p;
#[rustfmt::skip]
pub mod n1sa_4h_4s_4sa_slam;
#[rustfmt::skip]
pub mod n2sa_4h;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1sa_4d_4h_p::COMPILED,
    n2sa_4h::COMPILED,
    n1sa_4h_4s_4sa_slam::COMPILED,
    n1sa_2c_naturale_4d::COMPILED,
];
