//! @generated from catalog/pages/appoggio_costruttivo.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_2h_costruttivo;
#[rustfmt::skip]
pub mod n1h_2h_p;
#[rustfmt::skip]
pub mod n1s_1sa_2c_2s_appoggio_debole;
#[rustfmt::skip]
pub mod n1s_2s_4s;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_2h_costruttivo::COMPILED,
    n1s_1sa_2c_2s_appoggio_debole::COMPILED,
    n1s_2s_4s::COMPILED,
    n1h_2h_p::COMPILED,
];
