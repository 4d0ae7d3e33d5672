//! @generated from catalog/pages/dopi_ropi.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_2s_4sa_x_p_una_chiave;
#[rustfmt::skip]
pub mod n1h_3c_4sa_5c_p_una_chiave;
#[rustfmt::skip]
pub mod n1s_3c_4sa_5c_5d_due;
#[rustfmt::skip]
pub mod n1s_3d_4sa_5d_x_nessuna_chiave;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_3c_4sa_5c_p_una_chiave::COMPILED,
    n1s_3d_4sa_5d_x_nessuna_chiave::COMPILED,
    n1s_3c_4sa_5c_5d_due::COMPILED,
    n1h_2s_4sa_x_p_una_chiave::COMPILED,
];
