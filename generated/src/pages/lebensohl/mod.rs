//! @generated from catalog/pages/lebensohl.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod intervento_nobile_e_3sa_diretto;
#[rustfmt::skip]
pub mod n1sa_2h_2sa_debole;
#[rustfmt::skip]
pub mod n1sa_2s_2sa_debole;
#[rustfmt::skip]
pub mod n2d_2sa_3c_3sa_col_fermo;
#[rustfmt::skip]
pub mod n2d_3sa_nega_il_fermo;
#[rustfmt::skip]
pub mod n2h_2sa_3c_3sa_col_fermo;
#[rustfmt::skip]
pub mod n2h_3h_stayman_senza_fermo;
#[rustfmt::skip]
pub mod n2h_3sa_nega_il_fermo;
#[rustfmt::skip]
pub mod n2s_2sa_3c_3s_stayman_col_fermo;
#[rustfmt::skip]
pub mod n2s_2sa_3c_3sa_col_fermo;
#[rustfmt::skip]
pub mod n2s_3h_forzante;
#[rustfmt::skip]
pub mod n2s_3s_stayman_senza_fermo;
#[rustfmt::skip]
pub mod n2s_3sa_nega_il_fermo;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n1sa_2s_2sa_debole::COMPILED,
    n1sa_2h_2sa_debole::COMPILED,
    n2d_3sa_nega_il_fermo::COMPILED,
    n2h_3sa_nega_il_fermo::COMPILED,
    n2s_3sa_nega_il_fermo::COMPILED,
    n2d_2sa_3c_3sa_col_fermo::COMPILED,
    n2h_2sa_3c_3sa_col_fermo::COMPILED,
    n2s_2sa_3c_3sa_col_fermo::COMPILED,
    n2h_3h_stayman_senza_fermo::COMPILED,
    n2s_3s_stayman_senza_fermo::COMPILED,
    n2s_2sa_3c_3s_stayman_col_fermo::COMPILED,
    n2s_3h_forzante::COMPILED,
    intervento_nobile_e_3sa_diretto::COMPILED,
];
