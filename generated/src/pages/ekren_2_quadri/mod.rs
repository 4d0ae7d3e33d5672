//! @generated from catalog/pages/ekren_2_quadri.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2d;
#[rustfmt::skip]
pub mod n2d_2s_preferenza;
#[rustfmt::skip]
pub mod n2d_2sa_interrogativa;
#[rustfmt::skip]
pub mod n2d_p_lunga_a_quadri;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2d::COMPILED,
    n2d_2s_preferenza::COMPILED,
    n2d_p_lunga_a_quadri::COMPILED,
    n2d_2sa_interrogativa::COMPILED,
];
