//! @generated from catalog/pages/contro_di_quarta_mano.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1s_x;
#[rustfmt::skip]
pub mod n1d_1sa_x;
#[rustfmt::skip]
pub mod n1h_2h_x;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1s_x::COMPILED,
    n1h_2h_x::COMPILED,
    n1d_1sa_x::COMPILED,
];
