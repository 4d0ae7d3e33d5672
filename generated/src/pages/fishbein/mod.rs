//! @generated from catalog/pages/fishbein.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n3d_3h_informativa;
#[rustfmt::skip]
pub mod n3h_x_punitivo;
#[rustfmt::skip]
pub mod n3s_4c_informativa;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n3d_3h_informativa::COMPILED,
    n3s_4c_informativa::COMPILED,
    n3h_x_punitivo::COMPILED,
];
