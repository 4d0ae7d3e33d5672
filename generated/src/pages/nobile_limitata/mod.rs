//! @generated from catalog/pages/nobile_limitata.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h;
#[rustfmt::skip]
pub mod n1h_4h;
#[rustfmt::skip]
pub mod n1s_3s_invito;
#[rustfmt::skip]
pub mod n1s_p;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h::COMPILED,
    n1s_p::COMPILED,
    n1s_3s_invito::COMPILED,
    n1h_4h::COMPILED,
];
