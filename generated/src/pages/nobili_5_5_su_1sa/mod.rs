//! @generated from catalog/pages/nobili_5_5_su_1sa.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1sa_3h_4h;
#[rustfmt::skip]
pub mod n1sa_3h_p;
#[rustfmt::skip]
pub mod n1sa_3s_4h;
#[rustfmt::skip]
pub mod n1sa_3s_4s;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1sa_3h_p::COMPILED,
    n1sa_3h_4h::COMPILED,
    n1sa_3s_4s::COMPILED,
    n1sa_3s_4h::COMPILED,
];
