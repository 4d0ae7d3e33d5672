//! @generated from catalog/pages/flannery_2sa.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2d_2sa_3c_tre_fiori;
#[rustfmt::skip]
pub mod n2d_2sa_3h_minimo_4_5_2_2;
#[rustfmt::skip]
pub mod n2d_2sa_3s_massimo_4_5_2_2;
#[rustfmt::skip]
pub mod n2d_2sa_3sa_massimo_e_minori_guardati;
#[rustfmt::skip]
pub mod n2d_2sa_4d_quattro_quadri;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2d_2sa_3c_tre_fiori::COMPILED,
    n2d_2sa_3h_minimo_4_5_2_2::COMPILED,
    n2d_2sa_3s_massimo_4_5_2_2::COMPILED,
    n2d_2sa_3sa_massimo_e_minori_guardati::COMPILED,
    n2d_2sa_4d_quattro_quadri::COMPILED,
];
