//! The search over bindings: the first, in the order of the law, that interval reasoning leaves standing.
//!
//! A prefix is given up as soon as it is excluded itself, since choosing more only adds conditions. Each prefix
//! and each branch of a union looked at costs one unit of the budget (some tens of microseconds), so that the
//! work is bounded and the same everywhere.

use super::solve;
use crate::ir::{Binding, Pred, Scenario};
use bridgeshape_runtime::PartialDeal;

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The first binding that is not excluded. No proof that it has a deal.
    Possible(Binding),
    /// Every binding is excluded: a proof.
    Impossible,
    /// The budget ran out.
    Undecided,
}

/// Searches the bindings that begin with `prefix`, as far as the budget reaches.
pub(super) fn search(
    scenario: &Scenario,
    prefix: &Binding,
    fixed: &PartialDeal,
    budget: &mut u32,
) -> Decision {
    let Some(left) = budget.checked_sub(1) else { return Decision::Undecided };
    *budget = left;
    if excluded(scenario, prefix, fixed, budget) {
        return Decision::Impossible;
    }
    if prefix.choices().len() == scenario.binders.len() {
        // With nothing left, some union may not have been looked at.
        return if *budget == 0 { Decision::Undecided } else { Decision::Possible(prefix.clone()) };
    }
    for choice in scenario.choices(prefix) {
        match search(scenario, &prefix.with(choice), fixed, budget) {
            Decision::Impossible => {}
            decided => return decided,
        }
    }
    Decision::Impossible
}

/// Whether a prefix is excluded by itself.
pub(super) fn excluded(scenario: &Scenario, prefix: &Binding, fixed: &PartialDeal, budget: &mut u32) -> bool {
    let tree: Pred = scenario.bind(prefix);
    solve::domain([&tree], fixed, budget).is_some_and(|left| left.is_err())
}
