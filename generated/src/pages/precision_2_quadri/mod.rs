//! @generated from catalog/pages/precision_2_quadri.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2d;
#[rustfmt::skip]
pub mod n2d_2s;
#[rustfmt::skip]
pub mod n2d_2sa_3h_4_4_1_4_minimo;
#[rustfmt::skip]
pub mod n2d_3h_invito;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2d::COMPILED,
    n2d_2s::COMPILED,
    n2d_3h_invito::COMPILED,
    n2d_2sa_3h_4_4_1_4_minimo::COMPILED,
];
