//! Exact counting of one branch.
//!
//! `problem` finds what has to be followed, `suit` makes the classes of each suit, `half` joins two and two of them,
//! `join` the halves. Here it is chosen which hands get their low cards at once and which from a pool at the end
//! (two tiers), and which suits form a half; the choice changes the work, never the count.

mod axis;
mod half;
mod join;
mod problem;
mod ranges;
mod suit;

use crate::branch::{Branch, Universe};
use crate::{Meter, Stop, Tiers};
use axis::Frame;
use half::{Half, State};
use problem::Problem;
use std::collections::BTreeMap;
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
    let Some(problem) = Problem::new(universe, branch)? else { return Ok(0) };
    if problem.labels.is_empty() {
        return Ok(problem.rest_ways);
    }
    let mut made = BTreeMap::new();
    let mut best: Option<(u64, [u8; 4], [usize; 4])> = None;
    for placing in placings(&problem, tiers) {
        for suit in 0..4 {
            if !made.contains_key(&(suit, placing[suit])) {
                made.insert((suit, placing[suit]), suit::classes(&problem, suit, placing[suit], meter)?);
            }
        }
        let of = |suit: usize| &made[&(suit, placing[suit])];
        for halves in HALVES {
            let pair = |a: &Classes, b: &Classes| {
                let vectors = (a.vectors.len() * b.vectors.len()) as u64;
                a.entries.saturating_mul(b.entries).saturating_add(30 * vectors)
            };
            let [a, b, c, d] = halves;
            let cost = pair(of(a), of(b)).saturating_add(pair(of(c), of(d)));
            if best.is_none_or(|(least, _, _)| cost < least) {
                best = Some((cost, placing, halves));
            }
        }
    }
    let Some((_, placing, [a, b, c, d])) = best else { return Err(Stop::TooComplex) };
    let of = |suit: usize| &made[&(suit, placing[suit])];
    if (0..4).any(|suit| of(suit).vectors.is_empty()) {
        return Ok(0);
    }
    let halves = [[a, b], [c, d]].map(|suits| Half { suits, classes: suits.map(of) });
    let frame = Frame::new(&problem, halves.map(|half| half.classes))?;
    let left = half::states(&problem, halves[0], halves[1], &frame, meter)?;
    if left.is_empty() {
        return Ok(0);
    }
    let right = half::states(&problem, halves[1], halves[0], &frame, meter)?;
    // The side that is gone through point by point is the one with fewer points.
    let points = |states: &[State]| states.iter().map(|state| state.points.len()).sum::<usize>();
    let (left, right) = if points(&left) <= points(&right) { (left, right) } else { (right, left) };
    let ways = join::join(&problem, (&left, &right), &frame, &placing, any, meter)?;
    Ok(ways * problem.rest_ways)
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
