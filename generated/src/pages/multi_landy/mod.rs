//! @generated from catalog/pages/multi_landy.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_nobili;
#[rustfmt::skip]
pub mod n2d_2h_passa_o_correggi;
#[rustfmt::skip]
pub mod n2d_2s_passa_o_correggi;
#[rustfmt::skip]
pub mod n2d_monocolore;
#[rustfmt::skip]
pub mod n2h_cuori_e_minore;
#[rustfmt::skip]
pub mod n2s_picche_e_minore;
#[rustfmt::skip]
pub mod n2sa_minori;
#[rustfmt::skip]
pub mod x_minore_quinto_e_nobile;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_nobili::COMPILED,
    n2d_monocolore::COMPILED,
    n2h_cuori_e_minore::COMPILED,
    n2s_picche_e_minore::COMPILED,
    n2sa_minori::COMPILED,
    x_minore_quinto_e_nobile::COMPILED,
    n2d_2h_passa_o_correggi::COMPILED,
    n2d_2s_passa_o_correggi::COMPILED,
];
