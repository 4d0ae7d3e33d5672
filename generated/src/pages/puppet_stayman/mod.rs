//! @generated from catalog/pages/puppet_stayman.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n3c_3d_3h_con_quattro_picche;
#[rustfmt::skip]
pub mod n3c_3d_3sa_senza_quarte;
#[rustfmt::skip]
pub mod n3c_3s_quinta;
#[rustfmt::skip]
pub mod n3c_3sa_niente;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n3c_3s_quinta::COMPILED,
    n3c_3sa_niente::COMPILED,
    n3c_3d_3h_con_quattro_picche::COMPILED,
    n3c_3d_3sa_senza_quarte::COMPILED,
];
