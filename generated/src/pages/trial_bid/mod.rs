//! @generated from catalog/pages/trial_bid.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_2h_3c;
#[rustfmt::skip]
pub mod n1h_2h_3d_4h_accetta;
#[rustfmt::skip]
pub mod n1s_2s_3d_3s_rifiuta;
#[rustfmt::skip]
pub mod n1s_2s_3h;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_2h_3c::COMPILED,
    n1s_2s_3h::COMPILED,
    n1h_2h_3d_4h_accetta::COMPILED,
    n1s_2s_3d_3s_rifiuta::COMPILED,
];
