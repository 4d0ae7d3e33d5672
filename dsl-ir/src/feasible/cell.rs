//! What one hand may still hold in one suit.
//!
//! The DSL tells the cards A K Q J T 9 apart and only counts those below (but for `has:S2`). So the 8,192
//! holdings fall into 64 × 8 classes, high cards by number of low cards, and a set of them is eight
//! words. Low cards that are known by name are kept beside it as masks. A set that is finer than the
//! classes is widened to them: that loses proofs, never deals.

use crate::ir::{HIGH, HoldingCond};
use bridgeshape_runtime::Holding;

/// How many of a suit's cards are low: the bits of a holding below the nine.
const LOWS: u32 = 7;
/// The low cards of a holding.
const LOW: u16 = (1 << LOWS) - 1;

/// For each number of low cards, the sets of high cards, a bit a set; bit 0 of a set is the nine.
pub(super) type Classes = [u64; 8];

/// For each card of [`HIGH`], the nine first: the sets that hold it.
const HOLDS: [u64; 6] = {
    let mut table = [0; 6];
    let mut set = 0;
    while set < 64 {
        let mut card = 0;
        while card < 6 {
            if set >> card & 1 == 1 {
                table[card] |= 1 << set;
            }
            card += 1;
        }
        set += 1;
    }
    table
};

/// The sets of so many high cards.
const OF_SIZE: [u64; 7] = {
    let mut table = [0; 7];
    let mut set = 0_u64;
    while set < 64 {
        table[set.count_ones() as usize] |= 1 << set;
        set += 1;
    }
    table
};

/// The sets of at most so many high-card points.
const AT_MOST: [u64; 11] = {
    let mut table = [0; 11];
    let mut set = 0;
    while set < 64 {
        let mut points = set_points(set);
        while points <= 10 {
            table[points] |= 1 << set;
            points += 1;
        }
        set += 1;
    }
    table
};

/// The least and the most points of so many high cards.
const POINTS_OF_SIZE: [(i8, i8); 7] = {
    let mut table = [(i8::MAX, i8::MIN); 7];
    let mut set = 0_usize;
    while set < 64 {
        let (size, points) = (set.count_ones() as usize, set_points(set) as i8);
        if points < table[size].0 {
            table[size].0 = points;
        }
        if points > table[size].1 {
            table[size].1 = points;
        }
        set += 1;
    }
    table
};

/// The high-card points of a set of high cards: bits 2 to 5 are J Q K A.
const fn set_points(set: usize) -> usize {
    (set >> 2 & 1) + 2 * (set >> 3 & 1) + 3 * (set >> 4 & 1) + 4 * (set >> 5 & 1)
}

/// The sets with points in a range.
fn points_within(min: i32, max: i32) -> u64 {
    if max < 0 || min > 10 {
        return 0;
    }
    let below = if min > 0 { AT_MOST[min as usize - 1] } else { 0 };
    AT_MOST[max.min(10) as usize] & !below
}

/// The set of high cards of a holding.
const fn high_set(holding: Holding) -> u32 {
    (holding.bits() >> LOWS) as u32
}

/// A set of holdings, widened to classes, with what follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    classes: Classes,
    /// Low cards that every holding has.
    low_must: u16,
    /// Low cards that some holding may have.
    low_may: u16,
    /// What follows from the three above; brought up to date by [`Cell::refresh`].
    facts: Facts,
}

/// What follows from a set of holdings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Facts {
    /// Cards that every holding has.
    pub(super) must: Holding,
    /// Cards that some holding may have.
    pub(super) may: Holding,
    /// Lengths that occur, a bit each.
    pub(super) lengths: u16,
    /// Numbers of low cards that occur, a bit each.
    pub(super) lows: u16,
    /// The least and the most high-card points.
    pub(super) points: (i8, i8),
    /// For each length, the least high-card points; above `most` for one that does not occur.
    pub(super) least: [i8; 14],
    /// For each length, the most high-card points.
    pub(super) most: [i8; 14],
}

impl Facts {
    /// Of no holding.
    const NONE: Facts = Facts {
        must: Holding::VOID,
        may: Holding::VOID,
        lengths: 0,
        lows: 0,
        points: (i8::MAX, i8::MIN),
        least: [i8::MAX; 14],
        most: [i8::MIN; 14],
    };
}

impl Cell {
    /// Everything that a suit of the pack allows.
    pub(super) fn new(suit: Holding) -> Cell {
        let mut cell =
            Cell { classes: [u64::MAX; 8], low_must: 0, low_may: suit.bits() & LOW, facts: Facts::NONE };
        for (card, holds) in HOLDS.iter().enumerate() {
            if suit.bits() >> (LOWS as usize + card) & 1 == 0 {
                cell.classes.iter_mut().for_each(|sets| *sets &= !holds);
            }
        }
        cell.refresh();
        cell
    }

    /// What follows.
    pub(super) const fn facts(&self) -> &Facts {
        &self.facts
    }

    /// Whether no holding is left.
    pub(super) const fn is_empty(&self) -> bool {
        self.facts.lengths == 0
    }

    /// Keeps the holdings of these classes.
    pub(super) fn keep(&mut self, classes: &Classes) {
        let before = self.classes;
        self.classes.iter_mut().zip(classes).for_each(|(mine, keep)| *mine &= keep);
        if before != self.classes {
            self.refresh();
        }
    }

    /// Keeps the holdings of these lengths.
    pub(super) fn keep_lengths(&mut self, lengths: u16) {
        if self.facts.lengths & !lengths != 0 {
            self.keep(&of_lengths(lengths));
        }
    }

    /// Keeps the holdings with these numbers of low cards.
    pub(super) fn keep_lows(&mut self, lows: u16) {
        if self.facts.lows & !lows != 0 {
            self.keep(&std::array::from_fn(|low| if lows >> low & 1 == 1 { u64::MAX } else { 0 }));
        }
    }

    /// Keeps the holdings with points in this range.
    pub(super) fn keep_points(&mut self, min: i32, max: i32) {
        self.keep(&[points_within(min, max); 8]);
    }

    /// Keeps, of each length, the holdings with points in the range of this length.
    pub(super) fn keep_points_by_length(&mut self, ranges: &[(i32, i32); 14]) {
        let mut classes = [u64::MAX; 8];
        let mut any = false;
        for (length, &(min, max)) in ranges.iter().enumerate() {
            let occurs = self.facts.lengths >> length & 1 == 1;
            let (least, most) = (i32::from(self.facts.least[length]), i32::from(self.facts.most[length]));
            if !occurs || min <= least && most <= max {
                continue;
            }
            any = true;
            let within = points_within(min, max);
            for (low, sets) in classes.iter_mut().enumerate().take(length + 1) {
                if let Some(of_size) = OF_SIZE.get(length - low) {
                    *sets &= within | !of_size;
                }
            }
        }
        if any {
            self.keep(&classes);
        }
    }

    /// Keeps the holdings that have all of these cards.
    pub(super) fn require(&mut self, cards: Holding) {
        let missing = cards.bits() & !self.facts.must.bits();
        if missing == 0 {
            return;
        }
        for (card, holds) in HOLDS.iter().enumerate() {
            if missing >> (LOWS as usize + card) & 1 == 1 {
                self.classes.iter_mut().for_each(|sets| *sets &= holds);
            }
        }
        self.low_must |= missing & LOW;
        self.refresh();
    }

    /// Keeps the holdings that have none of these cards.
    pub(super) fn forbid(&mut self, cards: Holding) {
        let extra = cards.bits() & self.facts.may.bits();
        if extra == 0 {
            return;
        }
        for (card, holds) in HOLDS.iter().enumerate() {
            if extra >> (LOWS as usize + card) & 1 == 1 {
                self.classes.iter_mut().for_each(|sets| *sets &= !holds);
            }
        }
        self.low_may &= !extra;
        self.refresh();
    }

    /// Keeps what satisfies a condition, or what does not.
    pub(super) fn impose(&mut self, is: &HoldingCond, holds: bool) {
        match (is, holds) {
            (HoldingCond::Has(rank), true) | (HoldingCond::Lacks(rank), false) => {
                self.require(Holding::VOID.with(*rank));
            }
            (HoldingCond::Lacks(rank), true) | (HoldingCond::Has(rank), false) => {
                self.forbid(Holding::VOID.with(*rank));
            }
            (HoldingCond::Set(set), _) => {
                self.keep_set(|holding| set.contains(holding) == holds);
            }
            (classed, true) => self.keep(&classes(classed)),
            (classed, false) => self.keep(&classes(classed).map(|sets| !sets)),
        }
    }

    /// Keeps a set of holdings, as well as classes can.
    fn keep_set(&mut self, holds: impl Fn(Holding) -> bool) {
        let (mut classes, mut must, mut may) = ([0; 8], LOW, 0);
        for holding in Holding::all().filter(|&h| self.allows(h) && holds(h)) {
            let low = holding.bits() & LOW;
            classes[low.count_ones() as usize] |= 1 << high_set(holding);
            must &= low;
            may |= low;
        }
        self.low_must |= must;
        self.low_may &= may;
        self.classes = classes;
        self.refresh();
    }

    /// Whether a holding is still in it.
    pub(super) fn allows(&self, holding: Holding) -> bool {
        let low = holding.bits() & LOW;
        self.classes[low.count_ones() as usize] >> high_set(holding) & 1 == 1
            && self.low_must & !low == 0
            && low & !self.low_may == 0
    }

    /// Everything that is in this one or in the other.
    pub(super) fn join(&mut self, other: &Cell) {
        if other.is_empty() || self == other {
            return;
        }
        if self.is_empty() {
            *self = *other;
            return;
        }
        self.classes.iter_mut().zip(other.classes).for_each(|(mine, theirs)| *mine |= theirs);
        self.low_must &= other.low_must;
        self.low_may |= other.low_may;
        self.refresh();
    }

    /// Brings the facts up to date with the classes and the masks, and these with each other.
    fn refresh(&mut self) {
        self.settle_lows();
        let sets = self.classes.iter().fold(0, |all, sets| all | sets);
        let (mut must, mut may) = (self.low_must, if sets == 0 { 0 } else { self.low_may });
        for (card, holds) in HOLDS.iter().enumerate() {
            must |= u16::from(sets & !holds == 0) << (LOWS as usize + card);
            may |= u16::from(sets & holds != 0) << (LOWS as usize + card);
        }
        let mut facts = Facts { must: Holding::from_bits(must), may: Holding::from_bits(may), ..Facts::NONE };
        for (low, &sets) in self.classes.iter().enumerate().filter(|&(_, &sets)| sets != 0) {
            facts.lows |= 1 << low;
            for (high, of_size) in OF_SIZE.iter().enumerate().filter(|&(_, of_size)| sets & of_size != 0) {
                let length = low + high;
                let (least, most) = points_of(sets & of_size, high);
                facts.lengths |= 1 << length;
                facts.least[length] = facts.least[length].min(least);
                facts.most[length] = facts.most[length].max(most);
                facts.points = (facts.points.0.min(least), facts.points.1.max(most));
            }
        }
        self.facts = facts;
    }

    /// The number of low cards lies between those that must and those that may be there; at either end
    /// the cards themselves are known.
    fn settle_lows(&mut self) {
        if self.low_must & !self.low_may != 0 {
            self.classes = [0; 8];
        }
        let (least, most) = (self.low_must.count_ones() as usize, self.low_may.count_ones() as usize);
        for (low, sets) in self.classes.iter_mut().enumerate() {
            if low < least || low > most {
                *sets = 0;
            }
        }
        let occurs = |low: usize| self.classes[low] != 0;
        match ((0..8).find(|&low| occurs(low)), (0..8).rfind(|&low| occurs(low))) {
            (Some(_), Some(last)) if last == least => self.low_may = self.low_must,
            (Some(first), Some(_)) if first == most => self.low_must = self.low_may,
            (Some(_), Some(_)) => {}
            _ => (self.low_must, self.low_may) = (0, 0),
        }
    }
}

/// The least and the most points of some sets of so many high cards.
fn points_of(sets: u64, size: usize) -> (i8, i8) {
    if sets == OF_SIZE[size] {
        return POINTS_OF_SIZE[size];
    }
    let least = AT_MOST.iter().position(|at_most| sets & at_most != 0).unwrap_or(0);
    let most = AT_MOST.iter().position(|at_most| sets & !at_most == 0).unwrap_or(10);
    (least as i8, most as i8)
}

/// The classes of the holdings of these lengths.
fn of_lengths(lengths: u16) -> Classes {
    std::array::from_fn(|low| {
        let fits = |high: &usize| lengths >> (low + high) & 1 == 1;
        (0..7).filter(fits).fold(0, |sets, high| sets | OF_SIZE[high])
    })
}

/// The lengths of a range, a bit each.
pub(super) fn lengths_within(min: i32, max: i32) -> u16 {
    (0..14).filter(|&length| min <= length && length <= max).fold(0, |bits, length| bits | 1 << length)
}

/// The classes of a condition that speaks of no low card by name.
fn classes(is: &HoldingCond) -> Classes {
    let upper = |max: Option<u16>| max.map_or(i32::MAX, i32::from);
    match is {
        HoldingCond::Length(range) => of_lengths(lengths_within(i32::from(range.min), upper(range.max))),
        HoldingCond::Hcp(range) => [points_within(i32::from(range.min), upper(range.max)); 8],
        HoldingCond::Cards(cards) => [only(*cards); 8],
        HoldingCond::Pattern(pattern) => std::array::from_fn(|low| {
            let lows = i32::from(pattern.low_min)..=upper(pattern.low_max);
            if lows.contains(&(low as i32)) { only(pattern.cards) } else { 0 }
        }),
        // Of each class one holding stands for all: it is high cards and length that decide.
        HoldingCond::Stopper | HoldingCond::NoStopper => std::array::from_fn(|low| {
            let lows = (1_u16 << low) - 1;
            let decides = |set: &u32| is.holds(Holding::from_bits((*set as u16) << LOWS | lows));
            (0..64).filter(decides).fold(0, |sets, set| sets | 1 << set)
        }),
        HoldingCond::Has(_) | HoldingCond::Lacks(_) | HoldingCond::Set(_) => [u64::MAX; 8],
    }
}

/// The one set of high cards; none if a low card is among them.
fn only(cards: Holding) -> u64 {
    if cards.bits() & !HIGH.bits() == 0 { 1 << high_set(cards) } else { 0 }
}

#[cfg(test)]
mod tests;
