//! Ranks and cards.

use crate::Suit;
use std::fmt;

/// A rank, from the two up to the ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    /// All thirteen, the two first.
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    /// Place in [`Rank::ALL`]: 0 for the two, 12 for the ace.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `A K Q J T 9 … 2`.
    pub const fn letter(self) -> char {
        ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'][self as usize]
    }

    /// The rank of a letter as [`Rank::letter`] writes it; `None` for any other character.
    pub const fn from_letter(letter: char) -> Option<Rank> {
        let mut i = 0;
        while i < 13 {
            if Rank::ALL[i].letter() == letter {
                return Some(Rank::ALL[i]);
            }
            i += 1;
        }
        None
    }
}

impl fmt::Display for Rank {
    /// The letter.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A card. Invariant: the index is below 52, `13 · suit + rank`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of a suit and a rank.
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card(suit as u8 * 13 + rank as u8)
    }

    /// The card with this index; `None` from 52 on.
    pub const fn from_index(index: usize) -> Option<Card> {
        if index < 52 { Some(Card(index as u8)) } else { None }
    }

    /// `13 · suit + rank`, 0 (♠2) to 51 (♣A).
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 / 13) as usize]
    }

    /// Its rank.
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 % 13) as usize]
    }
}

impl fmt::Display for Card {
    /// Suit, then rank: `SA`, `HT`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit(), self.rank())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
