//! Points of a half as one number.
//!
//! Dimensions that add up the same labels' singles go together on one **axis**: of aces, controls and points of one
//! hand few combinations exist in two suits (at most 81 from two aces, kings, queens and jacks each), so an axis lists
//! those that do. Values that no deal can have any more are left out. The axes together are the places of a table.

use super::problem::{Func, MOST_DIMS, Problem};
use super::suit::{Classes, Point};
use crate::Stop;
use std::collections::BTreeSet;

/// The most places of a table, and the most codes of an axis.
pub(super) const MOST_PLACES: usize = 1 << 22;

/// A place that no deal has any more.
pub(super) const GONE: u32 = u32::MAX;

/// What one set of labels can have in a half.
#[derive(Debug)]
pub(super) struct Axis {
    /// Its dimensions.
    pub(super) dims: Vec<usize>,
    /// The values of its dimensions, in rising order.
    pub(super) values: Vec<Vec<i64>>,
    /// What a step along each dimension adds to a code.
    steps: Vec<usize>,
    /// By code: the place on the axis, or [`GONE`].
    by_code: Vec<u32>,
}

impl Axis {
    /// Whether its values are all numbers from zero up.
    pub(super) fn is_plain(&self) -> bool {
        self.dims.len() == 1 && self.values.iter().enumerate().all(|(i, value)| value[0] == i as i64)
    }

    fn new(problem: &Problem, halves: [[&Classes; 2]; 2], dims: Vec<usize>) -> Result<Axis, Stop> {
        let in_suit = |classes: &Classes| -> BTreeSet<Vec<i64>> {
            let points = classes.types.iter().flatten();
            points.map(|(point, _)| dims.iter().map(|&dim| i64::from(point[dim])).collect()).collect()
        };
        let most: Vec<i64> = dims.iter().map(|&dim| problem.most(dim)).collect();
        let mut radix = vec![1; dims.len()];
        let mut values = BTreeSet::new();
        for half in halves {
            let [left, right] = half.map(in_suit);
            for a in &left {
                for b in &right {
                    let sum: Vec<i64> = a.iter().zip(b).map(|(a, b)| a + b).collect();
                    radix
                        .iter_mut()
                        .zip(&sum)
                        .for_each(|(radix, &value)| *radix = (*radix).max(value as usize + 1));
                    if sum.iter().zip(&most).all(|(value, most)| value <= most) {
                        values.insert(sum);
                    }
                }
            }
        }
        let mut steps = vec![1; dims.len()];
        let mut codes = 1;
        for (step, radix) in steps.iter_mut().zip(&radix).rev() {
            *step = codes;
            codes *= radix;
            if codes > MOST_PLACES {
                return Err(Stop::TooComplex);
            }
        }
        let values: Vec<Vec<i64>> = values.into_iter().collect();
        let mut by_code = vec![GONE; codes];
        for (place, value) in values.iter().enumerate() {
            let code: usize = steps.iter().zip(value).map(|(step, &value)| step * value as usize).sum();
            by_code[code] = place as u32;
        }
        Ok(Axis { dims, values, steps, by_code })
    }

    fn code(&self, point: &Point) -> u32 {
        self.dims.iter().zip(&self.steps).map(|(&dim, step)| step * usize::from(point[dim])).sum::<usize>()
            as u32
    }
}

/// The axes of a problem.
#[derive(Debug)]
pub(super) struct Frame {
    pub(super) axes: Vec<Axis>,
    /// What a step along each axis adds to a place.
    pub(super) stride: Vec<usize>,
    /// How many places there are.
    pub(super) size: usize,
}

/// The codes of a suit's point on each axis; those of two suits add up.
pub(super) type Codes = [u32; MOST_DIMS];

impl Frame {
    /// The frame for two halves whose suits have these classes.
    pub(super) fn new(problem: &Problem, halves: [[&Classes; 2]; 2]) -> Result<Frame, Stop> {
        let mut axes = Vec::new();
        let mut done = vec![false; problem.dims.len()];
        for first in 0..problem.dims.len() {
            if !done[first] {
                let same = |&dim: &usize| problem.dims[dim].labels == problem.dims[first].labels;
                let mut dims: Vec<usize> = (first..problem.dims.len()).filter(same).collect();
                dims.iter().for_each(|&dim| done[dim] = true);
                // Along the places a dimension that goes into sums with other labels rises as long as possible.
                let own: u32 = dims.iter().fold(0, |bits, dim| bits | 1 << dim);
                let goes_out = |func: &Func, dim: usize| func.dims >> dim & 1 == 1 && func.dims & !own != 0;
                dims.sort_by_key(|&dim| problem.funcs.iter().any(|func| goes_out(func, dim)));
                axes.push(Axis::new(problem, halves, dims)?);
            }
        }
        // Sums over several axes are gone through, and read off along the last axis: a long one whose values are just
        // numbers.
        let shared = |axis: &Axis| {
            let own: u32 = axis.dims.iter().fold(0, |bits, dim| bits | 1 << dim);
            problem.funcs.iter().any(|func| func.dims & own != 0 && func.dims & !own != 0)
        };
        let width = |axis: &Axis| if axis.is_plain() { problem.width(axis.dims[0]) } else { 0 };
        axes.sort_by_key(|axis| (shared(axis), axis.is_plain(), width(axis)));
        let mut stride = vec![1; axes.len()];
        let mut size = 1;
        for (stride, axis) in stride.iter_mut().zip(&axes).rev() {
            *stride = size;
            size *= axis.values.len();
            if size > MOST_PLACES {
                return Err(Stop::TooComplex);
            }
        }
        Ok(Frame { axes, stride, size })
    }

    pub(super) fn codes(&self, point: &Point) -> Codes {
        let mut codes = [0; MOST_DIMS];
        codes.iter_mut().zip(&self.axes).for_each(|(code, axis)| *code = axis.code(point));
        codes
    }

    /// The place of two suits' points together.
    pub(super) fn place(&self, a: &Codes, b: &Codes) -> u32 {
        let mut place = 0;
        for ((axis, stride), code) in
            self.axes.iter().zip(&self.stride).zip(a.iter().zip(b).map(|(a, b)| a + b))
        {
            let on_axis = axis.by_code[code as usize];
            if on_axis == GONE {
                return GONE;
            }
            place += on_axis * *stride as u32;
        }
        place
    }

    /// The place on each axis.
    pub(super) fn on_axes(&self, place: u32) -> [u32; MOST_DIMS] {
        let mut on = [0; MOST_DIMS];
        for (on, (axis, stride)) in on.iter_mut().zip(self.axes.iter().zip(&self.stride)) {
            *on = (place as usize / stride % axis.values.len().max(1)) as u32;
        }
        on
    }
}
