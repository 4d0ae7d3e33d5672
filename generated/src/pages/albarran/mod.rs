//! @generated from catalog/pages/albarran.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2d_2h_negativa;
#[rustfmt::skip]
pub mod n2d_2sa_otto_punti_senza_assi;
#[rustfmt::skip]
pub mod n2d_3h_asso_di_cuori;
#[rustfmt::skip]
pub mod n2d_3sa_due_assi;
#[rustfmt::skip]
pub mod n2d_bilanciata;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2d_bilanciata::COMPILED,
    n2d_2h_negativa::COMPILED,
    n2d_3h_asso_di_cuori::COMPILED,
    n2d_2sa_otto_punti_senza_assi::COMPILED,
    n2d_3sa_due_assi::COMPILED,
];
