//! The canonical order of what one hand must satisfy together.
//!
//! Where a constraint was written (before or after another, in a group of one alternative or outside) makes no
//! difference to the meaning; this makes it no difference to the tree. What is asked twice stands once,
//! several `not` are one, and the rest is sorted by kind, then by suit, stably.

use crate::ir::cond::{Cond, HoldingCond, LengthsCond};
use crate::ir::metric::{Metric, Points};
use crate::ir::pred::{Leaf, Pred, Slot};

/// The conjuncts of a conjunction, in canonical order.
pub(super) fn conjunction(parts: Vec<Pred>) -> Vec<Pred> {
    let mut kept: Vec<Pred> = Vec::new();
    let mut excluded = Vec::new();
    for part in match Pred::all(parts) {
        Pred::All(parts) => parts,
        only => vec![only],
    } {
        match part {
            Pred::Not(inner) => excluded.push(*inner),
            same if kept.contains(&same) => {}
            other => kept.push(other),
        }
    }
    kept.sort_by_key(order);
    if !excluded.is_empty() {
        kept.push(Pred::not(Pred::any(excluded)));
    }
    kept
}

/// The kind, the suit that is named first, and whether it is a group.
fn order(pred: &Pred) -> (u8, Option<Slot>, bool) {
    match pred {
        Pred::Leaf(Leaf { cond, .. }) => (kind(cond), cond.slots().first().copied(), false),
        Pred::Alternative { suit, .. } => (2, Some(*suit), false),
        Pred::Any(branches) => match union_of_patterns(branches) {
            Some(suit) => (2, Some(suit), true),
            None => (30, None, true),
        },
        Pred::SomeSuit { .. } => (5, None, true),
        Pred::All(_) | Pred::Not(_) => (31, None, true),
    }
}

/// The suit of which every branch is a pattern.
pub(in crate::ir) fn union_of_patterns(branches: &[Pred]) -> Option<Slot> {
    let suit = |branch: &Pred| match branch {
        Pred::Leaf(Leaf { cond: Cond::Holding { suit, is: HoldingCond::Pattern(_), .. }, .. }) => Some(*suit),
        _ => None,
    };
    let first = suit(branches.first()?)?;
    branches.iter().all(|branch| suit(branch) == Some(first)).then_some(first)
}

fn kind(cond: &Cond) -> u8 {
    match cond {
        Cond::Holding { suit: Slot::Jolly(_), .. } => 5,
        Cond::Holding { is, .. } => match is {
            HoldingCond::Length(_) => 0,
            HoldingCond::Cards(_) => 1,
            HoldingCond::Pattern(_) => 2,
            HoldingCond::Hcp(_) => 4,
            HoldingCond::Stopper | HoldingCond::NoStopper => 16,
            HoldingCond::Has(_) => 17,
            HoldingCond::Lacks(_) => 18,
            HoldingCond::Set(_) => 21,
        },
        Cond::Points(Points { metric, .. }) => match metric {
            Metric::Hcp => 3,
            Metric::Tp => 8,
            Metric::Dp => 9,
            Metric::Ltc => 10,
            Metric::Aces => 11,
            Metric::Kings => 12,
            Metric::Queens => 13,
            Metric::Controls => 14,
            Metric::KeyCards(_) => 15,
            Metric::Length(_) | Metric::Custom(_) => 22,
        },
        Cond::Lengths { is, .. } => match is {
            LengthsCond::Class(_) => 6,
            LengthsCond::Pattern(_) => 7,
            LengthsCond::Compare { .. } => 19,
            LengthsCond::Longest(_) => 20,
            LengthsCond::Set(_) => 23,
        },
    }
}
