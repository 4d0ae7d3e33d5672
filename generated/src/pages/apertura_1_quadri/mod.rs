//! @generated from catalog/pages/apertura_1_quadri.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_bilanciata;
#[rustfmt::skip]
pub mod n1d_con_4_4_3_2;
#[rustfmt::skip]
pub mod n1d_con_le_fiori;
#[rustfmt::skip]
pub mod n1d_monocolore;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1d_bilanciata::COMPILED,
    n1d_con_4_4_3_2::COMPILED,
    n1d_monocolore::COMPILED,
    n1d_con_le_fiori::COMPILED,
];
