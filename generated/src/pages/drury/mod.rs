//! @generated from catalog/pages/drury.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_2d_apertura_piena_a_h;
#[rustfmt::skip]
pub mod n2c_2d_apertura_piena_a_s;
#[rustfmt::skip]
pub mod n2c_2h_leggera;
#[rustfmt::skip]
pub mod n2c_2s_leggera;
#[rustfmt::skip]
pub mod n2c_4h_manche;
#[rustfmt::skip]
pub mod n2c_4s_manche;
#[rustfmt::skip]
pub mod p_p_1h_p_2c;
#[rustfmt::skip]
pub mod p_p_1s_p_2c;
#[rustfmt::skip]
pub mod quarta_mano_1h_2c;
#[rustfmt::skip]
pub mod quarta_mano_1s_2c;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    p_p_1h_p_2c::COMPILED,
    p_p_1s_p_2c::COMPILED,
    quarta_mano_1h_2c::COMPILED,
    quarta_mano_1s_2c::COMPILED,
    n2c_2h_leggera::COMPILED,
    n2c_2s_leggera::COMPILED,
    n2c_2d_apertura_piena_a_h::COMPILED,
    n2c_2d_apertura_piena_a_s::COMPILED,
    n2c_4h_manche::COMPILED,
    n2c_4s_manche::COMPILED,
];
