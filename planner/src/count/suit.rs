//! The classes of one suit: in how many ways its open cards can lie, by all that matters later.
//!
//! Singles are given to labels group by group. Ways to do so that leave the same choices for the lows, and that ask
//! the same of them, are one **type**; a type keeps how often each combination of dimensions comes in it. Then the
//! lows are given out by number. So lengths and points are told apart, and the joins are small: a suit of thirteen
//! cards with four honours has 35 types, whatever the honours are worth.

use super::problem::{Func, Label, MOST_DIMS, MOST_SLOTS, Problem};
use crate::{Meter, Stop};
use bridgeshape_runtime::{Holding, binomial};
use std::collections::BTreeMap;

/// What is added up over the suits beside the dimensions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Counts {
    /// Open cards that each label has got.
    pub(super) placed: [u8; 4],
    /// Lows that go into the pool.
    pub(super) pool: u8,
    /// Parts by length, in quarters.
    pub(super) slots: [i32; MOST_SLOTS],
}

impl Counts {
    pub(super) fn plus(&self, other: &Counts) -> Counts {
        Counts {
            placed: std::array::from_fn(|i| self.placed[i] + other.placed[i]),
            pool: self.pool + other.pool,
            slots: std::array::from_fn(|i| self.slots[i] + other.slots[i]),
        }
    }
}

/// What singles add to each dimension, less the least that the suit's singles can add.
pub(super) type Point = [u16; MOST_DIMS];

/// The classes of a suit.
#[derive(Debug)]
pub(super) struct Classes {
    /// By counts: types with the number of ways to give out the lows.
    pub(super) vectors: Vec<(Counts, Vec<(usize, u64)>)>,
    /// By type: points with the number of ways to give out the singles.
    pub(super) types: Vec<Vec<(Point, u64)>>,
    /// The sum of the lengths of the lists in `vectors`.
    pub(super) entries: u64,
}

/// The least that the singles of a suit can add to a dimension.
pub(super) fn least(problem: &Problem, suit: usize, dim: usize) -> i64 {
    problem.dims[dim].weights[suit].iter().map(|&weight| i64::from(weight.min(0))).sum()
}

/// Whether the lows that a label gets in a suit matter, whatever singles it has.
pub(super) fn needs_lows(problem: &Problem, label: &Label, suit: usize) -> bool {
    let index = problem.labels.iter().position(|l| l.role == label.role).unwrap_or(0);
    let funcs = problem.funcs.iter().chain(&problem.locals[suit]);
    label.shape.is_some()
        || funcs.filter(|f| f.labels >> index & 1 == 1).any(|f| problem.part_varies(f, label, suit))
        || label.cells[suit].is_some() && {
            let masks = Masks::new(problem, label, suit);
            masks.by_singles.iter().any(|&mask| mask != 0 && mask != masks.all)
        }
}

/// Which numbers of lows a label may have, by the singles that it has.
#[derive(Debug)]
struct Masks {
    /// By the numbers of cards of each group, the first group slowest; a bit for each number of lows.
    by_singles: Vec<u16>,
    all: u16,
}

impl Masks {
    fn new(problem: &Problem, label: &Label, suit: usize) -> Masks {
        let cards = &problem.suits[suit];
        let all = (1u32 << (cards.lows.len() + 1)) as u16 - 1;
        let Some(set) = &label.cells[suit] else {
            return Masks { by_singles: Vec::new(), all };
        };
        let mut holdings = vec![label.known[suit]];
        for group in &cards.singles {
            let mut longer = Vec::new();
            for holding in holdings {
                let mut holding = holding;
                longer.push(holding);
                for &rank in group {
                    holding = holding.with(rank);
                    longer.push(holding);
                }
            }
            holdings = longer;
        }
        let mask = |holding: Holding| {
            let with = |lows: usize| Holding::from_bits(holding.bits() | cards.low_cards(lows).bits());
            (0..=cards.lows.len()).filter(|&lows| set.contains(with(lows))).fold(0, |mask, l| mask | 1 << l)
        };
        Masks { by_singles: holdings.into_iter().map(mask).collect(), all }
    }

    fn of(&self, singles: usize) -> u16 {
        self.by_singles.get(singles).copied().unwrap_or(self.all)
    }
}

/// Singles given to labels.
#[derive(Clone, Debug)]
struct Given {
    counts: [u8; 4],
    /// Index into [`Masks`].
    index: [usize; 4],
    held: [Holding; 4],
    point: [i64; MOST_DIMS],
    ways: u64,
}

/// What the singles leave to be decided by the lows.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Kind {
    counts: [u8; 4],
    masks: [u16; 4],
    /// What the singles weigh in each local condition.
    locals: Vec<i64>,
    /// Parts by number of lows of evaluators that are no sums, by function and label.
    tables: Vec<i32>,
}

struct Builder<'a> {
    problem: &'a Problem,
    suit: usize,
    /// The labels that get lows here, a bit each.
    placing: u8,
    masks: Vec<Masks>,
    found: BTreeMap<Kind, ([Holding; 4], BTreeMap<Point, u64>)>,
}

/// The classes of a suit in which these labels get their lows at once.
pub(super) fn classes(
    problem: &Problem,
    suit: usize,
    placing: u8,
    meter: &mut Meter,
) -> Result<Classes, Stop> {
    let masks = problem.labels.iter().map(|label| Masks::new(problem, label, suit)).collect();
    let mut builder = Builder { problem, suit, placing, masks, found: BTreeMap::new() };
    let start = Given {
        counts: [0; 4],
        index: [0; 4],
        held: std::array::from_fn(|i| problem.labels.get(i).map_or(Holding::VOID, |l| l.known[suit])),
        point: std::array::from_fn(
            |dim| {
                if dim < problem.dims.len() { -least(problem, suit, dim) } else { 0 }
            },
        ),
        ways: 1,
    };
    builder.singles(0, start, meter)?;
    builder.lows(meter)
}

impl Builder<'_> {
    /// Gives out the groups of singles from this one on.
    fn singles(&mut self, group: usize, given: Given, meter: &mut Meter) -> Result<(), Stop> {
        meter.spend(4)?;
        let Some(ranks) = self.problem.suits[self.suit].singles.get(group) else {
            self.keep(&given);
            return Ok(());
        };
        let size = ranks.len();
        self.share(group, 0, size, given, meter)
    }

    /// Gives some of a group's cards to the labels from this one on; `left` cards are still there.
    fn share(
        &mut self,
        group: usize,
        label: usize,
        left: usize,
        given: Given,
        meter: &mut Meter,
    ) -> Result<(), Stop> {
        let problem = self.problem;
        if label == problem.labels.len() {
            // What is left goes to the rest, if there is one.
            return if left == 0 || problem.rest { self.singles(group + 1, given, meter) } else { Ok(()) };
        }
        let ranks = &problem.suits[self.suit].singles[group];
        let mut next = given;
        let index = next.index[label] * (ranks.len() + 1);
        let ways = next.ways;
        for count in 0..=left {
            if count > 0 {
                // Cards of a group are equal: any of them stands for the others.
                let rank = ranks[count - 1];
                next.counts[label] += 1;
                next.held[label] = next.held[label].with(rank);
                for (dim, point) in problem.dims.iter().zip(&mut next.point) {
                    if dim.labels >> label & 1 == 1 {
                        *point += i64::from(dim.weights[self.suit][rank.index()]);
                    }
                }
            }
            if next.counts[label] > problem.labels[label].open {
                break;
            }
            next.index[label] = index + count;
            next.ways = ways * binomial(left, count);
            self.share(group, label + 1, left - count, next.clone(), meter)?;
        }
        Ok(())
    }

    fn keep(&mut self, given: &Given) {
        let problem = self.problem;
        let mut masks = [u16::MAX; 4];
        for (i, of_label) in self.masks.iter().enumerate() {
            let mask = of_label.of(given.index[i]);
            if mask == 0 {
                return;
            }
            // Where the lows come later, every number of them is as good.
            masks[i] = if self.placing >> i & 1 == 1 { mask } else { of_label.all };
        }
        let singles = |func: &Func| -> i64 {
            let of = problem.of(func.labels).map(|(i, l)| {
                let open = given.held[i].bits() & !l.known[self.suit].bits();
                let weights = &func.weights[self.suit];
                (0..13).filter(|b| open >> b & 1 == 1).map(|b: usize| i64::from(weights[b])).sum::<i64>()
            });
            of.sum()
        };
        let locals = problem.locals[self.suit].iter().map(singles).collect();
        let mut tables = Vec::new();
        let suit = bridgeshape_runtime::Suit::ALL[self.suit];
        let funcs = problem.funcs.iter().chain(&problem.locals[self.suit]);
        for func in funcs.filter(|func| func.evaluator.suit_sum(suit).is_none()) {
            for (i, _) in problem.of(func.labels) {
                let lows = problem.suits[self.suit].lows.len();
                tables.extend((0..=lows).map(|lows| self.part(func, i, given.held[i], lows)));
            }
        }
        let kind = Kind { counts: given.counts, masks, locals, tables };
        let (_, points) = self.found.entry(kind).or_insert_with(|| (given.held, BTreeMap::new()));
        *points.entry(given.point.map(|p| p as u16)).or_insert(0) += given.ways;
    }

    /// What a label has beside the weights of its singles, with so many lows.
    fn part(&self, func: &Func, label: usize, singles: Holding, lows: usize) -> i32 {
        let lows = self.problem.suits[self.suit].low_cards(lows);
        let held = Holding::from_bits(singles.bits() | lows.bits());
        func.part(self.suit, held, self.problem.labels[label].known[self.suit])
    }

    /// Gives out the lows.
    fn lows(self, meter: &mut Meter) -> Result<Classes, Stop> {
        let problem = self.problem;
        let all: u8 = (1 << problem.labels.len()) - 1;
        let lows = problem.suits[self.suit].lows.len();
        let mut vectors: BTreeMap<Counts, Vec<(usize, u64)>> = BTreeMap::new();
        let mut types = Vec::new();
        for (kind, (held, points)) in &self.found {
            let number = types.len();
            types.push(points.iter().map(|(&point, &ways)| (point, ways)).collect());
            // Every label's parts by number of lows, where they are asked for.
            let parts = |func: &Func| -> Vec<Vec<i64>> {
                let of = problem.labels.iter().enumerate().map(|(i, _)| {
                    let asked = func.labels >> i & 1 == 1;
                    let part = |l: usize| if asked { i64::from(self.part(func, i, held[i], l)) } else { 0 };
                    (0..=lows).map(part).collect()
                });
                of.collect()
            };
            let slots: Vec<(usize, Vec<Vec<i64>>)> =
                problem.funcs.iter().filter_map(|f| Some((f.slot?, parts(f)))).collect();
            let locals: Vec<Vec<Vec<i64>>> = problem.locals[self.suit].iter().map(parts).collect();
            let mut shares: Vec<([usize; 4], usize, u64)> = vec![([0; 4], lows, 1)];
            for (i, label) in problem.labels.iter().enumerate() {
                if self.placing >> i & 1 == 0 {
                    continue;
                }
                let mut longer = Vec::new();
                for (share, left, ways) in shares {
                    let room = usize::from(label.open) - usize::from(kind.counts[i]);
                    for count in (0..=left.min(room)).filter(|count| kind.masks[i] >> count & 1 == 1) {
                        let mut share = share;
                        share[i] = count;
                        longer.push((share, left - count, ways * binomial(left, count)));
                    }
                }
                shares = longer;
            }
            meter.spend(8 * shares.len() as u64)?;
            for (share, left, ways) in shares {
                // Lows that no label gets now go to the rest, or into the pool.
                if left > 0 && self.placing == all && !problem.rest {
                    continue;
                }
                let sum = |parts: &Vec<Vec<i64>>| -> i64 {
                    parts.iter().zip(share).map(|(part, count)| part[count]).sum()
                };
                let local = problem.locals[self.suit].iter().zip(&locals).zip(&kind.locals);
                if !local.into_iter().all(|((func, parts), singles)| {
                    func.allowed.contains(func.constant + singles + sum(parts))
                }) {
                    continue;
                }
                let mut counts = Counts::default();
                for (i, placed) in counts.placed.iter_mut().enumerate() {
                    *placed = kind.counts[i] + share[i] as u8;
                }
                counts.pool = if self.placing == all { 0 } else { left as u8 };
                for (slot, parts) in &slots {
                    counts.slots[*slot] = i32::try_from(sum(parts)).map_err(|_| Stop::TooComplex)?;
                }
                vectors.entry(counts).or_default().push((number, ways));
            }
        }
        let entries = vectors.values().map(|types| types.len() as u64).sum();
        Ok(Classes { vectors: vectors.into_iter().collect(), types, entries })
    }
}
