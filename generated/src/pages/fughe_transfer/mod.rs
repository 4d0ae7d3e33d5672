//! @generated from catalog/pages/fughe_transfer.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_quadri;
#[rustfmt::skip]
pub mod n2h_picche;
#[rustfmt::skip]
pub mod n2s_minori;
#[rustfmt::skip]
pub mod passo_per_giocare;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_quadri::COMPILED,
    n2h_picche::COMPILED,
    n2s_minori::COMPILED,
    passo_per_giocare::COMPILED,
];
