//! @generated from catalog/pages/scrambling_2sa.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_2h_p_p_x_p_2sa_minori;
#[rustfmt::skip]
pub mod n1h_2h_p_p_x_p_2sa_p_3d;
#[rustfmt::skip]
pub mod n1s_2s_p_p_x_p_2sa_cuori_e_minore;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_2h_p_p_x_p_2sa_minori::COMPILED,
    n1s_2s_p_p_x_p_2sa_cuori_e_minore::COMPILED,
    n1h_2h_p_p_x_p_2sa_p_3d::COMPILED,
];
