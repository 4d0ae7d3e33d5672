//! Sets of holdings: every condition on one suit of one hand is one of these.

use crate::{Holding, Rank};
use std::fmt;

const WORDS: usize = Holding::COUNT / 64;

/// Six ranks are bits of the place within a word, the others are bits of the word's number: the places that have each
/// of the six.
const HAVE: [u64; 6] = [
    0xaaaa_aaaa_aaaa_aaaa,
    0xcccc_cccc_cccc_cccc,
    0xf0f0_f0f0_f0f0_f0f0,
    0xff00_ff00_ff00_ff00,
    0xffff_0000_ffff_0000,
    0xffff_ffff_0000_0000,
];

/// The places within a word with so many of the six ranks.
const OF_LENGTH: [u64; 7] = {
    let mut masks = [0; 7];
    let mut place = 0;
    while place < 64u64 {
        masks[place.count_ones() as usize] |= 1 << place;
        place += 1;
    }
    masks
};

/// A set of holdings, a bit for each of the 8,192.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HoldingSet(Box<[u64; WORDS]>);

impl HoldingSet {
    /// The holdings for which the function is true.
    pub fn from_fn(mut holds: impl FnMut(Holding) -> bool) -> HoldingSet {
        let mut words = Box::new([0; WORDS]);
        for holding in Holding::all().filter(|&h| holds(h)) {
            words[holding.index() / 64] |= 1 << (holding.index() % 64);
        }
        HoldingSet(words)
    }

    /// No holding.
    pub fn empty() -> HoldingSet {
        HoldingSet(Box::new([0; WORDS]))
    }

    /// Every holding.
    pub fn full() -> HoldingSet {
        HoldingSet(Box::new([u64::MAX; WORDS]))
    }

    /// Whether the holding is in it.
    #[inline]
    pub fn contains(&self, holding: Holding) -> bool {
        // The remainder changes nothing and spares a bounds check.
        self.0[holding.index() / 64 % WORDS] >> (holding.index() % 64) & 1 == 1
    }

    /// How many holdings.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The holdings of either.
    #[must_use]
    pub fn union(&self, other: &HoldingSet) -> HoldingSet {
        self.combine(other, |a, b| a | b)
    }

    /// The holdings of both.
    #[must_use]
    pub fn intersection(&self, other: &HoldingSet) -> HoldingSet {
        self.combine(other, |a, b| a & b)
    }

    /// The holdings of this one that the other lacks.
    #[must_use]
    pub fn difference(&self, other: &HoldingSet) -> HoldingSet {
        self.combine(other, |a, b| a & !b)
    }

    /// The holdings that this one lacks.
    #[must_use]
    pub fn complement(&self) -> HoldingSet {
        self.combine(self, |a, _| !a)
    }

    fn combine(&self, other: &HoldingSet, word: impl Fn(u64, u64) -> u64) -> HoldingSet {
        HoldingSet(Box::new(std::array::from_fn(|i| word(self.0[i], other.0[i]))))
    }

    /// The holdings, by index.
    pub fn iter(&self) -> impl Iterator<Item = Holding> + '_ {
        self.0.iter().enumerate().flat_map(|(word, &bits)| {
            let mut left = bits;
            std::iter::from_fn(move || {
                // Without a bit left the shift has 64 places, and the set of this word is done.
                let bit = left.trailing_zeros();
                left &= left.wrapping_sub(1);
                (bit < 64).then(|| Holding::from_bits((word as u32 * 64 + bit) as u16))
            })
        })
    }

    /// How many of its holdings have each length, from a void to all thirteen: a length is allowed where this is
    /// not zero.
    pub fn count_by_length(&self) -> [u32; 14] {
        let mut counts = [0; 14];
        for (at, word) in self.0.iter().enumerate().filter(|(_, word)| **word != 0) {
            let high = at.count_ones() as usize;
            for (low, of_low) in OF_LENGTH.iter().enumerate() {
                counts[high + low] += (word & of_low).count_ones();
            }
        }
        counts
    }

    /// The holdings of these lengths, a bit each.
    #[must_use]
    pub fn of_lengths(&self, lengths: u16) -> HoldingSet {
        HoldingSet(Box::new(std::array::from_fn(|at| {
            let high = at.count_ones() as usize;
            let of_low =
                |(low, mask): (usize, &u64)| if lengths >> (high + low) & 1 == 1 { *mask } else { 0 };
            self.0[at] & OF_LENGTH.iter().enumerate().map(of_low).fold(0, |all, mask| all | mask)
        })))
    }

    /// The holdings with all of some cards and none of others.
    #[must_use]
    pub fn with_cards(&self, all: Holding, none: Holding) -> HoldingSet {
        let inside = (0..6).fold(u64::MAX, |mask, rank| {
            let mask = if all.bits() >> rank & 1 == 1 { mask & HAVE[rank] } else { mask };
            if none.bits() >> rank & 1 == 1 { mask & !HAVE[rank] } else { mask }
        });
        let (all, none) = (usize::from(all.bits() >> 6), usize::from(none.bits() >> 6));
        let fits = |at: usize| at & all == all && at & none == 0;
        HoldingSet(Box::new(std::array::from_fn(|at| if fits(at) { self.0[at] & inside } else { 0 })))
    }

    /// The cards in every holding, and those in some; `None` if there is no holding.
    pub fn common(&self) -> Option<(Holding, Holding)> {
        let (mut every, mut some) = (Holding::FULL.bits(), 0);
        let words = self.0.iter().enumerate().filter(|(_, word)| **word != 0);
        for (at, word) in words {
            every &= (at as u16) << 6 | 0x3f;
            some |= (at as u16) << 6;
            for (rank, have) in HAVE.iter().enumerate() {
                every &= !(u16::from(word & !have != 0) << rank);
                some |= u16::from(word & have != 0) << rank;
            }
        }
        (!self.is_empty()).then_some((Holding::from_bits(every), Holding::from_bits(some)))
    }

    /// Whether the set stays the same when two ranks change places.
    pub fn is_symmetric(&self, a: Rank, b: Rank) -> bool {
        let (low, high) = (a.index().min(b.index()), a.index().max(b.index()));
        match (HAVE.get(low), HAVE.get(high)) {
            _ if low == high => true,
            (Some(with_low), Some(with_high)) => {
                let moved = (1u32 << high) - (1 << low);
                self.0
                    .iter()
                    .all(|word| (word & with_low & !with_high) << moved == word & with_high & !with_low)
            }
            (Some(with_low), None) => (0..WORDS).filter(|at| at >> (high - 6) & 1 == 0).all(|at| {
                let (without, with) = (self.0[at], self.0[at | 1 << (high - 6)]);
                (without & with_low) >> (1u32 << low) == with & !with_low
            }),
            _ => {
                let (low, high) = (1 << (low - 6), 1 << (high - 6));
                (0..WORDS)
                    .filter(|at| at & low != 0 && at & high == 0)
                    .all(|at| self.0[at] == self.0[at ^ low ^ high])
            }
        }
    }

    /// The least and the greatest length; `None` if there is no holding.
    pub fn length_bounds(&self) -> Option<(u8, u8)> {
        let counts = self.count_by_length();
        let lengths = || (0..14u8).filter(|&length| counts[usize::from(length)] > 0);
        Some((lengths().next()?, lengths().next_back()?))
    }
}

impl FromIterator<Holding> for HoldingSet {
    fn from_iter<I: IntoIterator<Item = Holding>>(holdings: I) -> HoldingSet {
        let mut set = HoldingSet::empty();
        for holding in holdings {
            set.0[holding.index() / 64] |= 1 << (holding.index() % 64);
        }
        set
    }
}

impl fmt::Debug for HoldingSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HoldingSet({} holdings)", self.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::binomial;
    use proptest::prelude::*;

    #[test]
    fn known_sets() {
        assert_eq!(HoldingSet::full().len(), 8192);
        assert!(HoldingSet::empty().is_empty() && HoldingSet::empty().length_bounds().is_none());
        let aces = HoldingSet::from_fn(|h| h.contains(Rank::Ace));
        assert_eq!(aces.len(), 4096);
        assert_eq!(aces.length_bounds(), Some((1, 13)));
        assert_eq!(HoldingSet::full().count_by_length(), std::array::from_fn(|n| binomial(13, n) as u32));
        assert_eq!(aces.count_by_length()[..3], [0, 1, 12]);
    }

    #[test]
    fn symmetric_sets_stay_the_same_when_ranks_change_places() {
        // Of the first set any two of the chosen ranks may change places, and no other two; of the second none may.
        let chosen = 0b1_0010_1010_0110u16;
        let counted = HoldingSet::from_fn(|h| (h.bits() & chosen).count_ones() % 3 == 1);
        let ordered = HoldingSet::from_fn(|h| u32::from(h.bits()).wrapping_mul(0x9e37_79b9) >> 31 == 1);
        for a in Rank::ALL {
            for b in Rank::ALL {
                let (bit_a, bit_b) = (1u16 << a.index(), 1u16 << b.index());
                let changed = |h: Holding| {
                    let one = (h.bits() & bit_a == 0) != (h.bits() & bit_b == 0);
                    Holding::from_bits(if one { h.bits() ^ bit_a ^ bit_b } else { h.bits() })
                };
                for set in [&counted, &ordered] {
                    let same = Holding::all().all(|h| set.contains(h) == set.contains(changed(h)));
                    assert_eq!(set.is_symmetric(a, b), same, "{a} {b}");
                }
                assert_eq!(counted.is_symmetric(a, b), (chosen & bit_a == 0) == (chosen & bit_b == 0));
                assert_eq!(ordered.is_symmetric(a, b), a == b);
            }
        }
    }

    proptest! {
        #[test]
        fn set_operations_are_those_of_their_members(a: u64, b: u64) {
            let (a_seed, b_seed) = (a, b);
            let mask_of = |seed: u64| seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
            // Scattered sets from a mask: the parity of the masked ranks.
            let scattered = |mask: u64| HoldingSet::from_fn(|h| (u64::from(h.bits()) & mask).count_ones().is_multiple_of(2));
            let (a, b) = (scattered(a), scattered(b));
            let all = [a.union(&b), a.intersection(&b), a.difference(&b), a.complement()];
            for holding in Holding::all() {
                let (a, b) = (a.contains(holding), b.contains(holding));
                let holds = all.each_ref().map(|set| set.contains(holding));
                prop_assert_eq!(holds, [a || b, a && b, a && !b, !a]);
            }
            for set in all {
                let lengths = (mask_of(a_seed) & 0x3fff) as u16;
                let (with, without) = (Holding::from_bits(mask_of(b_seed) as u16 & 0x421), Holding::from_bits(0x880));
                let (of_lengths, with_cards) = (set.of_lengths(lengths), set.with_cards(with, without));
                for holding in Holding::all() {
                    let inside = set.contains(holding);
                    prop_assert_eq!(of_lengths.contains(holding), inside && lengths >> holding.len() & 1 == 1);
                    let fits = holding.bits() & with.bits() == with.bits() && holding.bits() & without.bits() == 0;
                    prop_assert_eq!(with_cards.contains(holding), inside && fits);
                }
                let every = set.iter().fold(Holding::FULL.bits(), |all, h| all & h.bits());
                let some = set.iter().fold(0, |all, h| all | h.bits());
                let common = (!set.is_empty()).then(|| (Holding::from_bits(every), Holding::from_bits(some)));
                prop_assert_eq!(set.common(), common);
                let mut counts = [0; 14];
                set.iter().for_each(|holding| counts[holding.len()] += 1);
                prop_assert_eq!(set.count_by_length(), counts);
                prop_assert_eq!(set.len(), set.iter().count());
                prop_assert_eq!(set.count_by_length().iter().sum::<u32>() as usize, set.len());
                prop_assert_eq!(HoldingSet::from_fn(|h| set.contains(h)), set);
            }
        }
    }
}
