//! @generated from catalog/pages/crash.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_p_1h_passa_o_correggi;
#[rustfmt::skip]
pub mod n1d_stesso_rango;
#[rustfmt::skip]
pub mod n1sa_stessa_forma;
#[rustfmt::skip]
pub mod x_stesso_colore;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    x_stesso_colore::COMPILED,
    n1d_stesso_rango::COMPILED,
    n1sa_stessa_forma::COMPILED,
    n1d_p_1h_passa_o_correggi::COMPILED,
];
