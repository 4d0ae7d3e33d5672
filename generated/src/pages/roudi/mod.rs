//! @generated from catalog/pages/roudi.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_1sa_2c_2d_minimo_senza_fit;
#[rustfmt::skip]
pub mod n1c_1h_1sa_2c_2h_minimo_con_fit;
#[rustfmt::skip]
pub mod n1d_1s_1sa_2c_2s_massimo_con_fit;
#[rustfmt::skip]
pub mod n1d_1s_1sa_2c_2sa_massimo_senza_fit;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1h_1sa_2c_2d_minimo_senza_fit::COMPILED,
    n1c_1h_1sa_2c_2h_minimo_con_fit::COMPILED,
    n1d_1s_1sa_2c_2s_massimo_con_fit::COMPILED,
    n1d_1s_1sa_2c_2sa_massimo_senza_fit::COMPILED,
];
