//! @generated from catalog/pages/suction.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod fiori_forte_1h_picche_o_minori;
#[rustfmt::skip]
pub mod n2c_quadri_o_nobili;
#[rustfmt::skip]
pub mod n2d_2h_passa_o_correggi;
#[rustfmt::skip]
pub mod n2s_fiori_o_rosse;
#[rustfmt::skip]
pub mod n2sa_non_contigue;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_quadri_o_nobili::COMPILED,
    n2s_fiori_o_rosse::COMPILED,
    n2sa_non_contigue::COMPILED,
    n2d_2h_passa_o_correggi::COMPILED,
    fiori_forte_1h_picche_o_minori::COMPILED,
];
