//! @generated from catalog/pages/n3sa_frivolo.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1s_2d_2s_3s_3sa_frivolo;
#[rustfmt::skip]
pub mod n1s_2d_2s_3s_4c_serio;
#[rustfmt::skip]
pub mod n1s_2d_2s_3s_4s_minimo;
#[rustfmt::skip]
pub mod n3sa_frivolo_4c_con_extra;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1s_2d_2s_3s_3sa_frivolo::COMPILED,
    n1s_2d_2s_3s_4c_serio::COMPILED,
    n1s_2d_2s_3s_4s_minimo::COMPILED,
    n3sa_frivolo_4c_con_extra::COMPILED,
];
