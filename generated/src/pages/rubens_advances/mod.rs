//! @generated from catalog/pages/rubens_advances.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1s_p_2c_per_le_quadri;
#[rustfmt::skip]
pub mod n1c_1s_p_2d_per_le_cuori;
#[rustfmt::skip]
pub mod n1c_1s_p_2h_appoggio;
#[rustfmt::skip]
pub mod n1c_1s_p_2s_debole;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1s_p_2c_per_le_quadri::COMPILED,
    n1c_1s_p_2d_per_le_cuori::COMPILED,
    n1c_1s_p_2h_appoggio::COMPILED,
    n1c_1s_p_2s_debole::COMPILED,
];
