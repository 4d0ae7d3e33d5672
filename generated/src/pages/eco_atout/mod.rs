//! @generated from catalog/pages/eco_atout.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod asso_da_ak_e_compagno_con_due_atout;
#[rustfmt::skip]
pub mod asso_da_ak_e_compagno_con_tre_atout;
#[rustfmt::skip]
pub mod singolo_e_due_atout_in_attacco;
#[rustfmt::skip]
pub mod singolo_e_tre_atout_in_attacco;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    asso_da_ak_e_compagno_con_tre_atout::COMPILED,
    asso_da_ak_e_compagno_con_due_atout::COMPILED,
    singolo_e_tre_atout_in_attacco::COMPILED,
    singolo_e_due_atout_in_attacco::COMPILED,
];
