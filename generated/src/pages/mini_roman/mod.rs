//! @generated from catalog/pages/mini_roman.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2d;
#[rustfmt::skip]
pub mod n2d_2h_2s_corto_a_cuori;
#[rustfmt::skip]
pub mod n2d_2h_passa_o_correggi;
#[rustfmt::skip]
pub mod n2d_2sa_3c_corto_a_fiori;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2d::COMPILED,
    n2d_2h_passa_o_correggi::COMPILED,
    n2d_2h_2s_corto_a_cuori::COMPILED,
    n2d_2sa_3c_corto_a_fiori::COMPILED,
];
