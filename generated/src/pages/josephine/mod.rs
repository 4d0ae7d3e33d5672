//! @generated from catalog/pages/josephine.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_5sa_6h_un_onore_o_nessuno;
#[rustfmt::skip]
pub mod n1s_5sa_7s_due_onori;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_5sa_7s_due_onori::COMPILED,
    n1h_5sa_6h_un_onore_o_nessuno::COMPILED,
];
