//! @generated from catalog/pages/baron_su_2sa.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2sa_3c_3d;
#[rustfmt::skip]
pub mod n2sa_3c_3d_3h_con_quattro_cuori;
#[rustfmt::skip]
pub mod n2sa_3c_3h;
#[rustfmt::skip]
pub mod n2sa_3c_3sa;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2sa_3c_3d::COMPILED,
    n2sa_3c_3h::COMPILED,
    n2sa_3c_3sa::COMPILED,
    n2sa_3c_3d_3h_con_quattro_cuori::COMPILED,
];
