//! @generated from catalog/pages/apertura_nobile_quinta.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_con_un_minore;
#[rustfmt::skip]
pub mod n1h_monocolore;
#[rustfmt::skip]
pub mod n1s_bilanciata;
#[rustfmt::skip]
pub mod n1s_con_cinque_cuori;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_bilanciata::COMPILED,
    n1h_monocolore::COMPILED,
    n1h_con_un_minore::COMPILED,
    n1s_con_cinque_cuori::COMPILED,
];
