//! @generated from catalog/pages/n3sa_serio.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1s_2c_2s_3s_3sa_serio;
#[rustfmt::skip]
pub mod n1s_2c_2s_3s_4c_tentativo_blando;
#[rustfmt::skip]
pub mod n1s_2c_2s_3s_4d_nega_fiori;
#[rustfmt::skip]
pub mod n1s_2c_2s_3s_4s_minimo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_2c_2s_3s_3sa_serio::COMPILED,
    n1s_2c_2s_3s_4c_tentativo_blando::COMPILED,
    n1s_2c_2s_3s_4d_nega_fiori::COMPILED,
    n1s_2c_2s_3s_4s_minimo::COMPILED,
];
