//! @generated from catalog/pages/walsh_a_transfer.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_1d_1h_due_o_tre_cuori;
#[rustfmt::skip]
pub mod n1c_1d_1sa_bilanciata_forte;
#[rustfmt::skip]
pub mod n1c_1h_2s_appoggio;
#[rustfmt::skip]
pub mod n1c_1s_nessun_nobile;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1c_1s_nessun_nobile::COMPILED,
    n1c_1d_1h_due_o_tre_cuori::COMPILED,
    n1c_1h_2s_appoggio::COMPILED,
    n1c_1d_1sa_bilanciata_forte::COMPILED,
];
