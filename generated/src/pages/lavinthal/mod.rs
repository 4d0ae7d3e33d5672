//! @generated from catalog/pages/lavinthal.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod singolo_di_c_al_morto_quadri;
#[rustfmt::skip]
pub mod singolo_di_d_al_morto_cuori;
#[rustfmt::skip]
pub mod taglio_a_c_rientro_basso_a_quadri;
#[rustfmt::skip]
pub mod taglio_a_d_rientro_alto_a_cuori;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    taglio_a_d_rientro_alto_a_cuori::COMPILED,
    taglio_a_c_rientro_basso_a_quadri::COMPILED,
    singolo_di_d_al_morto_cuori::COMPILED,
    singolo_di_c_al_morto_quadri::COMPILED,
];
