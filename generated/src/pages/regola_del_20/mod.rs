//! @generated from catalog/pages/regola_del_20.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_5_4_con_11;
#[rustfmt::skip]
pub mod n1h_5_4_con_11;
#[rustfmt::skip]
pub mod n1s_6_4_con_10;
#[rustfmt::skip]
pub mod n1s_con_cuori_5_5_e_10;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_5_4_con_11::COMPILED,
    n1s_6_4_con_10::COMPILED,
    n1s_con_cuori_5_5_e_10::COMPILED,
    n1d_5_4_con_11::COMPILED,
];
