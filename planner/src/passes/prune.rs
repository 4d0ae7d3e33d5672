//! What arithmetic leaves of a branch, or that it leaves nothing.
//!
//! Thirteen cards a hand and thirteen a suit (the 4 × 4 matrix of lengths, with the sets of shapes); each card has one
//! owner; what a hand can have of an evaluator is bounded by its suits (ten points a suit), and what all hands have
//! together is given (forty points). Bounds are made narrower in turn until nothing changes. What they exclude has no
//! deal; what they leave may have none either, which counting decides.

use super::{Draft, Pass};
use crate::branch::{Branch, Sum, Universe, same_sum};
use crate::{Counter, Stop};
use bridgeshape_runtime::{Evaluator, Holding, HoldingSet, Role, ShapeSet, Suit};
use std::sync::Arc;

pub(super) const PASS: Pass =
    Pass { name: "prune", after: "no branch is left that arithmetic alone excludes", run };

#[expect(clippy::unnecessary_wraps, reason = "passes have one type")]
fn run(draft: &mut Draft<'_>, counter: &mut Counter) -> Result<(), Stop> {
    for bound in &mut draft.bound {
        let before = bound.parts.len();
        for part in &mut bound.parts {
            part.left = prune(counter.universe(), &part.branch);
        }
        bound.parts.retain(|part| part.left.is_some());
        bound.pruned = before - bound.parts.len();
    }
    Ok(())
}

/// How often the bounds are gone over at most.
const ROUNDS: usize = 8;

/// What is left of a branch.
#[derive(Clone, Debug)]
pub(crate) struct Left {
    pub(crate) cells: [[HoldingSet; 4]; 4],
    pub(crate) shapes: [ShapeSet; 4],
}

/// What arithmetic leaves; `None`: nothing, which is a proof.
pub(crate) fn prune(universe: &Universe, branch: &Branch) -> Option<Left> {
    let mut left = Left { cells: branch.cells.clone(), shapes: branch.shapes.clone() };
    for _ in 0..ROUNDS {
        let before = left.clone();
        left.hands()?;
        left.suits(universe)?;
        left.owners(universe)?;
        if left.cells == before.cells && left.shapes == before.shapes {
            break;
        }
    }
    let totals = Totals::new(universe, &left, &branch.sums);
    totals.iter().all(|totals| totals.bounds(None).is_some()).then_some(left)
}

impl Left {
    /// The least and the greatest length of a suit of a hand.
    pub(crate) fn lengths(&self, hand: usize, suit: usize) -> Option<(u8, u8)> {
        self.shapes[hand].length_bounds(Suit::ALL[suit])
    }

    /// A hand's lengths are those of a shape, and those of its holdings.
    fn hands(&mut self) -> Option<()> {
        for (cells, shapes) in self.cells.iter_mut().zip(&mut self.shapes) {
            let possible = cells.each_ref().map(lengths_of);
            let fits =
                |shape: [u8; 4]| shape.iter().zip(&possible).all(|(&l, bits)| l < 14 && bits >> l & 1 == 1);
            *shapes = ShapeSet::from_fn(shapes.cards(), |shape| shapes.contains(shape) && fits(shape));
            if shapes.is_empty() {
                return None;
            }
            for (suit, cell) in cells.iter_mut().enumerate() {
                let kept = shapes.iter().fold(0u16, |bits, shape| bits | 1 << shape[suit]);
                if kept != possible[suit] {
                    *cell = cell.of_lengths(kept);
                }
            }
        }
        Some(())
    }

    /// The lengths of a suit in the four hands add up to its cards.
    fn suits(&mut self, universe: &Universe) -> Option<()> {
        for suit in 0..4 {
            let cards = universe.fixed.table().pack().holding(Suit::ALL[suit]).len() as i32;
            let mut bounds = [(0, 0); 4];
            for (hand, bounds) in bounds.iter_mut().enumerate() {
                let (min, max) = self.lengths(hand, suit)?;
                *bounds = (i32::from(min), i32::from(max));
            }
            let least: i32 = bounds.iter().map(|b| b.0).sum();
            let most: i32 = bounds.iter().map(|b| b.1).sum();
            for (hand, &(min, max)) in bounds.iter().enumerate() {
                let (from, to) = (min.max(cards - (most - max)), max.min(cards - (least - min)));
                if from > to {
                    return None;
                }
                if (from, to) != (min, max) {
                    let lengths = (from..=to).fold(0u16, |bits, length| bits | 1 << length);
                    self.cells[hand][suit] = self.cells[hand][suit].of_lengths(lengths);
                }
            }
        }
        Some(())
    }

    /// Every card has one owner.
    fn owners(&mut self, universe: &Universe) -> Option<()> {
        for suit in 0..4 {
            let pack = universe.fixed.table().pack().holding(Suit::ALL[suit]).bits();
            let mut held = [(0u16, 0u16); 4];
            for (held, cells) in held.iter_mut().zip(&self.cells) {
                let (every, some) = cells[suit].common()?;
                *held = (every.bits(), some.bits());
            }
            let all = held.iter().fold(0, |all, (_, may)| all | may);
            let twice = (0..4).any(|a| (0..a).any(|b| held[a].0 & held[b].0 != 0));
            if twice || all & pack != pack {
                return None;
            }
            for hand in 0..4 {
                let (must, may) = held[hand];
                let others = (0..4).filter(|&other| other != hand);
                let theirs = others.clone().fold(0, |bits, other| bits | held[other].0);
                let possible = others.fold(0, |bits, other| bits | held[other].1);
                let (needs, lacks) = (pack & !possible, theirs);
                if needs & !must != 0 || lacks & may != 0 {
                    let (needs, lacks) = (Holding::from_bits(needs), Holding::from_bits(lacks));
                    self.cells[hand][suit] = self.cells[hand][suit].with_cards(needs, lacks);
                }
            }
        }
        Some(())
    }
}

/// The lengths of the holdings of a set, a bit each.
fn lengths_of(cell: &HoldingSet) -> u16 {
    let counts = cell.count_by_length();
    (0..14).fold(0, |bits, length| bits | u16::from(counts[length] > 0) << length)
}

/// What the hands can have of one evaluator, and what is asked of their sums.
#[derive(Debug)]
pub(crate) struct Totals<'a> {
    /// By hand: the least and the greatest.
    hands: [(i64, i64); 4],
    /// What all hands have together, where that is the same in every deal.
    total: Option<i64>,
    sums: Vec<&'a Sum>,
}

impl<'a> Totals<'a> {
    /// For each evaluator of the sums.
    pub(crate) fn new(universe: &Universe, left: &Left, sums: &'a [Sum]) -> Vec<Totals<'a>> {
        let mut all: Vec<(&Arc<Evaluator>, Totals<'a>)> = Vec::new();
        for sum in sums {
            let same =
                |other: &Arc<Evaluator>| same_sum(&Sum { evaluator: Arc::clone(other), ..sum.clone() }, sum);
            match all.iter_mut().find(|(evaluator, _)| same(evaluator)) {
                Some((_, totals)) => totals.sums.push(sum),
                None => {
                    let hands = Role::ALL.map(|role| bounds_of_hand(universe, left, role, &sum.evaluator));
                    let total = universe.total(&sum.evaluator);
                    all.push((&sum.evaluator, Totals { hands, total, sums: vec![sum] }));
                }
            }
        }
        all.into_iter().map(|(_, totals)| totals).collect()
    }

    /// The sums, in order.
    pub(crate) fn sums(&self) -> &[&'a Sum] {
        &self.sums
    }

    /// What all hands have together, where that is the same in every deal.
    pub(crate) const fn total(&self) -> Option<i64> {
        self.total
    }

    /// The least and the greatest that hands can have, by what is asked of all sums but one; `None`: nothing is
    /// possible.
    pub(crate) fn bounds(&self, without: Option<&Sum>) -> Option<[(i64, i64); 4]> {
        let mut hands = self.hands;
        let asked =
            self.sums.iter().filter(|&&sum| without.is_none_or(|without| !std::ptr::eq(sum, without)));
        let mut rules: Vec<(u8, i64, i64)> = Vec::new();
        for sum in asked {
            let (Some(&(min, _)), Some(&(_, max))) =
                (sum.allowed.intervals().first(), sum.allowed.intervals().last())
            else {
                return None;
            };
            rules.push((sum.hands.roles().fold(0, |bits, role| bits | 1 << role.index()), min, max));
        }
        rules.extend(self.total.map(|total| (0b1111, total, total)));
        for _ in 0..ROUNDS {
            let before = hands;
            for &(of, min, max) in &rules {
                let inside = |hand: &usize| of >> hand & 1 == 1;
                let least: i64 = (0..4).filter(inside).map(|hand| hands[hand].0).sum();
                let most: i64 = (0..4).filter(inside).map(|hand| hands[hand].1).sum();
                for hand in (0..4).filter(inside) {
                    let (low, high) = hands[hand];
                    hands[hand] = (low.max(min - (most - high)), high.min(max - (least - low)));
                    if hands[hand].0 > hands[hand].1 {
                        return None;
                    }
                }
            }
            if hands == before {
                break;
            }
        }
        Some(hands)
    }
}

/// What a hand can have of an evaluator, by its suits and their lengths.
fn bounds_of_hand(universe: &Universe, left: &Left, role: Role, evaluator: &Evaluator) -> (i64, i64) {
    let by_length = Suit::ALL.map(|suit| {
        let cell = &left.cells[role.index()][suit.index()];
        // Sums of weights need not be tried holding by holding where lengths are all that is asked.
        if evaluator.suit_sum(suit).is_some()
            && let Some(lengths) = universe.lengths_only(role, suit, cell)
        {
            let all = universe.bounds_by_length(role, suit, evaluator);
            return std::array::from_fn(|length| all[length].filter(|_| lengths[length]));
        }
        let mut found: [Option<(i32, i32)>; 14] = [None; 14];
        for holding in cell.iter() {
            let value = evaluator.suit_value(suit, holding);
            let bounds = found[holding.len()].get_or_insert((value, value));
            *bounds = (bounds.0.min(value), bounds.1.max(value));
        }
        found
    });
    let of_shape = |shape: [u8; 4]| -> Option<(i64, i64)> {
        let suits = by_length.iter().zip(shape).map(|(found, length)| found[usize::from(length)]);
        suits.into_iter().try_fold((0, 0), |sum, bounds| {
            let (least, most) = bounds?;
            Some((sum.0 + i64::from(least), sum.1 + i64::from(most)))
        })
    };
    let shapes = left.shapes[role.index()].iter().filter_map(of_shape);
    // Without any shape nothing is possible: an empty range says so.
    shapes.fold(
        (1, 0),
        |all: (i64, i64), (least, most)| {
            if all.0 > all.1 { (least, most) } else { (all.0.min(least), all.1.max(most)) }
        },
    )
}
