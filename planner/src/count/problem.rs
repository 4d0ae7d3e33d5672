//! What of a branch has to be followed while its deals are counted.
//!
//! * **Labels** are the hands that some condition speaks of, at most four; the others are one rest that takes what
//!   is left. A sum over hands is replaced by the sum over the other hands where that leaves fewer labels and what
//!   all hands have together is always the same.
//! * Of each suit, the cards that no condition tells apart are its **lows**, counted by number; the others are
//!   **singles**, in groups of equal ones.
//! * An evaluator is a sum of weights of singles and of a **part** by length. Weights that two conditions share are
//!   one **dimension** for each set of labels that they tell apart; parts by length are added up in **slots**.
//! * A sum that varies in one suit only is **local**: it is decided there and never followed.

use crate::Ranges;
use crate::Stop;
use crate::branch::{Branch, Sum, Universe};
use bridgeshape_dsl_ir::ir::Hands;
use bridgeshape_runtime::{Evaluator, Holding, HoldingSet, Rank, Role, ShapeSet, Suit};
use std::sync::Arc;

/// The most dimensions, and the most slots.
pub(super) const MOST_DIMS: usize = 24;
pub(super) const MOST_SLOTS: usize = 12;

/// A branch prepared for counting.
#[derive(Debug)]
pub(super) struct Problem {
    /// The hands that are followed, clockwise from the opener.
    pub(super) labels: Vec<Label>,
    /// Whether there are hands that are not followed.
    pub(super) rest: bool,
    /// In how many ways what is left is dealt to the hands that are not followed.
    pub(super) rest_ways: u128,
    pub(super) suits: [SuitCards; 4],
    pub(super) dims: Vec<Dim>,
    /// Conditions on sums that vary in several suits.
    pub(super) funcs: Vec<Func>,
    /// How many slots the functions use.
    pub(super) slots: usize,
    /// Conditions that are decided in one suit, by suit.
    pub(super) locals: [Vec<Func>; 4],
}

/// A hand that is followed.
#[derive(Debug)]
pub(super) struct Label {
    pub(super) role: Role,
    /// Cards that it still gets.
    pub(super) open: u8,
    /// Cards that it has, by suit.
    pub(super) known: [Holding; 4],
    /// Its sets of holdings, where they ask something.
    pub(super) cells: [Option<HoldingSet>; 4],
    /// Its set of shapes, if that asks something.
    pub(super) shape: Option<ShapeSet>,
}

/// The open cards of a suit.
#[derive(Debug)]
pub(super) struct SuitCards {
    /// The lows, the lowest first.
    pub(super) lows: Vec<Rank>,
    /// Groups of equal singles.
    pub(super) singles: Vec<Vec<Rank>>,
}

impl SuitCards {
    /// A holding of so many lows.
    pub(super) fn low_cards(&self, count: usize) -> Holding {
        self.lows[..count].iter().fold(Holding::VOID, |holding, &rank| holding.with(rank))
    }
}

/// A weight of singles, added up over some labels.
#[derive(Debug)]
pub(super) struct Dim {
    /// The labels, a bit each.
    pub(super) labels: u8,
    /// By suit and rank, in units of the functions that use it.
    pub(super) weights: [[i32; 13]; 4],
}

/// A condition on a sum over labels.
#[derive(Clone, Debug)]
pub(super) struct Func {
    /// The labels, a bit each.
    pub(super) labels: u8,
    pub(super) evaluator: Arc<Evaluator>,
    /// Weights of the singles by suit and rank, above what the lows of the suit weigh, in quarters.
    pub(super) weights: [[i32; 13]; 4],
    /// In quarters.
    pub(super) allowed: Ranges,
    /// The dimensions that are added up, a bit each.
    pub(super) dims: u32,
    /// How many quarters a unit of the dimensions is.
    pub(super) unit: i64,
    /// Whether the dimensions are those of the other labels; then what all labels have together, in units.
    pub(super) total: Option<i64>,
    /// The slot of its part by length, if that varies.
    pub(super) slot: Option<usize>,
    /// The part by length of suits that are not in the slot, in quarters.
    pub(super) constant: i64,
}

impl Func {
    /// What `count` cards more, with these cards among them, are worth beside the weights of the singles; `held`
    /// is all that the label holds in the suit.
    pub(super) fn part(&self, suit: usize, held: Holding, known: Holding) -> i32 {
        let weights = &self.weights[suit];
        let open = held.bits() & !known.bits();
        let singles: i32 = (0..13).filter(|i| open >> i & 1 == 1).map(|i: usize| weights[i]).sum();
        self.evaluator.suit_value(Suit::ALL[suit], held) - singles
    }

    fn is_sum(&self, suit: usize) -> bool {
        self.evaluator.suit_sum(Suit::ALL[suit]).is_some()
    }
}

impl Problem {
    /// The problem of a branch; `None` when a sum that nothing can change is not allowed.
    pub(super) fn new(universe: &Universe, branch: &Branch) -> Result<Option<Problem>, Stop> {
        let fixed = &universe.fixed;
        let sums = sums_over_few_hands(universe, branch);
        let followed = sums.iter().fold(conditioned(universe, branch), |hands, sum| hands.union(sum.hands));
        let labels: Vec<Label> = followed.roles().map(|role| Label::new(universe, branch, role)).collect();
        let suits = Suit::ALL.map(|suit| suit_cards(fixed.rest().holding(suit), suit, &labels, &sums));
        let mut sizes = fixed.open();
        for label in &labels {
            sizes[label.role.index()] = 0;
        }
        let mut problem = Problem {
            rest: labels.len() < 4,
            rest_ways: bridgeshape_runtime::multinomial(sizes),
            labels,
            suits,
            dims: Vec::new(),
            funcs: Vec::new(),
            slots: 0,
            locals: [const { Vec::new() }; 4],
        };
        for sum in &sums {
            let func = problem.func(sum);
            let varies: Vec<usize> = (0..4).filter(|&suit| problem.varies(&func, suit)).collect();
            match varies[..] {
                [] => {
                    let value: i64 = (0..4).map(|suit| problem.fixed_part(&func, suit)).sum();
                    if !func.allowed.contains(value) {
                        return Ok(None);
                    }
                }
                [suit] => {
                    let other = (0..4).filter(|&s| s != suit);
                    let constant = other.map(|s| problem.fixed_part(&func, s)).sum();
                    problem.locals[suit].push(Func { constant, ..func });
                }
                _ => problem.funcs.push(func),
            }
        }
        problem.number()?;
        Ok(Some(problem))
    }

    fn func(&self, sum: &Sum) -> Func {
        let mut weights = [[0; 13]; 4];
        for (suit, cards) in self.suits.iter().enumerate() {
            let Some((ranks, _)) = sum.evaluator.suit_sum(Suit::ALL[suit]) else { continue };
            let low = cards.lows.first().map_or(0, |rank| ranks[rank.index()]);
            for rank in cards.singles.iter().flatten() {
                weights[suit][rank.index()] = ranks[rank.index()] - low;
            }
        }
        let places = self.labels.iter().enumerate();
        let labels = places.filter(|(_, l)| sum.hands.contains(l.role)).fold(0, |bits, (i, _)| bits | 1 << i);
        Func {
            labels,
            evaluator: Arc::clone(&sum.evaluator),
            weights,
            allowed: sum.allowed.clone(),
            dims: 0,
            unit: 1,
            total: None,
            slot: None,
            constant: 0,
        }
    }

    /// The labels of a set of bits.
    pub(super) fn of(&self, labels: u8) -> impl Iterator<Item = (usize, &Label)> {
        self.labels.iter().enumerate().filter(move |(i, _)| labels >> i & 1 == 1)
    }

    /// Whether the sum depends on who gets which open card of the suit.
    fn varies(&self, func: &Func, suit: usize) -> bool {
        func.weights[suit] != [0; 13]
            || self.of(func.labels).any(|(_, label)| self.part_varies(func, label, suit))
    }

    /// Whether the part of a label beside the weights of singles depends on its open cards of the suit.
    pub(super) fn part_varies(&self, func: &Func, label: &Label, suit: usize) -> bool {
        let known = label.known[suit];
        let cards = &self.suits[suit];
        let all: Vec<Rank> = cards.lows.iter().chain(cards.singles.iter().flatten()).copied().collect();
        if !func.is_sum(suit) {
            let open = all.iter().fold(Holding::VOID, |holding, &rank| holding.with(rank));
            let first = func.part(suit, known, known);
            let mut held = open.subsets().map(|more| Holding::from_bits(more.bits() | known.bits()));
            return held.any(|held| func.part(suit, held, known) != first);
        }
        let first = func.part(suit, known, known);
        let mut held = known;
        let most = usize::from(label.open).min(all.len());
        all[..most].iter().any(|&rank| {
            held = held.with(rank);
            func.part(suit, held, known) != first
        })
    }

    /// What the labels of a function have in a suit in which it does not vary.
    fn fixed_part(&self, func: &Func, suit: usize) -> i64 {
        self.of(func.labels).map(|(_, l)| i64::from(func.part(suit, l.known[suit], l.known[suit]))).sum()
    }

    /// Gives the functions their dimensions and slots.
    fn number(&mut self) -> Result<(), Stop> {
        let mut funcs = std::mem::take(&mut self.funcs);
        for func in &mut funcs {
            let slotted: Vec<bool> = (0..4)
                .map(|suit| self.of(func.labels).any(|(_, l)| self.part_varies(func, l, suit)))
                .collect();
            if slotted.contains(&true) {
                func.slot = Some(self.slots);
                self.slots += 1;
            } else {
                func.constant = (0..4).map(|suit| self.fixed_part(func, suit)).sum();
            }
            let all = func.weights.iter().flatten().map(|&weight| i64::from(weight));
            func.unit = all.fold(0, gcd).max(1);
        }
        let mut done = vec![false; funcs.len()];
        for first in 0..funcs.len() {
            let weights = funcs[first].in_units();
            if done[first] || weights == [[0; 13]; 4] {
                continue;
            }
            let users: Vec<usize> =
                (first..funcs.len()).filter(|&i| !done[i] && funcs[i].in_units() == weights).collect();
            let atoms = self.atoms(users.iter().map(|&user| funcs[user].labels).collect());
            let all = atoms.iter().fold(0, |all, atom| all | atom);
            // Where every card is followed, one atom has what the others leave.
            let implied = !self.rest && all.count_ones() as usize == self.labels.len();
            let kept = &atoms[..atoms.len() - usize::from(implied)];
            let dropped = if implied { atoms[atoms.len() - 1] } else { 0 };
            let base = self.dims.len();
            self.dims.extend(kept.iter().map(|&labels| Dim { labels, weights }));
            let total: i32 = weights.iter().flatten().sum();
            for user in users {
                let func = &mut funcs[user];
                let negative = func.labels & dropped != 0;
                let wanted = if negative { all & !func.labels } else { func.labels };
                let of = kept.iter().enumerate().filter(|(_, atom)| *atom & wanted != 0);
                func.dims =
                    of.fold(0, |bits, (i, _)| bits | 1u32.checked_shl((base + i) as u32).unwrap_or(0));
                func.total = negative.then_some(i64::from(total));
                done[user] = true;
            }
        }
        self.funcs = funcs;
        if self.dims.len() > MOST_DIMS || self.slots > MOST_SLOTS { Err(Stop::TooComplex) } else { Ok(()) }
    }

    /// The greatest value that a dimension, less its least value, may have in a deal that the sums allow.
    pub(super) fn most(&self, dim: usize) -> i64 {
        let alone = |func: &&Func| func.dims == 1 << dim && func.slot.is_none() && func.total.is_none();
        let most = |func: &Func| {
            let (_, max) = func.allowed.intervals().last().copied().unwrap_or((0, -1));
            (max - func.constant).div_euclid(func.unit)
        };
        let most = self.funcs.iter().filter(alone).map(most).min().unwrap_or(i64::from(u16::MAX));
        most - (0..4).map(|suit| super::suit::least(self, suit, dim)).sum::<i64>()
    }

    /// About how many values of a dimension alone are allowed.
    pub(super) fn width(&self, dim: usize) -> i64 {
        let own = self.funcs.iter().filter(|func| func.dims == 1 << dim);
        let width = |func: &Func| -> i64 {
            func.allowed.intervals().iter().map(|(min, max)| (max - min) / func.unit + 1).sum()
        };
        own.map(width).min().unwrap_or(i64::MAX)
    }

    /// Sets of labels that some function tells apart, the largest last.
    fn atoms(&self, sets: Vec<u8>) -> Vec<u8> {
        let mut atoms: Vec<(Vec<bool>, u8)> = Vec::new();
        for label in 0..self.labels.len() {
            let signature: Vec<bool> = sets.iter().map(|set| set >> label & 1 == 1).collect();
            if !signature.contains(&true) {
                continue;
            }
            match atoms.iter_mut().find(|(have, _)| *have == signature) {
                Some((_, labels)) => *labels |= 1 << label,
                None => atoms.push((signature, 1 << label)),
            }
        }
        let mut atoms: Vec<u8> = atoms.into_iter().map(|(_, labels)| labels).collect();
        atoms.sort_by_key(|atom| atom.count_ones());
        atoms
    }
}

impl Func {
    fn in_units(&self) -> [[i32; 13]; 4] {
        self.weights.map(|suit| suit.map(|weight| weight / self.unit as i32))
    }
}

impl Label {
    fn new(universe: &Universe, branch: &Branch, role: Role) -> Label {
        let fixed = &universe.fixed;
        let hand = role.index();
        Label {
            role,
            open: fixed.open()[hand],
            known: Suit::ALL.map(|suit| fixed.known()[hand].holding(suit)),
            cells: std::array::from_fn(|suit| {
                let set = &branch.cells[hand][suit];
                (*set != universe.cells[hand][suit]).then(|| set.clone())
            }),
            shape: (branch.shapes[hand] != universe.shapes[hand]).then(|| branch.shapes[hand].clone()),
        }
    }
}

/// The hands of which a set of holdings or of shapes asks something.
fn conditioned(universe: &Universe, branch: &Branch) -> Hands {
    Hands::of(Role::ALL.into_iter().filter(|role| {
        let hand = role.index();
        branch.cells[hand] != universe.cells[hand] || branch.shapes[hand] != universe.shapes[hand]
    }))
}

/// The sums of a branch, some of them over the other hands instead, so that few hands have to be followed.
fn sums_over_few_hands(universe: &Universe, branch: &Branch) -> Vec<Sum> {
    let turned: Vec<Option<Sum>> = branch.sums.iter().map(|sum| over_the_others(universe, sum)).collect();
    let base = conditioned(universe, branch);
    let choose = |choice: u32| -> Vec<&Sum> {
        let pairs = branch.sums.iter().zip(&turned).enumerate();
        pairs
            .map(|(i, (sum, other))| other.as_ref().filter(|_| choice >> i & 1 == 1).unwrap_or(sum))
            .collect()
    };
    let turnable = branch.sums.len().min(10);
    let best = (0..1u32 << turnable).min_by_key(|&choice| {
        let sums = choose(choice);
        (sums.iter().fold(base, |hands, sum| hands.union(sum.hands)).len(), choice.count_ones())
    });
    choose(best.unwrap_or(0)).into_iter().cloned().collect()
}

/// The same condition as one on the other hands, where all hands have the same sum in every deal.
fn over_the_others(universe: &Universe, sum: &Sum) -> Option<Sum> {
    let total = universe.total(&sum.evaluator)?;
    let others = Hands::of(Role::ALL.into_iter().filter(|&role| !sum.hands.contains(role)));
    Some(Sum { hands: others, evaluator: Arc::clone(&sum.evaluator), allowed: sum.allowed.mirrored(total) })
}

/// The lows of a suit: the largest group of open cards that no condition tells apart.
fn suit_cards(open: Holding, suit: Suit, labels: &[Label], sums: &[Sum]) -> SuitCards {
    let same = |a: Rank, b: Rank| {
        sums.iter().all(|sum| match sum.evaluator.suit_sum(suit) {
            Some((ranks, _)) => ranks[a.index()] == ranks[b.index()],
            None => {
                let value = |h: Holding| sum.evaluator.suit_value(suit, h);
                labels.iter().all(|label| swapped(a, b, open, label.known[suit.index()], value))
            }
        }) && labels.iter().all(|label| match &label.cells[suit.index()] {
            Some(set) => swapped(a, b, open, label.known[suit.index()], |h| set.contains(h)),
            None => true,
        })
    };
    let mut groups: Vec<Vec<Rank>> = Vec::new();
    for rank in Rank::ALL.into_iter().filter(|&rank| open.contains(rank)) {
        match groups.iter_mut().find(|group| same(group[0], rank)) {
            Some(group) => group.push(rank),
            None => groups.push(vec![rank]),
        }
    }
    let largest = (0..groups.len()).max_by_key(|&i| (groups[i].len(), usize::MAX - i));
    let lows = largest.map(|i| groups.remove(i)).unwrap_or_default();
    SuitCards { lows, singles: groups }
}

/// Whether a function of what a label holds, beside the known cards some of the open ones, is the same when two open
/// cards change places.
fn swapped<T: PartialEq>(
    a: Rank,
    b: Rank,
    open: Holding,
    known: Holding,
    value: impl Fn(Holding) -> T,
) -> bool {
    let (a, b) = (1 << a.index(), 1 << b.index());
    let others = Holding::from_bits(open.bits() & !a & !b);
    let with = |others: Holding, card: u16| Holding::from_bits(others.bits() | known.bits() | card);
    others.subsets().all(|others| value(with(others, a)) == value(with(others, b)))
}

fn gcd(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a.abs(), b.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
