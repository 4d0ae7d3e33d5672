//! @generated from catalog/pages/muiderberg.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2h;
#[rustfmt::skip]
pub mod n2h_3h_barrage;
#[rustfmt::skip]
pub mod n2s_3c_passa_o_correggi;
#[rustfmt::skip]
pub mod n2s_p;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2h::COMPILED,
    n2s_p::COMPILED,
    n2s_3c_passa_o_correggi::COMPILED,
    n2h_3h_barrage::COMPILED,
];
