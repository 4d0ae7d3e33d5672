//! @generated from catalog/pages/roman_2_quadri.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2d_2h_debole;
#[rustfmt::skip]
pub mod n2d_2s_debole;
#[rustfmt::skip]
pub mod n2d_2sa_3s_corto_a_picche;
#[rustfmt::skip]
pub mod n2d_4_4_4_1;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2d_4_4_4_1::COMPILED,
    n2d_2h_debole::COMPILED,
    n2d_2s_debole::COMPILED,
    n2d_2sa_3s_corto_a_picche::COMPILED,
];
