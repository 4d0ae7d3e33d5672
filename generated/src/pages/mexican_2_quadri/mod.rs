//! @generated from catalog/pages/mexican_2_quadri.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2d_2h_debole;
#[rustfmt::skip]
pub mod n2d_2sa_stayman;
#[rustfmt::skip]
pub mod n2d_3sa;
#[rustfmt::skip]
pub mod n2d_bilanciata;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2d_bilanciata::COMPILED,
    n2d_2h_debole::COMPILED,
    n2d_2sa_stayman::COMPILED,
    n2d_3sa::COMPILED,
];
