//! @generated from catalog/pages/salto_in_nuovo_colore_dell_apertore.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1h_2s;
#[rustfmt::skip]
pub mod n1d_1s_3c;
#[rustfmt::skip]
pub mod n1h_1s_3d;
#[rustfmt::skip]
pub mod n1s_1sa_3h;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1d_1s_3c::COMPILED,
    n1h_1s_3d::COMPILED,
    n1s_1sa_3h::COMPILED,
    n1c_1h_2s::COMPILED,
];
