//! The tables of one part.

use super::classes::How;
use super::fitted::FittedTables;
use super::fraction::{Node, Weighted};
use super::join::Joined;
use super::later::LEFT;
use super::layout::Layout;
use super::limits::{Limits, PartReport, Unfit};
use super::place::Placement;
use super::points::PointsTables;
use super::root::{Counted, left};
use super::steps::{Step, Steps};
use super::weigher::{RootBy, Weigher, estimate};
use super::{Part, Place};
use crate::{Check, Hand, Holding, PartialDeal, Ranges, Table};
use std::sync::Arc;

#[derive(Clone, Debug)]
pub(super) struct PartTables {
    pub(super) report: PartReport,
    pub(super) weighted: Weighted,
    /// Two states, or one of the upper half and which of the `runs` the other is of.
    pub(super) root: Node,
    /// States of the lower half; none where the root gives both states.
    pub(super) runs: Vec<Node>,
    /// By state.
    pub(super) halves: [Vec<Node>; 2],
    /// Sums whose values are held against the ranges once the classes are drawn.
    pub(super) early: Vec<Early>,
    pub(super) placement: Placement,
    /// Low cards, and all cards, outside.
    pub(super) outside_lows: Hand,
    pub(super) outside: Hand,
    pub(super) pack: Hand,
    /// How many cards each hand has, and how many of them are open.
    pub(super) sizes: [usize; 4],
    pub(super) needs: [usize; 4],
    /// For each `Lengths` hand the tables by cards left.
    pub(super) lengths: Vec<(usize, Vec<Node>)>,
    /// Masks of the suits of the `Lengths` hands.
    pub(super) by_length: [Hand; 2],
    /// Whether nothing is tracked, and whether the deals are those of the whole pack then.
    pub(super) plain: bool,
    pub(super) whole_pack: bool,
    pub(super) fitted: Option<FittedTables>,
    pub(super) points: Option<PointsTables>,
    pub(super) has_lows: bool,
    /// The checks that are asked before low cards are placed, by number.
    pub(super) settled: Vec<usize>,
    pub(super) steps: Vec<Step>,
    pub(super) checks: Vec<Check>,
}

/// A sum that is held against its range early.
#[derive(Clone, Debug)]
pub(super) struct Early {
    /// By suit and class.
    pub(super) values: [Vec<i16>; 4],
    pub(super) allowed: Ranges,
}

impl PartTables {
    /// For a part and known cards in the natural order of suits.
    pub(super) fn new(
        part: &Part,
        fixed: &PartialDeal,
        limits: &Limits,
        exact: bool,
        weigher: &mut Weigher,
    ) -> Result<PartTables, Unfit> {
        let bare = Part { checks: Vec::new(), ..part.clone() };
        let known = weigher.kept.iter().find(|((kept, known), _)| *kept == bare && known == fixed);
        let counted = match known {
            Some((_, counts)) => Counted::known(part, fixed, Arc::clone(counts))?,
            None => Counted::new(part, fixed, limits, &mut weigher.memory)?,
        };
        let by = RootBy::best(&counted.root, exact);
        let mut report = estimate(&counted, by.columns());
        if report.bytes > limits.bytes {
            return Err(Unfit::TooLarge);
        }
        let layout = &counted.layout;
        let mut weighted = Weighted::new(exact);
        let used = counted.root.used(&counted.halves);
        let numbers = used.each_ref().map(|used| renumbered(used));
        let (root, runs, mut error) = root_nodes(&counted.root, &by, &numbers, &mut weighted);
        let halves = [0, 1].map(|half| {
            let (nodes, widest) = half_nodes(&counted, half, &used[half], &mut weighted);
            error += widest;
            nodes
        });
        let reached = left_after_classes(&counted);
        let (placement, widest) =
            Placement::new([0, 1, 2, 3].map(|suit| &*counted.suits[suit]), &mut weighted);
        error += widest;
        let lengths = counted.chain.tables(layout, &reached, &mut weighted, &mut error);
        let fitted = counted.fitted.as_ref().map(|fitted| fitted.tables(layout, exact));
        // The thresholds are rounded down.
        error += u64::from(fitted.is_some());
        let points = counted.counting.tables(layout, &mut weighted, exact, &mut error);
        let hands = part.lengths.iter().map(|drawn| drawn.hand.index());
        let lengths = hands.zip(lengths).collect();
        report.error = error;
        let estimated = report.bytes;
        report.bytes = (weighted.bytes()
            + placement.bytes()
            + fitted.as_ref().map_or(0, |fitted| fitted.bytes())
            + points.as_ref().map_or(0, |points| points.bytes())
            + (halves[0].len() + halves[1].len() + runs.len()) * size_of::<Node>()
            + part.lengths.len() * LEFT * size_of::<Node>()) as u64;
        debug_assert!(report.bytes <= estimated, "{} bytes, {estimated} estimated", report.bytes);
        let pack = fixed.table().pack();
        let Steps { checks, settled, steps } = Steps::new(layout, pack, &placement);
        Ok(PartTables {
            report,
            root,
            runs,
            halves,
            early: early(&counted),
            has_lows: placement.has_lows(),
            placement,
            outside_lows: outside(layout, |suit| match &counted.suits[suit].how {
                How::Owners(owners) => owners.lows,
                _ => Holding::VOID,
            }),
            outside: outside(layout, |suit| layout.open[suit]),
            pack,
            sizes: fixed.table().sizes().map(usize::from),
            needs: layout.needs.map(usize::from),
            lengths,
            by_length: std::array::from_fn(|i| {
                layout.by_length.get(i).map_or(Hand::EMPTY, |&suit| cards(Holding::FULL, suit))
            }),
            plain: part.places == [Place::Rest; 4],
            whole_pack: *fixed == PartialDeal::unknown(Table::BRIDGE),
            fitted,
            points,
            settled,
            steps,
            checks,
            weighted,
        })
    }
}

/// How many cards may be left of the suits of the `Lengths` hands once the classes are placed.
pub(super) fn left_after_classes(counted: &Counted<'_>) -> Vec<bool> {
    let mut reached = vec![false; LEFT];
    if counted.layout.part.lengths.is_empty() {
        return reached;
    }
    // All states of a run leave the same.
    for run in &counted.root.runs {
        let b = counted.root.order[run.from as usize];
        let states =
            [&counted.halves[0].states[usize::from(run.top)], &counted.halves[1].states[usize::from(b)]];
        reached[super::later::index(left(&counted.layout, states[0], states[1]))] = true;
    }
    reached
}

/// The cards of a suit as those of the pack.
fn cards(holding: Holding, suit: usize) -> Hand {
    Hand::from_bits(u64::from(holding.bits()) << (13 * suit))
}

/// Some cards of each suit outside.
fn outside(layout: &Layout<'_>, of: impl Fn(usize) -> Holding) -> Hand {
    let suits = (0..4).filter(|&suit| !layout.within[suit]);
    suits.fold(Hand::EMPTY, |all, suit| all.union(cards(of(suit), suit)))
}

/// New numbers for the states that are used.
fn renumbered(used: &[bool]) -> Vec<u16> {
    let mut next = 0;
    used.iter()
        .map(|&used| {
            let number = next;
            next += u16::from(used);
            number
        })
        .collect()
}

/// The distribution of the root, those of the runs, and the bound of their errors. `numbers`: those of the states.
fn root_nodes(
    root: &Joined,
    by: &RootBy,
    numbers: &[Vec<u16>; 2],
    weighted: &mut Weighted,
) -> (Node, Vec<Node>, u64) {
    let [top, bottom] =
        [&numbers[0], &numbers[1]].map(|of| move |state: u16| u32::from(of[usize::from(state)]));
    let lower = |at: u32| bottom(root.order[at as usize]);
    let RootBy::Runs(places, of_runs, _) = by else {
        let pairs = root.runs.iter().flat_map(|run| {
            (run.from..run.to).map(|at| (top(run.top) << 16 | lower(at), run.each * root.ways_at(at)))
        });
        let (node, error) = weighted.add(&pairs.collect::<Vec<_>>());
        return (node, Vec::new(), error);
    };
    let outcomes = root.runs.iter().zip(of_runs);
    let outcomes: Vec<(u32, u128)> =
        outcomes.map(|(run, number)| (top(run.top) << 16 | number, root.ways(run))).collect();
    let (node, error) = weighted.add(&outcomes);
    let mut widest = 0;
    let runs = places.iter().map(|&[from, to]| {
        let (node, bound) =
            weighted.add(&(from..to).map(|at| (lower(at), root.ways_at(at))).collect::<Vec<_>>());
        widest = widest.max(bound);
        node
    });
    (node, runs.collect(), error + widest)
}

/// The distributions of classes for each used state of a half, and the bound of their errors.
fn half_nodes(
    counted: &Counted<'_>,
    half: usize,
    used: &[bool],
    weighted: &mut Weighted,
) -> (Vec<Node>, u64) {
    let half = &counted.halves[half];
    // The pairs of each state together, in the order in which they are.
    let mut starts = vec![0usize; half.states.len() + 1];
    half.pairs.iter().for_each(|(state, _, _)| starts[*state as usize + 1] += 1);
    (0..half.states.len()).for_each(|state| starts[state + 1] += starts[state]);
    let mut next = starts.clone();
    let mut sorted = vec![(0u32, 0u128); half.pairs.len()];
    for &(state, [a, b], ways) in &half.pairs {
        let at = &mut next[state as usize];
        sorted[*at] = (u32::from(b) << 16 | u32::from(a), ways.into());
        *at += 1;
    }
    let mut widest = 0;
    let of_used = starts.windows(2).zip(used).filter(|(_, used)| **used);
    let nodes = of_used.map(|(two, _)| {
        let (node, bound) = weighted.add(&sorted[two[0]..two[1]]);
        widest = widest.max(bound);
        node
    });
    (nodes.collect(), widest)
}

/// The sums whose states are rounded, with their values by class.
fn early(counted: &Counted<'_>) -> Vec<Early> {
    let rounded = counted.layout.sums.iter().enumerate().filter(|(_, sum)| sum.width.get() > 1);
    rounded
        .map(|(at, sum)| Early {
            values: counted
                .suits
                .each_ref()
                .map(|suit| suit.classes.iter().map(|class| class.added.values[at]).collect()),
            allowed: sum.allowed.clone(),
        })
        .collect()
}
