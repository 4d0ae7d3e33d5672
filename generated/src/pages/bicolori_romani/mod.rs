//! @generated from catalog/pages/bicolori_romani.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2h;
#[rustfmt::skip]
pub mod n2h_3c_preferenza;
#[rustfmt::skip]
pub mod n2s_2sa;
#[rustfmt::skip]
pub mod n2s_p;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2h::COMPILED,
    n2s_p::COMPILED,
    n2h_3c_preferenza::COMPILED,
    n2s_2sa::COMPILED,
];
