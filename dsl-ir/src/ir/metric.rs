//! Points: what is counted, over whose hands, within which range (definitions: seed 000 §2).
//!
//! Every method of counting is one *additive evaluator*: a sum over the suits of what a holding is worth.
//! The words of the DSL are instances of it, not cases.

use super::cond::{Range, hcp};
use super::pred::Slot;
use bridgeshape_runtime::{Evaluator, Hand, Holding, Pair, Rank, Role, Suit};
use std::fmt;
use std::sync::Arc;

/// A set of hands. Invariant: no bit above 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hands(u8);

impl Hands {
    /// The set of these roles.
    pub fn of(roles: impl IntoIterator<Item = Role>) -> Hands {
        Hands(roles.into_iter().fold(0, |bits, role| bits | 1 << role.index()))
    }

    /// Whether the hand is one of them.
    pub const fn contains(self, role: Role) -> bool {
        self.0 >> role.index() & 1 == 1
    }

    /// The hands of either.
    #[must_use]
    pub const fn union(self, other: Hands) -> Hands {
        Hands(self.0 | other.0)
    }

    /// The hands, clockwise from the opener.
    pub fn roles(self) -> impl Iterator<Item = Role> {
        Role::ALL.into_iter().filter(move |&role| self.contains(role))
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The only hand, if it is one.
    pub fn single(self) -> Option<Role> {
        if self.len() == 1 { self.roles().next() } else { None }
    }

    /// The pair, if it is just the two hands of one.
    pub fn pair(self) -> Option<Pair> {
        [Pair::Declarer, Pair::Defense].into_iter().find(|&pair| self == Hands::from(pair))
    }
}

impl From<Role> for Hands {
    fn from(role: Role) -> Hands {
        Hands::of([role])
    }
}

impl From<Pair> for Hands {
    fn from(pair: Pair) -> Hands {
        Hands::of(pair.roles())
    }
}

impl fmt::Debug for Hands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.roles()).finish()
    }
}

impl fmt::Display for Hands {
    /// `opener`, `opener+responder`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, role) in self.roles().enumerate() {
            write!(f, "{}{role}", if i > 0 { "+" } else { "" })?;
        }
        Ok(())
    }
}

/// A sum of points over hands, within a range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Points {
    /// Whose points are summed.
    pub hands: Hands,
    /// What is counted.
    pub metric: Metric,
    /// The least allowed, in the metric's unit.
    pub min: i32,
    /// The most allowed, in the metric's unit; `None`: no upper bound.
    pub max: Option<i32>,
}

impl Points {
    /// The points of these hands within a range of whole points.
    pub fn new(hands: impl Into<Hands>, metric: Metric, range: impl Into<Range>) -> Points {
        let Range { min, max } = range.into();
        Points { hands: hands.into(), metric, min: i32::from(min), max: max.map(i32::from) }
    }

    /// Whether the sum lies in the range.
    pub fn contains(&self, sum: i32) -> bool {
        sum >= self.min && self.max.is_none_or(|max| sum <= max)
    }
}

/// What is counted. The unit is one point, one card or one loser, but for [`Metric::Custom`], whose unit is
/// the evaluator's quarter of a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Metric {
    /// High-card points: A 4, K 3, Q 2, J 1.
    Hcp,
    /// Controls: A 2, K 1.
    Controls,
    /// Aces.
    Aces,
    /// Kings.
    Kings,
    /// Queens.
    Queens,
    /// Key cards: the four aces and the king of this trump suit.
    KeyCards(Slot),
    /// Total points: high-card points and one for each card beyond four in each suit.
    Tp,
    /// Distribution points: high-card points, 3 for a void, 2 for a singleton, 1 for a doubleton.
    Dp,
    /// Losing trick count: in each suit, of the three highest places, those without A, K, Q.
    Ltc,
    /// Cards in this suit (a fit).
    Length(Slot),
    /// Any other evaluator; it has no spelling in the DSL.
    Custom(Arc<Evaluator>),
}

impl Metric {
    /// The suit that it speaks of, if any.
    pub const fn slot(&self) -> Option<Slot> {
        match self {
            Metric::KeyCards(slot) | Metric::Length(slot) => Some(*slot),
            _ => None,
        }
    }

    pub(super) fn map_slots(&self, map: &dyn Fn(Slot) -> Slot) -> Metric {
        match self {
            Metric::KeyCards(slot) => Metric::KeyCards(map(*slot)),
            Metric::Length(slot) => Metric::Length(map(*slot)),
            other => other.clone(),
        }
    }

    /// What a hand counts, in the metric's unit; `None` while the slot is not bound.
    pub fn of_hand(&self, hand: Hand) -> Option<i32> {
        match self {
            Metric::Custom(evaluator) => Some(evaluator.value(hand)),
            other => Suit::ALL.into_iter().map(|suit| other.of_holding(suit, hand.holding(suit))).sum(),
        }
    }

    /// What a holding in a suit counts, in the metric's unit; `None` while the slot is not bound, and for a
    /// custom evaluator, which may weigh the lengths together.
    pub fn of_holding(&self, suit: Suit, holding: Holding) -> Option<i32> {
        let has = |rank| i32::from(holding.contains(rank));
        let length = holding.len() as i32;
        let points = || hcp(holding) as i32;
        Some(match self {
            Metric::Hcp => points(),
            Metric::Controls => 2 * has(Rank::Ace) + has(Rank::King),
            Metric::Aces => has(Rank::Ace),
            Metric::Kings => has(Rank::King),
            Metric::Queens => has(Rank::Queen),
            Metric::KeyCards(slot) => has(Rank::Ace) + if slot.suit()? == suit { has(Rank::King) } else { 0 },
            Metric::Tp => points() + (length - 4).max(0),
            Metric::Dp => points() + (3 - length).max(0),
            Metric::Ltc => length.min(3) - has(Rank::Ace) - has(Rank::King) - has(Rank::Queen),
            Metric::Length(slot) => {
                if slot.suit()? == suit {
                    length
                } else {
                    0
                }
            }
            Metric::Custom(_) => return None,
        })
    }

    /// The evaluator, in quarters of the metric's unit (in the custom evaluator's own); `None` while the slot
    /// is not bound.
    pub fn evaluator(&self) -> Option<Evaluator> {
        Some(match self {
            Metric::Hcp => Evaluator::hcp(),
            Metric::Controls => Evaluator::controls(),
            Metric::Aces => Evaluator::aces(),
            Metric::Kings => Evaluator::kings(),
            Metric::Queens => Evaluator::queens(),
            Metric::KeyCards(slot) => Evaluator::key_cards(slot.suit()?),
            Metric::Tp => Evaluator::total_points(),
            Metric::Dp => Evaluator::distribution_points(),
            Metric::Ltc => Evaluator::losers(),
            Metric::Length(slot) => Evaluator::length(slot.suit()?),
            Metric::Custom(evaluator) => (**evaluator).clone(),
        })
    }
}

impl fmt::Display for Metric {
    /// The DSL's word: `hcp`, `kc:H`; `length:H`, `custom` where it has none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Metric::Hcp => f.write_str("hcp"),
            Metric::Controls => f.write_str("controls"),
            Metric::Aces => f.write_str("aces"),
            Metric::Kings => f.write_str("kings"),
            Metric::Queens => f.write_str("queens"),
            Metric::KeyCards(slot) => write!(f, "kc:{slot}"),
            Metric::Tp => f.write_str("tp"),
            Metric::Dp => f.write_str("dp"),
            Metric::Ltc => f.write_str("ltc"),
            Metric::Length(slot) => write!(f, "length:{slot}"),
            Metric::Custom(_) => f.write_str("custom"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_hand_counts_is_what_its_evaluator_says() {
        let hearts = Slot::Suit(Suit::Hearts);
        let metrics = [
            Metric::Hcp,
            Metric::Controls,
            Metric::Aces,
            Metric::Kings,
            Metric::Queens,
            Metric::KeyCards(hearts),
            Metric::Tp,
            Metric::Dp,
            Metric::Ltc,
            Metric::Length(hearts),
        ];
        for metric in metrics {
            let evaluator = metric.evaluator().unwrap();
            for suit in Suit::ALL {
                for holding in Holding::all() {
                    let counted = metric.of_holding(suit, holding).unwrap();
                    assert_eq!(4 * counted, evaluator.suit_value(suit, holding), "{metric} {suit}:{holding}");
                }
            }
        }
        assert!(Metric::KeyCards(Slot::Own).evaluator().is_none());
        assert!(Metric::Length(Slot::Own).of_hand(Hand::EMPTY).is_none());
    }
}
