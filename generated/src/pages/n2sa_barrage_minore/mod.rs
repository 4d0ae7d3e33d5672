//! @generated from catalog/pages/n2sa_barrage_minore.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2sa;
#[rustfmt::skip]
pub mod n2sa_3c_3d;
#[rustfmt::skip]
pub mod n2sa_3sa;
#[rustfmt::skip]
pub mod n2sa_4c_passa_o_correggi;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2sa::COMPILED,
    n2sa_3c_3d::COMPILED,
    n2sa_4c_passa_o_correggi::COMPILED,
    n2sa_3sa::COMPILED,
];
