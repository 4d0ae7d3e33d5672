//! @generated from catalog/pages/cappelletti.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_2d_2h;
#[rustfmt::skip]
pub mod n2c_2d_2s;
#[rustfmt::skip]
pub mod n2c_monocolore;
#[rustfmt::skip]
pub mod n2d_nobili;
#[rustfmt::skip]
pub mod n2h_cuori_e_minore;
#[rustfmt::skip]
pub mod n2s_picche_e_minore;
#[rustfmt::skip]
pub mod n2sa_minori;
#[rustfmt::skip]
pub mod x_punitivo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_monocolore::COMPILED,
    n2d_nobili::COMPILED,
    n2h_cuori_e_minore::COMPILED,
    n2s_picche_e_minore::COMPILED,
    n2sa_minori::COMPILED,
    x_punitivo::COMPILED,
    n2c_2d_2h::COMPILED,
    n2c_2d_2s::COMPILED,
];
