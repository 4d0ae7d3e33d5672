//! @generated from catalog/pages/terzo_di_mano.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod dama_e_fante_insieme_a_s;
#[rustfmt::skip]
pub mod forchetta_sull_onore_del_morto_a_h;
#[rustfmt::skip]
pub mod onore_singolo_a_h;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    onore_singolo_a_h::COMPILED,
    dama_e_fante_insieme_a_s::COMPILED,
    forchetta_sull_onore_del_morto_a_h::COMPILED,
];
