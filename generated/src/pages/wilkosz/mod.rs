//! @generated from catalog/pages/wilkosz.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2d;
#[rustfmt::skip]
pub mod n2d_2h_2s;
#[rustfmt::skip]
pub mod n2d_2s_passa_o_correggi;
#[rustfmt::skip]
pub mod n2d_2sa_interrogativa;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2d::COMPILED,
    n2d_2h_2s::COMPILED,
    n2d_2s_passa_o_correggi::COMPILED,
    n2d_2sa_interrogativa::COMPILED,
];
