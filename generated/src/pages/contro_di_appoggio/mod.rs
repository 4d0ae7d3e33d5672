//! @generated from catalog/pages/contro_di_appoggio.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_1s_2h_quattro_cuori;
#[rustfmt::skip]
pub mod n1c_1h_1s_p_meno_di_tre;
#[rustfmt::skip]
pub mod n1c_1h_1s_x_tre_cuori;
#[rustfmt::skip]
pub mod n1d_1s_x_xx_tre_picche;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1h_1s_x_tre_cuori::COMPILED,
    n1d_1s_x_xx_tre_picche::COMPILED,
    n1c_1h_1s_2h_quattro_cuori::COMPILED,
    n1c_1h_1s_p_meno_di_tre::COMPILED,
];
