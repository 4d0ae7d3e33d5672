//! What the ways to place a suit have in common for the rest of a plan, and numbers for it.

use super::{MOST_PLACED, MOST_SUMS};
use crate::Holding;

/// What a way to place the open cards of a suit adds to what is followed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Added {
    /// Cards of each placed hand.
    pub(super) cards: [u8; MOST_PLACED],
    /// Low cards of whole hands, outside, where that is followed.
    pub(super) lows: u8,
    /// To each sum over several suits, in quarters.
    pub(super) values: [i16; MOST_SUMS],
}

impl Added {
    /// All of it as one number.
    pub(super) fn key(self) -> u128 {
        let [a, b, c] = self.cards;
        let cards = u32::from_le_bytes([a, b, c, self.lows]);
        u128::from(cards) << 64 | u128::from(packed(self.values))
    }

    /// Cards of all placed hands.
    pub(super) fn placed(&self) -> u8 {
        self.cards.iter().sum()
    }
}

/// Four values in one word.
pub(super) fn packed(values: [i16; MOST_SUMS]) -> u64 {
    let [a, b, c, d] = values.map(|value| u64::from(value as u16));
    a << 48 | b << 32 | c << 16 | d
}

/// The ways that add the same.
#[derive(Clone, Copy, Debug)]
pub(super) struct Class {
    pub(super) added: Added,
    /// How many ways there are.
    pub(super) ways: u64,
}

/// The classes of a suit.
#[derive(Clone, Debug)]
pub(super) struct Classes {
    pub(super) classes: Vec<Class>,
    pub(super) how: How,
}

/// How a way of a class is drawn.
#[derive(Clone, Debug)]
pub(super) enum How {
    /// No hand gets cards: there is one class, and one way.
    Nothing,
    /// One hand gets all its cards: the holdings of class *i* are those from `starts[i]` to `starts[i + 1]`.
    List { hand: usize, starts: Vec<u32>, holdings: Vec<u16> },
    /// Several hands, or one that gets only some of its cards.
    Owners(Owners),
}

/// Which of the single cards each hand gets, by class, with the number of ways to place the low cards.
#[derive(Clone, Debug)]
pub(super) struct Owners {
    /// The hands, with whether they get low cards.
    pub(super) hands: Vec<(usize, bool)>,
    pub(super) singles: Holding,
    pub(super) lows: Holding,
    /// By class: the cards of each hand among the single ones, as many bits a hand as there are single cards, the
    /// first hand lowest; and the ways.
    pub(super) ways: Vec<(u32, u32, u64)>,
}

/// Numbers for keys, in the order in which they come.
#[derive(Clone, Debug)]
pub(super) struct Numbers {
    /// A power of two places; `u32::MAX`: empty.
    places: Vec<u32>,
    keys: Vec<u128>,
}

impl Numbers {
    pub(super) fn new() -> Numbers {
        Numbers { places: vec![u32::MAX; 64], keys: Vec::new() }
    }

    /// The number of a key; a new one is the number of keys before.
    pub(super) fn number(&mut self, key: u128) -> usize {
        if self.keys.len() * 2 >= self.places.len() {
            self.grow();
        }
        let mut at = self.first_place(key);
        loop {
            match self.places[at] {
                u32::MAX => {
                    self.places[at] = self.keys.len() as u32;
                    self.keys.push(key);
                    return self.keys.len() - 1;
                }
                number if self.keys[number as usize] == key => return number as usize,
                _ => at = (at + 1) & (self.places.len() - 1),
            }
        }
    }

    fn first_place(&self, key: u128) -> usize {
        // The product of both halves in two words, folded: each bit of the key moves many.
        let (high, low) = ((key >> 64) as u64 ^ 0x9e37_79b9_7f4a_7c15, key as u64 ^ 0xd6e8_feb8_6659_fd93);
        let product = u128::from(high) * u128::from(low);
        ((product >> 64) as u64 ^ product as u64) as usize & (self.places.len() - 1)
    }

    fn grow(&mut self) {
        self.places = vec![u32::MAX; self.places.len() * 4];
        for number in 0..self.keys.len() {
            let mut at = self.first_place(self.keys[number]);
            while self.places[at] != u32::MAX {
                at = (at + 1) & (self.places.len() - 1);
            }
            self.places[at] = number as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_keep_their_numbers() {
        let key = |i: u128| ((i % 700) << 100) | ((i % 700) * 7);
        let mut numbers = Numbers::new();
        for i in 0..3_000 {
            assert_eq!(numbers.number(key(i)), (i % 700) as usize);
        }
    }

    #[test]
    fn what_is_added_has_a_key_of_its_own() {
        let a = Added { cards: [1, 2, 3], lows: 4, values: [5, -6, 7, -8] };
        let others = [
            Added { cards: [2, 2, 3], ..a },
            Added { lows: 5, ..a },
            Added { values: [5, -6, 7, 8], ..a },
            Added { values: [-5, -6, 7, -8], ..a },
        ];
        assert!(others.iter().all(|other| other.key() != a.key()));
        assert_eq!(a.placed(), 6);
    }
}
