//! @generated from catalog/pages/ogust.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2h_2sa_3c_minimo_e_seme_brutto;
#[rustfmt::skip]
pub mod n2h_2sa_3s_massimo_e_seme_bello;
#[rustfmt::skip]
pub mod n2s_2sa_3d_minimo_e_seme_bello;
#[rustfmt::skip]
pub mod n2s_2sa_3h_massimo_e_seme_brutto;
#[rustfmt::skip]
pub mod n2s_2sa_3sa_seme_chiuso;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2h_2sa_3c_minimo_e_seme_brutto::COMPILED,
    n2s_2sa_3d_minimo_e_seme_bello::COMPILED,
    n2s_2sa_3h_massimo_e_seme_brutto::COMPILED,
    n2h_2sa_3s_massimo_e_seme_bello::COMPILED,
    n2s_2sa_3sa_seme_chiuso::COMPILED,
];
