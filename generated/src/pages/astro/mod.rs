//! @generated from catalog/pages/astro.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_2h_appoggio;
#[rustfmt::skip]
pub mod n2c_cuori_e_minore;
#[rustfmt::skip]
pub mod n2d_2h_neutra;
#[rustfmt::skip]
pub mod n2d_picche_e_cuori;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_cuori_e_minore::COMPILED,
    n2d_picche_e_cuori::COMPILED,
    n2c_2h_appoggio::COMPILED,
    n2d_2h_neutra::COMPILED,
];
