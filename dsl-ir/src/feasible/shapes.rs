//! The shapes that a hand may still have: a set of the ways to have its cards in four suits, at most 560.
//!
//! Points that depend on the lengths are numbers of a shape; a range of them is two table look-ups.

use crate::ir::LengthsCond;
use bridgeshape_runtime::shapes;
use std::sync::OnceLock;

/// 560 bits.
const WORDS: usize = 9;

/// A set of the shapes of a hand with a known number of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shapes {
    bits: [u64; WORDS],
    /// How many cards the hand has.
    cards: u8,
}

/// What the lengths decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Measure {
    /// Nothing.
    Zero,
    /// Cards beyond the fourth in each suit (`tp`).
    Long,
    /// 3, 2, 1 for a void, a singleton, a doubleton (`dp`).
    Short,
    /// Places that count for losers: at most three a suit (`ltc`).
    Places,
}

impl Measure {
    const ALL: [Measure; 4] = [Measure::Zero, Measure::Long, Measure::Short, Measure::Places];

    fn of(self, shape: [u8; 4]) -> i32 {
        let of_length = |length: u8| {
            let length = i32::from(length);
            match self {
                Measure::Zero => 0,
                Measure::Long => (length - 4).max(0),
                Measure::Short => (3 - length).max(0),
                Measure::Places => length.min(3),
            }
        };
        shape.into_iter().map(of_length).sum()
    }
}

/// The shapes of so many cards, with what is asked of them most.
struct Table {
    /// Suit by suit, in order.
    shapes: Vec<[u8; 4]>,
    /// For each suit and length, the shapes that have it.
    with_length: [[[u64; WORDS]; 14]; 4],
    /// For each measure, the shapes of at most 0, 1, 2 …
    at_most: [Vec<[u64; WORDS]>; 4],
}

static TABLES: [OnceLock<Table>; 14] = [const { OnceLock::new() }; 14];

/// The table of a hand size. Larger hands than [`Shapes::MOST_CARDS`] are kept out by whoever asks.
fn table(cards: u8) -> &'static Table {
    let cards = cards.min(Shapes::MOST_CARDS);
    TABLES[usize::from(cards)].get_or_init(|| Table::new(cards))
}

impl Table {
    fn new(cards: u8) -> Table {
        let shapes: Vec<[u8; 4]> = shapes(cards).collect();
        let set = |holds: &dyn Fn([u8; 4]) -> bool| {
            let mut bits = [0; WORDS];
            for (index, _) in shapes.iter().enumerate().filter(|&(_, &shape)| holds(shape)) {
                bits[index / 64] |= 1 << (index % 64);
            }
            bits
        };
        let with_length = std::array::from_fn(|suit| {
            std::array::from_fn(|length| set(&|shape| usize::from(shape[suit]) == length))
        });
        let at_most = Measure::ALL.map(|measure| {
            let most = shapes.iter().map(|&shape| measure.of(shape)).max().unwrap_or(0);
            (0..=most).map(|limit| set(&|shape| measure.of(shape) <= limit)).collect()
        });
        Table { shapes, with_length, at_most }
    }
}

impl Shapes {
    /// The largest hand that a set of shapes is kept for.
    pub(super) const MOST_CARDS: u8 = 13;

    /// All shapes of so many cards.
    pub(super) fn all(cards: u8) -> Shapes {
        let bits = table(cards).at_most[Measure::Zero as usize][0];
        Shapes { bits, cards }
    }

    /// Whether no shape is left.
    pub(super) fn is_empty(&self) -> bool {
        self.bits == [0; WORDS]
    }

    /// Keeps the shapes for which the function is true.
    pub(super) fn retain(&mut self, mut holds: impl FnMut([u8; 4]) -> bool) {
        let table = table(self.cards);
        for (word, bits) in self.bits.iter_mut().enumerate() {
            let mut left = *bits;
            while left != 0 {
                let bit = left.trailing_zeros() as usize;
                left &= left - 1;
                if !table.shapes.get(64 * word + bit).is_some_and(|&shape| holds(shape)) {
                    *bits &= !(1 << bit);
                }
            }
        }
    }

    /// Keeps what satisfies a condition, or what does not; everything while a slot is not bound.
    pub(super) fn impose(&mut self, is: &LengthsCond, holds: bool) {
        self.retain(|shape| is.holds(shape).is_none_or(|held| held == holds));
    }

    /// The lengths of a suit that occur, a bit each.
    pub(super) fn lengths(&self, suit: usize) -> u16 {
        let with_length = &table(self.cards).with_length[suit];
        let occurs = |with: &[u64; WORDS]| self.bits.iter().zip(with).any(|(mine, with)| mine & with != 0);
        (0..14).filter(|&length| occurs(&with_length[length])).fold(0, |bits, length| bits | 1 << length)
    }

    /// Keeps the shapes with these lengths of a suit.
    pub(super) fn keep_lengths(&mut self, suit: usize, lengths: u16) {
        for (length, with) in table(self.cards).with_length[suit].iter().enumerate() {
            if lengths >> length & 1 == 0 {
                self.bits.iter_mut().zip(with).for_each(|(mine, with)| *mine &= !with);
            }
        }
    }

    /// The least and the most of a measure; `None` if no shape is left.
    pub(super) fn range(&self, measure: Measure) -> Option<(i32, i32)> {
        let at_most = &table(self.cards).at_most[measure as usize];
        let some = |limit: &[u64; WORDS]| self.bits.iter().zip(limit).any(|(mine, limit)| mine & limit != 0);
        let all = |limit: &[u64; WORDS]| self.bits.iter().zip(limit).all(|(mine, limit)| mine & !limit == 0);
        let least = at_most.partition_point(|limit| !some(limit));
        let most = at_most.partition_point(|limit| !all(limit));
        (least < at_most.len()).then_some((least as i32, most as i32))
    }

    /// Keeps the shapes with a measure in this range.
    pub(super) fn keep(&mut self, measure: Measure, min: i32, max: i32) {
        let at_most = &table(self.cards).at_most[measure as usize];
        let last = at_most.len() as i32 - 1;
        if max < 0 || min > last {
            self.bits = [0; WORDS];
            return;
        }
        if max < last {
            self.bits.iter_mut().zip(&at_most[max as usize]).for_each(|(mine, keep)| *mine &= keep);
        }
        if min > 0 {
            self.bits.iter_mut().zip(&at_most[min as usize - 1]).for_each(|(mine, drop)| *mine &= !drop);
        }
    }

    /// Everything that is in this one or in the other.
    pub(super) fn join(&mut self, other: &Shapes) {
        self.bits.iter_mut().zip(other.bits).for_each(|(mine, theirs)| *mine |= theirs);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::ShapeClass;

    #[test]
    fn ranges_are_those_of_the_shapes() {
        let mut shapes = Shapes::all(13);
        assert_eq!(shapes.range(Measure::Long), Some((0, 9)));
        assert_eq!(shapes.range(Measure::Short), Some((0, 9)));
        assert_eq!(shapes.range(Measure::Places), Some((3, 12)));
        shapes.impose(&LengthsCond::Class(ShapeClass::Balanced), true);
        assert_eq!(shapes.range(Measure::Long), Some((0, 1)));
        assert_eq!(shapes.lengths(2), 0b11_1100);
        shapes.keep(Measure::Short, 1, 9);
        shapes.keep_lengths(0, 1 << 5);
        assert_eq!(shapes.lengths(1), 0b1100);
        shapes.keep(Measure::Places, 0, 10);
        assert!(shapes.is_empty());
        assert_eq!(shapes.range(Measure::Places), None);
    }

    #[test]
    fn small_hands_have_shapes_too() {
        for cards in 0..=Shapes::MOST_CARDS {
            let mut left = 0;
            let mut shapes = Shapes::all(cards);
            shapes.retain(|shape| {
                left += 1;
                shape.iter().sum::<u8>() == cards
            });
            assert_eq!(left, bridgeshape_runtime::shape_count(usize::from(cards)));
            assert!(!shapes.is_empty());
        }
    }
}
