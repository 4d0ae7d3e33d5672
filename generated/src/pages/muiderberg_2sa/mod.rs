//! @generated from catalog/pages/muiderberg_2sa.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2h_2sa_3c_minimo_con_fiori;
#[rustfmt::skip]
pub mod n2h_2sa_3s_massimo_con_quadri;
#[rustfmt::skip]
pub mod n2s_2sa_3d_minimo_con_quadri;
#[rustfmt::skip]
pub mod n2s_2sa_3h_massimo_con_fiori;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2h_2sa_3c_minimo_con_fiori::COMPILED,
    n2s_2sa_3d_minimo_con_quadri::COMPILED,
    n2s_2sa_3h_massimo_con_fiori::COMPILED,
    n2h_2sa_3s_massimo_con_quadri::COMPILED,
];
