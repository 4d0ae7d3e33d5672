//! @generated from catalog/pages/gradimento_rovesciato.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod asso_da_ak_a_d_gradito_doubleton;
#[rustfmt::skip]
pub mod asso_da_ak_a_d_sgradito_tre_cartine;
#[rustfmt::skip]
pub mod dama_a_h_sgradita_con_l_alta;
#[rustfmt::skip]
pub mod re_a_s_gradito_con_la_bassa;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    re_a_s_gradito_con_la_bassa::COMPILED,
    dama_a_h_sgradita_con_l_alta::COMPILED,
    asso_da_ak_a_d_gradito_doubleton::COMPILED,
    asso_da_ak_a_d_sgradito_tre_cartine::COMPILED,
];
