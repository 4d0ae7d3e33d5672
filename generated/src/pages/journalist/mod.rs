//! @generated from catalog/pages/journalist.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod cartina_alta_da_colore_povero_a_s;
#[rustfmt::skip]
pub mod cartina_bassa_da_colore_buono_a_h;
#[rustfmt::skip]
pub mod dieci_con_onore_superiore_a_h;
#[rustfmt::skip]
pub mod fante_da_jt_a_s;
#[rustfmt::skip]
pub mod nove_da_t9_a_s;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    fante_da_jt_a_s::COMPILED,
    dieci_con_onore_superiore_a_h::COMPILED,
    nove_da_t9_a_s::COMPILED,
    cartina_bassa_da_colore_buono_a_h::COMPILED,
    cartina_alta_da_colore_povero_a_s::COMPILED,
];
