//! @generated from catalog/pages/n4sa_assi_specifici.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n4sa_5c_senza_assi;
#[rustfmt::skip]
pub mod n4sa_5d_asso_di_quadri;
#[rustfmt::skip]
pub mod n4sa_5sa_due_assi;
#[rustfmt::skip]
pub mod n4sa_6c_asso_di_fiori;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n4sa_5c_senza_assi::COMPILED,
    n4sa_5d_asso_di_quadri::COMPILED,
    n4sa_5sa_due_assi::COMPILED,
    n4sa_6c_asso_di_fiori::COMPILED,
];
