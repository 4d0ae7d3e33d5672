//! @generated from catalog/pages/terza_e_quinta.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod cinque_carte_a_d_la_quinta;
#[rustfmt::skip]
pub mod quattro_carte_a_c_la_terza;
#[rustfmt::skip]
pub mod tre_carte_a_d_con_onore_la_terza;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    tre_carte_a_d_con_onore_la_terza::COMPILED,
    quattro_carte_a_c_la_terza::COMPILED,
    cinque_carte_a_d_la_quinta::COMPILED,
];
