//! Two suits joined: states of a half, each with the points that it can have.
//!
//! States are first formed on lengths and types; points come in once a state, not once a pair of lengths. A hand
//! with a set of shapes is followed by the set of lengths that the other half may complete it with, not by its
//! lengths: fewer states, and any set of shapes is exact.

use super::problem::{MOST_DIMS, Problem};
use super::suit::{Classes, Counts, Point};
use crate::{Meter, Stop};

/// A state of two suits.
#[derive(Debug)]
pub(super) struct State {
    pub(super) counts: Counts,
    /// For each label with a set of shapes, the lengths of the other half's first suit that complete it, a bit each.
    pub(super) fits: [u16; 4],
    /// The length of the label in this half's first suit, in any of the deals of the state.
    pub(super) first: [u8; 4],
    /// Places in the frame with the number of ways.
    pub(super) points: Vec<(u32, u64)>,
}

/// How points of a half are written as one number.
#[derive(Debug)]
pub(super) struct Frame {
    /// How many values each dimension has.
    pub(super) radix: Vec<usize>,
    pub(super) stride: Vec<usize>,
    pub(super) size: usize,
}

/// The frame of a half while its states are made, and what its places are in the frame that is kept: one without
/// the values that no deal can have.
#[derive(Debug)]
pub(super) struct Frames {
    pub(super) whole: Frame,
    pub(super) kept: Frame,
    /// By place; [`GONE`] for what is not kept.
    places: Vec<u32>,
}

const GONE: u32 = u32::MAX;

impl Frames {
    /// Frames for two halves with these classes: in `most`, by dimension in the frame's order, the greatest value
    /// that the whole deal may have.
    pub(super) fn new(halves: [[&Classes; 2]; 2], order: &[usize], most: &[i64]) -> Result<Frames, Stop> {
        let whole = Frame::new(halves, order)?;
        let cut = |(radix, most): (&usize, &i64)| (*radix).min(usize::try_from(most + 1).unwrap_or(0));
        let kept = Frame::of(whole.radix.iter().zip(most).map(cut).collect())?;
        let place = |place: usize| {
            let values = whole.values(place as u32);
            let inside = kept.radix.iter().zip(values).all(|(&radix, value)| value < radix as i64);
            let at = || kept.stride.iter().zip(values).map(|(&s, value)| s as u32 * value as u32).sum();
            if inside { at() } else { GONE }
        };
        let places = (0..whole.size).map(place).collect();
        Ok(Frames { whole, kept, places })
    }
}

/// The most places of a frame.
const MOST_PLACES: usize = 1 << 22;

impl Frame {
    /// A frame for two halves whose suits have these classes; `order` lists the dimensions, the last one fastest.
    fn new(halves: [[&Classes; 2]; 2], order: &[usize]) -> Result<Frame, Stop> {
        let most = |classes: &Classes, dim: usize| {
            classes.types.iter().flatten().map(|(point, _)| usize::from(point[dim])).max().unwrap_or(0)
        };
        let half = |half: [&Classes; 2], dim: usize| most(half[0], dim) + most(half[1], dim) + 1;
        Frame::of(order.iter().map(|&dim| half(halves[0], dim).max(half(halves[1], dim))).collect())
    }

    fn of(radix: Vec<usize>) -> Result<Frame, Stop> {
        let mut stride = vec![1; radix.len()];
        let mut size = 1;
        for i in (0..radix.len()).rev() {
            stride[i] = size;
            size *= radix[i];
            if size > MOST_PLACES {
                return Err(Stop::TooComplex);
            }
        }
        Ok(Frame { radix, stride, size })
    }

    fn place(&self, point: &Point, order: &[usize]) -> u32 {
        order.iter().zip(&self.stride).map(|(&dim, stride)| usize::from(point[dim]) * stride).sum::<usize>() as u32
    }

    /// The values of a place, in the frame's order.
    pub(super) fn values(&self, place: u32) -> [i64; MOST_DIMS] {
        let mut values = [0; MOST_DIMS];
        for (value, (radix, stride)) in values.iter_mut().zip(self.radix.iter().zip(&self.stride)) {
            *value = (place as usize / stride % radix) as i64;
        }
        values
    }
}

/// A pair of suits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Half<'a> {
    pub(super) suits: [usize; 2],
    pub(super) classes: [&'a Classes; 2],
}

/// A state while it is being looked for: what it is, and the pair of vectors that makes it.
type Pair = (Counts, [u16; 4], [u8; 4], u32, u32);

/// The states of a half, given the other.
pub(super) fn states(
    problem: &Problem,
    half: Half<'_>,
    other: Half<'_>,
    frames: &Frames,
    order: &[usize],
    meter: &mut Meter,
) -> Result<Vec<State>, Stop> {
    let frame = &frames.whole;
    let pairs = pairs(problem, half, other, meter)?;
    let places = half.classes.map(|classes| -> Vec<Vec<(u32, u64)>> {
        let of = |points: &Vec<(Point, u64)>| points.iter().map(|(p, n)| (frame.place(p, order), *n)).collect();
        classes.types.iter().map(of).collect()
    });
    let [first, second] = half.classes;
    let types = second.types.len();
    let mut ways = vec![0u64; first.types.len() * types];
    if ways.len() > MOST_PLACES {
        return Err(Stop::TooComplex);
    }
    let mut dense = vec![0u64; frame.size];
    let mut states = Vec::new();
    for group in pairs.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
        let mut work = ways.len() as u64 / 8 + frame.size as u64 / 4;
        ways.fill(0);
        for &(_, _, _, i, j) in group {
            let (left, right) = (&first.vectors[i as usize].1, &second.vectors[j as usize].1);
            work += (left.len() * right.len()) as u64;
            for &(a, m) in left {
                for &(b, n) in right {
                    ways[a * types + b] += m * n;
                }
            }
        }
        dense.fill(0);
        for (a, left) in places[0].iter().enumerate() {
            for (b, right) in places[1].iter().enumerate() {
                let ways = ways[a * types + b];
                if ways == 0 {
                    continue;
                }
                work += (left.len() * right.len()) as u64;
                for &(p, m) in left {
                    for &(q, n) in right {
                        dense[(p + q) as usize] += ways * m * n;
                    }
                }
            }
        }
        meter.spend(work)?;
        let points = dense.iter().zip(&frames.places).filter(|(ways, place)| **ways > 0 && **place != GONE);
        let points: Vec<(u32, u64)> = points.map(|(&ways, &place)| (place, ways)).collect();
        let (counts, fits, first, _, _) = group[0];
        if !points.is_empty() {
            states.push(State { counts, fits, first, points });
        }
    }
    Ok(states)
}

/// Pairs of vectors that can be completed, those of one state together.
fn pairs(problem: &Problem, half: Half<'_>, other: Half<'_>, meter: &mut Meter) -> Result<Vec<Pair>, Stop> {
    let lengths = |label: usize, at: Half<'_>, i: usize, counts: &Counts| {
        problem.labels[label].known[at.suits[i]].len() + usize::from(counts.placed[label])
    };
    // Which lengths the other half's suits can have at all.
    let possible = |label: usize, i: usize| -> u16 {
        other.classes[i].vectors.iter().fold(0, |bits, (counts, _)| bits | 1 << lengths(label, other, i, counts))
    };
    let shaped: Vec<usize> = (0..problem.labels.len()).filter(|&i| problem.labels[i].shape.is_some()).collect();
    let tables: Vec<Vec<u16>> = shaped
        .iter()
        .map(|&label| completions(problem, label, half, other, [possible(label, 0), possible(label, 1)]))
        .collect();
    let mut pairs = Vec::new();
    for (i, (left, _)) in half.classes[0].vectors.iter().enumerate() {
        meter.spend(2 * half.classes[1].vectors.len() as u64)?;
        for (j, (right, _)) in half.classes[1].vectors.iter().enumerate() {
            let counts = left.plus(right);
            if problem.labels.iter().zip(counts.placed).any(|(label, placed)| placed > label.open) {
                continue;
            }
            let (mut fits, mut first) = ([0; 4], [0; 4]);
            let mut complete = true;
            for (&label, table) in shaped.iter().zip(&tables) {
                let (a, b) = (lengths(label, half, 0, left), lengths(label, half, 1, right));
                fits[label] = table[a * 14 + b];
                first[label] = a as u8;
                complete &= fits[label] != 0;
            }
            if complete {
                pairs.push((counts, fits, first, i as u32, j as u32));
            }
        }
    }
    meter.spend(20 * pairs.len() as u64)?;
    pairs.sort_unstable();
    Ok(pairs)
}

/// By the lengths of a label in this half's suits, those of the other half's first suit that make one of its shapes.
fn completions(problem: &Problem, label: usize, half: Half<'_>, other: Half<'_>, possible: [u16; 2]) -> Vec<u16> {
    let mut table = vec![0; 14 * 14];
    let Some(shapes) = &problem.labels[label].shape else { return table };
    for shape in shapes.iter() {
        let [a, b] = half.suits.map(|suit| usize::from(shape[suit]));
        let [c, d] = other.suits.map(|suit| usize::from(shape[suit]));
        if possible[0] >> c & 1 == 1 && possible[1] >> d & 1 == 1 {
            table[a * 14 + b] |= 1 << c;
        }
    }
    table
}
