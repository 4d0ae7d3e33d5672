//! @generated from catalog/pages/bourke_relay.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_2c_2d;
#[rustfmt::skip]
pub mod n1c_1h_2c_2d_2sa_fermi;
#[rustfmt::skip]
pub mod n1d_1s_2d_2h;
#[rustfmt::skip]
pub mod n1d_1s_2d_2h_2s_appoggio_terzo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1h_2c_2d::COMPILED,
    n1d_1s_2d_2h::COMPILED,
    n1d_1s_2d_2h_2s_appoggio_terzo::COMPILED,
    n1c_1h_2c_2d_2sa_fermi::COMPILED,
];
