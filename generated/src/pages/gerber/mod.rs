//! @generated from catalog/pages/gerber.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod n4h_un_asso;
#[rustfmt::skip]
pub mod n4s_5c_richiesta_dei_re;
#[rustfmt::skip]
pub mod n4s_due_assi;
#[rustfmt::skip]
pub mod n4sa_tre_assi;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    n4h_un_asso::COMPILED,
    n4s_due_assi::COMPILED,
    n4sa_tre_assi::COMPILED,
    n4s_5c_richiesta_dei_re::COMPILED,
];
