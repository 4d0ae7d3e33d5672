//! @generated from catalog/pages/jacoby_2nt.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_2sa;
#[rustfmt::skip]
pub mod n1h_2sa_3c_corto;
#[rustfmt::skip]
pub mod n1h_2sa_3d_corto;
#[rustfmt::skip]
pub mod n1h_2sa_3h_massimo;
#[rustfmt::skip]
pub mod n1h_2sa_3s_corto;
#[rustfmt::skip]
pub mod n1h_2sa_3sa_medio;
#[rustfmt::skip]
pub mod n1h_2sa_4c_bicolore;
#[rustfmt::skip]
pub mod n1h_2sa_4d_bicolore;
#[rustfmt::skip]
pub mod n1h_2sa_4h_minimo;
#[rustfmt::skip]
pub mod n1s_2sa;
#[rustfmt::skip]
pub mod n1s_2sa_3c_corto;
#[rustfmt::skip]
pub mod n1s_2sa_3d_corto;
#[rustfmt::skip]
pub mod n1s_2sa_3h_corto;
#[rustfmt::skip]
pub mod n1s_2sa_3s_massimo;
#[rustfmt::skip]
pub mod n1s_2sa_3sa_medio;
#[rustfmt::skip]
pub mod n1s_2sa_4c_bicolore;
#[rustfmt::skip]
pub mod n1s_2sa_4d_bicolore;
#[rustfmt::skip]
pub mod n1s_2sa_4s_minimo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_2sa::COMPILED,
    n1s_2sa::COMPILED,
    n1h_2sa_3s_corto::COMPILED,
    n1h_2sa_3d_corto::COMPILED,
    n1h_2sa_3c_corto::COMPILED,
    n1s_2sa_3h_corto::COMPILED,
    n1s_2sa_3d_corto::COMPILED,
    n1s_2sa_3c_corto::COMPILED,
    n1h_2sa_4c_bicolore::COMPILED,
    n1h_2sa_4d_bicolore::COMPILED,
    n1s_2sa_4c_bicolore::COMPILED,
    n1s_2sa_4d_bicolore::COMPILED,
    n1h_2sa_3h_massimo::COMPILED,
    n1s_2sa_3s_massimo::COMPILED,
    n1h_2sa_3sa_medio::COMPILED,
    n1s_2sa_3sa_medio::COMPILED,
    n1h_2sa_4h_minimo::COMPILED,
    n1s_2sa_4s_minimo::COMPILED,
];
