//! @generated from catalog/pages/nobile_quarta_acol.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_1s_1sa;
#[rustfmt::skip]
pub mod n1h_con_i_due_nobili;
#[rustfmt::skip]
pub mod n1s_2c_2sa;
#[rustfmt::skip]
pub mod n1s_bilanciata_di_quattro;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_bilanciata_di_quattro::COMPILED,
    n1h_con_i_due_nobili::COMPILED,
    n1h_1s_1sa::COMPILED,
    n1s_2c_2sa::COMPILED,
];
