//! The two halves joined: each state of one with all states of the other that complete it.
//!
//! For the ranges of the sums, the points of the completing states are added up along the last dimension, so that a
//! range is two look-ups; the other dimensions, the narrow ones, are gone through.

use super::half::{Frame, State};
use super::problem::{MOST_DIMS, MOST_SLOTS, Problem};
use super::suit::{Counts, least};
use crate::{Meter, Stop};
use bridgeshape_runtime::binomial;
use std::collections::BTreeMap;

/// The values of the slots.
type Slots = [i32; MOST_SLOTS];

/// A range of a sum of dimensions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    let shaped: Vec<usize> = (0..problem.labels.len()).filter(|&i| problem.labels[i].shape.is_some()).collect();
    let mut by_placed: BTreeMap<[u8; 4], Vec<&State>> = BTreeMap::new();
    for state in right {
        by_placed.entry(needed(&state.counts, false)).or_default().push(state);
    }
    let mut total = 0u128;
    let (mut dense, mut scratch) = (vec![0u128; frame.size], Vec::new());
    let mut boxes_by_slots: BTreeMap<Slots, usize> = BTreeMap::new();
    let mut all_boxes: Vec<Vec<Vec<Range>>> = Vec::new();
    for state in left {
        let Some(others) = by_placed.get(&needed(&state.counts, true)) else { continue };
        meter.spend(10 * others.len() as u64)?;
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
            let number = match boxes_by_slots.get(&counts.slots) {
                Some(&number) => number,
                None => {
                    let boxes = boxes(problem, frame, order, &counts.slots)?;
                    let number = all_boxes.iter().position(|have| *have == boxes).unwrap_or_else(|| {
                        all_boxes.push(boxes);
                        all_boxes.len() - 1
                    });
                    boxes_by_slots.insert(counts.slots, number);
                    number
                }
            };
            if !all_boxes[number].is_empty() {
                alike.entry(number).or_default().push((other, fill));
            }
        }
        for (number, others) in alike {
            let boxes = &all_boxes[number];
            total += match others[..] {
                [(other, fill)] if (state.points.len() * other.points.len()) < frame.size => {
                    fill * one_by_one(state, other, frame, boxes, meter)?
                }
                _ => {
                    dense.fill(0);
                    let mut work = frame.size as u64;
                    for (other, fill) in others {
                        work += other.points.len() as u64;
                        other.points.iter().for_each(|&(place, ways)| {
                            dense[place as usize] += u128::from(ways) * fill;
                        });
                    }
                    
                    meter.spend(2 * work)?;
                    ranged(state, &mut dense, &mut scratch, frame, boxes, meter)?
                }
            };
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
fn boxes(
    problem: &Problem,
    frame: &Frame,
    order: &[usize],
    slots: &Slots,
) -> Result<Vec<Vec<Range>>, Stop> {
    let mut boxes: Vec<Vec<Range>> = vec![Vec::new()];
    for func in &problem.funcs {
        let base = func.slot.map_or(0, |slot| i64::from(slots[slot])) + func.constant;
        let dims = order.iter().enumerate().filter(|(_, dim)| func.dims >> **dim & 1 == 1);
        let dims = dims.fold(0, |bits, (place, _)| bits | 1 << place);
        let offset: i64 = (0..problem.dims.len())
            .filter(|dim| func.dims >> dim & 1 == 1)
            .flat_map(|dim| (0..4).map(move |suit| least(problem, suit, dim)))
            .sum();
        // What the dimensions of both halves can add up to.
        let most = (0..order.len()).filter(|place| dims >> place & 1 == 1);
        let most: i64 = most.map(|place| 2 * (frame.radix[place] as i64 - 1)).sum();
        let mut ranges = Vec::new();
        for &(min, max) in func.allowed.intervals() {
            // base + unit · sum lies in the interval, where the sum may be the total less the dimensions.
            let min = (min - base).div_euclid(func.unit) + i64::from((min - base).rem_euclid(func.unit) > 0);
            let max = (max - base).div_euclid(func.unit);
            let (min, max) = func.total.map_or((min, max), |total| (total - max, total - min));
            let (min, max) = ((min - offset).max(0), (max - offset).min(most));
            if min <= max {
                ranges.push(Range { dims, min, max });
            }
        }
        if dims == 0 {
            if ranges.is_empty() {
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

/// The completing points that lie in some box with each point of the state, all added up.
fn ranged(
    state: &State,
    dense: &mut [u128],
    scratch: &mut Vec<u128>,
    frame: &Frame,
    boxes: &[Vec<Range>],
    meter: &mut Meter,
) -> Result<u128, Stop> {
    let dims = frame.radix.len();
    let mut total = 0;
    let mut rows_added = false;
    for ranges in boxes {
        let points = state.points.len() as u64;
        // How many places of the dense table a point asks for, about.
        let narrow = ranges.iter().filter(|range| range.dims.count_ones() == 1 && range.last() + 1 < dims);
        let visits: u64 = narrow.map(|range| (range.max - range.min + 1).max(1) as u64).product();
        let alone = ranges.iter().all(|range| range.dims.count_ones() == 1);
        let work = 3 * (frame.size * dims) as u64;
        if alone && boxes.len() == 1 && work < 8 * points * visits {
            meter.spend(work + points)?;
            for dim in 0..dims {
                let of_dim = ranges.iter().filter(|range| range.last() == dim);
                let (min, max) = of_dim.fold((0, i64::MAX), |(min, max), r| (min.max(r.min), max.min(r.max)));
                slide(frame, dim, (min, max), dense, scratch);
            }
            total += state.points.iter().map(|&(p, ways)| u128::from(ways) * dense[p as usize]).sum::<u128>();
            continue;
        }
        if !rows_added {
            add_up(frame, dense);
            rows_added = true;
        }
        let mut window = Window { frame, dense, ranges, mine: [0; MOST_DIMS], visits: 0 };
        for &(place, ways) in &state.points {
            window.mine = frame.values(place);
            total += u128::from(ways) * window.sum(0, 0, [0; MOST_DIMS]);
        }
        meter.spend(8 * window.visits)?;
    }
    Ok(total)
}

/// Makes each place, read as one half's value of a dimension, the sum of the places that complete it to a range.
fn slide(frame: &Frame, dim: usize, (min, max): (i64, i64), dense: &mut [u128], scratch: &mut Vec<u128>) {
    let (radix, stride) = (frame.radix[dim], frame.stride[dim]);
    for block in dense.chunks_mut(radix * stride) {
        for at in stride..block.len() {
            block[at] += block[at - stride];
        }
        scratch.clear();
        scratch.extend_from_slice(block);
        for (mine, row) in block.chunks_mut(stride).enumerate() {
            let last = max.saturating_sub(mine as i64).min(radix as i64 - 1);
            let before = min - mine as i64 - 1;
            if last < 0 || before >= last {
                row.fill(0);
                continue;
            }
            let start = last as usize * stride;
            row.copy_from_slice(&scratch[start..start + stride]);
            if before >= 0 {
                let start = before as usize * stride;
                row.iter_mut().zip(&scratch[start..start + stride]).for_each(|(ways, less)| *ways -= less);
            }
        }
    }
}

/// Makes each place the sum of the places up to it along the last dimension.
fn add_up(frame: &Frame, dense: &mut [u128]) {
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

impl Range {
    /// The last of its dimensions.
    fn last(&self) -> usize {
        7 - self.dims.leading_zeros() as usize
    }
}

/// What is being summed over.
struct Window<'a> {
    frame: &'a Frame,
    dense: &'a [u128],
    ranges: &'a [Range],
    mine: [i64; MOST_DIMS],
    visits: u64,
}

impl Window<'_> {
    /// The sum from this dimension on, where `chosen` holds the sums of both halves so far.
    fn sum(&mut self, dim: usize, place: usize, chosen: [i64; MOST_DIMS]) -> u128 {
        self.visits += 1;
        let Some(&radix) = self.frame.radix.get(dim) else { return self.dense[place] };
        // What the other half may add in this dimension.
        let (mut min, mut max) = (0, radix as i64 - 1);
        for range in self.ranges.iter().filter(|range| range.last() == dim) {
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
