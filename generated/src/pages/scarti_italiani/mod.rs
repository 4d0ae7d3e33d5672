//! @generated from catalog/pages/scarti_italiani.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod opp1_scarta_una_dispari_a_c;
#[rustfmt::skip]
pub mod opp2_ha_solo_pari_a_h_e_scarta_una_pari_bassa_a_c;
#[rustfmt::skip]
pub mod opp2_ha_solo_pari_a_s_e_scarta_una_pari_alta_a_c;
#[rustfmt::skip]
pub mod opp2_scarta_una_dispari_a_h;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    opp2_scarta_una_dispari_a_h::COMPILED,
    opp2_ha_solo_pari_a_s_e_scarta_una_pari_alta_a_c::COMPILED,
    opp2_ha_solo_pari_a_h_e_scarta_una_pari_bassa_a_c::COMPILED,
    opp1_scarta_una_dispari_a_c::COMPILED,
];
