//! @generated from catalog/pages/weak_jump_shift.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_2d;
#[rustfmt::skip]
pub mod n1d_2h_4h_fit_e_forza;
#[rustfmt::skip]
pub mod n1d_2s;
#[rustfmt::skip]
pub mod n1h_2s;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1d_2s::COMPILED,
    n1h_2s::COMPILED,
    n1c_2d::COMPILED,
    n1d_2h_4h_fit_e_forza::COMPILED,
];
