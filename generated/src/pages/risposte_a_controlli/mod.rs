//! @generated from catalog/pages/risposte_a_controlli.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_2d_zero_o_uno;
#[rustfmt::skip]
pub mod n2c_2h_due;
#[rustfmt::skip]
pub mod n2c_2s_asso_e_re;
#[rustfmt::skip]
pub mod n2c_2sa_tre_re;
#[rustfmt::skip]
pub mod n2c_3c_quattro;
#[rustfmt::skip]
pub mod n2c_3d_cinque;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_2d_zero_o_uno::COMPILED,
    n2c_2h_due::COMPILED,
    n2c_2s_asso_e_re::COMPILED,
    n2c_2sa_tre_re::COMPILED,
    n2c_3c_quattro::COMPILED,
    n2c_3d_cinque::COMPILED,
];
