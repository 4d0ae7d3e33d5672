//! @generated from catalog/pages/texas.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2d_0_7;
#[rustfmt::skip]
pub mod n2d_10_14;
#[rustfmt::skip]
pub mod n2d_2h_3c_bicolore;
#[rustfmt::skip]
pub mod n2d_2h_3sa_scelta_di_manche;
#[rustfmt::skip]
pub mod n2d_3h_superfit;
#[rustfmt::skip]
pub mod n2d_8_9;
#[rustfmt::skip]
pub mod n2h_0_7;
#[rustfmt::skip]
pub mod n2h_10_14;
#[rustfmt::skip]
pub mod n2h_2s_3h_nobili_5_5;
#[rustfmt::skip]
pub mod n2h_2s_3sa_scelta_di_manche;
#[rustfmt::skip]
pub mod n2h_3s_superfit;
#[rustfmt::skip]
pub mod n2h_8_9;
#[rustfmt::skip]
pub mod n2s_per_le_fiori;
#[rustfmt::skip]
pub mod n2sa_per_le_quadri;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2d_0_7::COMPILED,
    n2d_8_9::COMPILED,
    n2d_10_14::COMPILED,
    n2h_0_7::COMPILED,
    n2h_8_9::COMPILED,
    n2h_10_14::COMPILED,
    n2s_per_le_fiori::COMPILED,
    n2sa_per_le_quadri::COMPILED,
    n2d_3h_superfit::COMPILED,
    n2h_3s_superfit::COMPILED,
    n2d_2h_3sa_scelta_di_manche::COMPILED,
    n2h_2s_3sa_scelta_di_manche::COMPILED,
    n2d_2h_3c_bicolore::COMPILED,
    n2h_2s_3h_nobili_5_5::COMPILED,
];
