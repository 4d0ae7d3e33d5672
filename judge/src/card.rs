//! Suits, ranks, holdings and hands, as the judge sees them.
//!
//! A holding is the set of ranks that one hand has in one suit; a hand is four holdings. Nothing here knows
//! what a constraint is. These types are the judge's own on purpose: a slip in the cards of the other rooms
//! must not be able to hide here.

use std::fmt;

/// A suit, in the order of every list: S H D C.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Suit {
    Spades,
    Hearts,
    Diamonds,
    Clubs,
}

impl Suit {
    pub(crate) const ALL: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

    pub(crate) const fn letter(self) -> &'static str {
        ["S", "H", "D", "C"][self as usize]
    }

    /// The suit of exactly one capital letter.
    pub(crate) fn read(text: &str) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| suit.letter() == text)
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

/// A rank: 0 is the two, 12 the ace. **Invariant:** below 13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Rank(u8);

impl Rank {
    pub(crate) const NINE: Rank = Rank(7);
    pub(crate) const TEN: Rank = Rank(8);
    pub(crate) const JACK: Rank = Rank(9);
    pub(crate) const QUEEN: Rank = Rank(10);
    pub(crate) const KING: Rank = Rank(11);
    pub(crate) const ACE: Rank = Rank(12);

    const LETTERS: &'static str = "23456789TJQKA";

    /// The thirteen ranks, ace first.
    pub(crate) fn downwards() -> impl Iterator<Item = Rank> {
        (0..13).rev().map(Rank)
    }

    pub(crate) fn letter(self) -> char {
        char::from(Self::LETTERS.as_bytes()[usize::from(self.0)])
    }

    /// Takes one rank off the front of `text`; the ten is `T` or `10`.
    pub(crate) fn take(text: &str) -> Option<(Rank, &str)> {
        if let Some(rest) = text.strip_prefix("10") {
            return Some((Rank::TEN, rest));
        }
        let letter = text.chars().next()?;
        let place = Self::LETTERS.find(letter)?;
        Some((Rank(u8::try_from(place).ok()?), &text[letter.len_utf8()..]))
    }
}

/// One card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Card {
    pub(crate) suit: Suit,
    pub(crate) rank: Rank,
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit, self.rank.letter())
    }
}

/// The cards of one suit in one hand: bit 0 is the two, bit 12 the ace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Holding(u16);

impl Holding {
    pub(crate) const EMPTY: Holding = Holding(0);

    /// A K Q J T 9: the cards that exact honours and patterns decide. The rest, 8 to 2, are low.
    pub(crate) const HIGH: Holding = Holding(0b1_1111_1000_0000);

    /// The lowest thirteen bits of `bits`.
    pub(crate) const fn from_bits(bits: u64) -> Holding {
        Holding((bits & 0x1fff) as u16)
    }

    pub(crate) const fn has(self, rank: Rank) -> bool {
        self.0 & (1 << rank.0) != 0
    }

    #[must_use]
    pub(crate) const fn with(self, rank: Rank) -> Holding {
        Holding(self.0 | 1 << rank.0)
    }

    #[must_use]
    pub(crate) const fn union(self, other: Holding) -> Holding {
        Holding(self.0 | other.0)
    }

    /// Number of cards.
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The cards from ace to nine.
    pub(crate) const fn high(self) -> Holding {
        Holding(self.0 & Self::HIGH.0)
    }

    /// How many cards from eight to two.
    pub(crate) const fn low_count(self) -> u32 {
        (self.0 & !Self::HIGH.0).count_ones()
    }
}

/// `KJT83`; nothing for a void.
impl fmt::Display for Holding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Rank::downwards().filter(|&rank| self.has(rank)).try_for_each(|rank| write!(f, "{}", rank.letter()))
    }
}

/// One hand: a holding in each suit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hand(pub(crate) [Holding; 4]);

impl Hand {
    pub(crate) const fn suit(&self, suit: Suit) -> Holding {
        self.0[suit as usize]
    }

    pub(crate) const fn has(&self, card: Card) -> bool {
        self.suit(card.suit).has(card.rank)
    }

    /// Lengths in the order S H D C.
    pub(crate) fn lengths(&self) -> [u32; 4] {
        self.0.map(Holding::len)
    }
}

/// `AK2.QJ53.K84.T65`
impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [s, h, d, c] = self.0;
        write!(f, "{s}.{h}.{d}.{c}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ten_reads_both_ways() {
        assert_eq!(Rank::take("10"), Some((Rank::TEN, "")));
        assert_eq!(Rank::take("T9"), Some((Rank::TEN, "9")));
        assert_eq!(Rank::take("1"), None);
        assert_eq!(Rank::take(""), None);
        assert_eq!(Rank::take("é"), None);
    }

    #[test]
    fn seven_low_cards() {
        let all = Holding::from_bits(u64::MAX);
        assert_eq!((all.len(), all.low_count(), all.high().to_string().as_str()), (13, 7, "AKQJT9"));
    }
}
