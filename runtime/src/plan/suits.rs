//! The classes of one suit: every way to give its open cards to the hands that are placed, by what it adds.
//!
//! One hand with all its cards: all holdings are gone through, and a class is a list of them. Several hands: the cards
//! that no condition tells apart are *low*, of which only the number counts; the others are *single* and are given out
//! in every way.

use super::classes::{Added, Class, Classes, How, Numbers, Owners};
use super::layout::{Layout, Mode};
use super::{Limits, TrackedSum, Unfit};
use crate::{Evaluator, Holding, HoldingSet, Ranges, Rank, Role, Suit, binomial};
use std::sync::Arc;

/// Classes that were made before: many parts ask the same of a suit, and many suits are asked the same.
#[derive(Debug, Default)]
pub(super) struct Memory {
    made: Vec<Made>,
    /// The work done so far: ways, pairs of classes and pairs of states that were looked at.
    pub(super) work: u64,
    /// What is remembered from before is work once more: no decision hangs on what was weighed before.
    pub(super) round: u32,
}

/// Classes that were made, with the work of it and when that was counted last.
#[derive(Debug)]
struct Made {
    key: Key,
    classes: Result<Arc<Classes>, Unfit>,
    work: u64,
    round: u32,
}

/// All that the classes of a suit depend on.
#[derive(Debug, PartialEq)]
struct Key {
    open: Holding,
    follows_lows: bool,
    hands: Vec<(usize, usize, Mode, bool)>,
    needs: Vec<u8>,
    known: Vec<Holding>,
    cells: Vec<Option<HoldingSet>>,
    /// Whose values are added to which sums, and what a sum of this suit alone may be.
    sums: Vec<(Worth, Vec<Role>, Option<Ranges>)>,
}

/// What the holdings of a suit are worth.
#[derive(Debug, PartialEq)]
enum Worth {
    Sum([i32; 13], [i32; 14]),
    Table(usize, Arc<Evaluator>),
}

impl Memory {
    /// The classes of a suit.
    ///
    /// # Errors
    /// [`Unfit::TooLarge`]: more ways than the limits allow, or points beyond what is followed.
    pub(super) fn classes(
        &mut self,
        layout: &Layout<'_>,
        suit: usize,
        limits: &Limits,
    ) -> Result<Arc<Classes>, Unfit> {
        let hands: Vec<(usize, usize, Mode)> = layout
            .placed
            .iter()
            .enumerate()
            .filter_map(|(slot, &hand)| Some((slot, hand, layout.mode(hand, suit)?)))
            .collect();
        let key = Key::new(layout, suit, &hands);
        if let Some(made) = self.made.iter_mut().find(|made| made.key == key) {
            if made.round != self.round {
                self.work += made.work;
                made.round = self.round;
            }
            return made.classes.clone();
        }
        let classes = match hands[..] {
            [] => {
                Ok(Classes { classes: vec![Class { added: Added::default(), ways: 1 }], how: How::Nothing })
            }
            [(slot, hand, Mode::All)] => one_hand(layout, suit, slot, hand),
            _ => Builder::new(layout, suit, hands).and_then(|builder| builder.build(limits)),
        };
        let work = classes.as_ref().map_or(most_ways(limits) as u64, |classes| match &classes.how {
            How::Nothing => 1,
            How::List { holdings, .. } => holdings.len() as u64,
            How::Owners(owners) => owners.ways.len() as u64,
        });
        self.work += work;
        let classes = classes.map(Arc::new);
        self.made.push(Made { key, classes: classes.clone(), work, round: self.round });
        classes
    }
}

impl Key {
    fn new(layout: &Layout<'_>, suit: usize, hands: &[(usize, usize, Mode)]) -> Key {
        let of_suit = Suit::ALL[suit];
        let worth = |sum: &TrackedSum| match sum.evaluator.suit_sum(of_suit) {
            Some((ranks, by_length)) => Worth::Sum(*ranks, *by_length),
            None => Worth::Table(suit, Arc::clone(&sum.evaluator)),
        };
        let across = layout.sums.iter().map(|sum| (worth(sum), sum.hands.clone(), None));
        let local =
            locals(layout, suit).map(|sum| (worth(sum), sum.hands.clone(), Some(sum.allowed.clone())));
        let whole = |hand: usize| layout.part.places[hand] == super::Place::Whole;
        Key {
            open: layout.open[suit],
            follows_lows: layout.follows_lows && !layout.within[suit],
            hands: hands.iter().map(|&(slot, hand, mode)| (slot, hand, mode, whole(hand))).collect(),
            needs: hands.iter().map(|&(_, hand, _)| layout.needs[hand]).collect(),
            known: hands.iter().map(|&(_, hand, _)| layout.known[hand][suit]).collect(),
            cells: hands
                .iter()
                .map(|&(_, hand, mode)| layout.part.cells[hand][suit].clone().filter(|_| mode == Mode::All))
                .collect(),
            sums: across.chain(local).collect(),
        }
    }
}

/// How many ways the tables have room for, if they may be looked at.
fn most_ways(limits: &Limits) -> usize {
    limits.ways.min(limits.bytes / 16).max(1) as usize
}

/// Points that four suits of three hands can be added up in without overflow.
fn small(value: i32) -> Result<i16, Unfit> {
    i16::try_from(value).ok().filter(|value| value.abs() < 1 << 11).ok_or(Unfit::TooLarge)
}

fn counts(sum: &TrackedSum, hand: usize) -> bool {
    sum.hands.iter().any(|role| role.index() == hand)
}

fn one_hand(layout: &Layout<'_>, suit: usize, slot: usize, hand: usize) -> Result<Classes, Unfit> {
    let local: Vec<&TrackedSum> = locals(layout, suit).collect();
    let points = Points::new(layout, suit, hand, Holding::COUNT);
    let mut numbers = Numbers::new();
    let mut classes: Vec<Class> = Vec::new();
    let mut of_class: Vec<(u32, u16)> = Vec::new();
    for open in layout.open[suit].subsets().filter(|&open| layout.admits(hand, suit, open)) {
        let held = layout.with_known(hand, suit, open);
        let allowed = |sum: &&TrackedSum| {
            sum.allowed.contains(i64::from(sum.evaluator.suit_value(Suit::ALL[suit], held)))
        };
        if !local.iter().all(allowed) {
            continue;
        }
        let mut added = Added { values: points.of(held)?, ..Added::default() };
        added.cards[slot] = open.len() as u8;
        let number = numbers.number(added.key());
        if number == classes.len() {
            classes.push(Class { added, ways: 0 });
        }
        classes[number].ways += 1;
        of_class.push((number as u32, open.bits()));
    }
    let mut starts = vec![0; classes.len() + 1];
    for (i, class) in classes.iter().enumerate() {
        starts[i + 1] = starts[i] + class.ways as u32;
    }
    let mut next = starts.clone();
    let mut holdings = vec![0; of_class.len()];
    for (class, bits) in of_class {
        holdings[next[class as usize] as usize] = bits;
        next[class as usize] += 1;
    }
    Ok(Classes { classes, how: How::List { hand, starts, holdings } })
}

/// What the holdings of a hand in a suit add to the sums over several suits: by sum a table, where one is made, or what
/// tells it of each holding.
struct Points<'a> {
    suit: Suit,
    sums: Vec<Option<Values<'a>>>,
}

enum Values<'a> {
    Table(Box<[i32]>),
    Each(&'a Evaluator),
}

/// A table is made for no fewer holdings than these.
const MANY: usize = 1 << 10;

impl<'a> Points<'a> {
    /// `holdings`: of how many it will be asked, about.
    fn new(layout: &Layout<'a>, suit: usize, hand: usize, holdings: usize) -> Points<'a> {
        let suit = Suit::ALL[suit];
        let values = |sum: &&'a TrackedSum| match holdings {
            MANY.. => Values::Table(sum.evaluator.suit_values(suit)),
            _ => Values::Each(&sum.evaluator),
        };
        Points { suit, sums: layout.sums.iter().map(|sum| counts(sum, hand).then(|| values(sum))).collect() }
    }

    fn of(&self, held: Holding) -> Result<[i16; 4], Unfit> {
        let mut found = [0; 4];
        for (value, values) in found.iter_mut().zip(&self.sums) {
            *value = match values {
                None => 0,
                Some(Values::Table(values)) => small(values[held.index()])?,
                Some(Values::Each(evaluator)) => small(evaluator.suit_value(self.suit, held))?,
            };
        }
        Ok(found)
    }
}

/// The sums that only this suit counts for.
fn locals<'a>(layout: &'a Layout<'_>, suit: usize) -> impl Iterator<Item = &'a TrackedSum> {
    layout.local.iter().filter(move |(of, _)| *of == suit).map(|(_, sum)| *sum)
}

/// What a hand adds when it gets some single and some low cards.
#[derive(Clone, Copy)]
struct Share {
    values: [i16; 4],
    /// To the sums of this suit alone.
    local: [i32; 4],
}

/// What the hands so far add together, in how many ways, and how many low cards are left.
#[derive(Clone, Copy)]
struct Given {
    added: Added,
    local: [i32; 4],
    ways: u64,
    left: usize,
}

struct Builder<'a> {
    layout: &'a Layout<'a>,
    suit: usize,
    hands: Vec<(usize, usize, Mode)>,
    local: Vec<&'a TrackedSum>,
    singles: Holding,
    lows: Holding,
    /// By hand, then by its single cards (a bit each, without gaps) and the number of its low ones.
    shares: Vec<Vec<Option<Share>>>,
    /// By hand and number of single cards given out, whether something can come of having these of them.
    hopeful: Vec<Vec<Vec<bool>>>,
    limit: usize,
    numbers: Numbers,
    classes: Vec<Class>,
    ways: Vec<(u32, u32, u64)>,
}

impl<'a> Builder<'a> {
    fn new(
        layout: &'a Layout<'a>,
        suit: usize,
        hands: Vec<(usize, usize, Mode)>,
    ) -> Result<Builder<'a>, Unfit> {
        let local: Vec<&TrackedSum> = locals(layout, suit).collect();
        if local.len() > 4 {
            return Err(Unfit::TooLarge);
        }
        let lows = low_cards(layout, suit, &hands);
        let singles = Holding::from_bits(layout.open[suit].bits() & !lows.bits());
        if singles.len() * hands.len() > 32 {
            return Err(Unfit::TooLarge);
        }
        Ok(Builder {
            layout,
            suit,
            hands,
            local,
            singles,
            lows,
            shares: Vec::new(),
            hopeful: Vec::new(),
            limit: 0,
            numbers: Numbers::new(),
            classes: Vec::new(),
            ways: Vec::new(),
        })
    }

    fn build(mut self, limits: &Limits) -> Result<Classes, Unfit> {
        let count = self.hands.len();
        if (count * self.stride()) << self.singles.len() > limits.ways as usize {
            return Err(Unfit::TooLarge);
        }
        self.limit = most_ways(limits);
        self.shares = (0..count).map(|at| self.shares_of(at)).collect::<Result<_, _>>()?;
        self.hopeful = self.shares.iter().map(|shares| self.hopeful_of(shares)).collect();
        self.give([0; 3], 0)?;
        let Builder { singles, lows, ways, classes, .. } = self;
        let ways = by_class(&ways, classes.len());
        let hands = self.hands.iter().map(|&(_, hand, mode)| (hand, mode == Mode::All)).collect();
        Ok(Classes { classes, how: How::Owners(Owners { hands, singles, lows, ways }) })
    }

    /// For each number of single cards, which of the choices among the first ones can be gone on with.
    fn hopeful_of(&self, shares: &[Option<Share>]) -> Vec<Vec<bool>> {
        let all = shares.chunks(self.stride()).map(|of| of.iter().any(Option::is_some)).collect();
        let mut hopeful: Vec<Vec<bool>> = vec![all];
        for given in (0..self.singles.len()).rev() {
            let after = &hopeful[hopeful.len() - 1];
            let before = (0..1usize << given).map(|owned| after[owned] || after[owned | 1 << given]);
            hopeful.push(before.collect());
        }
        hopeful.reverse();
        hopeful
    }

    /// How many numbers of low cards there are, none included.
    fn stride(&self) -> usize {
        self.lows.len() + 1
    }

    fn shares_of(&self, at: usize) -> Result<Vec<Option<Share>>, Unfit> {
        let (_, hand, mode) = self.hands[at];
        let mut shares = vec![None; self.stride() << self.singles.len()];
        let points = Points::new(self.layout, self.suit, hand, shares.len());
        for singles in 0..1u32 << self.singles.len() {
            let most = if mode == Mode::All { self.lows.len() } else { 0 };
            for lows in 0..=most {
                let lowest = spread((1 << lows) - 1, self.lows);
                let open = Holding::from_bits(spread(singles, self.singles) | lowest);
                let fits = match mode {
                    Mode::All => self.layout.admits(hand, self.suit, open),
                    Mode::Singles => open.len() <= usize::from(self.layout.needs[hand]),
                };
                if !fits {
                    continue;
                }
                let held = self.layout.with_known(hand, self.suit, open);
                let values = points.of(held)?;
                let mut local = [0; 4];
                for (value, sum) in local.iter_mut().zip(&self.local) {
                    if counts(sum, hand) {
                        *value = sum.evaluator.suit_value(Suit::ALL[self.suit], held);
                    }
                }
                shares[singles as usize * self.stride() + lows] = Some(Share { values, local });
            }
        }
        Ok(shares)
    }

    /// Gives out the single cards from number `next` on.
    fn give(&mut self, owned: [u32; 3], next: usize) -> Result<(), Unfit> {
        let hopeful = |(at, of): (usize, &Vec<Vec<bool>>)| of[next][owned[at] as usize];
        if !self.hopeful.iter().enumerate().all(hopeful) {
            return Ok(());
        }
        if next == self.singles.len() {
            let given = Given { added: Added::default(), local: [0; 4], ways: 1, left: self.lows.len() };
            self.fill(owned, 0, given);
            return if self.ways.len() > self.limit { Err(Unfit::TooLarge) } else { Ok(()) };
        }
        self.give(owned, next + 1)?;
        for at in 0..self.hands.len() {
            let mut owned = owned;
            owned[at] |= 1 << next;
            self.give(owned, next + 1)?;
        }
        Ok(())
    }

    /// Gives low cards to the hands from `at` on.
    fn fill(&mut self, owned: [u32; 3], at: usize, given: Given) {
        let Some(&(slot, hand, mode)) = self.hands.get(at) else {
            self.keep(owned, &given);
            return;
        };
        let follows_lows = self.layout.follows_lows && !self.layout.within[self.suit];
        let counts_lows = follows_lows && self.layout.part.places[hand] == super::Place::Whole;
        let singles = owned[at].count_ones() as u8;
        let most = if mode == Mode::All { given.left } else { 0 };
        for lows in 0..=most {
            let Some(share) = self.shares[at][owned[at] as usize * self.stride() + lows] else { continue };
            let mut given = given;
            given.added.cards[slot] = singles + lows as u8;
            given.added.lows += if counts_lows { lows as u8 } else { 0 };
            for (sum, value) in given.added.values.iter_mut().zip(share.values) {
                *sum += value;
            }
            for (sum, value) in given.local.iter_mut().zip(share.local) {
                *sum += value;
            }
            given.ways *= binomial(given.left, lows);
            given.left -= lows;
            self.fill(owned, at + 1, given);
        }
    }

    fn keep(&mut self, owned: [u32; 3], given: &Given) {
        if !self.local.iter().zip(given.local).all(|(sum, value)| sum.allowed.contains(i64::from(value))) {
            return;
        }
        let number = self.numbers.number(given.added.key());
        if number == self.classes.len() {
            self.classes.push(Class { added: given.added, ways: 0 });
        }
        self.classes[number].ways += given.ways;
        let packed =
            owned.iter().rev().fold(0u64, |packed, &of| packed << self.singles.len() | u64::from(of));
        self.ways.push((number as u32, packed as u32, given.ways));
    }
}

/// The ways in the order of their classes, those of one class as they were.
fn by_class(ways: &[(u32, u32, u64)], classes: usize) -> Vec<(u32, u32, u64)> {
    let mut next = vec![0; classes + 1];
    for &(class, ..) in ways {
        next[class as usize + 1] += 1;
    }
    for class in 0..classes {
        next[class + 1] += next[class];
    }
    let mut sorted = vec![(0, 0, 0); ways.len()];
    for &way in ways {
        sorted[next[way.0 as usize]] = way;
        next[way.0 as usize] += 1;
    }
    sorted
}

/// The bits sent to the places of the cards.
fn spread(bits: u32, cards: Holding) -> u16 {
    let mut places = cards.bits();
    let (mut left, mut spread) = (bits, 0);
    while left != 0 {
        let place = places & places.wrapping_neg();
        spread |= if left & 1 == 1 { place } else { 0 };
        places ^= place;
        left >>= 1;
    }
    spread
}

/// The most open cards of a suit that no condition tells apart, and that count for nothing where a hand gets its low
/// cards later.
fn low_cards(layout: &Layout<'_>, suit: usize, hands: &[(usize, usize, Mode)]) -> Holding {
    let of_suit = Suit::ALL[suit];
    let mut groups: Vec<Vec<Rank>> =
        vec![Rank::ALL.into_iter().filter(|&r| layout.open[suit].contains(r)).collect()];
    let mut refine = |alike: &dyn Fn(Rank, Rank) -> bool| {
        let mut finer: Vec<Vec<Rank>> = Vec::new();
        for group in &groups {
            let first = finer.len();
            for &rank in group {
                match finer[first..].iter_mut().find(|part| alike(part[0], rank)) {
                    Some(part) => part.push(rank),
                    None => finer.push(vec![rank]),
                }
            }
        }
        groups = finer;
    };
    for &(_, hand, mode) in hands {
        if mode == Mode::All
            && let Some(set) = &layout.part.cells[hand][suit]
        {
            refine(&|a, b| set.is_symmetric(a, b));
        }
    }
    let sums: Vec<&TrackedSum> = layout.sums.iter().copied().chain(locals(layout, suit)).collect();
    for sum in sums.iter().filter(|sum| hands.iter().any(|&(_, hand, _)| counts(sum, hand))) {
        match sum.evaluator.suit_sum(of_suit) {
            Some((ranks, _)) => refine(&|a, b| ranks[a.index()] == ranks[b.index()]),
            None => refine(&|a, b| {
                let value = |bits: u16| sum.evaluator.suit_value(of_suit, Holding::from_bits(bits));
                let (a, b) = (1u16 << a.index(), 1u16 << b.index());
                Holding::all()
                    .map(Holding::bits)
                    .filter(|held| held & a != 0 && held & b == 0)
                    .all(|held| value(held) == value(held ^ a ^ b))
            }),
        }
    }
    let later = hands.iter().filter(|(_, _, mode)| *mode == Mode::Singles);
    let counting: Vec<&TrackedSum> =
        sums.into_iter().filter(|sum| later.clone().any(|&(_, hand, _)| counts(sum, hand))).collect();
    let worthless = |rank: Rank| {
        let worth = |sum: &&TrackedSum| sum.evaluator.suit_sum(of_suit).map(|(ranks, _)| ranks[rank.index()]);
        counting.iter().all(|sum| worth(sum) == Some(0))
    };
    let largest = groups.iter().filter(|group| group.first().is_some_and(|&rank| worthless(rank)));
    // Of two that are as large, the one with the lower cards.
    let largest = largest.rev().max_by_key(|group| group.len());
    largest.into_iter().flatten().fold(Holding::VOID, |cards, &rank| cards.with(rank))
}
