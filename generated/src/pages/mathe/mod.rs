//! @generated from catalog/pages/mathe.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n1s_naturale;
#[rustfmt::skip]
pub mod n1sa_minori;
#[rustfmt::skip]
pub mod x_2h_appoggio;
#[rustfmt::skip]
pub mod x_nobili;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    x_nobili::COMPILED,
    n1sa_minori::COMPILED,
    n1s_naturale::COMPILED,
    x_2h_appoggio::COMPILED,
];
