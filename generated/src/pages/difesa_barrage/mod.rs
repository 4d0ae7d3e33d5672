//! @generated from catalog/pages/difesa_barrage.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n3d_4d_nobili;
#[rustfmt::skip]
pub mod n3h_3s;
#[rustfmt::skip]
pub mod n3h_x_p_p_trasformato;
#[rustfmt::skip]
pub mod n3s_3sa;
#[rustfmt::skip]
pub mod n3s_x;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n3s_x::COMPILED,
    n3h_3s::COMPILED,
    n3s_3sa::COMPILED,
    n3d_4d_nobili::COMPILED,
    n3h_x_p_p_trasformato::COMPILED,
];
