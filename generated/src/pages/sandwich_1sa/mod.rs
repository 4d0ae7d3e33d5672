//! @generated from catalog/pages/sandwich_1sa.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_1sa_picche_e_quadri;
#[rustfmt::skip]
pub mod n1c_1h_x_forte;
#[rustfmt::skip]
pub mod n1d_1s_1sa_cuori_e_fiori;
#[rustfmt::skip]
pub mod n1h_1s_1sa_minori;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1h_1sa_picche_e_quadri::COMPILED,
    n1d_1s_1sa_cuori_e_fiori::COMPILED,
    n1h_1s_1sa_minori::COMPILED,
    n1c_1h_x_forte::COMPILED,
];
