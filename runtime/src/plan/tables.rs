//! A plan with everything that is needed to draw by it.

use super::classes::How;
use super::fitted::{Fitted, FittedTables};
use super::fraction::{Node, Weighted};
use super::join::Joined;
use super::later::LEFT;
use super::layout::Layout;
use super::place::Placement;
use super::points::{Counting, PointsTables};
use super::root::{Counted, Counts, left};
use super::shelf::{Arranged, Key, Shelf};
use super::steps::{Step, Steps};
use super::suits::Memory;
use super::{Part, Place, Plan};
use crate::{Check, Hand, Holding, PartialDeal, Ranges, Table};
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

/// How large tables may become. Counts, so that every machine stops at the same point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limits {
    /// Ways to place the cards of a suit, before they are put into classes.
    pub ways: u64,
    /// Pairs of classes, or of states, that are looked at.
    pub joins: u64,
    /// Pairs of states that go together.
    pub transitions: u64,
    /// Bytes of all tables of a part.
    pub bytes: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { ways: 1 << 18, joins: 1 << 18, transitions: 1 << 16, bytes: 1 << 20 }
    }
}

/// Why a part cannot be drawn as it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// There is no deal on which the tracked conditions hold.
    Empty,
    /// The limits are passed.
    TooLarge,
    /// The part asks for what cannot be drawn so.
    Malformed,
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unfit::Empty => "no deal satisfies the tracked conditions",
            Unfit::TooLarge => "the tables would be too large",
            Unfit::Malformed => "the plan asks for what cannot be drawn so",
        })
    }
}

impl std::error::Error for Unfit {}

/// What a part's counts are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartReport {
    /// The deals on which the tracked conditions hold: those that are drawn, accepted or not. With `Points` hands also
    /// what is refused before they are drawn: one attempt gives each deal with the probability one in this number.
    pub deals: u128,
    /// Columns of the tables that give the two states.
    pub root: u64,
    /// These, and the pairs of classes.
    pub transitions: u64,
    /// Bytes of the tables; before they are made, an estimate that is not too low.
    pub bytes: u64,
    /// The distribution of the deals that are drawn, accepted or not, is within so many times 2⁻⁶⁴ of the exact one in
    /// total variation.
    pub error: u64,
}

/// A plan ready to draw by.
#[derive(Clone, Debug)]
pub struct Tables {
    pub(super) parts: Vec<Arranged>,
    /// Which part: in `choice`, when there are several.
    pub(super) choice: Weighted,
    pub(super) which: Node,
    pub(super) error: u64,
}

/// The outcome of some attempts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The deal, if one was accepted.
    pub deal: Option<crate::Deal>,
    /// Attempts made, the accepted one included.
    pub attempts: u64,
}

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

/// Weighs parts of plans for the same known cards, and remembers what they have in common.
#[derive(Debug)]
pub struct Weigher {
    fixed: PartialDeal,
    limits: Limits,
    memory: Memory,
    /// Parts without their checks, with their counts: those that fit, until they are forgotten.
    kept: Vec<(Key, Arc<Counts>)>,
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
enum RootBy {
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
    fn best(root: &Joined, exact: bool) -> RootBy {
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

    const fn columns(&self) -> (usize, usize) {
        match self {
            RootBy::Pairs(pairs) => (*pairs, 0),
            RootBy::Runs(places, _, columns) => (*columns, places.len()),
        }
    }
}

/// The counts with the bytes that tables will take.
fn estimate(counted: &Counted<'_>, (root, runs): (usize, usize)) -> PartReport {
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

impl Tables {
    /// Counts the plan and makes its tables.
    ///
    /// # Errors
    /// [`Unfit`]; `Empty` only if all parts are.
    pub fn new(plan: &Plan, limits: &Limits) -> Result<Tables, Unfit> {
        Tables::on(plan, limits, &Shelf::new())
    }

    /// The same, with the tables that stand on a shelf for plans with the same known cards and within the same limits.
    ///
    /// # Errors
    /// [`Unfit`]; `Empty` only if all parts are.
    pub fn on(plan: &Plan, limits: &Limits, shelf: &Shelf) -> Result<Tables, Unfit> {
        Tables::make(plan, limits, false, &mut Weigher::new(&plan.fixed, limits), shelf)
    }

    /// The same, with the exact weights kept beside the fractions, so that every choice can be gone through by
    /// [`Tables::each`].
    ///
    /// # Errors
    /// [`Unfit`].
    pub fn exact(plan: &Plan, limits: &Limits) -> Result<Tables, Unfit> {
        Tables::make(plan, limits, true, &mut Weigher::new(&plan.fixed, limits), &Shelf::new())
    }

    fn make(
        plan: &Plan,
        limits: &Limits,
        exact: bool,
        weigher: &mut Weigher,
        shelf: &Shelf,
    ) -> Result<Tables, Unfit> {
        let mut parts: Vec<Arranged> = Vec::new();
        for part in &plan.parts {
            let order = part.suits;
            let own = (part.in_its_order(), plan.fixed.arranged(order));
            let tables = match shelf.find(&own) {
                Some(tables) => tables,
                None => {
                    let tables = match PartTables::new(&own.0, &own.1, limits, exact, weigher) {
                        Ok(tables) => Arc::new(tables),
                        Err(Unfit::Empty) => continue,
                        Err(unfit) => return Err(unfit),
                    };
                    shelf.keep(own, &tables);
                    tables
                }
            };
            parts.push(Arranged::new(tables, order, &plan.fixed));
        }
        let outcomes: Vec<(u32, u128)> =
            parts.iter().enumerate().map(|(i, part)| (i as u32, part.tables.report.deals)).collect();
        if outcomes.is_empty() {
            return Err(Unfit::Empty);
        }
        let mut choice = Weighted::new(exact);
        let (which, error) = choice.add(&outcomes);
        let error = error + parts.iter().map(|part| part.tables.report.error).max().unwrap_or(0);
        Ok(Tables { parts, choice, which, error })
    }

    /// What each part that is not empty counts.
    pub fn reports(&self) -> impl Iterator<Item = &PartReport> {
        self.parts.iter().map(|part| &part.tables.report)
    }

    /// The deals that may be drawn, accepted or not; one that several parts may draw counts for each.
    pub fn deals(&self) -> u128 {
        self.reports().map(|report| report.deals).sum()
    }

    /// What the parts of several plans count; parts that share their tables stand for one.
    pub fn reports_of<'a>(all: impl IntoIterator<Item = &'a Tables>) -> Vec<PartReport> {
        let mut seen: Vec<&Arc<PartTables>> = Vec::new();
        for part in all.into_iter().flat_map(|tables| &tables.parts) {
            if !seen.iter().any(|of| Arc::ptr_eq(of, &part.tables)) {
                seen.push(&part.tables);
            }
        }
        seen.into_iter().map(|tables| tables.report).collect()
    }

    /// Bytes of all tables.
    pub fn bytes(&self) -> u64 {
        self.reports().map(|report| report.bytes).sum()
    }

    /// The distribution of the deals that are drawn, accepted or not, is within so many times 2⁻⁶⁴ of the exact one in
    /// total variation; that of accepted deals within that divided by the acceptance.
    pub fn error(&self) -> u64 {
        self.error
    }
}

impl PartTables {
    /// For a part and known cards in the natural order of suits.
    fn new(
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
fn left_after_classes(counted: &Counted<'_>) -> Vec<bool> {
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
