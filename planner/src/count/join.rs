//! The two halves joined: each state of one with all states of the other that complete it.
//!
//! For the ranges of the sums, the points of the completing states are added up along the last dimension, so that a
//! range is two look-ups; the other dimensions, the narrow ones, are gone through.

use super::half::{Frame, State};
use super::problem::{MOST_DIMS, Problem};
use super::suit::{Counts, least};
use crate::{Meter, Stop};
use bridgeshape_runtime::binomial;
use std::collections::BTreeMap;

/// A range of a sum of dimensions.
#[derive(Clone, Copy, Debug)]
struct Range {
    /// Places in the frame's order, a bit each.
    dims: u8,
    min: i64,
    max: i64,
}

/// The number of ways in which states of the two halves make deals; with `any` only whether there is one.
pub(super) fn join(
    problem: &Problem,
    (left, right): (&[State], &[State]),
    frame: &Frame,
    order: &[usize],
    placing: &[u8; 4],
    any: bool,
    meter: &mut Meter,
) -> Result<u128, Stop> {
    let at_once: Vec<bool> =
        (0..problem.labels.len()).map(|i| placing.iter().all(|placing| placing >> i & 1 == 1)).collect();
    // What a completing state has placed of labels that get all their cards in the suits is known.
    let needed = |counts: &Counts, complement: bool| -> [u8; 4] {
        std::array::from_fn(|i| match problem.labels.get(i) {
            Some(label) if at_once[i] && complement => label.open - counts.placed[i],
            Some(_) if at_once[i] => counts.placed[i],
            _ => 0,
        })
    };
    let mut by_placed: BTreeMap<[u8; 4], Vec<&State>> = BTreeMap::new();
    for state in right {
        by_placed.entry(needed(&state.counts, false)).or_default().push(state);
    }
    let mut total = 0u128;
    let mut dense = vec![0u64; frame.size];
    for state in left {
        let Some(others) = by_placed.get(&needed(&state.counts, true)) else { continue };
        // Completing states with the same slots and the same number of ways to fill up are taken together.
        let mut alike: BTreeMap<(Counts, u128), Vec<&State>> = BTreeMap::new();
        meter.spend(10 * others.len() as u64)?;
        for other in others {
            if (0..problem.labels.len()).any(|i| {
                problem.labels[i].shape.is_some() && state.fits[i] >> other.first[i] & 1 == 0
            }) {
                continue;
            }
            let counts = state.counts.plus(&other.counts);
            let fill = fill(problem, &counts, &at_once);
            if fill > 0 {
                let slots = Counts { slots: counts.slots, ..Counts::default() };
                alike.entry((slots, fill)).or_default().push(other);
            }
        }
        for ((slots, fill), others) in alike {
            let boxes = boxes(problem, order, &slots)?;
            let ways = match others[..] {
                [other] if (state.points.len() * other.points.len()) < frame.size => {
                    one_by_one(state, other, frame, &boxes, meter)?
                }
                _ => {
                    dense.fill(0);
                    let mut work = frame.size as u64 / 2;
                    for other in others {
                        work += other.points.len() as u64;
                        other.points.iter().for_each(|&(place, ways)| dense[place as usize] += ways);
                    }
                    add_up(frame, &mut dense);
                    meter.spend(work + frame.size as u64)?;
                    windows(state, &dense, frame, &boxes, meter)?
                }
            };
            total += ways * fill;
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

/// What the sums allow, as disjoint boxes of ranges.
fn boxes(problem: &Problem, order: &[usize], slots: &Counts) -> Result<Vec<Vec<Range>>, Stop> {
    let mut boxes: Vec<Vec<Range>> = vec![Vec::new()];
    for func in &problem.funcs {
        let base = func.slot.map_or(0, |slot| i64::from(slots.slots[slot])) + func.constant;
        let dims = order.iter().enumerate().filter(|(_, dim)| func.dims >> **dim & 1 == 1);
        let dims = dims.fold(0, |bits, (place, _)| bits | 1 << place);
        let offset: i64 = (0..problem.dims.len())
            .filter(|dim| func.dims >> dim & 1 == 1)
            .flat_map(|dim| (0..4).map(move |suit| least(problem, suit, dim)))
            .sum();
        let mut ranges = Vec::new();
        for &(min, max) in func.allowed.intervals() {
            // base + unit · sum lies in the interval, where the sum may be the total less the dimensions.
            let min = (min - base).div_euclid(func.unit) + i64::from((min - base).rem_euclid(func.unit) > 0);
            let max = (max - base).div_euclid(func.unit);
            let (min, max) = func.total.map_or((min, max), |total| (total - max, total - min));
            ranges.push(Range { dims, min: min - offset, max: max - offset });
        }
        if dims == 0 {
            if !ranges.iter().any(|range| range.min <= 0 && 0 <= range.max) {
                return Ok(Vec::new());
            }
            continue;
        }
        let longer = boxes.iter().flat_map(|ranges_so_far| {
            ranges.iter().map(move |&range| ranges_so_far.iter().copied().chain([range]).collect())
        });
        boxes = longer.collect();
        if boxes.len() > 4_096 {
            return Err(Stop::TooComplex);
        }
    }
    Ok(boxes)
}

/// Pairs of points, one after the other.
fn one_by_one(
    state: &State,
    other: &State,
    frame: &Frame,
    boxes: &[Vec<Range>],
    meter: &mut Meter,
) -> Result<u128, Stop> {
    meter.spend((state.points.len() * other.points.len() * 3) as u64)?;
    let mut total = 0;
    let theirs: Vec<([i64; MOST_DIMS], u64)> =
        other.points.iter().map(|&(place, ways)| (frame.values(place), ways)).collect();
    for &(place, ways) in &state.points {
        let mine = frame.values(place);
        let mut sum = 0;
        for (values, ways) in &theirs {
            let inside = |range: &Range| {
                let dims = (0..frame.radix.len()).filter(|dim| range.dims >> dim & 1 == 1);
                let value = dims.map(|dim| mine[dim] + values[dim]).sum::<i64>();
                range.min <= value && value <= range.max
            };
            if boxes.iter().any(|ranges| ranges.iter().all(inside)) {
                sum += ways;
            }
        }
        total += u128::from(ways) * u128::from(sum);
    }
    Ok(total)
}

/// Makes each place the sum of the places up to it along the last dimension.
fn add_up(frame: &Frame, dense: &mut [u64]) {
    if let Some(&radix) = frame.radix.last() {
        for row in dense.chunks_mut(radix) {
            let mut sum = 0;
            for ways in row {
                sum += *ways;
                *ways = sum;
            }
        }
    }
}

/// What is being summed over.
struct Window<'a> {
    frame: &'a Frame,
    dense: &'a [u64],
    ranges: &'a [Range],
    /// The last dimension of each range.
    last: Vec<usize>,
    mine: [i64; MOST_DIMS],
    visits: u64,
}

fn windows(
    state: &State,
    dense: &[u64],
    frame: &Frame,
    boxes: &[Vec<Range>],
    meter: &mut Meter,
) -> Result<u128, Stop> {
    let mut total = 0;
    for ranges in boxes {
        let last = ranges.iter().map(|range| 7 - range.dims.leading_zeros() as usize).collect();
        let mut window = Window { frame, dense, ranges, last, mine: [0; MOST_DIMS], visits: 0 };
        for &(place, ways) in &state.points {
            window.mine = frame.values(place);
            let sum = window.sum(0, 0, [0; MOST_DIMS]);
            total += u128::from(ways) * u128::from(sum);
        }
        meter.spend(8 * window.visits)?;
    }
    Ok(total)
}

impl Window<'_> {
    /// The sum from this dimension on, where `chosen` holds the sums of both halves so far.
    fn sum(&mut self, dim: usize, place: usize, chosen: [i64; MOST_DIMS]) -> u64 {
        self.visits += 1;
        let Some(&radix) = self.frame.radix.get(dim) else { return self.dense[place] };
        // What the other half may add in this dimension.
        let (mut min, mut max) = (0, radix as i64 - 1);
        for (range, _) in self.ranges.iter().zip(&self.last).filter(|(_, last)| **last == dim) {
            let so_far: i64 = (0..dim).filter(|d| range.dims >> d & 1 == 1).map(|d| chosen[d]).sum();
            min = min.max(range.min - so_far - self.mine[dim]);
            max = max.min(range.max - so_far - self.mine[dim]);
        }
        if min > max {
            return 0;
        }
        if dim + 1 == self.frame.radix.len() {
            let up_to = self.dense[place + max as usize];
            return if min == 0 { up_to } else { up_to - self.dense[place + min as usize - 1] };
        }
        let mut total = 0;
        for value in min..=max {
            let mut chosen = chosen;
            chosen[dim] = self.mine[dim] + value;
            total += self.sum(dim + 1, place + value as usize * self.frame.stride[dim], chosen);
        }
        total
    }
}
