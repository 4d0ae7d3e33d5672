//! @generated from catalog/pages/segnale_di_smith.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod kjt_a_h_gradito;
#[rustfmt::skip]
pub mod kjt_a_h_sgradito;
#[rustfmt::skip]
pub mod kjt_a_s_gradito;
#[rustfmt::skip]
pub mod kjt_a_s_sgradito;
#[rustfmt::skip]
pub mod kt9_a_h_gradito;
#[rustfmt::skip]
pub mod kt9_a_h_sgradito;
#[rustfmt::skip]
pub mod kt9_a_s_gradito;
#[rustfmt::skip]
pub mod kt9_a_s_sgradito;
#[rustfmt::skip]
pub mod qj9_a_h_gradito;
#[rustfmt::skip]
pub mod qj9_a_h_sgradito;
#[rustfmt::skip]
pub mod qj9_a_s_gradito;
#[rustfmt::skip]
pub mod qj9_a_s_sgradito;
#[rustfmt::skip]
pub mod qjt_a_h_gradito;
#[rustfmt::skip]
pub mod qjt_a_h_sgradito;
#[rustfmt::skip]
pub mod qjt_a_s_gradito;
#[rustfmt::skip]
pub mod qjt_a_s_sgradito;
#[rustfmt::skip]
pub mod quarta_a_h_gradito;
#[rustfmt::skip]
pub mod quarta_a_h_sgradito;
#[rustfmt::skip]
pub mod quarta_a_s_gradito;
#[rustfmt::skip]
pub mod quarta_a_s_sgradito;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    kjt_a_s_gradito::COMPILED,
    kjt_a_h_gradito::COMPILED,
    kjt_a_s_sgradito::COMPILED,
    kjt_a_h_sgradito::COMPILED,
    qjt_a_s_gradito::COMPILED,
    qjt_a_h_gradito::COMPILED,
    qjt_a_s_sgradito::COMPILED,
    qjt_a_h_sgradito::COMPILED,
    qj9_a_s_gradito::COMPILED,
    qj9_a_h_gradito::COMPILED,
    qj9_a_s_sgradito::COMPILED,
    qj9_a_h_sgradito::COMPILED,
    kt9_a_s_gradito::COMPILED,
    kt9_a_h_gradito::COMPILED,
    kt9_a_s_sgradito::COMPILED,
    kt9_a_h_sgradito::COMPILED,
    quarta_a_s_gradito::COMPILED,
    quarta_a_h_gradito::COMPILED,
    quarta_a_s_sgradito::COMPILED,
    quarta_a_h_sgradito::COMPILED,
];
