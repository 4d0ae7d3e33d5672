//! @generated from catalog/pages/hello.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_2d_2s;
#[rustfmt::skip]
pub mod n2c_nobile_e_minore;
#[rustfmt::skip]
pub mod n2d_transfer_per_le_cuori;
#[rustfmt::skip]
pub mod n2h_nobili;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_nobile_e_minore::COMPILED,
    n2d_transfer_per_le_cuori::COMPILED,
    n2h_nobili::COMPILED,
    n2c_2d_2s::COMPILED,
];
