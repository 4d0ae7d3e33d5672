//! @generated from catalog/pages/surlicita_a_salto.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1h_3h;
#[rustfmt::skip]
pub mod n1h_3h_p_4c_senza_fermo;
#[rustfmt::skip]
pub mod n1s_3s_p_3sa_col_fermo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1h_3h::COMPILED,
    n1s_3s_p_3sa_col_fermo::COMPILED,
    n1h_3h_p_4c_senza_fermo::COMPILED,
];
