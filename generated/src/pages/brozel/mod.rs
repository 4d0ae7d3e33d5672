//! @generated from catalog/pages/brozel.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2d_quadri_e_cuori;
#[rustfmt::skip]
pub mod n2s_picche_e_minore;
#[rustfmt::skip]
pub mod x_2c_chiede_il_colore;
#[rustfmt::skip]
pub mod x_monocolore;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    x_monocolore::COMPILED,
    n2d_quadri_e_cuori::COMPILED,
    n2s_picche_e_minore::COMPILED,
    x_2c_chiede_il_colore::COMPILED,
];
