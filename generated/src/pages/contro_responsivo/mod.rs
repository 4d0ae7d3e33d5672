//! @generated from catalog/pages/contro_responsivo.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_x_2c_x_nobili;
#[rustfmt::skip]
pub mod n1h_x_2h_x_p_3c;
#[rustfmt::skip]
pub mod n1h_x_3h_x;
#[rustfmt::skip]
pub mod n1s_x_2s_x_minori;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_x_2s_x_minori::COMPILED,
    n1c_x_2c_x_nobili::COMPILED,
    n1h_x_3h_x::COMPILED,
    n1h_x_2h_x_p_3c::COMPILED,
];
