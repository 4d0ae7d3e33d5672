//! @generated from catalog/pages/woolsey.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_2d_senza_preferenza;
#[rustfmt::skip]
pub mod x_2c_per_il_minore;
#[rustfmt::skip]
pub mod x_2d_per_il_nobile;
#[rustfmt::skip]
pub mod x_2s_naturale;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    x_2c_per_il_minore::COMPILED,
    x_2d_per_il_nobile::COMPILED,
    x_2s_naturale::COMPILED,
    n2c_2d_senza_preferenza::COMPILED,
];
