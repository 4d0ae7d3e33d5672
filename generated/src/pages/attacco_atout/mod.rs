//! @generated from catalog/pages/attacco_atout.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod attacco_neutro_in_atout_contro_4s;
#[rustfmt::skip]
pub mod n1d_1s_2c_atout;
#[rustfmt::skip]
pub mod n1h_x_p_p_p_attacco_in_atout;
#[rustfmt::skip]
pub mod n1s_1sa_2h_atout;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_x_p_p_p_attacco_in_atout::COMPILED,
    n1s_1sa_2h_atout::COMPILED,
    n1d_1s_2c_atout::COMPILED,
    attacco_neutro_in_atout_contro_4s::COMPILED,
];
