//! @generated from catalog/pages/appoggio_di_barrage.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_1s_3h;
#[rustfmt::skip]
pub mod n1h_x_3h;
#[rustfmt::skip]
pub mod n1s_2h_4s;
#[rustfmt::skip]
pub mod n1s_4s;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_4s::COMPILED,
    n1h_x_3h::COMPILED,
    n1h_1s_3h::COMPILED,
    n1s_2h_4s::COMPILED,
];
