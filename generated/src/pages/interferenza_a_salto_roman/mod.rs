//! @generated from catalog/pages/interferenza_a_salto_roman.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_2d_quadri_e_cuori;
#[rustfmt::skip]
pub mod n1d_2h_cuori_e_picche;
#[rustfmt::skip]
pub mod n1h_2s_picche_e_fiori;
#[rustfmt::skip]
pub mod n1s_3c_fiori_e_quadri;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_2d_quadri_e_cuori::COMPILED,
    n1d_2h_cuori_e_picche::COMPILED,
    n1h_2s_picche_e_fiori::COMPILED,
    n1s_3c_fiori_e_quadri::COMPILED,
];
