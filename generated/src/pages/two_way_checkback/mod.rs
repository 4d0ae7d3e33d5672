//! @generated from catalog/pages/two_way_checkback.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_1sa_2c_2d_2h_invito;
#[rustfmt::skip]
pub mod n1c_1h_1sa_2d_2sa_senza_fit;
#[rustfmt::skip]
pub mod n1d_1s_1sa_2c_2d_p;
#[rustfmt::skip]
pub mod n1d_1s_1sa_2d_2s_appoggio_terzo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1h_1sa_2c_2d_2h_invito::COMPILED,
    n1d_1s_1sa_2c_2d_p::COMPILED,
    n1d_1s_1sa_2d_2s_appoggio_terzo::COMPILED,
    n1c_1h_1sa_2d_2sa_senza_fit::COMPILED,
];
