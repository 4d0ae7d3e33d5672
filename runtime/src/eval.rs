//! Additive evaluators: every way to count the points of a hand.
//!
//! A value is a sum over the suits of what the holding is worth, plus possibly something for the lengths taken
//! together. High-card points, controls, key cards, losers, total and distribution points are instances, and so
//! is whatever scale a user makes up; no method is a case of its own anywhere (seed 000 §2 defines the words).
//!
//! **Unit:** a quarter of a point, so that scales like 4½–3–1½–¾–¼ are integers too.
//!
//! **Method.** A suit's function is kept as weights of the thirteen ranks plus a weight of the length where it
//! can be written so, which holds for every usual method; else as a table. The form is unique (the two weighs
//! nothing), so that equal functions are equal values. A hand is then evaluated by counting the cards of each
//! weight at once over all suits.

mod define;
mod suit;

use crate::{Hand, Holding, HoldingSet, Suit, SuitOrder, shape_count, shape_index, shapes};
use std::cmp::Ordering;
use std::fmt;
use std::sync::Arc;
use suit::SuitPoints;

/// How many units make one point.
pub const QUARTERS: i32 = 4;

/// No single part of an evaluator is worth more than this, or less than its negative, in quarters: larger values
/// are cut to it. So no sum overflows.
const LIMIT: i32 = 1 << 20;

/// A way to count the points of a hand, in [`QUARTERS`] of a point.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Evaluator {
    suits: [SuitPoints; 4],
    shape: Option<ShapePoints>,
    /// Made from `suits`: which cards have which weight, where all four suits are sums.
    groups: Option<Groups>,
}

/// What shapes of one number of cards are worth, by index.
#[derive(Clone, PartialEq, Eq, Hash)]
struct ShapePoints {
    cards: u8,
    values: Arc<[i32]>,
}

/// A hand's value as cards of each weight, and lengths.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Groups {
    /// Cards that share a weight, with it.
    cards: Vec<(Hand, i32)>,
    /// What lengths are worth, by suit; `None` if nothing.
    lengths: Option<Box<[[i32; 14]; 4]>>,
}

impl Evaluator {
    /// The evaluator that gives each holding in each suit so many quarters (cut to ±2²⁰).
    pub fn from_fn(quarters: impl Fn(Suit, Holding) -> i32) -> Evaluator {
        Evaluator::from_suits(Suit::ALL.map(|suit| SuitPoints::from_fn(|holding| quarters(suit, holding))))
    }

    fn from_suits(suits: [SuitPoints; 4]) -> Evaluator {
        let groups = Groups::of(&suits);
        Evaluator { suits, shape: None, groups }
    }

    /// The same, and so many quarters more (cut to ±2²⁰) for each shape, in the order S H D C, of hands of `cards`
    /// cards, up to 52; hands of another size get nothing. Replaces what was given for shapes before.
    #[must_use]
    pub fn with_shapes(self, cards: u8, quarters: impl Fn([u8; 4]) -> i32) -> Evaluator {
        let mut values = vec![0; if cards <= 52 { shape_count(cards as usize) } else { 0 }];
        for shape in shapes(cards) {
            values[shape_index(shape)] = quarters(shape).clamp(-LIMIT, LIMIT);
        }
        let some = values.iter().any(|&value| value != 0);
        Evaluator { shape: some.then(|| ShapePoints { cards, values: values.into() }), ..self }
    }

    /// The same with the suits in another order.
    #[must_use]
    pub fn arranged(&self, order: SuitOrder) -> Evaluator {
        let arranged = Evaluator::from_suits(order.arrange(self.suits.clone()));
        match &self.shape {
            None => arranged,
            Some(shape) => {
                let back = order.inverse();
                arranged.with_shapes(shape.cards, |lengths| self.shape_value(back.arrange(lengths)))
            }
        }
    }

    /// An order of what holdings of one suit are worth by this evaluator, and of another by the other.
    pub fn compare_suit(&self, suit: Suit, other: &Evaluator, of: Suit) -> Ordering {
        self.suits[suit.index()].cmp(&other.suits[of.index()])
    }

    /// Whether it counts all suits alike.
    pub fn is_alike(&self) -> bool {
        self.shape.is_none() && self.suits.windows(2).all(|two| two[0] == two[1])
    }

    /// What a hand is worth, in quarters.
    #[inline(always)]
    pub fn value(&self, hand: Hand) -> i32 {
        let suits = match &self.groups {
            Some(groups) => groups.value(hand),
            None => Suit::ALL.iter().map(|&suit| self.suit_value(suit, hand.holding(suit))).sum(),
        };
        if self.shape.is_none() { suits } else { suits + self.shape_value(hand.lengths()) }
    }

    /// The cards that count, where a hand's value is the sum of what its cards are worth; `None` where lengths count too,
    /// or cards together.
    pub fn counting(&self) -> Option<Hand> {
        let groups =
            self.groups.as_ref().filter(|groups| groups.lengths.is_none() && self.shape.is_none())?;
        Some(groups.cards.iter().fold(Hand::EMPTY, |all, group| all.union(group.0)))
    }

    /// What a holding in a suit is worth by itself, in quarters.
    #[inline]
    pub fn suit_value(&self, suit: Suit, holding: Holding) -> i32 {
        self.suits[suit.index()].value(holding)
    }

    /// What each holding in a suit is worth by itself, in quarters, by the holding's index.
    pub fn suit_values(&self, suit: Suit) -> Box<[i32]> {
        let Some((ranks, by_length)) = self.suit_sum(suit) else {
            return Holding::all().map(|holding| self.suit_value(suit, holding)).collect();
        };
        // Each holding is a smaller one with its lowest card more.
        let mut cards = vec![0; Holding::COUNT].into_boxed_slice();
        for bits in 1..Holding::COUNT {
            cards[bits] = cards[bits & (bits - 1)] + ranks[bits.trailing_zeros() as usize % 13];
        }
        for (value, holding) in cards.iter_mut().zip(Holding::all()) {
            *value += by_length[holding.len()];
        }
        cards
    }

    /// What the lengths together are worth beyond what the suits are by themselves, in quarters.
    #[inline]
    pub fn shape_value(&self, shape: [u8; 4]) -> i32 {
        let Some(ShapePoints { cards, values }) = &self.shape else { return 0 };
        if shape.iter().map(|&l| u32::from(l)).sum::<u32>() != u32::from(*cards) {
            return 0;
        }
        values.get(shape_index(shape)).copied().unwrap_or(0)
    }

    /// Whether lengths together are worth something beyond what the suits are by themselves.
    pub const fn has_shapes(&self) -> bool {
        self.shape.is_some()
    }

    /// What a suit's holdings are worth as a sum, in quarters: a weight for each rank, the two first (whose own
    /// is 0), and one for each length. `None` where no such sum gives every value.
    pub const fn suit_sum(&self, suit: Suit) -> Option<(&[i32; 13], &[i32; 14])> {
        match &self.suits[suit as usize] {
            SuitPoints::Sum { ranks, by_length } => Some((ranks, by_length)),
            SuitPoints::Table(_) => None,
        }
    }

    /// The least and the greatest value of a suit's holdings in the set; `None` for an empty set.
    pub fn suit_bounds(&self, suit: Suit, holdings: &HoldingSet) -> Option<(i32, i32)> {
        bounds(holdings.iter().map(|holding| self.suit_value(suit, holding)))
    }

    /// The least and the greatest value of a hand of `cards` cards out of the pack, both reached by some hand;
    /// `None` when the pack has too few.
    pub fn bounds(&self, pack: Hand, cards: u8) -> Option<(i32, i32)> {
        let by_length = Suit::ALL.map(|suit| self.bounds_by_length(suit, pack.holding(suit)));
        let of_shape = |shape: [u8; 4]| {
            let suits = Suit::ALL.map(|suit| by_length[suit.index()][usize::from(shape[suit.index()])]);
            let together = self.shape_value(shape);
            suits.into_iter().try_fold((together, together), |sum, suit| {
                let (least, greatest) = suit?;
                Some((sum.0 + least, sum.1 + greatest))
            })
        };
        bounds(shapes(cards).filter_map(of_shape).flat_map(|(least, greatest)| [least, greatest]))
    }

    /// The least and the greatest value of the holdings of each length out of these cards of a suit.
    fn bounds_by_length(&self, suit: Suit, cards: Holding) -> [Option<(i32, i32)>; 14] {
        let mut found: [Option<(i32, i32)>; 14] = [None; 14];
        for holding in Holding::all().filter(|h| h.bits() & !cards.bits() == 0) {
            let value = self.suit_value(suit, holding);
            let (least, greatest) = found[holding.len()].unwrap_or((value, value));
            found[holding.len()] = Some((least.min(value), greatest.max(value)));
        }
        found
    }
}

/// The least and the greatest of some values.
fn bounds(mut values: impl Iterator<Item = i32>) -> Option<(i32, i32)> {
    let first = values.next()?;
    Some(values.fold((first, first), |(least, greatest), value| (least.min(value), greatest.max(value))))
}

impl Groups {
    /// The groups of four suits, if all are sums.
    fn of(suits: &[SuitPoints; 4]) -> Option<Groups> {
        let mut cards: Vec<(Hand, i32)> = Vec::new();
        let mut lengths = [[0; 14]; 4];
        for (suit, points) in Suit::ALL.into_iter().zip(suits) {
            let SuitPoints::Sum { ranks, by_length } = points else { return None };
            lengths[suit.index()] = *by_length;
            for card in Hand::PACK.cards().filter(|card| card.suit() == suit) {
                let weight = ranks[card.rank().index()];
                match cards.iter_mut().find(|group| group.1 == weight) {
                    _ if weight == 0 => {}
                    Some(group) => group.0 = group.0.with(card),
                    None => cards.push((Hand::EMPTY.with(card), weight)),
                }
            }
        }
        let lengths = (lengths != [[0; 14]; 4]).then(|| Box::new(lengths));
        Some(Groups { cards, lengths })
    }

    #[inline(always)]
    fn value(&self, hand: Hand) -> i32 {
        let cards: i32 =
            self.cards.iter().map(|&(cards, weight)| weight * hand.intersection(cards).len() as i32).sum();
        let Some(by_suit) = &self.lengths else { return cards };
        let lengths = hand.lengths().map(usize::from);
        cards + by_suit.iter().zip(lengths).map(|(values, length)| values[length]).sum::<i32>()
    }
}

impl fmt::Debug for Evaluator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shape = if self.shape.is_some() { " + shapes" } else { "" };
        write!(f, "Evaluator({:?}{shape})", self.suits)
    }
}

#[cfg(test)]
mod tests;
