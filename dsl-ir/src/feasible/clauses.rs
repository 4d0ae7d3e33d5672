//! The clauses of a scenario, and a smallest set of them that is excluded.
//!
//! A clause is a conjunct of the tree; a `not(A, B)` is two. Clauses are dropped one after the other while the
//! rest is still excluded, so that what remains is minimal for whoever proves it: without any one of them
//! nothing is excluded any more. Those that are hard to read (unions, pairs) are dropped first, so that the
//! plainest contradiction is the one told.

use super::prover::Prover;
use crate::diag::Origin;
use crate::ir::{Binding, Cond, HoldingCond, Leaf, Pred, Scenario};
use bridgeshape_runtime::PartialDeal;

/// The clauses of a tree, in order: what a contradiction is made of. Together they mean what the tree means.
pub fn clauses(pred: &Pred) -> Vec<Pred> {
    let mut all = Vec::new();
    for part in pred.conjuncts() {
        match part {
            Pred::Not(inner) => match &**inner {
                Pred::Any(parts) => all.extend(parts.iter().cloned().map(Pred::not)),
                _ => all.push(part.clone()),
            },
            other => all.push(other.clone()),
        }
    }
    all
}

/// Whether a clause puts the card led into the leader's hand.
pub(super) fn is_lead(clause: &Pred, scenario: &Scenario) -> bool {
    let (Some(card), Some(leader)) = (scenario.context.lead, scenario.context.leader()) else { return false };
    let led = Cond::Holding { hand: leader, suit: card.suit().into(), is: HoldingCond::Has(card.rank()) };
    matches!(clause, Pred::Leaf(Leaf { cond, .. }) if *cond == led)
}

/// The scenario with these clauses only; binders and context stay, so that the bindings are the same.
pub fn with_clauses(scenario: &Scenario, clauses: &[Pred]) -> Scenario {
    Scenario { pred: Pred::all(clauses.iter().cloned()), ..scenario.clone() }
}

/// The clauses that are left when no more can be dropped without losing the proof. The scenario must be
/// excluded under the prefix.
pub(super) fn minimal(
    scenario: &Scenario,
    prefix: &Binding,
    fixed: &PartialDeal,
    prover: &mut dyn Prover,
) -> Vec<Pred> {
    let mut kept = clauses(&scenario.pred);
    let mut order: Vec<usize> = (0..kept.len()).collect();
    order.sort_by_key(|&index| (effort(&kept[index], scenario), std::cmp::Reverse(index)));
    let mut dropped = vec![false; kept.len()];
    for index in order {
        dropped[index] = true;
        let rest: Vec<Pred> = kept
            .iter()
            .zip(&dropped)
            .filter(|(_, dropped)| !**dropped)
            .map(|(clause, _)| clause.clone())
            .collect();
        dropped[index] = prover.excludes(&with_clauses(scenario, &rest), prefix, fixed);
    }
    let mut gone = dropped.into_iter();
    kept.retain(|_| !gone.next().unwrap_or(false));
    kept
}

/// What is dropped first has the least number.
fn effort(clause: &Pred, scenario: &Scenario) -> u8 {
    match clause {
        Pred::Any(_) | Pred::Not(_) | Pred::SomeSuit { .. } | Pred::All(_) => 0,
        Pred::Alternative { .. } => 1,
        Pred::Leaf(_) if is_lead(clause, scenario) => 2,
        Pred::Leaf(leaf) if leaf.cond.hands().len() > 1 => 3,
        Pred::Leaf(Leaf { cond: Cond::Lengths { .. }, .. }) => 4,
        Pred::Leaf(_) => 5,
    }
}

/// Where a clause stands: each place once, the first first.
pub(super) fn places(clauses: &[Pred]) -> Vec<Origin> {
    let mut places: Vec<Origin> = Vec::new();
    for clause in clauses {
        clause.each_leaf(&mut |leaf| {
            if !places.contains(&leaf.origin) {
                places.push(leaf.origin.clone());
            }
        });
    }
    places
}
