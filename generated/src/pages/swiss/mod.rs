//! @generated from catalog/pages/swiss.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_4c_4sa_verso_lo_slam;
#[rustfmt::skip]
pub mod n1h_4c_controlli;
#[rustfmt::skip]
pub mod n1s_4c_4s_minimo;
#[rustfmt::skip]
pub mod n1s_4d_buone_atout;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_4c_controlli::COMPILED,
    n1s_4d_buone_atout::COMPILED,
    n1s_4c_4s_minimo::COMPILED,
    n1h_4c_4sa_verso_lo_slam::COMPILED,
];
