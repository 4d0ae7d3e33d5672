//! @generated from catalog/pages/transfer_minori.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2s_2sa_col_fit;
#[rustfmt::skip]
pub mod n2s_3c_3s_corto;
#[rustfmt::skip]
pub mod n2s_3c_p_debole;
#[rustfmt::skip]
pub mod n2sa_3d_senza_fit;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2s_2sa_col_fit::COMPILED,
    n2sa_3d_senza_fit::COMPILED,
    n2s_3c_p_debole::COMPILED,
    n2s_3c_3s_corto::COMPILED,
];
