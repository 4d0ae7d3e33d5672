//! A part counted: classes of the four suits, states of the two halves, and which states go together in how many ways.

use super::classes::{Classes, How};
use super::fitted::Fitted;
use super::halves::{Half, Pairs, State, meets, spans};
use super::later::Chain;
use super::layout::Layout;
use super::points::Counting;
use super::suits::Memory;
use super::{Limits, Place, Unfit};
use crate::{PartialDeal, binomial, multinomial};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A part with its counts.
#[derive(Debug)]
pub(super) struct Counted<'a> {
    pub(super) layout: Layout<'a>,
    pub(super) suits: [Arc<Classes>; 4],
    pub(super) halves: [Half; 2],
    pub(super) chain: Chain,
    pub(super) counting: Counting,
    pub(super) fitted: Option<Fitted>,
    /// Two states, and the ways of both with all that is drawn before the rest.
    pub(super) root: Vec<([u16; 2], u128)>,
    /// The deals on which the tracked conditions hold; with `Points` hands those that would be there if each state had
    /// the most ways for them.
    pub(super) deals: u128,
}

impl<'a> Counted<'a> {
    /// # Errors
    /// [`Unfit`].
    pub(super) fn new(
        part: &'a super::Part,
        fixed: &PartialDeal,
        limits: &Limits,
        memory: &mut Memory,
    ) -> Result<Counted<'a>, Unfit> {
        let layout = Layout::new(part, fixed)?;
        let mut of = |suit: usize| memory.classes(&layout, suit, limits);
        let suits = [of(0)?, of(1)?, of(2)?, of(3)?];
        if suits.iter().any(|suit| suit.classes.is_empty()) {
            return Err(Unfit::Empty);
        }
        let spans = suits.each_ref().map(|suit| spans(&suit.classes));
        let both = |i: usize, j: usize| {
            std::array::from_fn(|at| (spans[i][at].0 + spans[j][at].0, spans[i][at].1 + spans[j][at].1))
        };
        let pairs = [0, 1].map(|half| {
            layout.placed.iter().map(|&hand| Pairs::new(&layout, hand, half)).collect::<Vec<Pairs>>()
        });
        let of = |suit: usize| suits[suit].classes.as_slice();
        let halves = [
            Half::new(&layout, 0, [of(0), of(1)], &pairs[0], &both(2, 3), limits)?,
            Half::new(&layout, 1, [of(2), of(3)], &pairs[1], &both(0, 1), limits)?,
        ];
        let placed: u8 = layout.placed.iter().map(|&hand| layout.needs[hand]).sum();
        let left = layout.needs.iter().sum::<u8>() - placed;
        let chain = Chain::new(&layout, left);
        let (gone, before_points) = super::tables::hands_before(&layout).ok_or(Unfit::Malformed)?;
        let counting = Counting::new(&layout, before_points, &gone)?;
        let fitted = Fitted::new(&layout, fills(&layout, &halves))?;
        let root = Joiner::new(&layout, &suits, &pairs, (&chain, &counting, fitted.as_ref())).join(&halves, limits)?;
        let ways: u128 = root.iter().map(|&(_, ways)| ways).sum();
        let rest =
            [0, 1, 2, 3].map(|hand| if part.places[hand] == Place::Rest { layout.needs[hand] } else { 0 });
        let deals = ways * multinomial(rest);
        Ok(Counted { layout, suits, halves, chain, counting, fitted, root, deals })
    }

    /// The states of a half that the root uses.
    pub(super) fn used(&self, half: usize) -> Vec<bool> {
        let mut used = vec![false; self.halves[half].states.len()];
        self.root.iter().for_each(|(states, _)| used[usize::from(states[half])] = true);
        used
    }
}

/// Cards that go to a hand from what is left outside.
struct Fill {
    slot: usize,
    hand: usize,
    lows_only: bool,
}

struct Joiner<'a> {
    layout: &'a Layout<'a>,
    pairs: &'a [Vec<Pairs>; 2],
    chain: &'a Chain,
    counting: &'a Counting,
    fitted: Option<&'a Fitted>,
    fills: Vec<Fill>,
    /// Low cards, and all cards, outside.
    lows: u8,
    pool: u8,
}

impl<'a> Joiner<'a> {
    fn new(
        layout: &'a Layout<'a>,
        suits: &[Arc<Classes>; 4],
        pairs: &'a [Vec<Pairs>; 2],
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
        let outside = || (0..4).filter(|&suit| !layout.within[suit]);
        let lows = outside().map(|suit| match &suits[suit].how {
            How::Owners(owners) => owners.lows.len() as u8,
            _ => 0,
        });
        let pool = outside().map(|suit| layout.open[suit].len() as u8);
        Joiner { fills: fills.collect(), lows: lows.sum(), pool: pool.sum(), layout, pairs, chain, counting, fitted }
    }

    fn join(&self, halves: &[Half; 2], limits: &Limits) -> Result<Vec<([u16; 2], u128)>, Unfit> {
        let groups = halves.each_ref().map(|half| groups(&half.states));
        let mut root = Vec::new();
        let mut looked = 0;
        for (top, tops) in &groups[0] {
            for (bottom, bottoms) in &groups[1] {
                let Some(fills) = self.compatible(*top, *bottom) else { continue };
                for &a in tops {
                    let state = &halves[0].states[usize::from(a)];
                    let range = self.within_reach(state, bottoms, &halves[1].states);
                    looked += range.len() as u64 + 1;
                    for &b in &bottoms[range] {
                        let other = &halves[1].states[usize::from(b)];
                        let Some(factor) = self.factor(state, other, &fills) else { continue };
                        let ways = u128::from(halves[0].ways[usize::from(a)])
                            * u128::from(halves[1].ways[usize::from(b)]);
                        root.push(([a, b], ways * factor));
                    }
                }
                if looked > limits.joins || root.len() as u64 > limits.transitions {
                    return Err(Unfit::TooLarge);
                }
            }
        }
        if root.is_empty() { Err(Unfit::Empty) } else { Ok(root) }
    }

    /// How many cards each hand is still to be filled with; `None` when the two do not go together.
    fn compatible(&self, top: [u8; 3], bottom: [u8; 3]) -> Option<[u8; 3]> {
        let mut fills = [0; 3];
        for (slot, &hand) in self.layout.placed.iter().enumerate() {
            let numbers = [top[slot], bottom[slot]];
            if self.layout.part.places[hand] == Place::Whole {
                let [pairs, others] = self.pairs;
                if !pairs[slot].fit(&others[slot], self.layout, hand, numbers) {
                    return None;
                }
            } else {
                fills[slot] = self.layout.needs[hand].checked_sub(numbers[0] + numbers[1])?;
            }
        }
        Some(fills)
    }

    /// The states of a group, in the order of the first sum, whose first sum may go with that of a state.
    fn within_reach(&self, state: &State, group: &[u16], states: &[State]) -> std::ops::Range<usize> {
        let Some((sum, (least, greatest))) = self.layout.sums.first().and_then(|sum| {
            let intervals = sum.allowed.intervals();
            Some((sum, (intervals.first()?.0, intervals.last()?.1)))
        }) else {
            return 0..group.len();
        };
        let width = i64::from(sum.width.get());
        let floor =
            |&b: &u16| (i64::from(state.values[0]) + i64::from(states[usize::from(b)].values[0])) * width;
        let start = group.partition_point(|b| floor(b) + 2 * (width - 1) < least);
        let end = group.partition_point(|b| floor(b) <= greatest);
        start..end.max(start)
    }

    /// The ways to draw what comes between the classes and the rest; `None` for none.
    fn factor(&self, top: &State, bottom: &State, fills: &[u8; 3]) -> Option<u128> {
        for (at, sum) in self.layout.sums.iter().enumerate() {
            let width = i64::from(sum.width.get());
            let floor = (i64::from(top.values[at]) + i64::from(bottom.values[at])) * width;
            if !meets(&sum.allowed, floor, floor + 2 * (width - 1)) {
                return None;
            }
        }
        let mut lows = self.lows.checked_sub(top.lows + bottom.lows)?;
        let mut pool = self.pool.checked_sub(top.pool + bottom.pool)?;
        let mut factor = 1u128;
        for fill in &self.fills {
            debug_assert!(self.layout.needs[fill.hand] >= fills[fill.slot]);
            let cards = fills[fill.slot];
            let from = if fill.lows_only { lows } else { pool };
            factor *= match self.fitted {
                Some(fitted) if fitted.hand() == fill.hand => fitted.most(cards, from),
                _ => u128::from(binomial(from.into(), cards.into())),
            };
            if factor == 0 {
                return None;
            }
            lows = lows.saturating_sub(cards);
            pool = pool.saturating_sub(cards);
        }
        let left = self.left(top, bottom);
        let later = self.chain.ways(left);
        if later == 0 {
            return None;
        }
        let most =
            self.counting.most(self.layout, |at| i64::from(top.values[at]) + i64::from(bottom.values[at]))?;
        Some(factor * later * most)
    }

    /// How many cards are left of the suits of the `Lengths` hands.
    fn left(&self, top: &State, bottom: &State) -> [u8; 2] {
        left(self.layout, top, bottom)
    }
}

/// How many cards the fitted hand may still get outside, and out of how many.
fn fills(layout: &Layout<'_>, halves: &[Half; 2]) -> BTreeSet<[u8; 2]> {
    let Some(drawn) = &layout.part.fitted else { return BTreeSet::new() };
    let hand = drawn.hand.index();
    let Some(slot) = layout.placed.iter().position(|&of| of == hand) else { return BTreeSet::new() };
    let of = |half: &Half| -> BTreeSet<[u8; 2]> {
        half.states.iter().map(|state| [state.cards[slot], state.pool]).collect()
    };
    let pool: u8 = (0..4).filter(|&suit| !layout.within[suit]).map(|suit| layout.open[suit].len() as u8).sum();
    let (top, bottom) = (of(&halves[0]), of(&halves[1]));
    let both = top.iter().flat_map(|a| bottom.iter().map(move |b| [a[0] + b[0], a[1] + b[1]]));
    both.filter_map(|[cards, gone]| {
        let (needs, pool) = (layout.needs[hand].checked_sub(cards)?, pool.checked_sub(gone)?);
        (needs <= pool && needs < 14).then_some([needs, pool])
    })
    .collect()
}

/// How many cards are left of the suits of the `Lengths` hands.
pub(super) fn left(layout: &Layout<'_>, top: &State, bottom: &State) -> [u8; 2] {
    std::array::from_fn(|i| {
        let open = layout.by_length.get(i).map_or(0, |&suit| layout.open[suit].len() as u8);
        open - top.gone[i] - bottom.gone[i]
    })
}

/// The states by their cards, those of a group in the order of their first sum.
fn groups(states: &[State]) -> Vec<([u8; 3], Vec<u16>)> {
    let mut order: Vec<u16> = (0..states.len() as u16).collect();
    order.sort_by_key(|&at| {
        let state = &states[usize::from(at)];
        (state.cards, state.values[0])
    });
    let mut groups: Vec<([u8; 3], Vec<u16>)> = Vec::new();
    for at in order {
        let cards = states[usize::from(at)].cards;
        match groups.last_mut() {
            Some((of, group)) if *of == cards => group.push(at),
            _ => groups.push((cards, vec![at])),
        }
    }
    groups
}
