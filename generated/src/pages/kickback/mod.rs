//! @generated from catalog/pages/kickback.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_2d_4h_kickback;
#[rustfmt::skip]
pub mod n4s_4sa_zero_o_tre;
#[rustfmt::skip]
pub mod n4s_5c_una_chiave;
#[rustfmt::skip]
pub mod n4s_5d_due_senza_dama;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n4s_4sa_zero_o_tre::COMPILED,
    n4s_5c_una_chiave::COMPILED,
    n4s_5d_due_senza_dama::COMPILED,
    n1d_2d_4h_kickback::COMPILED,
];
