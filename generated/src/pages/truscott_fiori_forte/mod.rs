//! @generated from catalog/pages/truscott_fiori_forte.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_rosse;
#[rustfmt::skip]
pub mod n1s_nere;
#[rustfmt::skip]
pub mod n1sa_quadri_e_picche;
#[rustfmt::skip]
pub mod n2h_naturale;
#[rustfmt::skip]
pub mod x_fiori_e_cuori;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1d_rosse::COMPILED,
    n1s_nere::COMPILED,
    x_fiori_e_cuori::COMPILED,
    n1sa_quadri_e_picche::COMPILED,
    n2h_naturale::COMPILED,
];
