//! @generated from catalog/pages/checkback_su_2sa.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_2sa_3c;
#[rustfmt::skip]
pub mod n1c_1s_2sa_3c_3s_appoggio_terzo;
#[rustfmt::skip]
pub mod n1d_1h_2sa_3c_3d_negativa;
#[rustfmt::skip]
pub mod n1d_1s_2sa_3c_3h_quattro_cuori;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1h_2sa_3c::COMPILED,
    n1d_1s_2sa_3c_3h_quattro_cuori::COMPILED,
    n1c_1s_2sa_3c_3s_appoggio_terzo::COMPILED,
    n1d_1h_2sa_3c_3d_negativa::COMPILED,
];
