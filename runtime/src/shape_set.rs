//! Sets of shapes: every condition on the lengths of one hand is one of these.

use crate::shape::THIRTEEN;
use crate::{Suit, SuitOrder, shape_count, shape_index, shapes};
use std::fmt;

/// A set of shapes, in the order S H D C, of hands with one number of cards: 560 bits for thirteen cards.
///
/// Invariant: only shapes of that number of cards, with no suit above thirteen. A pack of fewer cards allows fewer
/// shapes than the set may name; whoever counts cards takes care of that.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShapeSet {
    cards: u8,
    bits: Box<[u64]>,
}

impl ShapeSet {
    /// The shapes of `cards` cards for which the function is true. Above 52 cards there are none.
    pub fn from_fn(cards: u8, mut holds: impl FnMut([u8; 4]) -> bool) -> ShapeSet {
        let words = if cards <= 52 { shape_count(cards as usize).div_ceil(64) } else { 0 };
        let mut bits = vec![0; words].into_boxed_slice();
        let mut keep = |index: usize| bits[index / 64] |= 1 << (index % 64);
        if cards == 13 {
            THIRTEEN
                .iter()
                .enumerate()
                .filter(|(_, shape)| holds(**shape))
                .for_each(|(index, _)| keep(index));
        } else {
            shapes(cards).filter(|&shape| holds(shape)).map(shape_index).for_each(keep);
        }
        ShapeSet { cards, bits }
    }

    /// No shape.
    pub fn empty(cards: u8) -> ShapeSet {
        ShapeSet::from_fn(cards, |_| false)
    }

    /// Every shape.
    pub fn full(cards: u8) -> ShapeSet {
        ShapeSet::from_fn(cards, |_| true)
    }

    /// The same lengths with the suits in another order.
    #[must_use]
    pub fn arranged(&self, order: SuitOrder) -> ShapeSet {
        let back = order.inverse();
        ShapeSet::from_fn(self.cards, |shape| self.contains(back.arrange(shape)))
    }

    /// How many cards the hand has.
    pub const fn cards(&self) -> u8 {
        self.cards
    }

    /// Whether the shape is in it; a shape of another number of cards is not.
    #[inline]
    pub fn contains(&self, shape: [u8; 4]) -> bool {
        let [s, h, d, c] = shape.map(u32::from);
        if s + h + d + c != u32::from(self.cards) {
            return false;
        }
        let index = shape_index(shape);
        self.bits.get(index / 64).is_some_and(|word| word >> (index % 64) & 1 == 1)
    }

    /// How many shapes.
    pub fn len(&self) -> usize {
        self.bits.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.bits.iter().all(|&word| word == 0)
    }

    /// The shapes of either. Both sets are of the same number of cards; shapes of another are left out.
    #[must_use]
    pub fn union(&self, other: &ShapeSet) -> ShapeSet {
        self.combine(other, |a, b| a | b)
    }

    /// The shapes of both. Both sets are of the same number of cards, else there is none.
    #[must_use]
    pub fn intersection(&self, other: &ShapeSet) -> ShapeSet {
        self.combine(other, |a, b| a & b)
    }

    /// The shapes of this one that the other lacks.
    #[must_use]
    pub fn difference(&self, other: &ShapeSet) -> ShapeSet {
        self.combine(other, |a, b| a & !b)
    }

    /// The shapes that this one lacks.
    #[must_use]
    pub fn complement(&self) -> ShapeSet {
        ShapeSet::full(self.cards).difference(self)
    }

    fn combine(&self, other: &ShapeSet, word: impl Fn(u64, u64) -> u64) -> ShapeSet {
        debug_assert_eq!(self.cards, other.cards, "shapes of hands of different size");
        let of_other = |i: usize| if self.cards == other.cards { other.bits[i] } else { 0 };
        let bits = self.bits.iter().enumerate().map(|(i, &a)| word(a, of_other(i))).collect();
        ShapeSet { cards: self.cards, bits }
    }

    /// The shapes, in lexicographic order.
    pub fn iter(&self) -> impl Iterator<Item = [u8; 4]> + '_ {
        let other = (self.cards != 13).then(|| shapes(self.cards).filter(|&shape| self.contains(shape)));
        let thirteen = (self.cards == 13).then(|| {
            THIRTEEN
                .iter()
                .enumerate()
                .filter(|(i, _)| self.bits[i / 64] >> (i % 64) & 1 == 1)
                .map(|(_, s)| *s)
        });
        thirteen.into_iter().flatten().chain(other.into_iter().flatten())
    }

    /// The least and the greatest length of a suit; `None` if there is no shape.
    pub fn length_bounds(&self, suit: Suit) -> Option<(u8, u8)> {
        let mut lengths = self.iter().map(|shape| shape[suit.index()]);
        let first = lengths.next()?;
        Some(lengths.fold((first, first), |(min, max), length| (min.min(length), max.max(length))))
    }
}

impl fmt::Debug for ShapeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ShapeSet({} of {} cards)", self.len(), self.cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::binomial;
    use proptest::prelude::*;

    /// A scattered set: about half of the shapes.
    fn scattered(cards: u8, seed: usize) -> ShapeSet {
        ShapeSet::from_fn(cards, |shape| (shape_index(shape) + 1) * (2 * seed + 1) % 7 < 3)
    }

    #[test]
    fn the_shape_table_of_thirteen_cards() {
        let ways = |set: &ShapeSet| -> u64 {
            set.iter().map(|s| s.map(|l| binomial(13, l as usize)).iter().product::<u64>()).sum()
        };
        assert_eq!(ShapeSet::full(13).len(), 560);
        assert_eq!(ways(&ShapeSet::full(13)), 635_013_559_600);
        let sorted = |mut shape: [u8; 4]| {
            shape.sort_by(|a, b| b.cmp(a));
            shape
        };
        let balanced =
            ShapeSet::from_fn(13, |s| [[4, 3, 3, 3], [4, 4, 3, 2], [5, 3, 3, 2]].contains(&sorted(s)));
        assert_eq!(balanced.len(), 4 + 12 + 12);
        // Published: 10.5361, 21.5512 and 15.5168 per cent.
        assert_eq!(ways(&balanced), 66_905_856_160 + 136_852_887_600 + 98_534_079_072);
        assert_eq!(balanced.length_bounds(Suit::Hearts), Some((2, 5)));
        assert_eq!(ShapeSet::empty(13).length_bounds(Suit::Hearts), None);
    }

    #[test]
    fn shapes_of_other_sizes_are_never_in() {
        let full = ShapeSet::full(13);
        assert!(full.contains([13, 0, 0, 0]) && full.contains([4, 3, 3, 3]));
        assert!(!full.contains([4, 4, 3, 3]) && !full.contains([0; 4]) && !full.contains([255; 4]));
        assert!(!ShapeSet::full(20).contains([14, 6, 0, 0]));
        assert!(ShapeSet::full(200).is_empty());
        assert_eq!(ShapeSet::full(0).iter().collect::<Vec<_>>(), [[0; 4]]);
    }

    proptest! {
        #[test]
        fn set_operations_are_those_of_their_members(cards in 0u8..=26, a in 0usize..5, b in 0usize..5) {
            let (a, b) = (scattered(cards, a), scattered(cards, b));
            let all = [a.union(&b), a.intersection(&b), a.difference(&b), a.complement()];
            for shape in shapes(cards) {
                let (a, b) = (a.contains(shape), b.contains(shape));
                let holds = all.each_ref().map(|set| set.contains(shape));
                prop_assert_eq!(holds, [a || b, a && b, a && !b, !a]);
            }
            for set in all {
                prop_assert_eq!(set.len(), set.iter().count());
                prop_assert_eq!(set.is_empty(), set.iter().next().is_none());
                prop_assert_eq!(ShapeSet::from_fn(cards, |s| set.contains(s)), set);
            }
        }
    }
}
