//! What tables of a part would be, before they are made.

use super::classes::How;
use super::fitted::Fitted;
use super::fraction::Node;
use super::join::Joined;
use super::layout::Layout;
use super::limits::{Limits, PartReport, Unfit};
use super::part_tables::left_after_classes;
use super::points::Counting;
use super::root::{Counted, Counts};
use super::shelf::{Key, Shelf};
use super::suits::Memory;
use super::tables::Tables;
use super::{Part, Plan};
use crate::PartialDeal;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Weighs parts of plans for the same known cards, and remembers what they have in common.
#[derive(Debug)]
pub struct Weigher {
    fixed: PartialDeal,
    limits: Limits,
    pub(super) memory: Memory,
    /// Parts without their checks, with their counts: those that fit, until they are forgotten.
    pub(super) kept: Vec<(Key, Arc<Counts>)>,
}

impl Weigher {
    /// Nothing is remembered yet.
    pub fn new(fixed: &PartialDeal, limits: &Limits) -> Weigher {
        Weigher { fixed: *fixed, limits: *limits, memory: Memory::default(), kept: Vec::new() }
    }

    /// The work done so far, in ways and pairs that were looked at; what is remembered counts like what is not, so that
    /// no decision hangs on what was weighed before.
    pub fn work(&self) -> u64 {
        self.memory.work
    }

    /// What a part's counts would be, without making its tables.
    ///
    /// # Errors
    /// [`Unfit`].
    pub fn weigh(&mut self, part: &Part) -> Result<PartReport, Unfit> {
        let (bare, fixed) = (without_checks(part), self.fixed.arranged(part.suits));
        let counted = Counted::new(&bare, &fixed, &self.limits, &mut self.memory)?;
        let report = estimate(&counted, RootBy::best(&counted.root, false).columns());
        if report.bytes > self.limits.bytes {
            return Err(Unfit::TooLarge);
        }
        let counts = counted.counts;
        self.kept.push(((bare, fixed), counts));
        Ok(report)
    }

    /// Forgets the counts of all parts but some, whose tables may still be asked for, and begins to count the work of what
    /// is remembered anew.
    pub fn keep(&mut self, parts: &[Part]) {
        self.memory.round += 1;
        let parts: Vec<Part> = parts.iter().map(without_checks).collect();
        self.kept.retain(|((part, _), _)| parts.contains(part));
    }

    /// The tables of a plan for the same known cards: those of [`Tables::on`].
    ///
    /// # Errors
    /// [`Unfit`].
    pub fn tables(&mut self, plan: &Plan, shelf: &Shelf) -> Result<Tables, Unfit> {
        debug_assert_eq!(plan.fixed, self.fixed);
        let limits = self.limits;
        Tables::make(plan, &limits, false, self, shelf)
    }
}

/// A part as it is counted: with the suits in its own order.
fn without_checks(part: &Part) -> Part {
    Part { checks: Vec::new(), ..part.clone() }.in_its_order()
}

/// Both are asked of parts in the natural order of suits only.
impl Plan {
    /// By how much the `Points` hands of a part make fewer deals, in parts of 2³², about: what planning weighs before a
    /// part is counted. `None`: the part cannot be drawn so.
    pub fn points_share(part: &Part, fixed: &PartialDeal) -> Option<u64> {
        let layout = Layout::new(part, fixed).ok()?;
        let (gone, left) = hands_before(&layout)?;
        let counting = Counting::new(&layout, left, &gone).ok()?;
        Some(counting.expected(&layout, layout.needs.iter().sum::<u8>() - left))
    }
}

impl Plan {
    /// By how much the fitted hand of a part makes fewer deals when it gets so many cards out of so many, in parts of
    /// 2³². `None`: it cannot be drawn so.
    pub fn fitted_share(part: &Part, fixed: &PartialDeal, needs: u8, pool: u8) -> Option<u64> {
        let layout = Layout::new(part, fixed).ok()?;
        let fitted = Fitted::new(&layout, BTreeSet::from([[needs, pool]])).ok()??;
        Some(fitted.share(needs, pool))
    }
}

/// The hands that are drawn before the `Points` hands, and how many cards are left then.
pub(super) fn hands_before(layout: &Layout<'_>) -> Option<(Vec<usize>, u8)> {
    let by_length = layout.part.lengths.iter().map(|drawn| drawn.hand.index());
    let gone: Vec<usize> = layout.placed.iter().copied().chain(by_length).collect();
    let all: u8 = layout.needs.iter().sum();
    let left = all.checked_sub(gone.iter().map(|&hand| layout.needs[hand]).sum())?;
    Some((gone, left))
}

/// How the two states are drawn.
pub(super) enum RootBy {
    /// Both at once, of so many pairs.
    Pairs(usize),
    /// One of the upper half with a run, then one of the run: the places of the different runs, for each run which of them
    /// it is, and how many columns all of it takes.
    Runs(Vec<[u32; 2]>, Vec<u32>, usize),
}

/// Fewer pairs of states than these are quickly drawn from.
const FEW_PAIRS: u64 = 1 << 12;

impl RootBy {
    /// By runs if there are many pairs and far fewer columns. `exact`: if there are fewer columns at all, so that the
    /// tests go through them.
    pub(super) fn best(root: &Joined, exact: bool) -> RootBy {
        let pairs = root.pairs();
        let least = if exact { pairs } else { pairs / 2 };
        if (exact || pairs > FEW_PAIRS) && (root.runs.len() as u64) < least {
            let (places, of_runs) = root.places();
            let columns =
                root.runs.len() + places.iter().map(|[from, to]| (to - from) as usize).sum::<usize>();
            if (columns as u64) < least && places.len() < usize::from(u16::MAX) {
                return RootBy::Runs(places, of_runs, columns);
            }
        }
        RootBy::Pairs(pairs as usize)
    }

    pub(super) const fn columns(&self) -> (usize, usize) {
        match self {
            RootBy::Pairs(pairs) => (*pairs, 0),
            RootBy::Runs(places, _, columns) => (*columns, places.len()),
        }
    }
}

/// The counts with the bytes that tables will take.
pub(super) fn estimate(counted: &Counted<'_>, (root, runs): (usize, usize)) -> PartReport {
    let used = counted.root.used(&counted.halves);
    let pairs: u64 = counted
        .halves
        .iter()
        .zip(&used)
        .map(|(half, used)| half.pairs.iter().filter(|(state, _, _)| used[*state as usize]).count() as u64)
        .sum();
    let root = root as u64;
    let suits = counted.suits.iter().map(|suit| match &suit.how {
        How::Nothing => 0,
        How::List { holdings, .. } => holdings.len() * 2 + suit.classes.len() * 8,
        How::Owners(owners) => owners.ways.len() * 16 + suit.classes.len() * 11,
    });
    let suits: usize = suits.sum();
    let nodes = used.iter().flatten().filter(|used| **used).count() * size_of::<Node>();
    let lengths = counted.chain.bytes(&counted.layout, &left_after_classes(counted));
    let transitions = root + pairs;
    let bytes = transitions * 16
        + (suits + nodes + runs * size_of::<Node>()) as u64
        + lengths
        + counted.counting.bytes()
        + counted.fitted.as_ref().map_or(0, |fitted| fitted.bytes());
    PartReport { deals: counted.deals, root, transitions, bytes, error: 0 }
}
