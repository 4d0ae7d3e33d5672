//! @generated from catalog/pages/rusinow.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod asso_da_ak_secchi_a_d;
#[rustfmt::skip]
pub mod dama_da_kq_a_c;
#[rustfmt::skip]
pub mod dieci_da_jt_a_c;
#[rustfmt::skip]
pub mod fante_da_qj_a_c;
#[rustfmt::skip]
pub mod re_da_ak_a_d;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    re_da_ak_a_d::COMPILED,
    dama_da_kq_a_c::COMPILED,
    fante_da_qj_a_c::COMPILED,
    dieci_da_jt_a_c::COMPILED,
    asso_da_ak_secchi_a_d::COMPILED,
];
