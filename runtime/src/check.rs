//! Conditions on four hands, ready to be evaluated: a few table look-ups each.

use crate::{Evaluator, Hand, HoldingSet, Ranges, Role, ShapeSet, Suit, SuitOrder};
use std::sync::Arc;

/// A condition on four hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Check {
    /// A hand's holding in a suit is one of these.
    Holding {
        /// Whose.
        hand: Role,
        /// In which suit.
        suit: Suit,
        /// Which.
        set: HoldingSet,
    },
    /// A hand's lengths are one of these.
    Shape {
        /// Whose.
        hand: Role,
        /// Which.
        set: ShapeSet,
    },
    /// A sum over hands is one of these.
    Points {
        /// Whose values are added.
        hands: Vec<Role>,
        /// What is added.
        evaluator: Arc<Evaluator>,
        /// What the sum may be, in quarters.
        allowed: Ranges,
    },
    /// All conditions of one of these lists hold.
    Any(Vec<Vec<Check>>),
    /// Not all of these conditions hold.
    Not(Vec<Check>),
}

impl Check {
    /// Whether it holds.
    #[inline]
    pub fn holds(&self, hands: &[Hand; 4]) -> bool {
        match self {
            Check::Holding { hand, suit, set } => set.contains(hands[hand.index()].holding(*suit)),
            Check::Shape { hand, set } => set.contains(hands[hand.index()].lengths()),
            Check::Points { hands: of, evaluator, allowed } => {
                let sum = of.iter().map(|hand| i64::from(evaluator.value(hands[hand.index()]))).sum();
                allowed.contains(sum)
            }
            Check::Any(branches) => branches.iter().any(|branch| all_hold(branch, hands)),
            Check::Not(inner) => !all_hold(inner, hands),
        }
    }

    /// The same with the suits in another order.
    #[must_use]
    pub fn arranged(&self, order: SuitOrder) -> Check {
        let of_all = |checks: &[Check]| checks.iter().map(|check| check.arranged(order)).collect::<Vec<_>>();
        match self {
            Check::Holding { hand, suit, set } => {
                Check::Holding { hand: *hand, suit: order.place(*suit), set: set.clone() }
            }
            Check::Shape { hand, set } => Check::Shape { hand: *hand, set: set.arranged(order) },
            Check::Points { hands, evaluator, allowed } => Check::Points {
                hands: hands.clone(),
                evaluator: arranged(evaluator, order),
                allowed: allowed.clone(),
            },
            Check::Any(branches) => Check::Any(branches.iter().map(|branch| of_all(branch)).collect()),
            Check::Not(inner) => Check::Not(of_all(inner)),
        }
    }

    /// The hands that it speaks of, a bit each by the role's index.
    pub fn hands(&self) -> u8 {
        let of_all = |checks: &[Check]| checks.iter().fold(0, |bits, check| bits | check.hands());
        match self {
            Check::Holding { hand, .. } | Check::Shape { hand, .. } => 1 << hand.index(),
            Check::Points { hands, .. } => hands.iter().fold(0, |bits, hand| bits | 1 << hand.index()),
            Check::Any(branches) => branches.iter().fold(0, |bits, branch| bits | of_all(branch)),
            Check::Not(inner) => of_all(inner),
        }
    }

    /// What evaluating it costs about, in table look-ups.
    pub fn cost(&self) -> u32 {
        let of_all = |checks: &[Check]| checks.iter().map(Check::cost).sum::<u32>();
        match self {
            Check::Holding { .. } => 1,
            Check::Shape { .. } => 3,
            Check::Points { hands, .. } => 4 * hands.len() as u32,
            Check::Any(branches) => branches.iter().map(|branch| of_all(branch)).sum(),
            Check::Not(inner) => of_all(inner),
        }
    }
}

/// Whether all conditions hold.
#[inline]
pub fn all_hold(checks: &[Check], hands: &[Hand; 4]) -> bool {
    checks.iter().all(|check| check.holds(hands))
}

/// An evaluator with the suits in another order; the same one where it counts them alike.
pub(crate) fn arranged(evaluator: &Arc<Evaluator>, order: SuitOrder) -> Arc<Evaluator> {
    if evaluator.is_alike() { Arc::clone(evaluator) } else { Arc::new(evaluator.arranged(order)) }
}
