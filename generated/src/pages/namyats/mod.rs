//! @generated from catalog/pages/namyats.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n4c_4d_interesse_a_slam;
#[rustfmt::skip]
pub mod n4c_forte_a_cuori;
#[rustfmt::skip]
pub mod n4d_4s_conclusiva;
#[rustfmt::skip]
pub mod n4s_barrage;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n4c_forte_a_cuori::COMPILED,
    n4s_barrage::COMPILED,
    n4d_4s_conclusiva::COMPILED,
    n4c_4d_interesse_a_slam::COMPILED,
];
