//! @generated from catalog/pages/transfer_su_2sa.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2sa_3d_3h_p;
#[rustfmt::skip]
pub mod n2sa_3d_4h_superfit;
#[rustfmt::skip]
pub mod n2sa_3h_3s_3sa_scelta_di_manche;
#[rustfmt::skip]
pub mod n2sa_3h_3s_4d;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2sa_3d_3h_p::COMPILED,
    n2sa_3h_3s_3sa_scelta_di_manche::COMPILED,
    n2sa_3h_3s_4d::COMPILED,
    n2sa_3d_4h_superfit::COMPILED,
];
