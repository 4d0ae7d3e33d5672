//! @generated from catalog/pages/becker.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_minori;
#[rustfmt::skip]
pub mod n2d_2h_preferenza;
#[rustfmt::skip]
pub mod n2d_nobili;
#[rustfmt::skip]
pub mod n2s_naturale;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_minori::COMPILED,
    n2d_nobili::COMPILED,
    n2s_naturale::COMPILED,
    n2d_2h_preferenza::COMPILED,
];
