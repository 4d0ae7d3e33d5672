//! @generated from catalog/pages/contro_rubato.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n2c_2d_transfer;
#[rustfmt::skip]
pub mod n2c_x_p_2s_risposta;
#[rustfmt::skip]
pub mod n2c_x_stayman;
#[rustfmt::skip]
pub mod n2h_x_per_le_picche;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n2c_x_stayman::COMPILED,
    n2h_x_per_le_picche::COMPILED,
    n2c_2d_transfer::COMPILED,
    n2c_x_p_2s_risposta::COMPILED,
];
