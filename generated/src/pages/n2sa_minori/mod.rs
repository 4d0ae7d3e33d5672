//! @generated from catalog/pages/n2sa_minori.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2sa;
#[rustfmt::skip]
pub mod n2sa_3d_preferenza;
#[rustfmt::skip]
pub mod n2sa_3h_forzante;
#[rustfmt::skip]
pub mod n2sa_5c_barrage;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2sa::COMPILED,
    n2sa_3d_preferenza::COMPILED,
    n2sa_5c_barrage::COMPILED,
    n2sa_3h_forzante::COMPILED,
];
