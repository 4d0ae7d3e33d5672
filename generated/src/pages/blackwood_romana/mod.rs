//! @generated from catalog/pages/blackwood_romana.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n5c_nessun_asso;
#[rustfmt::skip]
pub mod n5d_un_asso;
#[rustfmt::skip]
pub mod n5h_stesso_colore;
#[rustfmt::skip]
pub mod n5s_stesso_rango;
#[rustfmt::skip]
pub mod n5sa_misti;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n5c_nessun_asso::COMPILED,
    n5d_un_asso::COMPILED,
    n5h_stesso_colore::COMPILED,
    n5s_stesso_rango::COMPILED,
    n5sa_misti::COMPILED,
];
