//! @generated from catalog/pages/difesa_contro_michaels.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_2c_3c_competitiva;
#[rustfmt::skip]
pub mod n1d_2d_2h_appoggio_forte;
#[rustfmt::skip]
pub mod n1h_2h_x;
#[rustfmt::skip]
pub mod n1s_2s_3h_invito_a_picche;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1d_2d_2h_appoggio_forte::COMPILED,
    n1c_2c_3c_competitiva::COMPILED,
    n1s_2s_3h_invito_a_picche::COMPILED,
    n1h_2h_x::COMPILED,
];
