//! @generated from catalog/pages/colpo_di_bath.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n3sa_aj_insieme_a_s;
#[rustfmt::skip]
pub mod n3sa_onori_divisi_a_h;
#[rustfmt::skip]
pub mod n4s_aj_insieme_a_d;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n3sa_aj_insieme_a_s::COMPILED,
    n3sa_onori_divisi_a_h::COMPILED,
    n4s_aj_insieme_a_d::COMPILED,
];
