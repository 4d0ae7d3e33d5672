//! In which order the conditions of a branch are best asked of a hand: the cheap and sharp ones first.
//!
//! How often a condition alone holds is counted; what it costs is a rough number of look-ups. The order is by cost for
//! each deal that is turned away.

use super::{Draft, Pass};
use crate::branch::{Branch, Literal};
use crate::{Counter, Stop};

pub(super) const PASS: Pass =
    Pass { name: "order", after: "the conditions stand in the order in which they are best asked", run };

/// A condition with what is known of it alone.
#[derive(Debug)]
pub(super) struct Check {
    pub(super) literal: Literal,
    /// Deals in which it holds.
    pub(super) deals: u128,
    /// Look-ups that it takes.
    pub(super) cost: u64,
}

fn run(draft: &mut Draft<'_>, counter: &mut Counter) -> Result<(), Stop> {
    let total = counter.fixed().completions();
    for part in draft.parts() {
        for literal in part.branch.literals(counter.universe()) {
            let mut alone = Branch::of(counter.universe());
            let cost = match &literal {
                Literal::Cell(..) => 1,
                Literal::Shape(..) => 3,
                Literal::Sum(sum) => 4 * sum.hands.len() as u64,
            };
            let deals = if alone.add(&literal) { counter.count_branch(&alone)? } else { 0 };
            part.checks.push(Check { literal, deals, cost });
        }
        // Cost ÷ share turned away, in integers: a stable order on every machine.
        let thousandths = |check: &Check| (total - check.deals) / (total / 1000).max(1);
        part.checks.sort_by_key(|check| u128::from(check.cost) * 1_000_000 / thousandths(check).max(1));
    }
    Ok(())
}
