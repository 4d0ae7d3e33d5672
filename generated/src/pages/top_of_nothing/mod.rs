//! @generated from catalog/pages/top_of_nothing.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n3sa_il_9_da_tre_cartine_a_s;
#[rustfmt::skip]
pub mod n4h_il_9_da_tre_cartine_a_c;
#[rustfmt::skip]
pub mod n4s_l_8_da_tre_cartine_a_d;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n3sa_il_9_da_tre_cartine_a_s::COMPILED,
    n4s_l_8_da_tre_cartine_a_d::COMPILED,
    n4h_il_9_da_tre_cartine_a_c::COMPILED,
];
