//! @generated from catalog/pages/attacco_sotto_onore.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod nel_colore_del_compagno_l_asso_4h;
#[rustfmt::skip]
pub mod nel_colore_del_compagno_sotto_onore_4s;
#[rustfmt::skip]
pub mod sotto_dama_o_fante_a_c;
#[rustfmt::skip]
pub mod sotto_il_re_a_d;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    sotto_il_re_a_d::COMPILED,
    sotto_dama_o_fante_a_c::COMPILED,
    nel_colore_del_compagno_sotto_onore_4s::COMPILED,
    nel_colore_del_compagno_l_asso_4h::COMPILED,
];
