//! A branch: a conjunction in which every condition is a set.
//!
//! For each suit of each hand a set of holdings, for each hand a set of shapes, and sums of evaluators over hands
//! with the values that they may take. Branches of one scenario exclude one another, so that their counts add up.

use crate::Ranges;
use bridgeshape_dsl_ir::ir::Hands;
use bridgeshape_runtime::{Evaluator, Holding, HoldingSet, PartialDeal, Role, ShapeSet, Suit};
use std::sync::Arc;

/// One condition as a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Literal {
    /// A suit of a hand is one of these holdings.
    Cell(Role, Suit, HoldingSet),
    /// The lengths of a hand are one of these.
    Shape(Role, ShapeSet),
    /// A sum over hands is one of these values.
    Sum(Sum),
}

/// A sum of an evaluator over hands, with the values that it may take, in the evaluator's quarters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// Whose values are added.
    pub hands: Hands,
    /// What is added; without a part for the shape.
    pub evaluator: Arc<Evaluator>,
    /// What the sum may be, within what cards can make.
    pub allowed: Ranges,
}

/// What can be at all, given the pack, the sizes of the hands and the known cards.
#[derive(Debug)]
pub(crate) struct Universe {
    pub(crate) fixed: PartialDeal,
    pub(crate) cells: [[HoldingSet; 4]; 4],
    pub(crate) shapes: [ShapeSet; 4],
    /// Of each set of holdings, how many have each length.
    by_length: [[[u32; 14]; 4]; 4],
}

impl Universe {
    pub(crate) fn new(fixed: &PartialDeal) -> Universe {
        let table = fixed.table();
        let known = fixed.known();
        let of = |hand: usize, suit: Suit| (known[hand].holding(suit), fixed.rest().holding(suit));
        // Where nothing is known all sixteen are the same.
        let mut made: Vec<((Holding, Holding, usize), HoldingSet)> = Vec::new();
        let mut cell = |hand: usize, suit: Suit| {
            let (mine, open) = of(hand, suit);
            let key = (mine, open, usize::from(fixed.open()[hand]));
            if let Some((_, set)) = made.iter().find(|(of, _)| *of == key) {
                return set.clone();
            }
            let more = open.subsets().filter(|more| more.len() <= key.2);
            let set: HoldingSet = more.map(|more| Holding::from_bits(mine.bits() | more.bits())).collect();
            made.push((key, set.clone()));
            set
        };
        let cells: [[HoldingSet; 4]; 4] = std::array::from_fn(|hand| Suit::ALL.map(|suit| cell(hand, suit)));
        let shapes = std::array::from_fn(|hand| {
            let bounds = Suit::ALL.map(|suit| {
                let (mine, open) = of(hand, suit);
                mine.len() as u8..=(mine.len() + open.len()) as u8
            });
            ShapeSet::from_fn(table.sizes()[hand], |shape| {
                shape.iter().zip(&bounds).all(|(l, b)| b.contains(l))
            })
        });
        let by_length = cells.each_ref().map(|hand| hand.each_ref().map(HoldingSet::count_by_length));
        Universe { fixed: *fixed, cells, shapes, by_length }
    }

    /// The lengths that a set of holdings asks for, if it asks for nothing else.
    ///
    /// The set is one of holdings that can be.
    pub(crate) fn lengths_only(&self, hand: Role, suit: Suit, set: &HoldingSet) -> Option<[bool; 14]> {
        let all = &self.by_length[hand.index()][suit.index()];
        if *set == self.cells[hand.index()][suit.index()] {
            return Some(all.map(|count| count > 0));
        }
        let of_set = set.count_by_length();
        let only = (0..14).all(|length| of_set[length] == 0 || of_set[length] == all[length]);
        only.then(|| of_set.map(|count| count > 0))
    }

    /// The least and the greatest that a sum can be, by the lengths and the weights of cards alone.
    pub(crate) fn bounds(&self, hands: Hands, evaluator: &Evaluator) -> Ranges {
        let of_hand = |role: Role| self.bounds_of_hand(role, evaluator);
        let sum = hands.roles().map(of_hand).try_fold((0, 0), |sum, bounds| {
            let (least, greatest) = bounds?;
            Some((sum.0 + i64::from(least), sum.1 + i64::from(greatest)))
        });
        // No hand at all can be made of the pack: nothing is possible.
        sum.map_or_else(|| Ranges::new(0, -1), |(least, greatest)| Ranges::new(least, greatest))
    }

    /// What all hands have together of an evaluator, if that is the same in every deal.
    pub(crate) fn total(&self, evaluator: &Evaluator) -> Option<i64> {
        let pack = self.fixed.table().pack();
        let mut total = 0;
        for suit in Suit::ALL {
            let (ranks, by_length) = evaluator.suit_sum(suit)?;
            let cards = pack.holding(suit);
            let step = by_length[1] - by_length[0];
            if !by_length.windows(2).take(cards.len()).all(|pair| pair[1] - pair[0] == step) {
                return None;
            }
            let of_cards: i32 = cards.ranks().map(|rank| ranks[rank.index()] + step).sum();
            total += i64::from(of_cards) + 4 * i64::from(by_length[0]);
        }
        Some(total)
    }

    /// The least and the greatest value of a suit of a hand by its length, whatever it holds.
    pub(crate) fn bounds_by_length(
        &self,
        role: Role,
        suit: Suit,
        evaluator: &Evaluator,
    ) -> [Option<(i32, i32)>; 14] {
        let mine = self.fixed.known()[role.index()].holding(suit);
        bounds_by_length(evaluator, suit, mine, self.fixed.rest().holding(suit))
    }

    fn bounds_of_hand(&self, role: Role, evaluator: &Evaluator) -> Option<(i32, i32)> {
        let by_length = Suit::ALL.map(|suit| self.bounds_by_length(role, suit, evaluator));
        let of_shape = |shape: [u8; 4]| {
            let suits = by_length.iter().zip(shape).map(|(found, length)| found[usize::from(length)]);
            suits.into_iter().try_fold((0, 0), |sum, bounds| {
                let (least, greatest) = bounds?;
                Some((sum.0 + least, sum.1 + greatest))
            })
        };
        let shapes = self.shapes[role.index()].iter().filter_map(of_shape);
        shapes.reduce(|all: (i32, i32), of| (all.0.min(of.0), all.1.max(of.1)))
    }
}

/// The least and the greatest value of a suit by its length, given the cards held for sure and those that may be.
fn bounds_by_length(
    evaluator: &Evaluator,
    suit: Suit,
    mine: Holding,
    open: Holding,
) -> [Option<(i32, i32)>; 14] {
    let mut found = [None; 14];
    match evaluator.suit_sum(suit) {
        Some((ranks, by_length)) => {
            let mut weights: Vec<i32> = open.ranks().map(|rank| ranks[rank.index()]).collect();
            weights.sort_unstable();
            let held: i32 = mine.ranks().map(|rank| ranks[rank.index()]).sum();
            let (mut least, mut greatest) = (held, held);
            for (more, found) in (0..=weights.len()).zip(&mut found[mine.len()..]) {
                if more > 0 {
                    least += weights[more - 1];
                    greatest += weights[weights.len() - more];
                }
                let of_length = by_length[mine.len() + more];
                *found = Some((least + of_length, greatest + of_length));
            }
        }
        None => {
            for holding in open.subsets() {
                let all = Holding::from_bits(holding.bits() | mine.bits());
                let value = evaluator.suit_value(suit, all);
                let (least, greatest) = found[all.len()].unwrap_or((value, value));
                found[all.len()] = Some((least.min(value), greatest.max(value)));
            }
        }
    }
    found
}

/// How a condition stands to what holds already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Relation {
    /// It holds.
    Implied,
    /// It cannot hold.
    Excluded,
    /// It may hold or not.
    Open,
}

/// A conjunction in which every condition is a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// By hand, clockwise from the opener, and suit.
    pub cells: [[HoldingSet; 4]; 4],
    /// By hand.
    pub shapes: [ShapeSet; 4],
    /// No two of the same evaluator over the same hands.
    pub sums: Vec<Sum>,
}

impl Branch {
    /// No condition but what the known cards ask.
    pub(crate) fn of(universe: &Universe) -> Branch {
        Branch { cells: universe.cells.clone(), shapes: universe.shapes.clone(), sums: Vec::new() }
    }

    /// Its conditions that are not always so.
    pub(crate) fn literals(&self, universe: &Universe) -> Vec<Literal> {
        let mut literals = Vec::new();
        for role in Role::ALL {
            let hand = role.index();
            for suit in Suit::ALL {
                let set = &self.cells[hand][suit.index()];
                if *set != universe.cells[hand][suit.index()] {
                    literals.push(Literal::Cell(role, suit, set.clone()));
                }
            }
            if self.shapes[hand] != universe.shapes[hand] {
                literals.push(Literal::Shape(role, self.shapes[hand].clone()));
            }
        }
        literals.extend(self.sums.iter().cloned().map(Literal::Sum));
        literals
    }

    /// How a condition stands to this branch.
    pub(crate) fn relation(&self, literal: &Literal) -> Relation {
        match literal {
            Literal::Cell(hand, suit, set) => {
                let have = &self.cells[hand.index()][suit.index()];
                relation(&have.intersection(set), have, HoldingSet::is_empty)
            }
            Literal::Shape(hand, set) => {
                let have = &self.shapes[hand.index()];
                relation(&have.intersection(set), have, ShapeSet::is_empty)
            }
            Literal::Sum(sum) => match self.sum(sum) {
                Some(have) => {
                    relation(&have.allowed.intersection(&sum.allowed), &have.allowed, Ranges::is_empty)
                }
                None if sum.allowed.is_empty() => Relation::Excluded,
                None => Relation::Open,
            },
        }
    }

    /// Adds a condition; `false` when nothing is left.
    #[must_use]
    pub(crate) fn add(&mut self, literal: &Literal) -> bool {
        match literal {
            Literal::Cell(hand, suit, set) => {
                let have = &mut self.cells[hand.index()][suit.index()];
                *have = have.intersection(set);
                !have.is_empty()
            }
            Literal::Shape(hand, set) => {
                let have = &mut self.shapes[hand.index()];
                *have = have.intersection(set);
                !have.is_empty()
            }
            Literal::Sum(sum) => {
                let same = self.sums.iter().position(|have| same_sum(have, sum));
                let at = same.unwrap_or_else(|| {
                    self.sums.push(Sum { allowed: Ranges::full(), ..sum.clone() });
                    self.sums.len() - 1
                });
                let have = &mut self.sums[at];
                have.allowed = have.allowed.intersection(&sum.allowed);
                !have.allowed.is_empty()
            }
        }
    }

    fn sum(&self, sum: &Sum) -> Option<&Sum> {
        self.sums.iter().find(|have| same_sum(have, sum))
    }

    /// The one branch that holds just where one of these two does, if they differ in a single condition.
    pub(crate) fn joined(&self, other: &Branch) -> Option<Branch> {
        if self.sums.len() != other.sums.len() {
            return None;
        }
        let mut differ = 0;
        for hand in 0..4 {
            differ += usize::from(self.shapes[hand] != other.shapes[hand]);
            differ += (0..4).filter(|&suit| self.cells[hand][suit] != other.cells[hand][suit]).count();
            if differ > 1 {
                return None;
            }
        }
        for sum in &self.sums {
            differ += usize::from(other.sum(sum)?.allowed != sum.allowed);
        }
        if differ > 1 {
            return None;
        }
        let mut joined = self.clone();
        for hand in 0..4 {
            for suit in 0..4 {
                joined.cells[hand][suit] = self.cells[hand][suit].union(&other.cells[hand][suit]);
            }
            joined.shapes[hand] = self.shapes[hand].union(&other.shapes[hand]);
        }
        for sum in &mut joined.sums {
            sum.allowed = sum.allowed.union(&other.sum(sum)?.allowed);
        }
        Some(joined)
    }
}

/// Whether two sums add the same over the same hands.
pub(crate) fn same_sum(a: &Sum, b: &Sum) -> bool {
    a.hands == b.hands && (Arc::ptr_eq(&a.evaluator, &b.evaluator) || a.evaluator == b.evaluator)
}

fn relation<T: PartialEq>(common: &T, have: &T, is_empty: impl Fn(&T) -> bool) -> Relation {
    if is_empty(common) {
        Relation::Excluded
    } else if common == have {
        Relation::Implied
    } else {
        Relation::Open
    }
}
