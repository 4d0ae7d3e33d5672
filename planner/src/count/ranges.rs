//! What the sums ask of two halves' points, and the points of one half that satisfy it with those of the other.
//!
//! A sum that speaks of one axis alone is a relation between the two halves' places on that axis. Two ways to add up,
//! whichever is less work: make every place of the one half's table the sum of the places that are related to it,
//! axis by axis, and read off one place a point; or go through the related places of each point, the last axis
//! being read off as a difference of cumulative sums. Only the second way serves sums over several axes.

use super::axis::{Axis, Frame};
use super::half::State;
use super::problem::{Func, MOST_DIMS, MOST_SLOTS, Problem};
use super::suit::least;
use crate::{Meter, Ranges, Stop};

/// What the sums ask, once their slots are known.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Asked {
    /// By axis and this half's place: the other half's places, in rising order.
    related: Vec<Vec<Vec<u32>>>,
    /// Sums over several axes; at most [`MOST_SEVERAL`].
    several: Vec<Several>,
    /// Whether on the last axis everything that is asked is one run of places.
    direct: bool,
    /// By this half's place on the last axis: the related places in runs, along each of which no sum that is decided
    /// there falls. Empty where such a sum may have several ranges.
    runs: Vec<Vec<[u32; 2]>>,
}

/// The most sums over several axes.
const MOST_SEVERAL: usize = 12;

/// How far each of those sums has come.
type SoFar = [i64; MOST_SEVERAL];

/// A sum over several axes.
#[derive(Debug, PartialEq, Eq)]
struct Several {
    /// By axis and place: what it adds; the last axis that adds something.
    adds: Vec<Vec<i64>>,
    last: usize,
    allowed: Ranges,
}

impl Asked {
    /// `None` when a sum is not allowed whatever the points.
    pub(super) fn new(
        problem: &Problem,
        frame: &Frame,
        slots: &[i32; MOST_SLOTS],
    ) -> Result<Option<Asked>, Stop> {
        let mut single: Vec<Vec<(&Func, Ranges)>> = frame.axes.iter().map(|_| Vec::new()).collect();
        let mut several = Vec::new();
        for func in &problem.funcs {
            let allowed = in_dims(problem, func, slots);
            let of = |axis: usize| frame.axes[axis].dims.iter().any(|dim| func.dims >> dim & 1 == 1);
            let axes: Vec<usize> = (0..frame.axes.len()).filter(|&axis| of(axis)).collect();
            match axes[..] {
                [] if allowed.contains(0) => {}
                [] => return Ok(None),
                [axis] => single[axis].push((func, allowed)),
                [.., last] => {
                    let adds = frame
                        .axes
                        .iter()
                        .map(|axis| axis.values.iter().map(|value| adds(func, &axis.dims, value)).collect());
                    let adds: Vec<Vec<i64>> = adds.collect();
                    // What cards cannot make need not be told apart.
                    let most = adds.iter().map(|of| 2 * of.iter().max().copied().unwrap_or(0)).sum();
                    let allowed = allowed.intersection(&Ranges::new(0, most));
                    if allowed.is_empty() {
                        return Ok(None);
                    }
                    if allowed != Ranges::new(0, most) {
                        several.push(Several { adds, last, allowed });
                    }
                }
            }
        }
        let related = frame.axes.iter().zip(&single).map(|(axis, funcs)| {
            let of =
                |func: &Func| -> Vec<i64> { axis.values.iter().map(|v| adds(func, &axis.dims, v)).collect() };
            let funcs: Vec<(Vec<i64>, &Ranges)> =
                funcs.iter().map(|(func, allowed)| (of(func), allowed)).collect();
            let places = 0..axis.values.len();
            let holds =
                |a: usize, b: usize| funcs.iter().all(|(adds, allowed)| allowed.contains(adds[a] + adds[b]));
            let related = |a: usize| places.clone().filter(|&b| holds(a, b)).map(|b| b as u32).collect();
            places.clone().map(related).collect()
        });
        if several.len() > MOST_SEVERAL {
            return Err(Stop::TooComplex);
        }
        let related: Vec<Vec<Vec<u32>>> = related.collect();
        let direct = frame.axes.last().is_some_and(Axis::is_plain)
            && related.last().is_some_and(|related| related.iter().all(|places| is_run(places)))
            && several.iter().all(|sum| sum.allowed.intervals().len() == 1);
        let runs = runs(frame, &related, &several);
        Ok(Some(Asked { related, several, direct, runs }))
    }

    /// The ways of the state's points, each with the ways of the points in `dense` that satisfy what is asked with it.
    pub(super) fn sum(
        &self,
        state: &State,
        dense: &mut [u128],
        scratch: &mut Vec<u128>,
        frame: &Frame,
        meter: &mut Meter,
    ) -> Result<u128, Stop> {
        let axes = frame.axes.len();
        let places: Vec<[u32; MOST_DIMS]> =
            state.points.iter().map(|(place, _)| frame.on_axes(*place)).collect();
        let rows = |axis: usize| -> u64 {
            let of = &self.related[axis];
            let runs = of.iter().filter(|related| is_run(related)).count();
            let pairs: usize = of.iter().filter(|related| !is_run(related)).map(Vec::len).sum();
            ((2 * of.len() + 2 * runs + 2 * pairs) * (frame.size / of.len().max(1))) as u64
        };
        // How many places are gone through, about, if these axes are: the last axis counts once.
        let visits = |walked: &[bool]| -> u64 {
            let inner: Vec<usize> = (0..axes.saturating_sub(1)).filter(|&axis| walked[axis]).collect();
            let related = |on: &[u32; MOST_DIMS]| -> u64 {
                inner.iter().map(|&axis| self.related[axis][on[axis] as usize].len() as u64).product()
            };
            places.iter().map(related).sum()
        };
        // Axes of sums over several have to be gone through; the others are if that is less work.
        let needed: Vec<bool> =
            (0..axes).map(|axis| self.several.iter().any(|sum| sum.adds_on(axis))).collect();
        let all = vec![true; axes];
        let slides: u64 = (0..axes).filter(|&axis| !needed[axis]).map(rows).sum();
        let walked = if slides + 8 * visits(&needed) < 8 * visits(&all) { needed } else { all };
        let slid = (0..axes).filter(|&axis| !walked[axis]);
        meter.spend(slid.clone().map(rows).sum())?;
        slid.for_each(|axis| self.slide(axis, frame, dense, scratch));
        if walked.last() == Some(&true) {
            add_up(frame, dense);
        }
        let mut walk = Walk { asked: self, frame, dense, walked: &walked, mine: [0; MOST_DIMS], visits: 0 };
        let mut total = 0;
        for ((_, ways), mine) in state.points.iter().zip(places) {
            walk.mine = mine;
            total += u128::from(*ways) * walk.sum(0, 0, &[0; MOST_SEVERAL]);
            if walk.visits > 1 << 16 {
                meter.spend(4 * std::mem::take(&mut walk.visits))?;
            }
        }
        meter.spend(4 * walk.visits + frame.size as u64)?;
        Ok(total)
    }

    /// Makes each place, read as one half's place on the axis, the sum of the other half's places related to it.
    fn slide(&self, axis: usize, frame: &Frame, dense: &mut [u128], scratch: &mut Vec<u128>) {
        let (related, stride) = (&self.related[axis], frame.stride[axis]);
        let len = related.len();
        let all = |of: &Vec<u32>| is_run(of);
        let runs_only = related.iter().all(all);
        for block in dense.chunks_mut(len * stride) {
            scratch.clear();
            scratch.extend_from_slice(block);
            if runs_only {
                for at in stride..scratch.len() {
                    scratch[at] += scratch[at - stride];
                }
            }
            for (row, of) in block.chunks_mut(stride).zip(related) {
                row.fill(0);
                let rows = |place: u32| &scratch[place as usize * stride..(place as usize + 1) * stride];
                match (of.first(), of.last()) {
                    (Some(&first), Some(&last)) if runs_only => {
                        row.copy_from_slice(rows(last));
                        if first > 0 {
                            row.iter_mut().zip(rows(first - 1)).for_each(|(ways, less)| *ways -= less);
                        }
                    }
                    _ => of.iter().for_each(|&place| {
                        row.iter_mut().zip(rows(place)).for_each(|(ways, more)| *ways += more);
                    }),
                }
            }
        }
    }
}

impl Several {
    fn adds_on(&self, axis: usize) -> bool {
        self.adds[axis].iter().any(|&adds| adds != 0)
    }
}

/// The related places of the last axis in runs.
fn runs(frame: &Frame, related: &[Vec<Vec<u32>>], several: &[Several]) -> Vec<Vec<[u32; 2]>> {
    let Some(last) = frame.axes.len().checked_sub(1) else { return Vec::new() };
    let deciding = || several.iter().filter(|sum| sum.last == last);
    if deciding().any(|sum| sum.allowed.intervals().len() != 1) {
        return Vec::new();
    }
    let goes_on = |a: u32, b: u32| {
        b == a + 1 && deciding().all(|sum| sum.adds[last][a as usize] <= sum.adds[last][b as usize])
    };
    let of = |places: &Vec<u32>| -> Vec<[u32; 2]> {
        places.chunk_by(|&a, &b| goes_on(a, b)).map(|run| [run[0], run[run.len() - 1] + 1]).collect()
    };
    related[last].iter().map(of).collect()
}

/// Whether the places follow one another without a gap.
fn is_run(places: &[u32]) -> bool {
    match (places.first(), places.last()) {
        (Some(first), Some(last)) => (last - first) as usize + 1 == places.len(),
        _ => true,
    }
}

/// What a function adds at a value of an axis.
fn adds(func: &Func, dims: &[usize], value: &[i64]) -> i64 {
    dims.iter().zip(value).filter(|(dim, _)| func.dims >> **dim & 1 == 1).map(|(_, value)| value).sum()
}

/// What a sum allows its dimensions to add up to, both halves together, each dimension less its least value.
fn in_dims(problem: &Problem, func: &Func, slots: &[i32; MOST_SLOTS]) -> Ranges {
    let base = func.slot.map_or(0, |slot| i64::from(slots[slot])) + func.constant;
    let dims = (0..problem.dims.len()).filter(|dim| func.dims >> dim & 1 == 1);
    let offset: i64 = dims.flat_map(|dim| (0..4).map(move |suit| least(problem, suit, dim))).sum();
    let intervals = func.allowed.intervals().iter().map(|&(min, max)| {
        // base + unit · sum lies in the interval, where the sum may be the total less the dimensions.
        let min = (min - base).div_euclid(func.unit) + i64::from((min - base).rem_euclid(func.unit) > 0);
        let max = (max - base).div_euclid(func.unit);
        let (min, max) = func.total.map_or((min, max), |total| (total - max, total - min));
        Ranges::new(min - offset, max - offset)
    });
    intervals.fold(Ranges::new(0, -1), |all, range| all.union(&range))
}

/// Makes each place the sum of the places up to it along the last axis.
fn add_up(frame: &Frame, dense: &mut [u128]) {
    if let Some(axis) = frame.axes.last() {
        for row in dense.chunks_mut(axis.values.len().max(1)) {
            let mut sum = 0;
            for ways in row {
                sum += *ways;
                *ways = sum;
            }
        }
    }
}

/// What is being gone through.
struct Walk<'a> {
    asked: &'a Asked,
    frame: &'a Frame,
    dense: &'a [u128],
    /// The axes that are gone through; on the others the table has been added up already.
    walked: &'a [bool],
    mine: [u32; MOST_DIMS],
    visits: u64,
}

impl Walk<'_> {
    /// The ways from this axis on, where the sums over several axes have come so far.
    fn sum(&mut self, axis: usize, place: usize, so_far: &SoFar) -> u128 {
        self.visits += 1;
        let (frame, asked, dense) = (self.frame, self.asked, self.dense);
        if axis == frame.axes.len() {
            return dense[place];
        }
        let mine = self.mine[axis] as usize;
        if !self.walked[axis] {
            return self.sum(axis + 1, place + mine * frame.stride[axis], so_far);
        }
        let related = &asked.related[axis][mine];
        let deciding = |several: &&Several| several.last == axis;
        if axis + 1 == frame.axes.len() {
            let row = &dense[place..];
            let up_to = |end: usize| if end == 0 { 0 } else { row[end - 1] };
            if asked.direct {
                let (Some(&first), Some(&last)) = (related.first(), related.last()) else { return 0 };
                let (mut from, mut to) = (i64::from(first), i64::from(last) + 1);
                for (several, so_far) in
                    asked.several.iter().zip(so_far).filter(|(several, _)| deciding(several))
                {
                    let (min, max) = several.allowed.intervals()[0];
                    from = from.max(min - so_far - mine as i64);
                    to = to.min(max - so_far - mine as i64 + 1);
                }
                return if from < to { up_to(to as usize) - up_to(from as usize) } else { 0 };
            }
            if let Some(runs) = asked.runs.get(mine) {
                return self.last_by_runs(axis, runs, row, so_far);
            }
            self.visits += related.len() as u64 * (1 + asked.several.len() as u64);
            // Runs of places that all sums allow are read off as differences.
            let fits = |&theirs: &u32| {
                let sums = asked.several.iter().zip(so_far).filter(|(several, _)| deciding(several));
                sums.into_iter().all(|(several, so_far)| {
                    let adds = &several.adds[axis];
                    several.allowed.contains(so_far + adds[mine] + adds[theirs as usize])
                })
            };
            let mut total = 0;
            let mut run: Option<(usize, usize)> = None;
            for theirs in related.iter().filter(|place| fits(place)).map(|&place| place as usize) {
                run = match run {
                    Some((from, to)) if to == theirs => Some((from, theirs + 1)),
                    Some((from, to)) => {
                        total += up_to(to) - up_to(from);
                        Some((theirs, theirs + 1))
                    }
                    None => Some((theirs, theirs + 1)),
                };
            }
            return total + run.map_or(0, |(from, to)| up_to(to) - up_to(from));
        }
        if asked.direct && axis + 2 == frame.axes.len() && self.walked[axis + 1] {
            return match asked.several.len() {
                0 | 1 => self.last_two(axis, place, so_far[0]),
                _ => self.last_two_of_several(axis, place, so_far),
            };
        }
        self.visits += related.len() as u64 * (1 + asked.several.len() as u64) / 2;
        let mut total = 0;
        let mut next = *so_far;
        for &theirs in related {
            let mut inside = true;
            for ((several, next), so_far) in asked.several.iter().zip(&mut next).zip(so_far) {
                let adds = &several.adds[axis];
                *next = so_far + adds[mine] + adds[theirs as usize];
                inside &= several.last != axis || several.allowed.contains(*next);
            }
            if inside {
                total += self.sum(axis + 1, place + theirs as usize * frame.stride[axis], &next);
            }
        }
        total
    }

    /// The ways of the last axis, by runs of places: of each the part that all sums allow, as one difference.
    fn last_by_runs(&mut self, axis: usize, runs: &[[u32; 2]], row: &[u128], so_far: &SoFar) -> u128 {
        let mine = self.mine[axis] as usize;
        let mut total = 0;
        let mut looks = 0;
        for &[from, to] in runs {
            let (mut from, mut to) = (from as usize, to as usize);
            for (several, so_far) in self.asked.several.iter().zip(so_far) {
                if several.last != axis {
                    continue;
                }
                let adds = &several.adds[axis];
                let (min, max) = several.allowed.intervals()[0];
                let (min, max) = (min - so_far - adds[mine], max - so_far - adds[mine]);
                let run = &adds[from..to];
                // Most runs are inside or outside as a whole.
                let (Some(&least), Some(&most)) = (run.first(), run.last()) else { break };
                looks += 1;
                if max < least || most < min {
                    to = from;
                    break;
                }
                let below = if min <= least { 0 } else { run.partition_point(|&adds| adds < min) };
                let up_to = if most <= max { run.len() } else { run.partition_point(|&adds| adds <= max) };
                looks += u64::from(below > 0) + u64::from(up_to < run.len());
                (from, to) = (from + below, from + up_to.max(below));
            }
            if from < to {
                total += row[to - 1] - if from == 0 { 0 } else { row[from - 1] };
            }
        }
        self.visits += runs.len() as u64 + looks;
        total
    }

    /// The same for the last two axes, where several sums are over several and everything asked is a run.
    fn last_two_of_several(&mut self, axis: usize, place: usize, so_far: &SoFar) -> u128 {
        let (frame, asked) = (self.frame, self.asked);
        let (mine, mine_last) = (self.mine[axis] as usize, self.mine[axis + 1] as usize);
        let on_last = &asked.related[axis + 1][mine_last];
        let (Some(&first), Some(&last)) = (on_last.first(), on_last.last()) else { return 0 };
        let related = &asked.related[axis][mine];
        self.visits += related.len() as u64 * (1 + asked.several.len() as u64) / 2;
        let mut total = 0;
        'places: for &theirs in related {
            let (mut from, mut to) = (i64::from(first), i64::from(last) + 1);
            for (several, so_far) in asked.several.iter().zip(so_far) {
                let (min, max) = several.allowed.intervals()[0];
                let adds = &several.adds[axis];
                let so_far = so_far + adds[mine] + adds[theirs as usize];
                if several.last == axis + 1 {
                    from = from.max(min - so_far - mine_last as i64);
                    to = to.min(max - so_far - mine_last as i64 + 1);
                } else if several.last == axis && !(min..=max).contains(&so_far) {
                    continue 'places;
                }
            }
            if from < to {
                let row = &self.dense[place + theirs as usize * frame.stride[axis]..];
                total += row[to as usize - 1] - if from == 0 { 0 } else { row[from as usize - 1] };
            }
        }
        total
    }

    /// The same for the last two axes, where at most one sum is over several and everything asked is a run: the loop
    /// in which nearly all of the time goes.
    fn last_two(&mut self, axis: usize, place: usize, so_far: i64) -> u128 {
        let (frame, asked) = (self.frame, self.asked);
        let (mine, mine_last) = (self.mine[axis] as usize, self.mine[axis + 1] as usize);
        let on_last = &asked.related[axis + 1][mine_last];
        let (Some(&first), Some(&last)) = (on_last.first(), on_last.last()) else { return 0 };
        let run = (i64::from(first), i64::from(last) + 1);
        let related = &asked.related[axis][mine];
        let stride = frame.stride[axis];
        self.visits += related.len() as u64;
        let row_sum = |theirs: u32, from: i64, to: i64| {
            let row = &self.dense[place + theirs as usize * stride..];
            if from >= to {
                0
            } else if from == 0 {
                row[to as usize - 1]
            } else {
                row[to as usize - 1] - row[from as usize - 1]
            }
        };
        let Some(sum) = asked.several.first() else {
            return related.iter().map(|&theirs| row_sum(theirs, run.0, run.1)).sum();
        };
        let (min, max) = sum.allowed.intervals()[0];
        let adds = &sum.adds[axis];
        let before = so_far + adds[mine];
        let of = related.iter().map(|&theirs| {
            let so_far = before + adds[theirs as usize];
            if sum.last == axis {
                let inside = min <= so_far && so_far <= max;
                return if inside { row_sum(theirs, run.0, run.1) } else { 0 };
            }
            let (min, max) = (min - so_far - mine_last as i64, max - so_far - mine_last as i64 + 1);
            row_sum(theirs, run.0.max(min), run.1.min(max))
        });
        of.sum()
    }
}
