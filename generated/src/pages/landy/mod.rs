//! @generated from catalog/pages/landy.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_5_4;
#[rustfmt::skip]
pub mod n2c_5_5;
#[rustfmt::skip]
pub mod n2d_relay;
#[rustfmt::skip]
pub mod n2d_relay_2h;
#[rustfmt::skip]
pub mod n2d_relay_2s;
#[rustfmt::skip]
pub mod n2h_preferenza;
#[rustfmt::skip]
pub mod n2s_preferenza;
#[rustfmt::skip]
pub mod n3h_invito;
#[rustfmt::skip]
pub mod n3s_invito;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_5_4::COMPILED,
    n2c_5_5::COMPILED,
    n2d_relay::COMPILED,
    n2d_relay_2h::COMPILED,
    n2d_relay_2s::COMPILED,
    n2h_preferenza::COMPILED,
    n2s_preferenza::COMPILED,
    n3h_invito::COMPILED,
    n3s_invito::COMPILED,
];
