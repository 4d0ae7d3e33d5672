//! @generated from catalog/pages/attacchi_corti.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod doubleton_a_d;
#[rustfmt::skip]
pub mod singolo_a_c_e_re_d_atout;
#[rustfmt::skip]
pub mod singolo_a_c_l_asso_dal_compagno;
#[rustfmt::skip]
pub mod singolo_a_d_e_asso_d_atout;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    singolo_a_d_e_asso_d_atout::COMPILED,
    singolo_a_c_e_re_d_atout::COMPILED,
    singolo_a_c_l_asso_dal_compagno::COMPILED,
    doubleton_a_d::COMPILED,
];
