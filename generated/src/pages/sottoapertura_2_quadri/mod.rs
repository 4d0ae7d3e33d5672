//! @generated from catalog/pages/sottoapertura_2_quadri.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2d;
#[rustfmt::skip]
pub mod n2d_2sa_3d_minimo;
#[rustfmt::skip]
pub mod n2d_2sa_3h_fermo;
#[rustfmt::skip]
pub mod n2d_3d_barrage;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2d::COMPILED,
    n2d_3d_barrage::COMPILED,
    n2d_2sa_3d_minimo::COMPILED,
    n2d_2sa_3h_fermo::COMPILED,
];
