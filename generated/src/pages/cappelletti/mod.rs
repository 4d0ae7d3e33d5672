//! @generated from catalog/pages/cappelletti.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
mod n2c_2d_2h;
#[rustfmt::skip]
mod n2c_2d_2s;
#[rustfmt::skip]
mod n2c_monocolore;
#[rustfmt::skip]
mod n2d_nobili;
#[rustfmt::skip]
mod n2h_cuori_e_minore;
#[rustfmt::skip]
mod n2s_picche_e_minore;
#[rustfmt::skip]
mod n2sa_minori;
#[rustfmt::skip]
mod x_punitivo;

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
