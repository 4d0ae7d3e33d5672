//! @generated from catalog/pages/contro_massimale.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_2c_2h_3c_x;
#[rustfmt::skip]
pub mod n1s_2h_2s_3h_3s;
#[rustfmt::skip]
pub mod n1s_2h_2s_3h_x;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_2h_2s_3h_x::COMPILED,
    n1s_2h_2s_3h_3s::COMPILED,
    n1c_1h_2c_2h_3c_x::COMPILED,
];
