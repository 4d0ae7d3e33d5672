//! @generated from catalog/pages/minor_suit_stayman.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2s_2sa_3c_p_debole;
#[rustfmt::skip]
pub mod n2s_2sa_senza_minore;
#[rustfmt::skip]
pub mod n2s_3c;
#[rustfmt::skip]
pub mod n2s_3d_3h_corto;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2s_2sa_senza_minore::COMPILED,
    n2s_3c::COMPILED,
    n2s_2sa_3c_p_debole::COMPILED,
    n2s_3d_3h_corto::COMPILED,
];
