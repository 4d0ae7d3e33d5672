//! @generated from catalog/pages/ghestem.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_3c_picche_e_cuori;
#[rustfmt::skip]
pub mod n1d_2d_picche_e_fiori;
#[rustfmt::skip]
pub mod n1h_2sa_quadri_e_fiori;
#[rustfmt::skip]
pub mod n1s_3c_cuori_e_quadri;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_3c_picche_e_cuori::COMPILED,
    n1d_2d_picche_e_fiori::COMPILED,
    n1h_2sa_quadri_e_fiori::COMPILED,
    n1s_3c_cuori_e_quadri::COMPILED,
];
