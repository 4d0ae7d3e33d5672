//! What is compared of a deal: the points and the four lengths of each hand, in a few bins.

use bridgeshape_dsl_ir::diag::Origin;
use bridgeshape_dsl_ir::ir::{Cond, HoldingCond, Metric, Points, Pred, Range, Slot};
use bridgeshape_runtime::{Deal, Evaluator, QUARTERS, Role, Suit};
use std::fmt;
use std::sync::LazyLock;

/// The most bins of a variable.
const BINS: usize = 4;

static HCP: LazyLock<Evaluator> = LazyLock::new(Evaluator::hcp);

/// A number that a deal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variable {
    /// The high-card points of a hand.
    Hcp(Role),
    /// The length of a suit of a hand.
    Length(Role, Suit),
}

impl fmt::Display for Variable {
    /// As the DSL would begin: `opener hcp`, `opp1 S`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Variable::Hcp(role) => write!(f, "{role} hcp"),
            Variable::Length(role, suit) => write!(f, "{role} {suit}"),
        }
    }
}

impl Variable {
    /// All twenty, those first that some of these trees speaks of; points before lengths.
    pub(super) fn ordered(trees: &[Pred]) -> Vec<Variable> {
        let mut spoken = Vec::new();
        trees.iter().for_each(|tree| collect(tree, &mut spoken));
        let mut all: Vec<Variable> = Role::ALL.into_iter().map(Variable::Hcp).collect();
        all.extend(Role::ALL.into_iter().flat_map(|role| Suit::ALL.map(|suit| Variable::Length(role, suit))));
        // The sort is stable.
        all.sort_by_key(|variable| !spoken.contains(variable));
        all
    }

    /// The number that a deal has.
    pub fn of(self, deal: &Deal) -> u16 {
        match self {
            Variable::Hcp(role) => u16::try_from(HCP.value(deal.hand(role)) / QUARTERS).unwrap_or(0),
            Variable::Length(role, suit) => deal.hand(role).lengths()[suit.index()].into(),
        }
    }

    /// The condition that it lies in a range.
    pub(super) fn within(self, range: Range) -> Pred {
        let cond = match self {
            Variable::Hcp(role) => Cond::Points(Points::new(role, Metric::Hcp, range)),
            Variable::Length(hand, suit) => {
                Cond::Holding { hand, suit: Slot::Suit(suit), is: HoldingCond::Length(range) }
            }
        };
        Pred::leaf(cond, Origin::Json(String::new()))
    }

    /// Ranges that cover all numbers, of about equally many of these deals each.
    pub(super) fn bins(self, deals: &[Deal]) -> Vec<Range> {
        let mut values: Vec<u16> = deals.iter().map(|deal| self.of(deal)).collect();
        values.sort_unstable();
        // Where bins begin: at the quartiles, but never at the least value.
        let mut begins: Vec<u16> = (1..BINS).map(|at| values[at * values.len() / BINS]).collect();
        begins.retain(|&begin| begin > values[0]);
        begins.dedup();
        if begins.is_empty() && values[values.len() - 1] > values[0] {
            begins.push(values[0] + 1);
        }
        // All of one value: whether the others do not occur is compared.
        if values[values.len() - 1] == values[0] {
            begins = if values[0] > 0 { vec![values[0], values[0] + 1] } else { vec![1] };
        }
        let mut ranges = Vec::new();
        let mut min = 0;
        for begin in begins {
            ranges.push(Range { min, max: Some(begin - 1) });
            min = begin;
        }
        ranges.push(Range { min, max: None });
        ranges
    }

    /// How many deals lie in each range.
    pub(super) fn counts(self, bins: &[Range], deals: &[Deal]) -> Vec<u64> {
        let mut counts = vec![0; bins.len()];
        for deal in deals {
            let value = usize::from(self.of(deal));
            if let Some(at) = bins.iter().position(|bin| bin.contains(value)) {
                counts[at] += 1;
            }
        }
        counts
    }
}

/// The variables that a tree speaks of.
fn collect(tree: &Pred, spoken: &mut Vec<Variable>) {
    match tree {
        Pred::All(inner) | Pred::Any(inner) => inner.iter().for_each(|tree| collect(tree, spoken)),
        Pred::Not(inner) => collect(inner, spoken),
        Pred::SomeSuit { body, .. } => collect(body, spoken),
        Pred::Alternative { options, .. } => options.iter().for_each(|leaf| of_cond(&leaf.cond, spoken)),
        Pred::Leaf(leaf) => of_cond(&leaf.cond, spoken),
    }
}

fn of_cond(cond: &Cond, spoken: &mut Vec<Variable>) {
    match cond {
        Cond::Holding { hand, suit: Slot::Suit(suit), .. } => spoken.push(Variable::Length(*hand, *suit)),
        Cond::Holding { hand, .. } | Cond::Lengths { hand, .. } => {
            spoken.extend(Suit::ALL.map(|suit| Variable::Length(*hand, suit)));
        }
        Cond::Points(points) => match &points.metric {
            Metric::Length(Slot::Suit(suit)) => {
                spoken.extend(points.hands.roles().map(|role| Variable::Length(role, *suit)));
            }
            _ => spoken.extend(points.hands.roles().map(Variable::Hcp)),
        },
    }
}
