//! @generated from catalog/pages/astro_pinpoint.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2d_cuori_e_quadri;
#[rustfmt::skip]
pub mod n2h_nobili;
#[rustfmt::skip]
pub mod n2s_2sa_chiede_il_minore;
#[rustfmt::skip]
pub mod n2s_picche_e_minore;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2d_cuori_e_quadri::COMPILED,
    n2h_nobili::COMPILED,
    n2s_picche_e_minore::COMPILED,
    n2s_2sa_chiede_il_minore::COMPILED,
];
