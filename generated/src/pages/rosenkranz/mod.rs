//! @generated from catalog/pages/rosenkranz.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1s_2c_2s_senza_onore;
#[rustfmt::skip]
pub mod n1c_1s_2c_x_con_onore;
#[rustfmt::skip]
pub mod n1d_1h_x_xx_con_onore;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1s_2c_x_con_onore::COMPILED,
    n1c_1s_2c_2s_senza_onore::COMPILED,
    n1d_1h_x_xx_con_onore::COMPILED,
];
