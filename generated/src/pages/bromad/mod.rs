//! @generated from catalog/pages/bromad.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_x_2c_costruttivo;
#[rustfmt::skip]
pub mod n1h_x_2h_debole;
#[rustfmt::skip]
pub mod n1s_x_2d_invito;
#[rustfmt::skip]
pub mod n1s_x_xx;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_x_xx::COMPILED,
    n1h_x_2c_costruttivo::COMPILED,
    n1s_x_2d_invito::COMPILED,
    n1h_x_2h_debole::COMPILED,
];
