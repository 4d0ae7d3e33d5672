//! Exact counting of one branch.
//!
//! `problem` finds what has to be followed, `suit` makes the classes of each suit, `half` joins two and two of them,
//! `join` the halves. Here it is chosen which hands get their low cards at once and which from a pool at the end
//! (two tiers), and which suits form a half; the choice changes the work, never the count.

mod axis;
mod choice;
mod half;
mod join;
mod problem;
mod ranges;
mod suit;

use crate::branch::{Branch, Universe};
use crate::{Meter, Stop, Tiers};
use axis::Frame;
pub(crate) use choice::Choice;
use half::{Half, State};
use problem::Problem;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use suit::Classes;

/// The three ways to make two halves.
const HALVES: [[usize; 4]; 3] = [[0, 1, 2, 3], [0, 2, 1, 3], [0, 3, 1, 2]];

/// The number of deals of a branch; with `any` a number that is zero only if there is none.
pub(crate) fn deals(
    universe: &Universe,
    branch: &Branch,
    tiers: Tiers,
    any: bool,
    meter: &mut Meter,
) -> Result<u128, Stop> {
    let problem = match Prepared::new(universe, branch)? {
        Prepared::Known(deals) => return Ok(deals),
        Prepared::Problem(problem) => problem,
    };
    let Some(halves) = halves(&problem, tiers, meter)? else { return Ok(0) };
    let Halves { placing, frame, left, right, .. } = halves;
    let ways = join::join(&problem, (&left, &right), &frame, &placing, any, meter)?;
    Ok(ways * problem.rest_ways)
}

/// How a branch is counted; `None` when no suits have to be joined for it.
pub(crate) fn choice(
    universe: &Universe,
    branch: &Branch,
    tiers: Tiers,
    meter: &mut Meter,
) -> Result<Option<Choice>, Stop> {
    let Prepared::Problem(problem) = Prepared::new(universe, branch)? else { return Ok(None) };
    Ok(halves(&problem, tiers, meter)?.map(|halves| Choice::of(&problem, &halves)))
}

/// A branch before it is counted.
enum Prepared {
    /// Nothing has to be joined.
    Known(u128),
    Problem(Box<Problem>),
}

impl Prepared {
    fn new(universe: &Universe, branch: &Branch) -> Result<Prepared, Stop> {
        Ok(match Problem::new(universe, branch)? {
            None => Prepared::Known(0),
            Some(problem) if problem.labels.is_empty() => Prepared::Known(problem.rest_ways),
            Some(problem) => Prepared::Problem(Box::new(problem)),
        })
    }
}

/// The two halves of the choice that is the least work; `None` when some suit cannot be dealt.
fn halves(problem: &Problem, tiers: Tiers, meter: &mut Meter) -> Result<Option<Halves>, Stop> {
    let mut made = BTreeMap::new();
    let mut choices = Vec::new();
    for placing in placings(problem, tiers) {
        for (suit, placing) in placing.into_iter().enumerate() {
            if let Entry::Vacant(entry) = made.entry((suit, placing)) {
                entry.insert(suit::classes(problem, suit, placing, meter)?);
            }
        }
        let of = |suit: usize| &made[&(suit, placing[suit])];
        if (0..4).any(|suit| of(suit).vectors.is_empty()) {
            return Ok(None);
        }
        let pair = |a: &Classes, b: &Classes| {
            let vectors = (a.vectors.len() * b.vectors.len()) as u64;
            a.entries.saturating_mul(b.entries).saturating_mul(3).saturating_add(30 * vectors)
        };
        let costs = HALVES.map(|[a, b, c, d]| pair(of(a), of(b)).saturating_add(pair(of(c), of(d))));
        let least = (0..3).min_by_key(|&i| costs[i]).unwrap_or(0);
        choices.push((costs[least], placing, HALVES[least]));
    }
    choices.sort_unstable();
    let Some(&(least, ..)) = choices.first() else { return Err(Stop::TooComplex) };
    // The work of the last join shows only when the halves are made: those that cost little are, and compared.
    let mut best: Option<Halves> = None;
    for (cost, placing, [a, b, c, d]) in choices {
        if best.as_ref().is_some_and(|best| cost >= best.cost || cost > WORTH_A_LOOK.max(4 * least)) {
            break;
        }
        let before = meter.spent();
        let of = |suit: usize| &made[&(suit, placing[suit])];
        let suits = [[a, b], [c, d]];
        let halves = suits.map(|suits| Half { suits, classes: suits.map(of) });
        let frame = Frame::new(problem, halves.map(|half| half.classes))?;
        let left = half::states(problem, halves[0], halves[1], &frame, meter)?;
        let right = half::states(problem, halves[1], halves[0], &frame, meter)?;
        let mut halves = Halves::new(problem, placing, suits, frame, left, right);
        halves.cost += meter.spent() - before;
        if best.as_ref().is_none_or(|best| halves.cost < best.cost) {
            best = Some(halves);
        }
    }
    best.map(Some).ok_or(Stop::TooComplex)
}

/// Halves that cost no more units than this are made to see what joining them would cost.
const WORTH_A_LOOK: u64 = 20_000_000;

/// The two halves of a choice.
struct Halves {
    placing: [u8; 4],
    suits: [[usize; 2]; 2],
    frame: Frame,
    /// The side that is gone through state by state: the one that makes less work.
    left: Vec<State>,
    right: Vec<State>,
    /// About how much work the halves and their join are.
    cost: u64,
}

impl Halves {
    fn new(
        problem: &Problem,
        placing: [u8; 4],
        suits: [[usize; 2]; 2],
        frame: Frame,
        left: Vec<State>,
        right: Vec<State>,
    ) -> Halves {
        let cost = |left: &[State], right: &[State]| join::cost(problem, (left, right), &frame, &placing);
        let costs = [cost(&left, &right), cost(&right, &left)];
        let (left, right) = if costs[0] <= costs[1] { (left, right) } else { (right, left) };
        Halves { placing, suits, frame, left, right, cost: costs[0].min(costs[1]) }
    }
}

/// For each suit the labels that get their lows there at once; all choices that are worth a look.
///
/// Labels whose lows matter only in some suits may get those of the other suits from a pool. They all have to agree on
/// the suits, else a card of the pool would be open to some of them only.
fn placings(problem: &Problem, tiers: Tiers) -> Vec<[u8; 4]> {
    let count = problem.labels.len();
    let all: u8 = (1 << count) - 1;
    let needs: Vec<u8> = (problem.labels.iter())
        .map(|label| (0..4).filter(|&s| suit::needs_lows(problem, label, s)).fold(0, |bits, s| bits | 1 << s))
        .collect();
    let mut placings: Vec<[u8; 4]> = Vec::new();
    for chosen in 1..=all {
        let of = |i: &usize| chosen >> i & 1 == 1;
        let suits = (0..count).filter(of).fold(0, |suits, i| suits | needs[i]);
        if suits == 0b1111 {
            continue;
        }
        let pooled = (0..count).filter(|&i| needs[i] & !suits == 0).fold(0, |bits, i| bits | 1 << i);
        let placing = std::array::from_fn(|suit| if suits >> suit & 1 == 1 { all } else { all & !pooled });
        if !placings.contains(&placing) {
            placings.push(placing);
        }
    }
    if tiers == Tiers::One || placings.is_empty() {
        placings.clear();
    }
    if tiers != Tiers::Two || placings.is_empty() {
        placings.push([all; 4]);
    }
    placings
}
