//! @generated from catalog/pages/reverse_flannery.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_2h;
#[rustfmt::skip]
pub mod n1d_2h_2s_preferenza;
#[rustfmt::skip]
pub mod n1d_2s;
#[rustfmt::skip]
pub mod n1d_2s_4s;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_2h::COMPILED,
    n1d_2s::COMPILED,
    n1d_2h_2s_preferenza::COMPILED,
    n1d_2s_4s::COMPILED,
];
