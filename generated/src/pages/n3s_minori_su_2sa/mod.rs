//! @generated from catalog/pages/n3s_minori_su_2sa.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2sa_3s_3sa;
#[rustfmt::skip]
pub mod n2sa_3s_4c;
#[rustfmt::skip]
pub mod n2sa_3s_5_5;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2sa_3s_5_5::COMPILED,
    n2sa_3s_4c::COMPILED,
    n2sa_3s_3sa::COMPILED,
];
