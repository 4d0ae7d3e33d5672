//! Two suits together: the states of a half of the pack, each with the pairs of classes that make it.
//!
//! For a whole hand a state does not keep the two lengths but what they leave open: all pairs of lengths with the same
//! sum that the same lengths in the other two suits make a shape of are one. So any set of shapes is followed exactly.

use super::classes::{Class, Numbers, packed};
use super::layout::Layout;
use super::{Limits, MOST_PLACED, MOST_SUMS, Place, Unfit};
use crate::Ranges;

/// A number that no pair of lengths has.
const NONE: u8 = u8::MAX;

/// What a state of a half has fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// By placed hand: for a whole one the number of its lengths, for the others their cards.
    pub(super) cards: [u8; MOST_PLACED],
    /// Low cards of whole hands, outside.
    pub(super) lows: u8,
    /// Cards placed outside.
    pub(super) pool: u8,
    /// Cards placed in the suits of the `Lengths` hands.
    pub(super) gone: [u8; 2],
    /// The sums, rounded down to their widths and divided by them.
    pub(super) values: [i16; MOST_SUMS],
}

impl State {
    fn key(&self) -> u128 {
        let ([a, b, c], [first, second]) = (self.cards, self.gone);
        let bytes = u64::from_le_bytes([a, b, c, self.lows, self.pool, first, second, 0]);
        u128::from(bytes) << 64 | u128::from(packed(self.values))
    }
}

/// A half: the spades and hearts, or the diamonds and clubs.
#[derive(Debug)]
pub(super) struct Half {
    pub(super) states: Vec<State>,
    /// Ways of each state.
    pub(super) ways: Vec<u64>,
    /// State, the two classes, ways; by state.
    pub(super) pairs: Vec<(u32, [u16; 2], u64)>,
}

/// The numbers of the pairs of lengths that a whole hand may have in the two suits of a half.
#[derive(Clone, Debug)]
pub(super) struct Pairs {
    /// By the two lengths.
    numbers: [[u8; 14]; 14],
    /// By number: a pair that stands for all of it.
    first: Vec<[u8; 2]>,
}

impl Pairs {
    /// Of the half with this number, 0 or 1.
    pub(super) fn new(layout: &Layout<'_>, hand: usize, half: usize) -> Pairs {
        let mut pairs = Pairs { numbers: [[NONE; 14]; 14], first: Vec::new() };
        let mut seen: Vec<(u8, u16)> = Vec::new();
        for a in 0..14u8 {
            for b in 0..14u8 {
                let completions = (0..14u8).filter(|&c| admits(layout, hand, half, [a, b], c));
                let bits = completions.fold(0u16, |bits, c| bits | 1 << c);
                if bits == 0 {
                    continue;
                }
                let same = seen.iter().position(|&of| of == (a + b, bits));
                let number = same.unwrap_or_else(|| {
                    seen.push((a + b, bits));
                    pairs.first.push([a, b]);
                    seen.len() - 1
                });
                pairs.numbers[usize::from(a)][usize::from(b)] = number as u8;
            }
        }
        pairs
    }

    /// Whether lengths of this half and of the other one make a shape.
    pub(super) fn fit(&self, other: &Pairs, layout: &Layout<'_>, hand: usize, numbers: [u8; 2]) -> bool {
        let ([a, b], [c, d]) = (self.first[usize::from(numbers[0])], other.first[usize::from(numbers[1])]);
        a + b + c + d == layout.needs[hand] && layout.admits_shape(hand, [a, b, c, d])
    }
}

/// Whether two lengths of a half and the first one of the other half make a shape of open cards.
fn admits(layout: &Layout<'_>, hand: usize, half: usize, [a, b]: [u8; 2], c: u8) -> bool {
    let Some(d) = layout.needs[hand].checked_sub(a + b + c).filter(|&d| d < 14) else { return false };
    layout.admits_shape(hand, if half == 0 { [a, b, c, d] } else { [c, d, a, b] })
}

/// The least and the greatest that the classes of a suit add to each sum.
pub(super) fn spans(classes: &[Class]) -> [(i64, i64); MOST_SUMS] {
    let mut spans = [(i64::MAX, i64::MIN); MOST_SUMS];
    for class in classes {
        for (span, value) in spans.iter_mut().zip(class.added.values) {
            *span = (span.0.min(value.into()), span.1.max(value.into()));
        }
    }
    spans
}

impl Half {
    /// Joins two suits; `others` is what the other half can add to each sum.
    ///
    /// # Errors
    /// [`Unfit::TooLarge`].
    pub(super) fn new(
        layout: &Layout<'_>,
        half: usize,
        classes: [&[Class]; 2],
        pairs: &[Pairs],
        others: &[(i64, i64); MOST_SUMS],
        limits: &Limits,
    ) -> Result<Half, Unfit> {
        let [first, second] = classes;
        if first.len().max(second.len()) > usize::from(u16::MAX)
            || (first.len() * second.len()) as u64 > limits.joins
        {
            return Err(Unfit::TooLarge);
        }
        let mut numbers = Numbers::new();
        let mut made = Half { states: Vec::new(), ways: Vec::new(), pairs: Vec::new() };
        for (i, a) in first.iter().enumerate() {
            for (j, b) in second.iter().enumerate() {
                let Some(state) = joined(layout, half, [a, b], pairs, others) else { continue };
                let number = numbers.number(state.key());
                if number == made.states.len() {
                    made.states.push(state);
                    made.ways.push(0);
                }
                let ways = a.ways * b.ways;
                made.ways[number] += ways;
                made.pairs.push((number as u32, [i as u16, j as u16], ways));
            }
        }
        if made.states.len() >= usize::from(u16::MAX) {
            return Err(Unfit::TooLarge);
        }
        Ok(made)
    }
}

/// The state of two classes; `None` when nothing can come of it.
fn joined(
    layout: &Layout<'_>,
    half: usize,
    classes: [&Class; 2],
    pairs: &[Pairs],
    others: &[(i64, i64); MOST_SUMS],
) -> Option<State> {
    let [a, b] = classes.map(|class| &class.added);
    let mut state = State {
        cards: [0; MOST_PLACED],
        lows: a.lows + b.lows,
        pool: 0,
        gone: [0; 2],
        values: [0; MOST_SUMS],
    };
    for (slot, &hand) in layout.placed.iter().enumerate() {
        let (x, y) = (a.cards[slot], b.cards[slot]);
        state.cards[slot] = if layout.part.places[hand] == Place::Whole {
            let number = pairs[slot].numbers[usize::from(x)][usize::from(y)];
            if number == NONE {
                return None;
            }
            number
        } else {
            (x + y <= layout.needs[hand]).then_some(x + y)?
        };
    }
    for (suit, added) in [2 * half, 2 * half + 1].into_iter().zip([a, b]) {
        if layout.follows_pool && !layout.within[suit] {
            state.pool += added.placed();
        }
        for (gone, &of) in state.gone.iter_mut().zip(&layout.by_length) {
            if of == suit {
                *gone = added.placed();
            }
        }
    }
    for (at, sum) in layout.sums.iter().enumerate() {
        let value = a.values[at] + b.values[at];
        let (least, greatest) = others[at];
        if !meets(&sum.allowed, i64::from(value) + least, i64::from(value) + greatest) {
            return None;
        }
        state.values[at] = (i32::from(value).div_euclid(sum.width.get() as i32)) as i16;
    }
    Some(state)
}

/// Whether some allowed value lies between two.
pub(super) fn meets(allowed: &Ranges, least: i64, greatest: i64) -> bool {
    allowed.intervals().iter().any(|&(min, max)| min <= greatest && least <= max)
}
