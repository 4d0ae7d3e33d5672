//! @generated from catalog/pages/puppet_stayman_su_2sa.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2sa_3c_3d_3s_con_quattro_cuori;
#[rustfmt::skip]
pub mod n2sa_3c_3d_4d_con_entrambe;
#[rustfmt::skip]
pub mod n2sa_3c_3h_quinta;
#[rustfmt::skip]
pub mod n2sa_3c_3sa_niente;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2sa_3c_3h_quinta::COMPILED,
    n2sa_3c_3sa_niente::COMPILED,
    n2sa_3c_3d_3s_con_quattro_cuori::COMPILED,
    n2sa_3c_3d_4d_con_entrambe::COMPILED,
];
