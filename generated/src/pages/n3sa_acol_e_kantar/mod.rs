//! @generated from catalog/pages/n3sa_acol_e_kantar.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod acol_3sa;
#[rustfmt::skip]
pub mod acol_3sa_4sa;
#[rustfmt::skip]
pub mod kantar_3sa;
#[rustfmt::skip]
pub mod kantar_3sa_4c_4s;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    acol_3sa::COMPILED,
    acol_3sa_4sa::COMPILED,
    kantar_3sa::COMPILED,
    kantar_3sa_4c_4s::COMPILED,
];
