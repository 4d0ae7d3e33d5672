//! The two halves joined: each state of one with all states of the other that complete it.
//!
//! Completing states of which the sums ask the same (`ranges`) are added up first, and asked once.

use super::axis::Frame;
use super::half::State;
use super::problem::{MOST_SLOTS, Problem};
use super::ranges::Asked;
use super::suit::Counts;
use crate::{Meter, Stop};
use bridgeshape_runtime::binomial;
use std::collections::BTreeMap;

/// The values of the slots.
type Slots = [i32; MOST_SLOTS];

/// Which labels get all their cards in the suits, none from the pool.
fn at_once(problem: &Problem, placing: &[u8; 4]) -> Vec<bool> {
    (0..problem.labels.len()).map(|i| placing.iter().all(|placing| placing >> i & 1 == 1)).collect()
}

/// What a state has placed of labels that get all their cards in the suits; of the states that complete it with
/// `complement`.
fn placed(problem: &Problem, at_once: &[bool], counts: &Counts, complement: bool) -> [u8; 4] {
    std::array::from_fn(|i| match problem.labels.get(i) {
        Some(label) if at_once[i] && complement => label.open - counts.placed[i],
        Some(_) if at_once[i] => counts.placed[i],
        _ => 0,
    })
}

/// About how much work it is to join two halves.
pub(super) fn cost(
    problem: &Problem,
    (left, right): (&[State], &[State]),
    frame: &Frame,
    placing: &[u8; 4],
) -> u64 {
    let at_once = at_once(problem, placing);
    let mut by_placed: BTreeMap<[u8; 4], u64> = BTreeMap::new();
    for state in right {
        *by_placed.entry(placed(problem, &at_once, &state.counts, false)).or_default() +=
            state.points.len() as u64;
    }
    let of = |state: &State| {
        let points = by_placed.get(&placed(problem, &at_once, &state.counts, true)).copied().unwrap_or(0);
        // Adding up the completing points, the table, and the ranges of each point.
        2 * points + if points > 0 { 3 * frame.size as u64 + 100 * state.points.len() as u64 } else { 0 }
    };
    left.iter().map(of).sum()
}

/// The number of ways in which states of the two halves make deals; with `any` only whether there is one.
pub(super) fn join(
    problem: &Problem,
    (left, right): (&[State], &[State]),
    frame: &Frame,
    placing: &[u8; 4],
    any: bool,
    meter: &mut Meter,
) -> Result<u128, Stop> {
    let at_once = at_once(problem, placing);
    let shaped: Vec<usize> =
        (0..problem.labels.len()).filter(|&i| problem.labels[i].shape.is_some()).collect();
    let mut by_placed: BTreeMap<[u8; 4], Vec<&State>> = BTreeMap::new();
    for state in right {
        by_placed.entry(placed(problem, &at_once, &state.counts, false)).or_default().push(state);
    }
    let mut total = 0u128;
    let (mut dense, mut scratch) = (vec![0u128; frame.size], Vec::new());
    // What the sums ask of the dimensions, by the slots; `None`: nothing is allowed.
    let mut by_slots: BTreeMap<Slots, Option<usize>> = BTreeMap::new();
    let mut all_asked: Vec<Asked> = Vec::new();
    for state in left {
        let Some(others) = by_placed.get(&placed(problem, &at_once, &state.counts, true)) else { continue };
        meter.spend(25 * others.len() as u64)?;
        // Completing states that the sums look at with the same ranges are taken together.
        let mut alike: BTreeMap<usize, Vec<(&State, u128)>> = BTreeMap::new();
        for other in others {
            if shaped.iter().any(|&i| state.fits[i] >> other.first[i] & 1 == 0) {
                continue;
            }
            let counts = state.counts.plus(&other.counts);
            let fill = fill(problem, &counts, &at_once);
            if fill == 0 {
                continue;
            }
            let number = match by_slots.get(&counts.slots) {
                Some(&number) => number,
                None => {
                    let number = Asked::new(problem, frame, &counts.slots)?.map(|asked| {
                        all_asked.iter().position(|have| *have == asked).unwrap_or_else(|| {
                            all_asked.push(asked);
                            all_asked.len() - 1
                        })
                    });
                    by_slots.insert(counts.slots, number);
                    number
                }
            };
            if let Some(number) = number {
                alike.entry(number).or_default().push((other, fill));
            }
        }
        for (number, others) in alike {
            dense.fill(0);
            let mut work = frame.size as u64;
            for (other, fill) in others {
                work += 2 * other.points.len() as u64;
                other
                    .points
                    .iter()
                    .for_each(|&(place, ways)| dense[place as usize] += u128::from(ways) * fill);
            }
            meter.spend(work)?;
            total += all_asked[number].sum(state, &mut dense, &mut scratch, frame, meter)?;
            if any && total > 0 {
                return Ok(total);
            }
        }
    }
    Ok(total)
}

/// In how many ways labels whose lows come from the pool get them.
fn fill(problem: &Problem, counts: &Counts, at_once: &[bool]) -> u128 {
    let mut pool = usize::from(counts.pool);
    let mut ways = 1;
    for (i, label) in problem.labels.iter().enumerate().filter(|(i, _)| !at_once[*i]) {
        let Some(wanted) = label.open.checked_sub(counts.placed[i]).map(usize::from) else { return 0 };
        ways *= u128::from(binomial(pool, wanted));
        pool = pool.saturating_sub(wanted);
    }
    // Without a rest the labels take the pool whole; the cards see to that.
    ways
}
