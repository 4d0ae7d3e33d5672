//! @generated from catalog/pages/gambling_3sa.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n3sa;
#[rustfmt::skip]
pub mod n3sa_4c_passa_o_correggi;
#[rustfmt::skip]
pub mod n3sa_4d_domanda;
#[rustfmt::skip]
pub mod n3sa_p_passo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n3sa::COMPILED,
    n3sa_p_passo::COMPILED,
    n3sa_4c_passa_o_correggi::COMPILED,
    n3sa_4d_domanda::COMPILED,
];
