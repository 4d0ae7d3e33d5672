//! Sets of cards: a player's hand, a part of one, or what is left of the pack.

use crate::{Card, Holding, Suit};
use std::fmt;

/// A set of cards, thirteen bits a suit: bit `13 · suit + rank`. Invariant: no bit above 51.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hand(u64);

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand(0);
    /// The whole pack.
    pub const PACK: Hand = Hand((1 << 52) - 1);

    /// The set with these bits; bits above 51 are dropped.
    pub const fn from_bits(bits: u64) -> Hand {
        Hand(bits & Hand::PACK.0)
    }

    /// Bit `13 · suit + rank` for each card.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set with these holdings, S H D C.
    pub const fn from_holdings(holdings: [Holding; 4]) -> Hand {
        let [s, h, d, c] = holdings;
        Hand(s.bits() as u64 | (h.bits() as u64) << 13 | (d.bits() as u64) << 26 | (c.bits() as u64) << 39)
    }

    /// What it holds in a suit.
    pub const fn holding(self, suit: Suit) -> Holding {
        Holding::from_bits((self.0 >> (13 * suit as u32)) as u16)
    }

    /// The four holdings, S H D C.
    pub const fn holdings(self) -> [Holding; 4] {
        [
            self.holding(Suit::Spades),
            self.holding(Suit::Hearts),
            self.holding(Suit::Diamonds),
            self.holding(Suit::Clubs),
        ]
    }

    /// The four lengths, S H D C.
    pub const fn lengths(self) -> [u8; 4] {
        let [s, h, d, c] = self.holdings();
        [s.len() as u8, h.len() as u8, d.len() as u8, c.len() as u8]
    }

    /// How many cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is there.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// The same with the card.
    #[must_use]
    pub const fn with(self, card: Card) -> Hand {
        Hand(self.0 | 1 << card.index())
    }

    /// The cards of either.
    #[must_use]
    pub const fn union(self, other: Hand) -> Hand {
        Hand(self.0 | other.0)
    }

    /// The cards of both.
    #[must_use]
    pub const fn intersection(self, other: Hand) -> Hand {
        Hand(self.0 & other.0)
    }

    /// The cards of this one that the other lacks.
    #[must_use]
    pub const fn difference(self, other: Hand) -> Hand {
        Hand(self.0 & !other.0)
    }

    /// The cards, by index.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let card = Card::from_index(bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        cards.into_iter().fold(Hand::EMPTY, Hand::with)
    }
}

impl fmt::Display for Hand {
    /// The four holdings with dots between: `AK2.QJ53.K84.T65`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [s, h, d, c] = self.holdings();
        write!(f, "{s}.{h}.{d}.{c}")
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hand({self})")
    }
}
