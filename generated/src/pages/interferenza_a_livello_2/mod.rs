//! @generated from catalog/pages/interferenza_a_livello_2.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_2c;
#[rustfmt::skip]
pub mod n1s_2d_p_2s_surlicita;
#[rustfmt::skip]
pub mod n1s_2h;
#[rustfmt::skip]
pub mod n1s_2h_p_3h_appoggio;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1d_2c::COMPILED,
    n1s_2h::COMPILED,
    n1s_2h_p_3h_appoggio::COMPILED,
    n1s_2d_p_2s_surlicita::COMPILED,
];
