//! @generated from catalog/pages/multi.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2d_2h_passa_o_correggi;
#[rustfmt::skip]
pub mod n2d_2s_passa_o_correggi;
#[rustfmt::skip]
pub mod n2d_2sa_interrogativa;
#[rustfmt::skip]
pub mod n2d_bilanciata;
#[rustfmt::skip]
pub mod n2d_debole;
#[rustfmt::skip]
pub mod n2d_tricolore;
#[rustfmt::skip]
pub mod n2sa_3c_minimo_a_cuori;
#[rustfmt::skip]
pub mod n2sa_3d_minimo_a_picche;
#[rustfmt::skip]
pub mod n2sa_3h_massimo_a_cuori;
#[rustfmt::skip]
pub mod n2sa_3s_massimo_a_picche;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2d_debole::COMPILED,
    n2d_bilanciata::COMPILED,
    n2d_tricolore::COMPILED,
    n2d_2h_passa_o_correggi::COMPILED,
    n2d_2s_passa_o_correggi::COMPILED,
    n2d_2sa_interrogativa::COMPILED,
    n2sa_3c_minimo_a_cuori::COMPILED,
    n2sa_3d_minimo_a_picche::COMPILED,
    n2sa_3h_massimo_a_cuori::COMPILED,
    n2sa_3s_massimo_a_picche::COMPILED,
];
