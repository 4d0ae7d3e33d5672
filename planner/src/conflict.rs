//! Why a scenario is impossible: clauses that have no deal together, though without any one of them they have.
//!
//! Method: clauses are dropped one after the other while those that are left are still impossible, first as far as
//! intervals see it, then exactly ([`Core`]). Since fewer clauses never allow less, one round suffices.

use crate::possible::{Decider, Effort, Possibility, Proof};
use bridgeshape_dsl_ir::diag::Diag;
use bridgeshape_dsl_ir::diag::conflict::Shown;
use bridgeshape_dsl_ir::feasible::{self, Core, Prover};
use bridgeshape_dsl_ir::ir::{Binding, Pred, Scenario};
use bridgeshape_runtime::PartialDeal;

/// Why no binding that begins with a prefix is possible.
#[derive(Clone, Debug)]
pub struct Conflict {
    /// The clauses. Together they have no deal under any such binding.
    pub clauses: Vec<Pred>,
    /// Whether they have one only because of the known cards.
    pub needs_fixed: bool,
    /// Whether every smaller set is known to have a deal. Not where the budget ended first.
    pub is_minimal: bool,
    /// How it is known that they are impossible: by intervals or by a count.
    pub proof: Proof,
    /// The message.
    pub diag: Diag,
}

/// Why a scenario is impossible under every binding that begins with the prefix; where it is not, or where that is not
/// decided, what is known.
///
/// # Errors
/// What [`Decider::decide`] says of it.
pub fn conflict(
    scenario: &Scenario,
    prefix: &Binding,
    fixed: &PartialDeal,
    effort: Effort,
) -> Result<Conflict, Possibility> {
    let mut decider = Decider::new(fixed, effort);
    match decider.decide(scenario, prefix) {
        Possibility::Impossible(_) => {}
        other => return Err(other),
    }
    let mut exact = Exact { effort, deciders: vec![decider], has_given_up: false };
    let core = Core::of(scenario, prefix, fixed, &mut exact);
    // What the message needs to know beyond that says nothing of the clauses.
    let is_minimal = !exact.has_given_up;
    let diag = core.diag(scenario, prefix, &mut exact);
    let Core { clauses, needs_fixed, shown } = core;
    let proof = match shown {
        Shown::Arithmetic => Proof::Interval,
        Shown::Count => Proof::Count,
    };
    Ok(Conflict { clauses, needs_fixed, is_minimal, proof, diag })
}

/// For how many decisions of the greatest cost a conflict may be made smaller.
const DECISIONS: u64 = 5;

/// Proves by intervals and by counting, as long as the budget reaches.
#[derive(Debug)]
struct Exact {
    effort: Effort,
    /// One for each set of known cards.
    deciders: Vec<Decider>,
    has_given_up: bool,
}

impl Prover for Exact {
    fn excludes(&mut self, scenario: &Scenario, prefix: &Binding, fixed: &PartialDeal) -> bool {
        let spent: u64 = self.deciders.iter().map(Decider::spent).sum();
        if spent > self.effort.of_decision.saturating_mul(DECISIONS) {
            self.has_given_up = true;
            let found = feasible::possible(scenario, prefix, fixed, feasible::BUDGET);
            return found == feasible::Decision::Impossible;
        }
        let at = self.deciders.iter().position(|decider| decider.fixed() == fixed).unwrap_or_else(|| {
            self.deciders.push(Decider::new(fixed, self.effort));
            self.deciders.len() - 1
        });
        match self.deciders[at].decide(scenario, prefix) {
            Possibility::Impossible(_) => true,
            Possibility::Possible(..) => false,
            Possibility::Undecided(..) => {
                self.has_given_up = true;
                false
            }
        }
    }
}
