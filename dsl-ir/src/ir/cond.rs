//! The leaves of a tree. There are three kinds, whatever the words of the DSL: what one suit of one hand
//! holds, the four lengths of one hand, and a sum of points over one hand or several.
//!
//! Each kind keeps the words it was written with, so that it can be printed and explained, and gives the
//! set or the evaluator that it means (definitions: seed 000 §2).

use super::metric::{Hands, Points};
use super::pred::Slot;
use super::shape::{ShapeClass, ShapePattern};
use bridgeshape_runtime::{Hand, Holding, HoldingSet, Rank, Role, ShapeSet, Suit};
use std::cmp::Ordering;
use std::fmt;
use std::sync::{Arc, LazyLock};

/// What one leaf asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cond {
    /// One suit of one hand is one of a set of holdings.
    Holding {
        /// The hand.
        hand: Role,
        /// The suit.
        suit: Slot,
        /// The set.
        is: HoldingCond,
    },
    /// The lengths of one hand are one of a set of shapes, suit by suit.
    Lengths {
        /// The hand.
        hand: Role,
        /// The set.
        is: LengthsCond,
    },
    /// The points of a hand, or of several together, lie in a range.
    Points(Points),
}

impl Cond {
    /// The same with other suits in its slots.
    #[must_use]
    pub fn map_slots(&self, map: &dyn Fn(Slot) -> Slot) -> Cond {
        match self {
            Cond::Holding { hand, suit, is } => {
                Cond::Holding { hand: *hand, suit: map(*suit), is: is.clone() }
            }
            Cond::Lengths { hand, is } => Cond::Lengths { hand: *hand, is: is.map_slots(map) },
            Cond::Points(points) => {
                Cond::Points(Points { metric: points.metric.map_slots(map), ..points.clone() })
            }
        }
    }

    /// The hands that it speaks of.
    pub fn hands(&self) -> Hands {
        match self {
            Cond::Holding { hand, .. } | Cond::Lengths { hand, .. } => Hands::from(*hand),
            Cond::Points(points) => points.hands,
        }
    }

    /// The suits that it speaks of, as named.
    pub fn slots(&self) -> Vec<Slot> {
        match self {
            Cond::Holding { suit, .. } => vec![*suit],
            Cond::Lengths { is: LengthsCond::Compare { left, right, .. }, .. } => vec![*left, *right],
            Cond::Lengths { is: LengthsCond::Longest(slot), .. } => vec![*slot],
            Cond::Lengths { .. } => Vec::new(),
            Cond::Points(points) => points.metric.slot().into_iter().collect(),
        }
    }

    /// Whether these hands satisfy it. A suit that is not bound is satisfied by none.
    pub fn holds(&self, hands: &[Hand; 4]) -> bool {
        match self {
            Cond::Holding { hand, suit, is } => {
                suit.suit().is_some_and(|suit| is.holds(hands[hand.index()].holding(suit)))
            }
            Cond::Lengths { hand, is } => is.holds(hands[hand.index()].lengths()) == Some(true),
            Cond::Points(points) => {
                let sum: Option<i32> =
                    points.hands.roles().map(|role| points.metric.of_hand(hands[role.index()])).sum();
                sum.is_some_and(|sum| points.contains(sum))
            }
        }
    }
}

/// An inclusive range of lengths or points; without `max` there is no upper bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Range {
    /// The least allowed.
    pub min: u16,
    /// The most allowed.
    pub max: Option<u16>,
}

impl Range {
    /// Whether the value lies inside.
    pub fn contains(self, value: usize) -> bool {
        value >= usize::from(self.min) && self.max.is_none_or(|max| value <= usize::from(max))
    }
}

impl From<crate::wire::Range> for Range {
    fn from(range: crate::wire::Range) -> Range {
        Range { min: range.min, max: range.max }
    }
}

impl fmt::Display for Range {
    /// As the DSL writes it: `5+`, `0-1`, `3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.max {
            None => write!(f, "{}+", self.min),
            Some(max) if max == self.min => write!(f, "{max}"),
            Some(max) => write!(f, "{}-{max}", self.min),
        }
    }
}

/// The high cards that exact honours and patterns decide: A K Q J T 9 (SEMANTICS 9).
pub const HIGH: Holding = Holding::from_bits(0b1_1111_1000_0000);

/// How many low cards a suit has: 8 to 2.
pub const LOW_CARDS: u8 = 7;

/// One option of an `S~` pattern. Invariant of the meaning: only [`HIGH`] cards in `cards`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pattern {
    /// The high cards held; those of [`HIGH`] that are not here are not held.
    pub cards: Holding,
    /// The fewest low cards.
    pub low_min: u16,
    /// The most low cards; `None`: no limit, which is seven.
    pub low_max: Option<u16>,
}

/// A set of holdings, in the words of the DSL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HoldingCond {
    /// So many cards.
    Length(Range),
    /// So many high-card points in the suit: A 4, K 3, Q 2, J 1.
    Hcp(Range),
    /// Of A K Q J T 9 exactly these.
    Cards(Holding),
    /// Of A K Q J T 9 exactly the pattern's, and so many low cards.
    Pattern(Pattern),
    /// The card of this rank.
    Has(Rank),
    /// Not the card of this rank.
    Lacks(Rank),
    /// A, Kx, Qxx or Jxxx.
    Stopper,
    /// None of those.
    NoStopper,
    /// Any other set; it has no spelling in the DSL.
    Set(Arc<HoldingSet>),
}

impl HoldingCond {
    /// Whether a holding satisfies it.
    pub fn holds(&self, holding: Holding) -> bool {
        match self {
            HoldingCond::Length(range) => range.contains(holding.len()),
            HoldingCond::Hcp(range) => range.contains(hcp(holding)),
            HoldingCond::Cards(cards) => high(holding) == *cards,
            HoldingCond::Pattern(Pattern { cards, low_min, low_max }) => {
                let low = holding.len() - high(holding).len();
                high(holding) == *cards && Range { min: *low_min, max: *low_max }.contains(low)
            }
            HoldingCond::Has(rank) => holding.contains(*rank),
            HoldingCond::Lacks(rank) => !holding.contains(*rank),
            HoldingCond::Stopper => is_stopper(holding),
            HoldingCond::NoStopper => !is_stopper(holding),
            HoldingCond::Set(set) => set.contains(holding),
        }
    }

    /// The holdings that satisfy it.
    pub fn set(&self) -> HoldingSet {
        /// The holdings of each length, and those of each number of high-card points.
        static SETS: LazyLock<([HoldingSet; 14], [HoldingSet; 11])> = LazyLock::new(|| {
            let of_length = |length| HoldingSet::from_fn(|holding| holding.len() == length);
            let of_points = |points| HoldingSet::from_fn(|holding| hcp(holding) == points);
            (std::array::from_fn(of_length), std::array::from_fn(of_points))
        });
        let within = |sets: &[HoldingSet], range: &Range| {
            let sets = sets.iter().enumerate().filter(|&(value, _)| range.contains(value));
            sets.fold(HoldingSet::empty(), |all, (_, set)| all.union(set))
        };
        match self {
            HoldingCond::Length(range) => within(&SETS.0, range),
            HoldingCond::Hcp(range) => within(&SETS.1, range),
            HoldingCond::Set(set) => (**set).clone(),
            other => HoldingSet::from_fn(|holding| other.holds(holding)),
        }
    }
}

/// The high cards of a holding.
pub const fn high(holding: Holding) -> Holding {
    Holding::from_bits(holding.bits() & HIGH.bits())
}

/// The high-card points of a holding: A 4, K 3, Q 2, J 1.
pub fn hcp(holding: Holding) -> usize {
    [(Rank::Ace, 4), (Rank::King, 3), (Rank::Queen, 2), (Rank::Jack, 1)]
        .into_iter()
        .filter(|&(rank, _)| holding.contains(rank))
        .map(|(_, points)| points)
        .sum()
}

/// A, K with one card more, Q with two, J with three.
fn is_stopper(holding: Holding) -> bool {
    [(Rank::Ace, 1), (Rank::King, 2), (Rank::Queen, 3), (Rank::Jack, 4)]
        .into_iter()
        .any(|(rank, length)| holding.contains(rank) && holding.len() >= length)
}

/// How two lengths compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum CompareOp {
    Greater,
    AtLeast,
    Less,
    AtMost,
    Equal,
}

impl CompareOp {
    /// All five.
    pub const ALL: [CompareOp; 5] =
        [CompareOp::Greater, CompareOp::AtLeast, CompareOp::Less, CompareOp::AtMost, CompareOp::Equal];

    /// `>`, `>=`, `<`, `<=`, `==`.
    pub const fn sign(self) -> &'static str {
        [">", ">=", "<", "<=", "=="][self as usize]
    }

    /// The operator of a sign.
    pub fn from_sign(sign: &str) -> Option<CompareOp> {
        CompareOp::ALL.into_iter().find(|op| op.sign() == sign)
    }

    /// Whether `left op right`.
    pub fn holds(self, left: u8, right: u8) -> bool {
        match self {
            CompareOp::Greater => left > right,
            CompareOp::AtLeast => left >= right,
            CompareOp::Less => left < right,
            CompareOp::AtMost => left <= right,
            CompareOp::Equal => left.cmp(&right) == Ordering::Equal,
        }
    }
}

impl fmt::Display for CompareOp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sign())
    }
}

/// A set of suit-ordered shapes, in the words of the DSL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LengthsCond {
    /// A class of shapes.
    Class(ShapeClass),
    /// The sorted lengths, digit by digit.
    Pattern(ShapePattern),
    /// One suit against another.
    Compare {
        /// The suit on the left.
        left: Slot,
        /// How they compare.
        op: CompareOp,
        /// The suit on the right.
        right: Slot,
    },
    /// No suit is longer than this one.
    Longest(Slot),
    /// Any other set; it has no spelling in the DSL.
    Set(Arc<ShapeSet>),
}

impl LengthsCond {
    fn map_slots(&self, map: &dyn Fn(Slot) -> Slot) -> LengthsCond {
        match self {
            LengthsCond::Compare { left, op, right } => {
                LengthsCond::Compare { left: map(*left), op: *op, right: map(*right) }
            }
            LengthsCond::Longest(slot) => LengthsCond::Longest(map(*slot)),
            other => other.clone(),
        }
    }

    /// Whether lengths in the order S H D C satisfy it; `None` while a slot is not bound.
    pub fn holds(&self, lengths: [u8; 4]) -> Option<bool> {
        Some(match self {
            LengthsCond::Class(class) => class.contains(lengths),
            LengthsCond::Pattern(pattern) => pattern.matches(lengths),
            LengthsCond::Compare { left, op, right } => {
                op.holds(lengths[left.suit()?.index()], lengths[right.suit()?.index()])
            }
            LengthsCond::Longest(slot) => {
                let longest = lengths[slot.suit()?.index()];
                lengths.into_iter().all(|other| other <= longest)
            }
            LengthsCond::Set(set) => set.contains(lengths),
        })
    }

    /// The shapes of a hand of so many cards that satisfy it; `None` while a slot is not bound. A set that is
    /// given as such is of its own number of cards.
    pub fn set(&self, cards: u8) -> Option<ShapeSet> {
        match self {
            LengthsCond::Set(set) => Some((**set).clone()),
            other => {
                other.holds([4, 3, 3, 3])?;
                Some(ShapeSet::from_fn(cards, |lengths| other.holds(lengths) == Some(true)))
            }
        }
    }
}

impl Slot {
    /// The suit, if it is chosen.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Slot::Suit(suit) => Some(suit),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_what_the_condition_holds_for() {
        let ranges =
            (0..=14).flat_map(|min| [None, Some(min), Some(min + 3), Some(20)].map(|max| Range { min, max }));
        let ranges: Vec<Range> = ranges.chain([Range { min: 5, max: Some(4) }]).collect();
        let lengths = ranges.iter().copied().map(HoldingCond::Length);
        let points = ranges.iter().copied().map(HoldingCond::Hcp);
        for is in lengths.chain(points).chain([HoldingCond::Stopper, HoldingCond::Has(Rank::Two)]) {
            let set = is.set();
            assert!(Holding::all().all(|holding| set.contains(holding) == is.holds(holding)), "{is:?}");
        }
    }
}
