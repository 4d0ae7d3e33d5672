//! @generated from catalog/pages/gladiator.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_2d_2s_conclusivo;
#[rustfmt::skip]
pub mod n2c_2d_p;
#[rustfmt::skip]
pub mod n2d_2h;
#[rustfmt::skip]
pub mod n2h_invito;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_2d_p::COMPILED,
    n2c_2d_2s_conclusivo::COMPILED,
    n2d_2h::COMPILED,
    n2h_invito::COMPILED,
];
