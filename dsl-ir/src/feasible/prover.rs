//! Who proves that something is impossible: interval reasoning here, or somebody who can count.

use super::search::{Decision, search};
use crate::ir::{Binding, Scenario};
use bridgeshape_runtime::PartialDeal;

/// Somebody who can prove that a scenario has no deal. What is proven must be so; what is so need not be proven.
pub trait Prover {
    /// Whether no binding that begins with `prefix` has a deal with these cards fixed; `false` where that is not
    /// proven.
    fn excludes(&mut self, scenario: &Scenario, prefix: &Binding, fixed: &PartialDeal) -> bool;
}

/// Interval reasoning as a prover, with a budget for all its proofs.
#[derive(Clone, Debug)]
pub(super) struct Intervals {
    left: u32,
}

impl Intervals {
    /// How many prefixes and branches are looked at in all, and for one proof at most.
    const BUDGET: u32 = 60_000;
    const BUDGET_OF_PROOF: u32 = 4000;

    pub(super) const fn new() -> Intervals {
        Intervals { left: Intervals::BUDGET }
    }
}

impl Prover for Intervals {
    fn excludes(&mut self, scenario: &Scenario, prefix: &Binding, fixed: &PartialDeal) -> bool {
        let mut own = self.left.min(Intervals::BUDGET_OF_PROOF);
        self.left -= own;
        let found = search(scenario, prefix, fixed, &mut own);
        self.left += own;
        found == Decision::Impossible
    }
}
