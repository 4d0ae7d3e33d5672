//! @generated from catalog/pages/rever_del_rispondente.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1d_1sa_2h;
#[rustfmt::skip]
pub mod n1c_1h_2c_2s;
#[rustfmt::skip]
pub mod n1d_1h_1sa_2s;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1d_1h_1sa_2s::COMPILED,
    n1c_1d_1sa_2h::COMPILED,
    n1c_1h_2c_2s::COMPILED,
];
