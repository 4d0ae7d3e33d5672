//! A `Suits` hand whose other cards are drawn so that its points fit.
//!
//! Its cards of the suits within come from the classes. From what is left of the counting cards outside, from its own
//! counting cards within, and from how many cards it still gets out of how many, it follows in how many ways `H` it can
//! be filled so that its sums are what they must be. The deal is kept with the probability `H / M`, where `M` is the
//! most ways for as many cards out of as many, by which the states have been weighed instead of by all ways; then it is
//! filled in one of the `H` ways, each as likely: it is filled anew until the sums fit.
//!
//! Where tracked sums tell what the hand's own cards within are worth, and what the cards left outside are worth, `M` is
//! the most for just these worths.

use super::Unfit;
use super::fraction::fraction;
use super::layout::{Layout, only_suit};
use super::points::MOST_RANKS;
use super::{Place, TrackedSum};
use crate::{Check, Evaluator, Hand, Ranges, Rank, Suit, binomial};
use std::collections::BTreeSet;

/// The ways to fill the hand.
#[derive(Debug)]
pub(super) struct Fitted {
    hand: usize,
    ranks: Vec<Rank>,
    /// One more than the suits within and outside: how many different numbers of cards of a rank there are.
    bases: [usize; 2],
    /// Cards to come and cards that they come from, in order.
    pairs: Vec<[u8; 2]>,
    /// By pair, cards of each rank within, and cards of each rank left outside.
    ways: Vec<u128>,
    told: Option<Told>,
    /// The most ways by pair, and by what is told of the worth.
    most: Vec<u128>,
}

/// What the cards within and those left outside are worth; nought where it is not told.
pub(super) type Worths = [i64; 2];

/// The tracked sums that tell what cards are worth: of the hand in the one suit within, of all whole hands, and of these
/// in the suit within.
#[derive(Debug)]
struct Told {
    sums: [usize; 3],
    /// What known cards are worth in each of them.
    known: [i64; 3],
    /// By counting rank.
    weights: Vec<i64>,
    /// What the open cards outside are worth.
    outside: i64,
    /// What all worths are multiples of, the least of each, and how many different ones there may be.
    unit: i64,
    least: Worths,
    count: [usize; 2],
}

impl Told {
    fn new(layout: &Layout<'_>, hand: usize, ranks: &[Rank]) -> Option<Told> {
        let suit = (0..4).find(|&suit| layout.within[suit])?;
        if layout.within.iter().filter(|within| **within).count() != 1 {
            return None;
        }
        let whole: Vec<usize> =
            layout.placed.iter().copied().filter(|&of| layout.part.places[of] == Place::Whole).collect();
        let over = |sum: &TrackedSum, hands: &[usize]| {
            sum.hands.len() == hands.len() && sum.hands.iter().all(|role| hands.contains(&role.index()))
        };
        let exact = |sum: &&TrackedSum| sum.width.get() == 1;
        let find = |hands: &[usize], asks: &dyn Fn(&TrackedSum) -> bool| {
            layout.sums.iter().position(|sum| over(sum, hands) && exact(sum) && asks(sum))
        };
        let of_suit = Suit::ALL[suit];
        let own = find(&[hand], &|sum| only_suit(sum) == Some(suit))?;
        let (of_ranks, by_length) = layout.sums[own].evaluator.suit_sum(of_suit)?;
        let alike = |sum: &TrackedSum| {
            let uniform = super::points::weights(&sum.evaluator);
            uniform.is_some_and(|weights| weights == *of_ranks)
        };
        let all = find(&whole, &alike)?;
        let in_suit = find(&whole, &|sum| sum.evaluator == layout.sums[own].evaluator)?;
        let counted = |rank: &Rank| of_ranks[rank.index()] == 0 || ranks.contains(rank);
        if *by_length != [0; 14] || !Rank::ALL.iter().all(counted) {
            return None;
        }
        let sums = [own, all, in_suit];
        let open = (0..4).filter(|&of| of != suit).flat_map(|of| layout.open[of].ranks());
        let weights: Vec<i64> = ranks.iter().map(|rank| i64::from(of_ranks[rank.index()])).collect();
        // One card of each rank within, three outside.
        let span = |cards: i64| {
            let of =
                |sign: i64| weights.iter().map(|weight| (sign * weight).max(0)).sum::<i64>() * sign * cards;
            (of(-1), of(1))
        };
        let spans = [span(1), span(3)];
        let unit = weights.iter().fold(0, |unit, &weight| greatest_common_divisor(unit, weight)).max(1);
        Some(Told {
            sums,
            known: sums.map(|sum| super::points::known_worth(layout, layout.sums[sum])),
            weights,
            outside: open.map(|rank| i64::from(of_ranks[rank.index()])).sum(),
            unit,
            least: spans.map(|span| span.0),
            count: spans.map(|span| ((span.1 - span.0) / unit) as usize + 1),
        })
    }

    /// A number for worths; `None`: cards cannot be worth that.
    fn number(&self, worths: Worths) -> Option<usize> {
        let [own, left] = [0, 1].map(|i| {
            let above = worths[i] - self.least[i];
            let step = usize::try_from(above / self.unit).ok()?;
            (above % self.unit == 0 && step < self.count[i]).then_some(step)
        });
        Some(own? * self.count[1] + left?)
    }

    /// What these numbers of cards of each rank are worth.
    fn worths(&self, own: &[u8; MOST_RANKS], left: &[u8; MOST_RANKS]) -> Worths {
        [worth(own, &self.weights), worth(left, &self.weights)]
    }
}

fn greatest_common_divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a.abs() } else { greatest_common_divisor(b, a % b) }
}

fn worth(of: &[u8; MOST_RANKS], weights: &[i64]) -> i64 {
    weights.iter().zip(of).map(|(weight, n)| weight * i64::from(*n)).sum()
}

/// The weights of ranks within and outside, where an evaluator counts by cards alone and alike in all suits of each kind.
fn weights(evaluator: &Evaluator, within: [bool; 4]) -> Option<[[i32; 13]; 2]> {
    let of = |suit: Suit| {
        evaluator.suit_sum(suit).filter(|(_, by_length)| **by_length == [0; 14]).map(|(ranks, _)| *ranks)
    };
    let of_kind = |kind: bool| {
        let mut suits = Suit::ALL.into_iter().filter(|suit| within[suit.index()] == kind);
        let first = of(suits.next()?)?;
        suits.all(|suit| of(suit) == Some(first)).then_some(first)
    };
    if evaluator.has_shapes() { None } else { Some([of_kind(true)?, of_kind(false)?]) }
}

/// What is asked of a sum: the weights of the counting ranks within and outside, and what it must be without known cards.
struct Asked {
    within: Vec<i64>,
    outside: Vec<i64>,
    allowed: Ranges,
}

/// Tables to fill the hand by.
#[derive(Clone, Debug)]
pub(super) struct FittedTables {
    pub(super) hand: usize,
    known: Hand,
    /// The cards of each counting rank, within and outside.
    pub(super) within: [Hand; MOST_RANKS],
    pub(super) outside: [Hand; MOST_RANKS],
    bases: [usize; 2],
    /// How many numbers of cards left outside there are.
    size: usize,
    /// By cards to come and cards that they come from: where their thresholds begin.
    starts: Vec<u32>,
    /// Below this a word keeps the deal; all ones: it is kept without a word.
    pub(super) kept: Vec<u64>,
    /// The same exactly: a part and a whole, where exact weights are kept.
    pub(super) exact: Vec<(u128, u128)>,
    /// What the hand's sums must be.
    pub(super) checks: Vec<Check>,
}

/// Cards that are taken outside: how many of each rank, as a number; how many in all; and in how many ways.
struct Taking {
    taken: usize,
    cards: usize,
    ways: u64,
}

/// Binomials of up to four.
const SMALL: [[u64; 5]; 5] =
    [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]];

/// The hand is not filled more often than this, on the average over all deals, kept or not: by all ways over the most
/// that fit.
const MOST_TRIES: u128 = 256;

/// More cards than can be outside.
const MOST_CARDS: usize = 53;

impl Fitted {
    /// `pairs`: how many cards may be to come, and out of how many.
    ///
    /// # Errors
    /// [`Unfit`].
    pub(super) fn new(layout: &Layout<'_>, pairs: BTreeSet<[u8; 2]>) -> Result<Option<Fitted>, Unfit> {
        let Some(drawn) = &layout.part.fitted else { return Ok(None) };
        let hand = drawn.hand.index();
        let mut worths: Vec<[[i32; 13]; 2]> = Vec::new();
        for sum in &drawn.sums {
            worths.push(weights(&sum.evaluator, layout.within).ok_or(Unfit::Malformed)?);
            if sum.hands != [drawn.hand] {
                return Err(Unfit::Malformed);
            }
        }
        let counts = |rank: &Rank| worths.iter().flatten().any(|of| of[rank.index()] != 0);
        let ranks: Vec<Rank> = Rank::ALL.into_iter().rev().filter(counts).collect();
        if ranks.len() > MOST_RANKS {
            return Err(Unfit::TooLarge);
        }
        let within = layout.within.iter().filter(|within| **within).count();
        let bases = [within + 1, 5 - within];
        let size = |base: usize| base.pow(ranks.len() as u32);
        if pairs.len() * size(bases[0]) * size(bases[1]) > 1 << 17 {
            return Err(Unfit::TooLarge);
        }
        let pairs: Vec<[u8; 2]> = pairs.into_iter().collect();
        let told = Told::new(layout, hand, &ranks);
        let mut fitted = Fitted { hand, ranks, bases, pairs, ways: Vec::new(), told, most: Vec::new() };
        let known = Hand::from_holdings(layout.known[hand]);
        // What the cards outside must be worth, by sum: what is asked less what the hand has by then.
        let asked: Vec<Asked> = drawn
            .sums
            .iter()
            .zip(&worths)
            .map(|(sum, worth)| {
                let [within, outside] = worth.map(|of| {
                    fitted.ranks.iter().map(|rank| i64::from(of[rank.index()])).collect::<Vec<i64>>()
                });
                let allowed = sum.allowed.shifted(-i64::from(sum.evaluator.value(known)));
                Asked { within, outside, allowed }
            })
            .collect();
        fitted.count(&asked, layout.needs[hand]);
        let too_often = |(at, pair): (usize, &[u8; 2])| {
            let [needs, pool] = pair.map(usize::from);
            let most = fitted.most_of(at);
            most > 0 && u128::from(binomial(pool, needs)) / most > MOST_TRIES
        };
        if fitted.pairs.iter().enumerate().any(too_often) {
            return Err(Unfit::TooLarge);
        }
        Ok(Some(fitted))
    }

    /// `cards`: how many open cards the hand has in all.
    fn count(&mut self, asked: &[Asked], cards: u8) {
        let size = |base: usize| base.pow(self.ranks.len() as u32);
        let (inside, outside) = (size(self.bases[0]), size(self.bases[1]));
        self.ways = vec![0; self.pairs.len() * inside * outside];
        let size_of_told = self.size_of_told();
        self.most = vec![0; self.pairs.len() * size_of_told];
        let takings: Vec<Vec<Taking>> = (0..outside).map(|left| self.takings(left)).collect();
        for own in 0..inside {
            let of_own = digits(own, self.bases[0], self.ranks.len());
            // What may be taken outside, if enough is left.
            let fits: Vec<bool> = (0..outside)
                .map(|taken| {
                    let taken = digits(taken, self.bases[1], self.ranks.len());
                    let worth = |of: &Asked| worth(&of_own, &of.within) + worth(&taken, &of.outside);
                    asked.iter().all(|of| of.allowed.contains(worth(of)))
                })
                .collect();
            for (left, takings) in takings.iter().enumerate() {
                let of_left = digits(left, self.bases[1], self.ranks.len());
                let counting: u8 = of_left.iter().sum();
                // By the number of counting cards taken, in how many ways that can be.
                let mut by_cards = [0u64; 4 * MOST_RANKS + 1];
                for taking in takings.iter().filter(|taking| fits[taking.taken]) {
                    by_cards[taking.cards] += taking.ways;
                }
                if by_cards == [0; 4 * MOST_RANKS + 1] {
                    continue;
                }
                let number = self.told.as_ref().and_then(|told| told.number(told.worths(&of_own, &of_left)));
                for (at, &[needs, pool]) in self.pairs.iter().enumerate() {
                    // No more cards that count within than cards: what never comes is not counted.
                    if of_own.iter().sum::<u8>() + needs > cards {
                        continue;
                    }
                    let Some(others) = pool.checked_sub(counting) else { continue };
                    // No more than C(52, 13) in all.
                    let ways = (0..=needs.min(counting))
                        .zip(by_cards)
                        .map(|(cards, ways)| ways * binomial(others.into(), (needs - cards).into()));
                    let ways = u128::from(ways.sum::<u64>());
                    self.ways[(at * inside + own) * outside + left] = ways;
                    let most = &mut self.most[at * size_of_told + number.unwrap_or(0)];
                    *most = ways.max(*most);
                }
            }
        }
    }

    /// All that may be taken of so many cards of each rank that are left.
    fn takings(&self, left: usize) -> Vec<Taking> {
        let mut all = vec![Taking { taken: 0, cards: 0, ways: 1 }];
        let mut unit = 1;
        for &left in digits(left, self.bases[1], self.ranks.len()).iter().take(self.ranks.len()) {
            let more = |of: &Taking, n: usize| Taking {
                taken: of.taken + n * unit,
                cards: of.cards + n,
                ways: of.ways * SMALL[usize::from(left)][n],
            };
            all = all.iter().flat_map(|of| (0..=usize::from(left)).map(move |n| more(of, n))).collect();
            unit *= self.bases[1];
        }
        all
    }

    /// The hand.
    pub(super) const fn hand(&self) -> usize {
        self.hand
    }

    /// How many different worths are told of, for each pair.
    fn size_of_told(&self) -> usize {
        self.told.as_ref().map_or(1, |told| told.count[0] * told.count[1])
    }

    /// Which pair so many cards out of so many are.
    pub(super) fn pair(&self, needs: u8, pool: u8) -> Option<usize> {
        self.pairs.binary_search(&[needs, pool]).ok()
    }

    /// The most ways for a pair. `values`: those of the tracked sums, known cards included.
    pub(super) fn most(&self, pair: usize, values: impl Fn(usize) -> i64) -> u128 {
        let Some(told) = &self.told else { return self.most[pair] };
        let [own, all, in_suit] = [0, 1, 2].map(|at| values(told.sums[at]) - told.known[at]);
        let number = told.number([own, told.outside - (all - in_suit)]);
        number.map_or(0, |number| self.most[pair * self.size_of_told() + number])
    }

    /// Whether what is told of the worth makes a difference.
    pub(super) const fn is_told(&self) -> bool {
        self.told.is_some()
    }

    /// The most ways for a pair, whatever is told.
    fn most_of(&self, pair: usize) -> u128 {
        let size = self.size_of_told();
        self.most[pair * size..(pair + 1) * size].iter().copied().max().unwrap_or(0)
    }

    /// By what share of all ways the hand is filled, if each deal before had the most ways: in parts of 2³².
    pub(super) fn share(&self, needs: u8, pool: u8) -> u64 {
        let all = u128::from(binomial(pool.into(), needs.into())).max(1);
        let most = self.pair(needs, pool).map_or(0, |pair| self.most_of(pair));
        ((most << 32) / all).min(1 << 32) as u64
    }

    /// The tables.
    pub(super) fn tables(&self, layout: &Layout<'_>, exact: bool) -> FittedTables {
        let of_pair = self.ways.len() / self.pairs.len().max(1);
        let mut starts = vec![u32::MAX; 14 * MOST_CARDS];
        for (at, &[needs, pool]) in self.pairs.iter().enumerate() {
            starts[usize::from(needs) * MOST_CARDS + usize::from(pool)] = (at * of_pair) as u32;
        }
        let outside = self.bases[1].pow(self.ranks.len() as u32);
        // What is told is the same for every pair.
        let told = |at: usize| {
            let told = self.told.as_ref()?;
            let own = digits(at / outside, self.bases[0], self.ranks.len());
            told.number(told.worths(&own, &digits(at % outside, self.bases[1], self.ranks.len())))
        };
        let numbers: Vec<usize> = (0..of_pair).map(|at| told(at).unwrap_or(0)).collect();
        let share = |(at, &ways): (usize, &u128)| {
            let most = self.most[at / of_pair * self.size_of_told() + numbers[at % of_pair]];
            (ways, most.max(1))
        };
        let shares = self.ways.iter().enumerate().map(share);
        let cards = |within: bool| -> [Hand; MOST_RANKS] {
            std::array::from_fn(|i| {
                let of_rank = |card: &crate::Card| {
                    self.ranks.get(i) == Some(&card.rank()) && layout.within[card.suit().index()] == within
                };
                Hand::PACK.cards().filter(of_rank).collect()
            })
        };
        let sums = layout.part.fitted.iter().flat_map(|drawn| &drawn.sums);
        FittedTables {
            hand: self.hand,
            known: Hand::from_holdings(layout.known[self.hand]),
            within: cards(true),
            outside: cards(false),
            bases: self.bases,
            size: self.bases[1].pow(self.ranks.len() as u32),
            starts,
            kept: shares
                .clone()
                .map(|(part, whole)| match part {
                    0 => 0,
                    part if part >= whole => u64::MAX,
                    part => fraction(part, whole),
                })
                .collect(),
            exact: if exact { shares.collect() } else { Vec::new() },
            checks: sums
                .map(|sum| Check::Points {
                    hands: sum.hands.clone(),
                    evaluator: sum.evaluator.clone(),
                    allowed: sum.allowed.clone(),
                })
                .collect(),
        }
    }

    /// Bytes of the tables.
    pub(super) fn bytes(&self) -> u64 {
        (self.ways.len() * 8 + 14 * MOST_CARDS * 4) as u64
    }
}

impl FittedTables {
    /// Which threshold is that of a hand with these cards, when so many are to come from what is left outside.
    #[inline(always)]
    pub(super) fn at(&self, held: Hand, outside: Hand, needs: usize) -> usize {
        let open = held.difference(self.known);
        let count = |cards: Hand, ranks: &[Hand; MOST_RANKS], base: usize| {
            ranks.iter().rev().fold(0, |index, rank| index * base + cards.intersection(*rank).len())
        };
        let own = count(open, &self.within, self.bases[0]);
        let left = count(outside, &self.outside, self.bases[1]);
        // What is no rank that counts has no cards: its digit is 0, above the others.
        let start = self.starts[(needs * MOST_CARDS + outside.len()) % (14 * MOST_CARDS)] as usize;
        start + own * self.size + left
    }

    /// Bytes.
    pub(super) fn bytes(&self) -> usize {
        self.kept.len() * 8 + self.starts.len() * 4
    }
}

/// The digits of a number, the lowest first.
fn digits(mut number: usize, base: usize, count: usize) -> [u8; MOST_RANKS] {
    let mut digits = [0; MOST_RANKS];
    for digit in digits.iter_mut().take(count) {
        *digit = (number % base) as u8;
        number /= base;
    }
    digits
}
