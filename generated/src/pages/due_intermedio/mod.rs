//! @generated from catalog/pages/due_intermedio.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2h;
#[rustfmt::skip]
pub mod n2h_2sa_interrogativa;
#[rustfmt::skip]
pub mod n2s_3s_invito;
#[rustfmt::skip]
pub mod p_p_p_2s_in_quarta;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2h::COMPILED,
    n2s_3s_invito::COMPILED,
    n2h_2sa_interrogativa::COMPILED,
    p_p_p_2s_in_quarta::COMPILED,
];
