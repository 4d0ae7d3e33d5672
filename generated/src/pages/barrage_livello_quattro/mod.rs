//! @generated from catalog/pages/barrage_livello_quattro.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n4d_5d;
#[rustfmt::skip]
pub mod n4h_4sa;
#[rustfmt::skip]
pub mod n4h_settima_con_quarta_a_lato;
#[rustfmt::skip]
pub mod n4s_ottava;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n4s_ottava::COMPILED,
    n4h_settima_con_quarta_a_lato::COMPILED,
    n4h_4sa::COMPILED,
    n4d_5d::COMPILED,
];
