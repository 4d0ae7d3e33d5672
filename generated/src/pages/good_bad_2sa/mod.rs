//! @generated from catalog/pages/good_bad_2sa.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_2s_2sa;
#[rustfmt::skip]
pub mod n1d_1h_2s_2sa_p_3c;
#[rustfmt::skip]
pub mod n1d_1h_2s_3d_buono;
#[rustfmt::skip]
pub mod n1d_1s_x_2s_2sa;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1h_2s_2sa::COMPILED,
    n1d_1h_2s_3d_buono::COMPILED,
    n1d_1s_x_2s_2sa::COMPILED,
    n1d_1h_2s_2sa_p_3c::COMPILED,
];
