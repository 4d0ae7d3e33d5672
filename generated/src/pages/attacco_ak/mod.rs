//! @generated from catalog/pages/attacco_ak.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod asso_da_ak_a_c_doubleton_dal_compagno;
#[rustfmt::skip]
pub mod asso_da_ak_a_d_compagno_contrario;
#[rustfmt::skip]
pub mod asso_da_ak_a_d_dama_dal_compagno;
#[rustfmt::skip]
pub mod re_da_ak_secchi_a_c;
#[rustfmt::skip]
pub mod re_da_kq_a_d;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    asso_da_ak_a_d_dama_dal_compagno::COMPILED,
    asso_da_ak_a_c_doubleton_dal_compagno::COMPILED,
    asso_da_ak_a_d_compagno_contrario::COMPILED,
    re_da_ak_secchi_a_c::COMPILED,
    re_da_kq_a_d::COMPILED,
];
