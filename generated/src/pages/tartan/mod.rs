//! @generated from catalog/pages/tartan.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2h_2s_3h_forte;
#[rustfmt::skip]
pub mod n2h_debole_con_un_minore;
#[rustfmt::skip]
pub mod n2s_2sa_3h_debole;
#[rustfmt::skip]
pub mod n2s_forte;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2h_debole_con_un_minore::COMPILED,
    n2s_forte::COMPILED,
    n2s_2sa_3h_debole::COMPILED,
    n2h_2s_3h_forte::COMPILED,
];
