//! @generated from catalog/pages/turbo.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1s_3s_4c_4d_4sa_pari;
#[rustfmt::skip]
pub mod n1s_3s_4c_4d_5c_dispari;
#[rustfmt::skip]
pub mod n1s_3s_4d_4sa_pari_del_rispondente;
#[rustfmt::skip]
pub mod n1s_3s_4d_5c_dispari_del_rispondente;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_3s_4c_4d_4sa_pari::COMPILED,
    n1s_3s_4c_4d_5c_dispari::COMPILED,
    n1s_3s_4d_4sa_pari_del_rispondente::COMPILED,
    n1s_3s_4d_5c_dispari_del_rispondente::COMPILED,
];
