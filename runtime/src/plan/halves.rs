//! Two suits together: the states of a half of the pack, each with the pairs of classes that make it.
//!
//! For a whole hand a state does not keep the two lengths but what they leave open: all pairs of lengths with the same
//! sum that the same lengths in the other two suits make a shape of are one. So any set of shapes is followed exactly.

use super::classes::{Added, Class, Numbers, packed};
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

impl State {
    /// A number by which states that fix the same but for the sums come together, and of these, those that have the same
    /// values but for the first sum, in the order of that.
    pub(super) fn order(&self) -> u128 {
        let ([a, b, c], [first, second]) = (self.cards, self.gone);
        let cards = u64::from_be_bytes([a, b, c, self.lows, self.pool, first, second, 0]);
        // As numbers without sign, the first one last.
        let mut values = self.values.map(|value| value ^ i16::MIN);
        values.rotate_left(1);
        u128::from(cards) << 64 | u128::from(packed(values))
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

    /// For each number of this half, which numbers of the other one make a shape with it.
    pub(super) fn fitting(&self, other: &Pairs, layout: &Layout<'_>, hand: usize) -> Vec<Vec<bool>> {
        let fit = |[a, b]: [u8; 2], [c, d]: [u8; 2]| {
            a + b + c + d == layout.needs[hand] && layout.admits_shape(hand, [a, b, c, d])
        };
        self.first.iter().map(|&top| other.first.iter().map(|&bottom| fit(top, bottom)).collect()).collect()
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
        if first.len().max(second.len()) > usize::from(u16::MAX) {
            return Err(Unfit::TooLarge);
        }
        let mut made = Half { states: Vec::new(), ways: Vec::new(), pairs: Vec::new() };
        let mut cells = Cells::new(layout, classes);
        let mut numbers = Numbers::new();
        let [tops, bottoms] = [0, 1].map(|suit| cells.groups(classes[suit], suit));
        for top in &tops {
            for bottom in &bottoms {
                let Some(cards) = joined(layout, half, [&top.added, &bottom.added], pairs) else { continue };
                let base = cells.base(&cards);
                for a in &top.members {
                    for b in &bottom.members {
                        let cell = base.map(|base| base + (a.cell + b.cell) as usize);
                        let known = cell.map_or(UNKNOWN, |cell| cells.numbers[cell]);
                        let number = if known == UNKNOWN {
                            let both = [&first[usize::from(a.class)], &second[usize::from(b.class)]];
                            let number = match with_values(layout, &cards, both, others) {
                                Some(state) => {
                                    let number = numbers.number(state.key());
                                    if number == made.states.len() {
                                        made.states.push(state);
                                        made.ways.push(0);
                                    }
                                    number as u32
                                }
                                None => NOTHING,
                            };
                            if let Some(cell) = cell {
                                cells.numbers[cell] = number;
                            }
                            number
                        } else {
                            known
                        };
                        if number != NOTHING {
                            let ways = a.ways * b.ways;
                            made.ways[number as usize] += ways;
                            made.pairs.push((number, [a.class, b.class], ways));
                        }
                    }
                }
                if made.pairs.len() as u64 > limits.transitions || made.states.len() >= usize::from(u16::MAX)
                {
                    return Err(Unfit::TooLarge);
                }
            }
        }
        Ok(made)
    }
}

/// Not looked at yet.
const UNKNOWN: u32 = u32::MAX;
/// Nothing can come of it.
const NOTHING: u32 = u32::MAX - 1;

/// More cells than this are not kept in one table.
const MOST_CELLS: usize = 1 << 20;

/// The classes of a suit that give the placed hands the same cards.
struct Group {
    /// Without values.
    added: Added,
    members: Vec<Member>,
}

struct Member {
    class: u16,
    /// What its values add to a cell.
    cell: u32,
    ways: u64,
}

/// The numbers of states by what two classes have together, so that most pairs of them need not be looked at one by one:
/// a table of all values that the sums can have for each way to give cards.
struct Cells {
    /// By suit and sum, the least value.
    least: [[i64; MOST_SUMS]; 2],
    /// By sum: what all values differ by multiples of, and what a step of it adds to a cell.
    units: [i64; MOST_SUMS],
    strides: [usize; MOST_SUMS],
    /// How many cells each way to give cards has; none if they would be too many.
    size: Option<usize>,
    ways_to_give: Numbers,
    numbers: Vec<u32>,
}

impl Cells {
    fn new(layout: &Layout<'_>, classes: [&[Class]; 2]) -> Cells {
        let spans = classes.map(spans);
        let mut cells = Cells {
            least: spans.map(|of| of.map(|span| span.0)),
            units: [1; MOST_SUMS],
            strides: [0; MOST_SUMS],
            size: None,
            ways_to_give: Numbers::new(),
            numbers: Vec::new(),
        };
        let mut size = 1;
        for sum in 0..layout.sums.len() {
            if size > MOST_CELLS {
                break;
            }
            let steps = classes.iter().zip(&spans).flat_map(|(classes, of)| {
                classes.iter().map(move |class| i64::from(class.added.values[sum]) - of[sum].0)
            });
            let unit = steps.fold(0, greatest_common_divisor).max(1);
            let span: i64 = spans.iter().map(|of| of[sum].1 - of[sum].0).sum();
            (cells.units[sum], cells.strides[sum]) = (unit, size);
            size = size.saturating_mul((span / unit) as usize + 1);
        }
        cells.size = Some(size).filter(|&size| size <= MOST_CELLS);
        cells
    }

    /// The classes by the cards that they give.
    fn groups(&self, classes: &[Class], suit: usize) -> Vec<Group> {
        let mut numbers = Numbers::new();
        let mut groups: Vec<Group> = Vec::new();
        for (class, of) in classes.iter().enumerate() {
            let added = Added { values: [0; MOST_SUMS], ..of.added };
            let number = numbers.number(added.key());
            if number == groups.len() {
                groups.push(Group { added, members: Vec::new() });
            }
            let step = |sum: usize| {
                let above = i64::from(of.added.values[sum]) - self.least[suit][sum];
                (above / self.units[sum]) as usize * self.strides[sum]
            };
            let cell = (0..MOST_SUMS).map(step).sum::<usize>() as u32;
            groups[number].members.push(Member { class: class as u16, cell, ways: of.ways });
        }
        groups
    }

    /// Where the cells of a way to give cards begin; `None`: it has none.
    fn base(&mut self, cards: &State) -> Option<usize> {
        let size = self.size?;
        let base = self.ways_to_give.number(cards.key()) * size;
        if base + size > MOST_CELLS {
            return None;
        }
        if base + size > self.numbers.len() {
            self.numbers.resize(base + size, UNKNOWN);
        }
        Some(base)
    }
}

fn greatest_common_divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a.abs() } else { greatest_common_divisor(b, a % b) }
}

/// The state of two classes but for its values; `None` when nothing can come of it.
fn joined(layout: &Layout<'_>, half: usize, [a, b]: [&Added; 2], pairs: &[Pairs]) -> Option<State> {
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
    Some(state)
}

/// The state with the values of two classes; `None` when nothing can come of them.
fn with_values(
    layout: &Layout<'_>,
    cards: &State,
    classes: [&Class; 2],
    others: &[(i64, i64); MOST_SUMS],
) -> Option<State> {
    let mut state = *cards;
    let [a, b] = classes.map(|class| &class.added);
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
