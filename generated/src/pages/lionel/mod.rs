//! @generated from catalog/pages/lionel.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2d_cuori_e_quadri;
#[rustfmt::skip]
pub mod n2h_naturale;
#[rustfmt::skip]
pub mod x_passo_punitivo;
#[rustfmt::skip]
pub mod x_picche_e_altro;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    x_picche_e_altro::COMPILED,
    n2d_cuori_e_quadri::COMPILED,
    n2h_naturale::COMPILED,
    x_passo_punitivo::COMPILED,
];
