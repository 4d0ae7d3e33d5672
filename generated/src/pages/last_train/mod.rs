//! @generated from catalog/pages/last_train.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_3h_4c_4d_last_train;
#[rustfmt::skip]
pub mod n1h_3h_4c_4h_ritorno;
#[rustfmt::skip]
pub mod n1s_3s_4d_4h_last_train;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_3h_4c_4d_last_train::COMPILED,
    n1h_3h_4c_4h_ritorno::COMPILED,
    n1s_3s_4d_4h_last_train::COMPILED,
];
