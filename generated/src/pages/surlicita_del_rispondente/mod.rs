//! @generated from catalog/pages/surlicita_del_rispondente.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1d_1s_2s;
#[rustfmt::skip]
pub mod n1h_1s_2h;
#[rustfmt::skip]
pub mod n1h_1s_2s;
#[rustfmt::skip]
pub mod n1h_1s_3h;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_1s_2s::COMPILED,
    n1d_1s_2s::COMPILED,
    n1h_1s_2h::COMPILED,
    n1h_1s_3h::COMPILED,
];
