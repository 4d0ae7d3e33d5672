//! @generated from catalog/pages/meckwell.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2d_quadri_e_nobile;
#[rustfmt::skip]
pub mod n2s_naturale;
#[rustfmt::skip]
pub mod x_2c_2h_nobili;
#[rustfmt::skip]
pub mod x_minore_lungo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    x_minore_lungo::COMPILED,
    x_2c_2h_nobili::COMPILED,
    n2d_quadri_e_nobile::COMPILED,
    n2s_naturale::COMPILED,
];
