//! @generated from catalog/pages/interferenza_a_livello_1.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1s_p_2s_appoggio;
#[rustfmt::skip]
pub mod n1d_1h;
#[rustfmt::skip]
pub mod n1d_1h_p_1s;
#[rustfmt::skip]
pub mod n1h_1s;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1d_1h::COMPILED,
    n1h_1s::COMPILED,
    n1c_1s_p_2s_appoggio::COMPILED,
    n1d_1h_p_1s::COMPILED,
];
