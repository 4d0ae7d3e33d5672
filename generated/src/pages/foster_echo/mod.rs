//! @generated from catalog/pages/foster_echo.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod asso_del_morto_a_s_tre_o_quattro_carte;
#[rustfmt::skip]
pub mod dama_del_morto_a_s_tre_carte;
#[rustfmt::skip]
pub mod re_del_morto_a_h_tre_carte;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    dama_del_morto_a_s_tre_carte::COMPILED,
    re_del_morto_a_h_tre_carte::COMPILED,
    asso_del_morto_a_s_tre_o_quattro_carte::COMPILED,
];
