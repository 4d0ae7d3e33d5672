//! What arithmetic excludes: sound interval reasoning over a scenario.
//!
//! **Invariant:** what has a deal is never excluded. The converse does not hold: a scenario that is left
//! standing is not proven possible; that takes a count or a deal (DESIGN §2).
//!
//! Method: each hand is a set of holdings a suit, a set of shapes, and a set of combinations of honours
//! (`domain`); conditions cut these sets, and `rules` take away what cannot be, until nothing changes. Unions
//! are replaced by the hull of their branches that are not excluded (`solve`). Bindings are searched in the order
//! of the law (`search`). Where all is excluded, clauses are dropped while that stays so (`clauses`), and what
//! is left is told with a code and, where there is one, a sum (`explain`).
//!
//! Limits: holdings are kept apart by their high cards and the number of low ones; hands are told apart by bounds
//! on what they make together, not by joint sets; custom evaluators and hands of more than thirteen cards are not
//! reasoned about.

mod cell;
mod clauses;
mod domain;
mod explain;
mod honours;
mod prover;
mod rules;
mod search;
mod shapes;
mod solve;
mod words;

pub use clauses::{clauses, with_clauses};
pub use explain::Core;
pub use prover::Prover;
pub use search::Decision;
pub use words::clause as clause_words;

use crate::diag::Diag;
use crate::ir::{Binding, Scenario};
use bridgeshape_runtime::PartialDeal;

/// How many prefixes and branches [`check`] and [`conflict`] look at before they give up.
pub const BUDGET: u32 = 4000;

/// How many branches [`excluded`] tries before unions are left alone.
const BRANCHES: u32 = 256;

/// Whether a scenario is excluded under a binding, whole or begun, with some cards fixed. Cheap: meant to be
/// asked for every binding.
pub fn excluded(scenario: &Scenario, binding: &Binding, fixed: &PartialDeal) -> bool {
    search::excluded(scenario, binding, fixed, &mut BRANCHES.clone())
}

/// The first binding, in the order of the law, that begins with `prefix` and is not excluded. No more prefixes
/// and branches than `budget` are looked at.
pub fn possible(scenario: &Scenario, prefix: &Binding, fixed: &PartialDeal, budget: u32) -> Decision {
    search::search(scenario, prefix, fixed, &mut budget.clone())
}

/// Why no binding that begins with this one is possible with these cards fixed; `None` where that is not proven.
/// The clauses named are few: without any one of them nothing would be proven.
pub fn conflict(scenario: &Scenario, binding: &Binding, fixed: &PartialDeal) -> Option<Vec<Diag>> {
    (possible(scenario, binding, fixed, BUDGET) == Decision::Impossible)
        .then(|| explain::explain(scenario, binding, fixed))
}

/// What `validate` reports of a scenario: why it is impossible, if that is proven; else nothing.
pub fn check(scenario: &Scenario) -> Vec<Diag> {
    conflict(scenario, &Binding::EMPTY, &PartialDeal::unknown(scenario.table)).unwrap_or_default()
}
