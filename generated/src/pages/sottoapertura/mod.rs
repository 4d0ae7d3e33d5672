//! @generated from catalog/pages/sottoapertura.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2h_2s_forzante;
#[rustfmt::skip]
pub mod n2h_p_passo;
#[rustfmt::skip]
pub mod n2s;
#[rustfmt::skip]
pub mod n2s_3s_barrage;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2s::COMPILED,
    n2h_p_passo::COMPILED,
    n2s_3s_barrage::COMPILED,
    n2h_2s_forzante::COMPILED,
];
