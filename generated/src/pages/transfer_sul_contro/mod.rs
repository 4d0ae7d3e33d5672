//! @generated from catalog/pages/transfer_sul_contro.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_x_2c_quadri;
#[rustfmt::skip]
pub mod n1h_x_2h_debole;
#[rustfmt::skip]
pub mod n1h_x_xx;
#[rustfmt::skip]
pub mod n1s_x_2d_cuori;
#[rustfmt::skip]
pub mod n1s_x_2h_appoggio_costruttivo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_x_2h_debole::COMPILED,
    n1s_x_2h_appoggio_costruttivo::COMPILED,
    n1h_x_2c_quadri::COMPILED,
    n1s_x_2d_cuori::COMPILED,
    n1h_x_xx::COMPILED,
];
