//! @generated from catalog/pages/minori_invertiti.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_2c_2h_fermo;
#[rustfmt::skip]
pub mod n1c_2c_forte;
#[rustfmt::skip]
pub mod n1d_2d_2sa_minimo_bilanciato;
#[rustfmt::skip]
pub mod n1d_3d_debole;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_2c_forte::COMPILED,
    n1d_3d_debole::COMPILED,
    n1d_2d_2sa_minimo_bilanciato::COMPILED,
    n1c_2c_2h_fermo::COMPILED,
];
