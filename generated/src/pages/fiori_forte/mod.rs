//! @generated from catalog/pages/fiori_forte.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1d_negativa;
#[rustfmt::skip]
pub mod n1c_1h_2h_fit;
#[rustfmt::skip]
pub mod n1c_1h_positiva;
#[rustfmt::skip]
pub mod n1c_1s_2s_fit;
#[rustfmt::skip]
pub mod n1c_1s_positiva;
#[rustfmt::skip]
pub mod n1c_1sa_2c_fit;
#[rustfmt::skip]
pub mod n1c_1sa_2d_fit;
#[rustfmt::skip]
pub mod n1c_1sa_positiva;
#[rustfmt::skip]
pub mod n1c_2c_positiva;
#[rustfmt::skip]
pub mod n1c_2d_positiva;
#[rustfmt::skip]
pub mod n1c_apertura;
#[rustfmt::skip]
pub mod n1c_x_nobili;
#[rustfmt::skip]
pub mod positiva_con_fit_nobile;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_apertura::COMPILED,
    n1c_1d_negativa::COMPILED,
    n1c_1h_positiva::COMPILED,
    n1c_1s_positiva::COMPILED,
    n1c_1sa_positiva::COMPILED,
    n1c_2c_positiva::COMPILED,
    n1c_2d_positiva::COMPILED,
    n1c_1h_2h_fit::COMPILED,
    n1c_1s_2s_fit::COMPILED,
    n1c_1sa_2c_fit::COMPILED,
    n1c_1sa_2d_fit::COMPILED,
    positiva_con_fit_nobile::COMPILED,
    n1c_x_nobili::COMPILED,
];
