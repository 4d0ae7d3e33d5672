//! A part counted: classes of the four suits, states of the two halves, and which states go together in how many ways.

use super::classes::Classes;
use super::fitted::Fitted;
use super::halves::{Half, Pairs, State, spans};
use super::join::{Joined, Joiner};
use super::later::Chain;
use super::layout::Layout;
use super::points::Counting;
use super::suits::Memory;
use super::{Limits, Place, Unfit};
use crate::{PartialDeal, multinomial};
use std::collections::BTreeSet;
use std::ops::Deref;
use std::sync::Arc;

/// A part with its counts.
#[derive(Debug)]
pub(super) struct Counted<'a> {
    pub(super) layout: Layout<'a>,
    pub(super) counts: Arc<Counts>,
}

/// What is counted of a part.
#[derive(Debug)]
pub(super) struct Counts {
    pub(super) suits: [Arc<Classes>; 4],
    pub(super) halves: [Half; 2],
    pub(super) chain: Chain,
    pub(super) counting: Counting,
    pub(super) fitted: Option<Fitted>,
    /// Which states go together.
    pub(super) root: Joined,
    /// The deals on which the tracked conditions hold; with `Points` hands those that would be there if each state had
    /// the most ways for them.
    pub(super) deals: u128,
}

impl Deref for Counted<'_> {
    type Target = Counts;

    fn deref(&self) -> &Counts {
        &self.counts
    }
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
        let mut half = |suit: usize| {
            let [a, b] = [memory.classes(&layout, suit, limits)?, memory.classes(&layout, suit + 1, limits)?];
            let product = (a.classes.len() * b.classes.len()) as u64;
            memory.work += product.min(limits.joins);
            // Before the other half is looked at: the classes of a suit may be much work.
            if product > limits.joins { Err(Unfit::TooLarge) } else { Ok([a, b]) }
        };
        let [[s, h], [d, c]] = [half(0)?, half(2)?];
        let suits = [s, h, d, c];
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
        // About as many pairs of classes as have come together are used.
        let classes: u64 = halves.iter().map(|half| half.pairs.len() as u64).sum();
        if classes * 16 > limits.bytes * 2 {
            return Err(Unfit::TooLarge);
        }
        let placed: u8 = layout.placed.iter().map(|&hand| layout.needs[hand]).sum();
        let left = layout.needs.iter().sum::<u8>() - placed;
        let chain = Chain::new(&layout, left);
        let (gone, before_points) = super::weigher::hands_before(&layout).ok_or(Unfit::Malformed)?;
        let counting = Counting::new(&layout, before_points, &gone)?;
        let fitted = Fitted::new(&layout, fills(&layout, &halves))?;
        let root =
            Joiner::new(&layout, &suits, &pairs, (&chain, &counting, fitted.as_ref())).join(&halves, limits);
        memory.work += root.as_ref().map_or(limits.transitions, |root| root.runs.len() as u64);
        let root = root?;
        let ways: u128 = root.runs.iter().map(|run| root.ways(run)).sum();
        let rest =
            [0, 1, 2, 3].map(|hand| if part.places[hand] == Place::Rest { layout.needs[hand] } else { 0 });
        let deals = ways * multinomial(rest);
        let counts = Arc::new(Counts { suits, halves, chain, counting, fitted, root, deals });
        Ok(Counted { layout, counts })
    }

    /// A part of which the counts are known.
    ///
    /// # Errors
    /// [`Unfit::Malformed`].
    pub(super) fn known(
        part: &'a super::Part,
        fixed: &PartialDeal,
        counts: Arc<Counts>,
    ) -> Result<Counted<'a>, Unfit> {
        Ok(Counted { layout: Layout::new(part, fixed)?, counts })
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
    let pool: u8 =
        (0..4).filter(|&suit| !layout.within[suit]).map(|suit| layout.open[suit].len() as u8).sum();
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
