//! @generated from catalog/pages/appoggio_semplice.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_2h;
#[rustfmt::skip]
pub mod n1h_3h_p_minimo;
#[rustfmt::skip]
pub mod n1s_2s_4s_manche;
#[rustfmt::skip]
pub mod n1s_3s_limite;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_2h::COMPILED,
    n1s_3s_limite::COMPILED,
    n1s_2s_4s_manche::COMPILED,
    n1h_3h_p_minimo::COMPILED,
];
