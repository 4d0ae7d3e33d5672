//! @generated from catalog/pages/tagli_incrociati.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod morto_rovesciato;
#[expect(clippy::module_inception, reason = "the scenario is called as its page is")]
#[rustfmt::skip]
pub mod tagli_incrociati;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    tagli_incrociati::COMPILED,
    morto_rovesciato::COMPILED,
];
