//! @generated from catalog/pages/splinter_su_1sa.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1sa_3h_3sa;
#[rustfmt::skip]
pub mod n1sa_3h_4c_verso_lo_slam;
#[rustfmt::skip]
pub mod n1sa_3s_4h_fit_quattro_tre;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1sa_3h_3sa::COMPILED,
    n1sa_3s_4h_fit_quattro_tre::COMPILED,
    n1sa_3h_4c_verso_lo_slam::COMPILED,
];
