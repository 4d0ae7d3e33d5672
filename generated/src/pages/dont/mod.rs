//! @generated from catalog/pages/dont.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_fiori_e_altro;
#[rustfmt::skip]
pub mod n2c_minori_con_fit;
#[rustfmt::skip]
pub mod n2d_quadri_e_nobile;
#[rustfmt::skip]
pub mod n2h_nobili;
#[rustfmt::skip]
pub mod n2s_picche;
#[rustfmt::skip]
pub mod x_2c_relay;
#[rustfmt::skip]
pub mod x_monocolore;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    x_monocolore::COMPILED,
    n2c_fiori_e_altro::COMPILED,
    n2d_quadri_e_nobile::COMPILED,
    n2h_nobili::COMPILED,
    n2s_picche::COMPILED,
    x_2c_relay::COMPILED,
    n2c_minori_con_fit::COMPILED,
];
