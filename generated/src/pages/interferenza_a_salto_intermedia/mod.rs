//! @generated from catalog/pages/interferenza_a_salto_intermedia.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_2h;
#[rustfmt::skip]
pub mod n1d_2s_p_4s;
#[rustfmt::skip]
pub mod n1h_2s;
#[rustfmt::skip]
pub mod n1s_3c;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_2h::COMPILED,
    n1h_2s::COMPILED,
    n1s_3c::COMPILED,
    n1d_2s_p_4s::COMPILED,
];
