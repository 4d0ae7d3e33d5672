//! @generated from catalog/pages/benjamin.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c;
#[rustfmt::skip]
pub mod n2c_2d_2s;
#[rustfmt::skip]
pub mod n2d_2h_2sa;
#[rustfmt::skip]
pub mod n2d_forzante_a_manche;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c::COMPILED,
    n2c_2d_2s::COMPILED,
    n2d_forzante_a_manche::COMPILED,
    n2d_2h_2sa::COMPILED,
];
