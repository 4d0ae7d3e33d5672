//! Which states of the two halves go together, and in how many ways.
//!
//! States that give the same cards, and the same values to all sums but the first, stand together in the order of the
//! first: those that go with a state of the other half are a *run* of them, and all are to be had in as many ways as
//! they have themselves times the same factor. So runs are counted by sums over what comes before, and there are far
//! fewer runs than pairs of states.

use super::classes::{Classes, How, Numbers};
use super::fitted::Fitted;
use super::halves::{Half, Pairs, State, meets};
use super::later::Chain;
use super::layout::Layout;
use super::points::Counting;
use super::root::left;
use super::{Limits, MOST_SUMS, Place, Unfit};
use crate::binomial;
use std::ops::Range;
use std::sync::Arc;

/// The states that go together.
#[derive(Debug)]
pub(super) struct Joined {
    /// The states of the lower half, in an order in which the runs are.
    pub(super) order: Vec<u16>,
    /// The ways of all that stand before, and of all.
    before: Vec<u64>,
    pub(super) runs: Vec<Run>,
}

/// States of the lower half that go with one of the upper half.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    pub(super) top: u16,
    /// Where they stand in the order.
    pub(super) from: u32,
    pub(super) to: u32,
    /// The ways of the upper state with all that is drawn before the rest, for each way of a lower one.
    pub(super) each: u128,
}

impl Run {
    /// How many states they are.
    pub(super) const fn len(&self) -> usize {
        (self.to - self.from) as usize
    }
}

impl Joined {
    /// The ways of a run.
    pub(super) fn ways(&self, run: &Run) -> u128 {
        run.each * u128::from(self.before[run.to as usize] - self.before[run.from as usize])
    }

    /// The ways of the state that stands there in the order.
    pub(super) fn ways_at(&self, at: u32) -> u128 {
        u128::from(self.before[at as usize + 1] - self.before[at as usize])
    }

    /// Pairs of states.
    pub(super) fn pairs(&self) -> u64 {
        self.runs.iter().map(|run| run.len() as u64).sum()
    }

    /// The different places of runs in the order, and for each run which one it is.
    pub(super) fn places(&self) -> (Vec<[u32; 2]>, Vec<u32>) {
        let mut numbers = Numbers::new();
        let mut places = Vec::new();
        let of_run = |run: &Run| {
            let number = numbers.number(u128::from(run.from) << 32 | u128::from(run.to));
            if number == places.len() {
                places.push([run.from, run.to]);
            }
            number as u32
        };
        let of_runs = self.runs.iter().map(of_run).collect();
        (places, of_runs)
    }

    /// The states of each half that are used.
    pub(super) fn used(&self, halves: &[Half; 2]) -> [Vec<bool>; 2] {
        let mut used = halves.each_ref().map(|half| vec![false; half.states.len()]);
        // By place in the order, how many runs begin there less those that end.
        let mut changes = vec![0i32; self.before.len()];
        for run in &self.runs {
            used[0][usize::from(run.top)] = true;
            changes[run.from as usize] += 1;
            changes[run.to as usize] -= 1;
        }
        let mut running = 0;
        for (&state, change) in self.order.iter().zip(changes) {
            running += change;
            used[1][usize::from(state)] = running > 0;
        }
        used
    }
}

/// The states of a half, sorted and put together.
struct Sorted {
    order: Vec<u16>,
    /// Their values of the first sum.
    first: Vec<i16>,
    groups: Vec<Group>,
}

/// States that fix the same but for the sums.
struct Group {
    /// One of them.
    state: State,
    rows: Vec<Row>,
}

/// States that fix the same but for the first sum.
struct Row {
    values: [i16; MOST_SUMS],
    states: Range<usize>,
}

impl Sorted {
    fn new(half: &Half) -> Sorted {
        let mut keys: Vec<(u128, u16)> = half.states.iter().map(State::order).zip(0..).collect();
        keys.sort_unstable();
        let sorted: Vec<u16> = keys.into_iter().map(|(_, at)| at).collect();
        let mut groups: Vec<Group> = Vec::new();
        let mut first = Vec::with_capacity(sorted.len());
        for (place, &at) in sorted.iter().enumerate() {
            let state = half.states[usize::from(at)];
            let new =
                groups.last().is_none_or(|group| State { values: state.values, ..group.state } != state);
            if new {
                groups.push(Group { state, rows: Vec::new() });
            }
            let Some(group) = groups.last_mut() else { continue };
            match group.rows.last_mut() {
                Some(row) if row.values[1..] == state.values[1..] => row.states.end = place + 1,
                _ => group.rows.push(Row { values: state.values, states: place..place + 1 }),
            }
            first.push(state.values[0]);
        }
        Sorted { order: sorted, first, groups }
    }
}

/// Cards that go to a hand from what is left outside.
struct Fill {
    slot: usize,
    hand: usize,
    lows_only: bool,
}

/// What two states may have together of the first sum, by their rounded values.
struct First {
    least: i64,
    greatest: i64,
    /// Whether not all between is allowed.
    gaps: bool,
}

impl First {
    fn new(layout: &Layout<'_>) -> First {
        let Some(sum) = layout.sums.first() else { return First { least: 0, greatest: 0, gaps: false } };
        let intervals = sum.allowed.intervals();
        let least = intervals.first().map_or(0, |of| of.0);
        let greatest = intervals.last().map_or(-1, |of| of.1);
        let width = i64::from(sum.width.get());
        // Two rounded values times the width fall short of the sum by twice the width less two at most.
        let least = least.saturating_sub(2 * (width - 1));
        First {
            least: least.div_euclid(width) + i64::from(least.rem_euclid(width) > 0),
            greatest: greatest.div_euclid(width),
            gaps: intervals.len() > 1,
        }
    }
}

/// Joins the halves of a part.
pub(super) struct Joiner<'a> {
    layout: &'a Layout<'a>,
    /// By placed hand: for a whole one which lengths of the halves go together; nothing for the others.
    fitting: Vec<Vec<Vec<bool>>>,
    chain: &'a Chain,
    counting: &'a Counting,
    fitted: Option<&'a Fitted>,
    first: First,
    fills: Vec<Fill>,
    /// Low cards, and all cards, outside.
    lows: u8,
    pool: u8,
}

impl<'a> Joiner<'a> {
    pub(super) fn new(
        layout: &'a Layout<'a>,
        suits: &[Arc<Classes>; 4],
        [tops, bottoms]: &[Vec<Pairs>; 2],
        (chain, counting, fitted): (&'a Chain, &'a Counting, Option<&'a Fitted>),
    ) -> Joiner<'a> {
        let fills = layout.placed.iter().enumerate().filter_map(|(slot, &hand)| {
            let lows_only = match layout.part.places[hand] {
                Place::Honours => true,
                Place::Suits => false,
                _ => return None,
            };
            Some(Fill { slot, hand, lows_only })
        });
        let fitting = layout.placed.iter().enumerate().map(|(slot, &hand)| match layout.part.places[hand] {
            Place::Whole => tops[slot].fitting(&bottoms[slot], layout, hand),
            _ => Vec::new(),
        });
        let outside = || (0..4).filter(|&suit| !layout.within[suit]);
        let lows = outside().map(|suit| match &suits[suit].how {
            How::Owners(owners) => owners.lows.len() as u8,
            _ => 0,
        });
        let pool = outside().map(|suit| layout.open[suit].len() as u8);
        Joiner {
            fills: fills.collect(),
            lows: lows.sum(),
            pool: pool.sum(),
            fitting: fitting.collect(),
            layout,
            chain,
            counting,
            fitted,
            first: First::new(layout),
        }
    }

    /// # Errors
    /// [`Unfit`].
    pub(super) fn join(&self, halves: &[Half; 2], limits: &Limits) -> Result<Joined, Unfit> {
        let [tops, bottoms] = halves.each_ref().map(Sorted::new);
        let mut before = vec![0];
        for (at, &state) in bottoms.order.iter().enumerate() {
            before.push(before[at] + halves[1].ways[usize::from(state)]);
        }
        let mut runs = Vec::new();
        let mut looked = 0;
        // Those that give the first hand the same cards together.
        let alike = |a: &Group, b: &Group| a.state.cards[0] == b.state.cards[0];
        for tops_alike in tops.groups.chunk_by(alike) {
            for bottoms_alike in bottoms.groups.chunk_by(alike) {
                let [a, b] = [tops_alike, bottoms_alike].map(|groups| groups[0].state.cards[0]);
                if !self.fitting.is_empty() && self.fill(0, a, b).is_none() {
                    continue;
                }
                for top in tops_alike {
                    looked += bottoms_alike.len() as u64 / 8;
                    for bottom in bottoms_alike {
                        let Some((factor, fill)) = self.factor(&top.state, &bottom.state) else { continue };
                        for (row, other) in
                            top.rows.iter().flat_map(|a| bottom.rows.iter().map(move |b| (a, b)))
                        {
                            if self.go_together(row, other) {
                                looked += row.states.len() as u64;
                                let ways = |at: usize| {
                                    factor * u128::from(halves[0].ways[usize::from(tops.order[at])])
                                };
                                self.runs(&mut runs, (&tops, row), (&bottoms, other), fill, ways);
                                if looked > limits.joins || runs.len() as u64 > limits.transitions {
                                    return Err(Unfit::TooLarge);
                                }
                            }
                        }
                    }
                }
            }
        }
        if runs.is_empty() {
            return Err(Unfit::Empty);
        }
        Ok(Joined { order: bottoms.order, before, runs })
    }

    /// Whether the sums but the first allow it.
    fn go_together(&self, top: &Row, bottom: &Row) -> bool {
        (1..self.layout.sums.len())
            .all(|at| self.allows(at, i64::from(top.values[at]) + i64::from(bottom.values[at])))
    }

    /// Whether a sum may be what two states say together.
    fn allows(&self, at: usize, value: i64) -> bool {
        let sum = self.layout.sums[at];
        let width = i64::from(sum.width.get());
        meets(&sum.allowed, value * width, value * width + 2 * (width - 1))
    }

    /// The runs of a row of the lower half that go with each state of a row of the upper one, and how many ways this has,
    /// by its place.
    fn runs(
        &self,
        runs: &mut Vec<Run>,
        (tops, row): (&Sorted, &Row),
        (bottoms, other): (&Sorted, &Row),
        pair: usize,
        ways: impl Fn(usize) -> u128,
    ) {
        // The greater the one value, the smaller the other.
        let (mut start, mut end) = (other.states.end, other.states.end);
        for at in row.states.clone() {
            let value = |of: usize| i64::from(tops.first[at]) + i64::from(bottoms.first[of]);
            while start > other.states.start && value(start - 1) >= self.first.least {
                start -= 1;
            }
            while end > other.states.start && value(end - 1) > self.first.greatest {
                end -= 1;
            }
            let mut keep = |from: usize, to: usize, each: u128| {
                runs.push(Run { top: tops.order[at], from: from as u32, to: to as u32, each });
            };
            let allowed = |of: usize| !self.first.gaps || self.allows(0, value(of));
            let Some(most) = self.counting.uniform().filter(|_| !self.fitted_is_told()) else {
                // What is drawn later depends on the sums: every state for itself.
                for of in (start..end).filter(|&of| allowed(of)) {
                    let values = |sum: usize| match sum {
                        0 => value(of),
                        _ => i64::from(row.values[sum]) + i64::from(other.values[sum]),
                    };
                    let mut most = self.counting.most(values).unwrap_or(0);
                    if let Some(fitted) = self.fitted.filter(|fitted| most > 0 && fitted.is_told()) {
                        most *= fitted.most(pair, values);
                    }
                    if most > 0 {
                        keep(of, of + 1, ways(at) * most);
                    }
                }
                continue;
            };
            let mut from = start;
            while from < end {
                let to = match self.first.gaps {
                    true => (from..end).find(|&of| !allowed(of)).unwrap_or(end),
                    false => end,
                };
                if from < to && most > 0 {
                    keep(from, to, ways(at) * most);
                }
                from = to + 1;
            }
        }
    }

    fn fitted_is_told(&self) -> bool {
        self.fitted.is_some_and(Fitted::is_told)
    }

    /// The ways to draw what comes between the classes and the `Points` hands, but for a fitted hand that the sums tell
    /// of; which pair of cards to come and cards to take them from it has. `None` for none.
    fn factor(&self, top: &State, bottom: &State) -> Option<(u128, usize)> {
        let mut lows = self.lows.checked_sub(top.lows + bottom.lows)?;
        let mut pool = self.pool.checked_sub(top.pool + bottom.pool)?;
        let fills = self.compatible(top.cards, bottom.cards)?;
        let mut factor = 1u128;
        let mut fitting = 0;
        for fill in &self.fills {
            debug_assert!(self.layout.needs[fill.hand] >= fills[fill.slot]);
            let cards = fills[fill.slot];
            let from = if fill.lows_only { lows } else { pool };
            factor *= match self.fitted {
                Some(fitted) if fitted.hand() == fill.hand => {
                    fitting = fitted.pair(cards, from)?;
                    if fitted.is_told() { 1 } else { fitted.most(fitting, |_| 0) }
                }
                _ => u128::from(binomial(from.into(), cards.into())),
            };
            if factor == 0 {
                return None;
            }
            lows = lows.saturating_sub(cards);
            pool = pool.saturating_sub(cards);
        }
        let later = self.chain.ways(left(self.layout, top, bottom));
        (later > 0).then_some((factor * later, fitting))
    }

    /// How many cards each hand is still to be filled with; `None` when the two do not go together.
    fn compatible(&self, top: [u8; 3], bottom: [u8; 3]) -> Option<[u8; 3]> {
        let mut fills = [0; 3];
        for (slot, fill) in fills.iter_mut().enumerate().take(self.fitting.len()) {
            *fill = self.fill(slot, top[slot], bottom[slot])?;
        }
        Some(fills)
    }

    /// With how many cards the hand is still to be filled; `None` when the two do not go together.
    fn fill(&self, slot: usize, top: u8, bottom: u8) -> Option<u8> {
        match self.fitting[slot].get(usize::from(top)) {
            Some(fitting) => fitting[usize::from(bottom)].then_some(0),
            None => self.layout.needs[self.layout.placed[slot]].checked_sub(top + bottom),
        }
    }
}
