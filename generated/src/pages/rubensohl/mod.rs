//! @generated from catalog/pages/rubensohl.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2h_2sa_per_le_fiori;
#[rustfmt::skip]
pub mod n2h_3d_stayman;
#[rustfmt::skip]
pub mod n2h_3h_per_le_picche;
#[rustfmt::skip]
pub mod n2s_3d_per_le_cuori;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2h_2sa_per_le_fiori::COMPILED,
    n2s_3d_per_le_cuori::COMPILED,
    n2h_3d_stayman::COMPILED,
    n2h_3h_per_le_picche::COMPILED,
];
