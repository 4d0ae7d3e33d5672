//! @generated from catalog/pages/riapertura_a_colore.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_p_p_1h;
#[rustfmt::skip]
pub mod n1h_p_p_1s;
#[rustfmt::skip]
pub mod n1h_p_p_2s_salto;
#[rustfmt::skip]
pub mod n1s_p_p_2d;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_p_p_1s::COMPILED,
    n1d_p_p_1h::COMPILED,
    n1s_p_p_2d::COMPILED,
    n1h_p_p_2s_salto::COMPILED,
];
