//! @generated from catalog/pages/minorwood.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_2c_4c;
#[rustfmt::skip]
pub mod n1s_2d_3d_4d;
#[rustfmt::skip]
pub mod n4d_4s_una_chiave;
#[rustfmt::skip]
pub mod n4d_4sa_due_senza_dama;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_2c_4c::COMPILED,
    n4d_4s_una_chiave::COMPILED,
    n4d_4sa_due_senza_dama::COMPILED,
    n1s_2d_3d_4d::COMPILED,
];
