//! What a hand holds in one suit.

use crate::Rank;
use std::fmt;

/// The cards of one suit in one hand, a bit a rank: bit 0 is the two, bit 12 the ace.
/// Invariant: no bit above 12.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Holding(u16);

impl Holding {
    /// No card: a void.
    pub const VOID: Holding = Holding(0);
    /// All thirteen cards.
    pub const FULL: Holding = Holding(0x1fff);
    /// How many different holdings there are: 2¹³.
    pub const COUNT: usize = 8192;

    /// The holding with these bits; bits above 12 are dropped.
    pub const fn from_bits(bits: u16) -> Holding {
        Holding(bits & 0x1fff)
    }

    /// A bit a rank, the two lowest.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The bits as an index into a table of [`Holding::COUNT`] entries.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it is a void.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card of this rank is held.
    pub const fn contains(self, rank: Rank) -> bool {
        self.0 >> rank as u8 & 1 == 1
    }

    /// The same with this rank.
    #[must_use]
    pub const fn with(self, rank: Rank) -> Holding {
        Holding(self.0 | 1 << rank as u8)
    }

    /// All 8,192 holdings, by index.
    pub fn all() -> impl Iterator<Item = Holding> {
        (0..Holding::COUNT as u16).map(Holding)
    }

    /// The holdings that have no cards but these, the void first.
    pub fn subsets(self) -> impl Iterator<Item = Holding> {
        let mut next = Some(0u16);
        std::iter::from_fn(move || {
            let subset = next?;
            // The next number whose bits are among these.
            next = (subset != self.0).then(|| subset.wrapping_sub(self.0) & self.0);
            Some(Holding(subset))
        })
    }

    /// The ranks held, the highest first.
    pub fn ranks(self) -> impl Iterator<Item = Rank> {
        Rank::ALL.into_iter().rev().filter(move |&r| self.contains(r))
    }
}

impl fmt::Display for Holding {
    /// The ranks from the highest down, nothing for a void: `AQ93`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.ranks().try_for_each(|r| write!(f, "{r}"))
    }
}

impl fmt::Debug for Holding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Holding({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_are_all_holdings_without_other_cards() {
        for bits in [0, 1, 0x1000, 0b1_0110_0000_0101, 0x1fff] {
            let all = Holding(bits);
            let mut subsets: Vec<Holding> = all.subsets().collect();
            assert_eq!(subsets[0], Holding::VOID);
            subsets.sort();
            let wanted: Vec<Holding> = Holding::all().filter(|h| h.0 & !bits == 0).collect();
            assert_eq!(subsets, wanted);
        }
    }
}
