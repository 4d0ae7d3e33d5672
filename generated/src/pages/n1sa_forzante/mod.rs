//! @generated from catalog/pages/n1sa_forzante.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_1sa;
#[rustfmt::skip]
pub mod n1h_1sa_2c_2h_preferenza;
#[rustfmt::skip]
pub mod n1s_1sa_2c_3s_appoggio_limite;
#[rustfmt::skip]
pub mod n1s_1sa_2c_con_tre_carte;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_1sa::COMPILED,
    n1s_1sa_2c_con_tre_carte::COMPILED,
    n1h_1sa_2c_2h_preferenza::COMPILED,
    n1s_1sa_2c_3s_appoggio_limite::COMPILED,
];
