//! @generated from catalog/pages/apertura_2sa_20_21.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2sa_3sa;
#[rustfmt::skip]
pub mod n2sa_bilanciata;
#[rustfmt::skip]
pub mod n2sa_minore_sesto;
#[rustfmt::skip]
pub mod n2sa_p_passo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2sa_bilanciata::COMPILED,
    n2sa_minore_sesto::COMPILED,
    n2sa_p_passo::COMPILED,
    n2sa_3sa::COMPILED,
];
