//! @generated from catalog/pages/difesa_contro_transfer.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1sa_2d_p_2h_p_p_x;
#[rustfmt::skip]
pub mod n1sa_2d_x_quadri;
#[rustfmt::skip]
pub mod n1sa_2h_2s_informativa;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1sa_2d_x_quadri::COMPILED,
    n1sa_2h_2s_informativa::COMPILED,
    n1sa_2d_p_2h_p_p_x::COMPILED,
];
