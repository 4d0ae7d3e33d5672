//! @generated from catalog/pages/ripstra.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_2h_preferenza;
#[rustfmt::skip]
pub mod n2d_nobili_con_quadri;
#[rustfmt::skip]
pub mod n2d_passo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2d_nobili_con_quadri::COMPILED,
    n2c_2h_preferenza::COMPILED,
    n2d_passo::COMPILED,
];
