//! The exact law of a scenario: how likely a deal of it lies in a bin, by counting.

use super::Variable;
use crate::Refusal;
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_dsl_ir::feasible;
use bridgeshape_dsl_ir::ir::{Binding, Pred, Range, Scenario};
use bridgeshape_planner::{Counter, Decider, Effort, Options, Possibility, Tiers, shares_of};
use bridgeshape_runtime::PartialDeal;

/// The most bindings that are looked at.
const MOST_BINDINGS: usize = 512;

/// The possible bindings, with their trees, how likely the law draws each, and their deals where they were counted.
#[derive(Debug)]
pub(super) struct Law {
    pub(super) trees: Vec<Pred>,
    weights: Vec<f64>,
    deals: Option<Vec<u128>>,
    counter: Counter,
    most: u64,
}

impl Law {
    /// Counts every binding, for no more work than given; where that does not suffice, decides which are possible.
    pub(super) fn new(scenario: &Scenario, known: &PartialDeal, work: u64) -> Result<Law, Refusal> {
        let fail = |detail: String| Refusal::new(Code::GenerationTimeLimit, None, detail);
        let all: Vec<Binding> = scenario.bindings().take(MOST_BINDINGS + 1).collect();
        if all.len() > MOST_BINDINGS {
            return Err(fail(format!("more than {MOST_BINDINGS} bindings")));
        }
        let mut counter = Counter::new(known, Options { work, tiers: Tiers::Best });
        let (mut bindings, mut trees, mut deals) = (Vec::new(), Vec::new(), Some(Vec::new()));
        for binding in all {
            if feasible::excluded(scenario, &binding, known) {
                continue;
            }
            let tree = scenario.bind(&binding);
            match count(&mut counter, &tree, work) {
                Some(0) => continue,
                Some(number) => deals = deals.map(|deals: Vec<u128>| [deals, vec![number]].concat()),
                None => match Decider::new(known, Effort::FULL).decide(scenario, &binding) {
                    Possibility::Possible(..) => deals = None,
                    Possibility::Impossible(_) => continue,
                    Possibility::Undecided(_, stop) => {
                        return Err(fail(format!("whether a binding is possible was not decided: {stop}")));
                    }
                },
            }
            bindings.push(binding);
            trees.push(tree);
        }
        Ok(Law { trees, weights: shares_of(&bindings), deals, counter, most: work })
    }

    /// Allows so much work in all, and counts the bindings that are left.
    pub(super) fn allow(&mut self, work: u64) {
        self.most = work;
        let known = self.deals.take();
        let all = self.trees.iter().map(|tree| count(&mut self.counter, tree, work));
        self.deals = known.or_else(|| all.collect());
    }

    /// How likely each bin is; `None`: the work that is left does not suffice.
    pub(super) fn shares(&mut self, variable: Variable, bins: &[Range]) -> Option<Vec<f64>> {
        let deals = self.deals.clone()?;
        let mut shares = vec![0.0; bins.len()];
        for ((tree, &all), weight) in self.trees.iter().zip(&deals).zip(&self.weights) {
            let mut left = all;
            for (at, bin) in bins.iter().enumerate() {
                // The last bin has what the others leave.
                let number = if at + 1 < bins.len() {
                    let within = Pred::all([tree.clone(), variable.within(*bin)]);
                    count(&mut self.counter, &within, self.most)?
                } else {
                    left
                };
                left = left.checked_sub(number)?;
                shares[at] += weight * (number as f64 / all as f64);
            }
        }
        Some(shares)
    }
}

/// A count, if the work that is left of so much suffices.
fn count(counter: &mut Counter, tree: &Pred, most: u64) -> Option<u128> {
    let left = most.checked_sub(counter.spent()).filter(|&left| left > 0)?;
    counter.allow(left);
    counter.count(tree).ok()
}
