//! @generated from catalog/pages/walsh.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1d_1s_sbilanciata;
#[rustfmt::skip]
pub mod n1c_1d_1sa_con_nobile_quarto;
#[rustfmt::skip]
pub mod n1c_1d_nobile_e_forza_di_manche;
#[rustfmt::skip]
pub mod n1c_1h_con_quadri_lunghe;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1h_con_quadri_lunghe::COMPILED,
    n1c_1d_nobile_e_forza_di_manche::COMPILED,
    n1c_1d_1sa_con_nobile_quarto::COMPILED,
    n1c_1d_1s_sbilanciata::COMPILED,
];
