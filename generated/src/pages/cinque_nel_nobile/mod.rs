//! @generated from catalog/pages/cinque_nel_nobile.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1s_2h_3s_5s_6s_col_controllo;
#[rustfmt::skip]
pub mod n1s_2h_3s_5s_p_senza_controllo;
#[rustfmt::skip]
pub mod n1s_3s_5s_buone_atout;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_2h_3s_5s_6s_col_controllo::COMPILED,
    n1s_2h_3s_5s_p_senza_controllo::COMPILED,
    n1s_3s_5s_buone_atout::COMPILED,
];
