//! @generated from catalog/pages/replica_a_salto.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_3c;
#[rustfmt::skip]
pub mod n1c_1s_2sa;
#[rustfmt::skip]
pub mod n1d_1s_3s;
#[rustfmt::skip]
pub mod n1h_1sa_3h;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1h_3c::COMPILED,
    n1d_1s_3s::COMPILED,
    n1c_1s_2sa::COMPILED,
    n1h_1sa_3h::COMPILED,
];
