//! @generated from catalog/pages/fit_jump_in_competizione.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_p_2s;
#[rustfmt::skip]
pub mod n1h_1s_3c;
#[rustfmt::skip]
pub mod n1s_x_3d;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_x_3d::COMPILED,
    n1h_1s_3c::COMPILED,
    n1c_1h_p_2s::COMPILED,
];
