//! @generated from catalog/pages/gazzilli.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_1s_2c_forte;
#[rustfmt::skip]
pub mod n1h_1s_2c_naturale;
#[rustfmt::skip]
pub mod n1h_1sa_2c_2d_interrogativa;
#[rustfmt::skip]
pub mod n1h_1sa_2c_forte;
#[rustfmt::skip]
pub mod n1h_1sa_2c_naturale;
#[rustfmt::skip]
pub mod n1s_1sa_2c_2d_interrogativa;
#[rustfmt::skip]
pub mod n1s_1sa_2c_forte;
#[rustfmt::skip]
pub mod n1s_1sa_2c_naturale;
#[rustfmt::skip]
pub mod n1s_2c_2d_2h_forte_e_tre_cuori;
#[rustfmt::skip]
pub mod n1s_2c_2d_2s_debole;
#[rustfmt::skip]
pub mod n1s_2c_2s_debole;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_1s_2c_naturale::COMPILED,
    n1h_1s_2c_forte::COMPILED,
    n1h_1sa_2c_naturale::COMPILED,
    n1s_1sa_2c_naturale::COMPILED,
    n1h_1sa_2c_forte::COMPILED,
    n1s_1sa_2c_forte::COMPILED,
    n1h_1sa_2c_2d_interrogativa::COMPILED,
    n1s_1sa_2c_2d_interrogativa::COMPILED,
    n1s_2c_2d_2s_debole::COMPILED,
    n1s_2c_2d_2h_forte_e_tre_cuori::COMPILED,
    n1s_2c_2s_debole::COMPILED,
];
