//! @generated from catalog/pages/n2sa_inusuale.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1c_2sa_cuori_e_quadri;
#[rustfmt::skip]
pub mod n1d_2sa_cuori_e_fiori;
#[rustfmt::skip]
pub mod n1h_2sa_p_3c;
#[rustfmt::skip]
pub mod n1s_2sa_minori;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_2sa_minori::COMPILED,
    n1c_2sa_cuori_e_quadri::COMPILED,
    n1d_2sa_cuori_e_fiori::COMPILED,
    n1h_2sa_p_3c::COMPILED,
];
