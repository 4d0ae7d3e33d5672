//! @generated from catalog/pages/cro.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2h_2s_passa_o_correggi;
#[rustfmt::skip]
pub mod n2h_stesso_rango;
#[rustfmt::skip]
pub mod n2s_stesso_colore;
#[rustfmt::skip]
pub mod n2sa_semi_dispari;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2h_stesso_rango::COMPILED,
    n2s_stesso_colore::COMPILED,
    n2sa_semi_dispari::COMPILED,
    n2h_2s_passa_o_correggi::COMPILED,
];
