//! @generated from catalog/pages/gradimento.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod asso_da_ak_a_c_con_la_dama_al_morto_tre_cartine;
#[rustfmt::skip]
pub mod asso_da_ak_a_d_con_la_dama_al_morto_doubleton;
#[rustfmt::skip]
pub mod re_da_kq_a_c_sgradito;
#[rustfmt::skip]
pub mod re_da_kq_a_d_gradito;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    re_da_kq_a_d_gradito::COMPILED,
    re_da_kq_a_c_sgradito::COMPILED,
    asso_da_ak_a_d_con_la_dama_al_morto_doubleton::COMPILED,
    asso_da_ak_a_c_con_la_dama_al_morto_tre_cartine::COMPILED,
];
