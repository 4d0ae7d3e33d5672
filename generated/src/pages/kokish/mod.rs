//! @generated from catalog/pages/kokish.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_2d_2sa;
#[rustfmt::skip]
pub mod n2h_2s_2sa;
#[rustfmt::skip]
pub mod n2h_2s_3d_bicolore;
#[rustfmt::skip]
pub mod n2h_2s_3h_monocolore;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_2d_2sa::COMPILED,
    n2h_2s_2sa::COMPILED,
    n2h_2s_3h_monocolore::COMPILED,
    n2h_2s_3d_bicolore::COMPILED,
];
