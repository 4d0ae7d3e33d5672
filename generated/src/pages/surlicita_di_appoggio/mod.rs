//! @generated from catalog/pages/surlicita_di_appoggio.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_p_2c;
#[rustfmt::skip]
pub mod n1d_1s_2d_3d;
#[rustfmt::skip]
pub mod n1h_1s_p_2h;
#[rustfmt::skip]
pub mod n1h_1s_p_2h_p_2s_minimo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1h_p_2c::COMPILED,
    n1h_1s_p_2h::COMPILED,
    n1d_1s_2d_3d::COMPILED,
    n1h_1s_p_2h_p_2s_minimo::COMPILED,
];
