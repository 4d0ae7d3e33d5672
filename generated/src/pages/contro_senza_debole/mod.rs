//! @generated from catalog/pages/contro_senza_debole.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2s_del_rispondente_e_x_punitivo;
#[rustfmt::skip]
pub mod x_2h_fuga_debole;
#[rustfmt::skip]
pub mod x_con_colore_lungo;
#[rustfmt::skip]
pub mod x_passato;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    x_con_colore_lungo::COMPILED,
    x_passato::COMPILED,
    x_2h_fuga_debole::COMPILED,
    n2s_del_rispondente_e_x_punitivo::COMPILED,
];
