//! @generated from catalog/pages/testa_di_sequenza.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod jt_a_s_fante;
#[rustfmt::skip]
pub mod kq_a_s_re;
#[rustfmt::skip]
pub mod qj_a_h_dama;
#[rustfmt::skip]
pub mod sequenza_a_d_contro_4h_dama;
#[rustfmt::skip]
pub mod sequenza_interna_ajt_a_h_fante;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    kq_a_s_re::COMPILED,
    qj_a_h_dama::COMPILED,
    jt_a_s_fante::COMPILED,
    sequenza_interna_ajt_a_h_fante::COMPILED,
    sequenza_a_d_contro_4h_dama::COMPILED,
];
