//! @generated from catalog/pages/fiori_polacco.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1d_1h;
#[rustfmt::skip]
pub mod n1c_1s_2d_forte_con_fit;
#[rustfmt::skip]
pub mod n1c_bilanciata;
#[rustfmt::skip]
pub mod n1c_forte;
#[rustfmt::skip]
pub mod n1c_naturale;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_bilanciata::COMPILED,
    n1c_naturale::COMPILED,
    n1c_forte::COMPILED,
    n1c_1d_1h::COMPILED,
    n1c_1s_2d_forte_con_fit::COMPILED,
];
