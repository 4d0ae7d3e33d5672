//! @generated from catalog/pages/regola_del_2_e_3.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n3c_3sa;
#[rustfmt::skip]
pub mod n3d_in_zona;
#[rustfmt::skip]
pub mod n3h_4h;
#[rustfmt::skip]
pub mod n3s_in_prima;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n3s_in_prima::COMPILED,
    n3d_in_zona::COMPILED,
    n3h_4h::COMPILED,
    n3c_3sa::COMPILED,
];
