//! @generated from catalog/pages/difesa_gambling.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n4c_nobili;
#[rustfmt::skip]
pub mod n4d_nobili_con_picche_piu_lunghe;
#[rustfmt::skip]
pub mod n4s_naturale;
#[rustfmt::skip]
pub mod x_forte;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    x_forte::COMPILED,
    n4c_nobili::COMPILED,
    n4d_nobili_con_picche_piu_lunghe::COMPILED,
    n4s_naturale::COMPILED,
];
