//! @generated from catalog/pages/sa_debole.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1sa_3sa;
#[rustfmt::skip]
pub mod n1sa_bilanciata;
#[rustfmt::skip]
pub mod n1sa_p_passo;
#[rustfmt::skip]
pub mod n1sa_x_xx;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1sa_bilanciata::COMPILED,
    n1sa_p_passo::COMPILED,
    n1sa_3sa::COMPILED,
    n1sa_x_xx::COMPILED,
];
