//! @generated from catalog/pages/lebensohl_sottoaperture.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2h_x_2s_debole;
#[rustfmt::skip]
pub mod n2h_x_3c_costruttiva;
#[rustfmt::skip]
pub mod n2s_x_2sa_debole;
#[rustfmt::skip]
pub mod n2s_x_3sa;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2s_x_2sa_debole::COMPILED,
    n2h_x_3c_costruttiva::COMPILED,
    n2h_x_2s_debole::COMPILED,
    n2s_x_3sa::COMPILED,
];
