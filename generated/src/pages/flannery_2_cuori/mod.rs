//! @generated from catalog/pages/flannery_2_cuori.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2h;
#[rustfmt::skip]
pub mod n2h_3c_da_giocare;
#[rustfmt::skip]
pub mod n2h_3s_invito;
#[rustfmt::skip]
pub mod n2h_p_passo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2h::COMPILED,
    n2h_p_passo::COMPILED,
    n2h_3c_da_giocare::COMPILED,
    n2h_3s_invito::COMPILED,
];
