//! @generated from catalog/pages/colore_sul_contro.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_x_1h;
#[rustfmt::skip]
pub mod n1d_x_1sa;
#[rustfmt::skip]
pub mod n1d_x_xx;
#[rustfmt::skip]
pub mod n1s_x_2c;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1d_x_1h::COMPILED,
    n1s_x_2c::COMPILED,
    n1d_x_1sa::COMPILED,
    n1d_x_xx::COMPILED,
];
