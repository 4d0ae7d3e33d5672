//! @generated from catalog/pages/lucas.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2h_2sa_interrogativa;
#[rustfmt::skip]
pub mod n2h_con_picche;
#[rustfmt::skip]
pub mod n2s_3c_passa_o_correggi;
#[rustfmt::skip]
pub mod n2s_con_un_minore;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2h_con_picche::COMPILED,
    n2s_con_un_minore::COMPILED,
    n2s_3c_passa_o_correggi::COMPILED,
    n2h_2sa_interrogativa::COMPILED,
];
