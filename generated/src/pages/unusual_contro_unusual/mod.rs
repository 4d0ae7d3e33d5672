//! @generated from catalog/pages/unusual_contro_unusual.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_2sa_3c_invito;
#[rustfmt::skip]
pub mod n1h_2sa_x;
#[rustfmt::skip]
pub mod n1s_2sa_3c_cuori;
#[rustfmt::skip]
pub mod n1s_2sa_3s_competitiva;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_2sa_3c_invito::COMPILED,
    n1s_2sa_3c_cuori::COMPILED,
    n1s_2sa_3s_competitiva::COMPILED,
    n1h_2sa_x::COMPILED,
];
