//! @generated from catalog/pages/ekren_2_cuori.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2h;
#[rustfmt::skip]
pub mod n2h_2s_preferenza;
#[rustfmt::skip]
pub mod n2h_3h_barrage;
#[rustfmt::skip]
pub mod n2h_p_preferenza;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2h::COMPILED,
    n2h_p_preferenza::COMPILED,
    n2h_2s_preferenza::COMPILED,
    n2h_3h_barrage::COMPILED,
];
