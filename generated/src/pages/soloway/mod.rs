//! @generated from catalog/pages/soloway.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_2h_bilanciata;
#[rustfmt::skip]
pub mod n1h_2s_con_fit;
#[rustfmt::skip]
pub mod n1h_2s_monocolore;
#[rustfmt::skip]
pub mod n1s_3d_con_fit;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_2s_con_fit::COMPILED,
    n1h_2s_monocolore::COMPILED,
    n1d_2h_bilanciata::COMPILED,
    n1s_3d_con_fit::COMPILED,
];
