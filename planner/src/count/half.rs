//! Two suits joined: states of a half, each with the points that it can have.
//!
//! States are first formed on lengths and types; points come in once a state, not once a pair of lengths. A hand
//! with a set of shapes is followed by the set of lengths that the other half may complete it with, not by its
//! lengths: fewer states, and any set of shapes is exact.

use super::axis::{Codes, Frame, GONE, MOST_PLACES};
use super::problem::Problem;
use super::suit::{Classes, Counts};
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
    pub(super) points: Points,
}

/// A pair of suits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Half<'a> {
    pub(super) suits: [usize; 2],
    pub(super) classes: [&'a Classes; 2],
}

/// A state while it is being looked for: what it is, and the pair of vectors that makes it.
type Pair = (Counts, [u16; 4], [u8; 4], u32, u32);

/// The points of a pair of types, each place once, with the number of ways.
type Points = Vec<(u32, u64)>;

/// The most points that the states of a half may have together: half a gigabyte of them.
const MOST_POINTS: usize = 1 << 25;

/// The states of a half, given the other.
pub(super) fn states(
    problem: &Problem,
    half: Half<'_>,
    other: Half<'_>,
    frame: &Frame,
    meter: &mut Meter,
) -> Result<Vec<State>, Stop> {
    let pairs = pairs(problem, half, other, meter)?;
    let codes = half.classes.map(|classes| -> Vec<Vec<(Codes, u64)>> {
        let of = |points: &Vec<(_, u64)>| points.iter().map(|(p, ways)| (frame.codes(p), *ways)).collect();
        classes.types.iter().map(of).collect()
    });
    let [first, second] = half.classes;
    let types = second.types.len();
    let mut ways = vec![0u64; first.types.len() * types];
    if ways.len() > MOST_PLACES {
        return Err(Stop::TooComplex);
    }
    // Of a pair of types, made when it first occurs.
    let mut made: Vec<Option<Points>> = vec![None; ways.len()];
    let mut dense = vec![0u64; frame.size];
    // Of both tables few entries are used by a state: those are marked.
    let (mut used_ways, mut used_places) = (Marks::new(ways.len()), Marks::new(dense.len()));
    let mut states = Vec::new();
    let mut kept = 0;
    for group in pairs.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
        let mut work = (ways.len() + frame.size) as u64 / 32;
        for &(_, _, _, i, j) in group {
            let (left, right) = (&first.vectors[i as usize].1, &second.vectors[j as usize].1);
            work += 10 + 3 * (left.len() * right.len()) as u64;
            for &(a, m) in left {
                for &(b, n) in right {
                    ways[a * types + b] += m * n;
                    used_ways.mark(a * types + b);
                }
            }
        }
        let mut used: Vec<(usize, u64)> = Vec::new();
        used_ways.take(|pair| used.push((pair, std::mem::take(&mut ways[pair]))));
        let mut entries = 0;
        for &(pair, _) in &used {
            if made[pair].is_none() {
                let (left, right) = (&codes[0][pair / types], &codes[1][pair % types]);
                meter.spend(20 * (left.len() * right.len()) as u64)?;
                made[pair] = Some(points(frame, left, right));
            }
            entries += made[pair].as_ref().map_or(0, Vec::len);
        }
        let of = |pair: usize| made[pair].as_deref().unwrap_or_default().iter();
        let mut points = Points::new();
        // A table that is nearly full is looked through as a whole.
        if entries >= frame.size / 4 {
            for &(pair, ways) in &used {
                of(pair).for_each(|&(place, n)| dense[place as usize] += ways * n);
            }
            points.extend(
                dense.iter().enumerate().filter(|(_, n)| **n > 0).map(|(place, &n)| (place as u32, n)),
            );
            dense.fill(0);
            work += (5 * used.len() + entries + 2 * frame.size) as u64;
        } else {
            for &(pair, ways) in &used {
                for &(place, n) in of(pair) {
                    dense[place as usize] += ways * n;
                    used_places.mark(place as usize);
                }
            }
            used_places.take(|place| points.push((place as u32, std::mem::take(&mut dense[place]))));
            work += (5 * used.len() + 2 * entries) as u64;
        }
        meter.spend(work + 5 * points.len() as u64)?;
        let (counts, fits, first, _, _) = group[0];
        kept += points.len();
        if kept > MOST_POINTS {
            return Err(Stop::TooComplex);
        }
        if !points.is_empty() {
            states.push(State { counts, fits, first, points });
        }
    }
    Ok(states)
}

/// Which entries of a table are used, a bit each.
struct Marks(Vec<u64>);

impl Marks {
    fn new(entries: usize) -> Marks {
        Marks(vec![0; entries.div_ceil(64)])
    }

    fn mark(&mut self, entry: usize) {
        self.0[entry / 64] |= 1 << (entry % 64);
    }

    /// Gives every entry that is marked, in rising order, and takes the marks away.
    fn take(&mut self, mut each: impl FnMut(usize)) {
        for (i, word) in self.0.iter_mut().enumerate() {
            while *word != 0 {
                each(64 * i + word.trailing_zeros() as usize);
                *word &= *word - 1;
            }
        }
    }
}

/// The points of two types together.
fn points(frame: &Frame, left: &[(Codes, u64)], right: &[(Codes, u64)]) -> Points {
    let pairs = left.iter().flat_map(|(a, m)| right.iter().map(move |(b, n)| (frame.place(a, b), m * n)));
    let mut all: Points = pairs.filter(|(place, _)| *place != GONE).collect();
    all.sort_unstable();
    let mut points: Points = Vec::new();
    for (place, ways) in all {
        match points.last_mut() {
            Some(last) if last.0 == place => last.1 += ways,
            _ => points.push((place, ways)),
        }
    }
    points
}

/// Pairs of vectors that can be completed, those of one state together.
fn pairs(problem: &Problem, half: Half<'_>, other: Half<'_>, meter: &mut Meter) -> Result<Vec<Pair>, Stop> {
    let lengths = |label: usize, at: Half<'_>, i: usize, counts: &Counts| {
        problem.labels[label].known[at.suits[i]].len() + usize::from(counts.placed[label])
    };
    // Which lengths the other half's suits can have at all.
    let possible = |label: usize, i: usize| -> u16 {
        other.classes[i]
            .vectors
            .iter()
            .fold(0, |bits, (counts, _)| bits | 1 << lengths(label, other, i, counts))
    };
    let shaped: Vec<usize> =
        (0..problem.labels.len()).filter(|&i| problem.labels[i].shape.is_some()).collect();
    let tables: Vec<Vec<u16>> = shaped
        .iter()
        .map(|&label| completions(problem, label, half, other, [possible(label, 0), possible(label, 1)]))
        .collect();
    let mut pairs = Vec::new();
    for (i, (left, _)) in half.classes[0].vectors.iter().enumerate() {
        meter.spend(4 * half.classes[1].vectors.len() as u64)?;
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
    meter.spend(40 * pairs.len() as u64)?;
    pairs.sort_unstable();
    Ok(pairs)
}

/// By the lengths of a label in this half's suits, those of the other half's first suit that make one of its shapes.
fn completions(
    problem: &Problem,
    label: usize,
    half: Half<'_>,
    other: Half<'_>,
    possible: [u16; 2],
) -> Vec<u16> {
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
