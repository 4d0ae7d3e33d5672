//! @generated from catalog/pages/n5sa_scegli.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1sa_2c_2h_5sa_6s_con_quattro_picche;
#[rustfmt::skip]
pub mod n1sa_2c_2h_5sa_6sa;
#[rustfmt::skip]
pub mod n2sa_3c_3h_5sa;
#[rustfmt::skip]
pub mod n3s_x_5sa;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1sa_2c_2h_5sa_6s_con_quattro_picche::COMPILED,
    n1sa_2c_2h_5sa_6sa::COMPILED,
    n2sa_3c_3h_5sa::COMPILED,
    n3s_x_5sa::COMPILED,
];
