//! A `Suits` hand whose other cards are drawn so that its points fit.
//!
//! Its cards of the suits within come from the classes. From what is left of the counting cards outside, from its own
//! counting cards within, and from how many cards it still gets out of how many, it follows in how many ways `H` it can
//! be filled so that its sums are what they must be. The deal is kept with the probability `H / M`, where `M` is the
//! most ways for as many cards out of as many, by which the states have been weighed instead of by all ways; then it is
//! filled in one of the `H` ways, each as likely: it is filled anew until the sums fit.

use super::Unfit;
use super::fraction::fraction;
use super::layout::Layout;
use super::points::{MOST_RANKS, packed, weights};
use crate::{Check, Hand, Rank, binomial};
use std::collections::{BTreeMap, BTreeSet};

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
    /// The most ways by pair.
    most: BTreeMap<[u8; 2], u128>,
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

/// Binomials of up to four.
const SMALL: [[u64; 5]; 5] =
    [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]];

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
        let mut worths: Vec<[i32; 13]> = Vec::new();
        for sum in &drawn.sums {
            worths.push(weights(&sum.evaluator).ok_or(Unfit::Malformed)?);
            if sum.hands != [drawn.hand] {
                return Err(Unfit::Malformed);
            }
        }
        let counts = |rank: &Rank| worths.iter().any(|of| of[rank.index()] != 0);
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
        let mut fitted = Fitted { hand, ranks, bases, pairs, ways: Vec::new(), most: BTreeMap::new() };
        let known = Hand::from_holdings(layout.known[hand]);
        // What the cards outside must be worth, by sum: what is asked less what the hand has by then.
        let asked: Vec<(Vec<i64>, crate::Ranges)> = drawn
            .sums
            .iter()
            .zip(&worths)
            .map(|(sum, worth)| {
                let of_ranks = fitted.ranks.iter().map(|rank| i64::from(worth[rank.index()])).collect();
                (of_ranks, sum.allowed.shifted(-i64::from(sum.evaluator.value(known))))
            })
            .collect();
        fitted.count(&asked);
        Ok(Some(fitted))
    }

    fn count(&mut self, asked: &[(Vec<i64>, crate::Ranges)]) {
        let size = |base: usize| base.pow(self.ranks.len() as u32);
        let (inside, outside) = (size(self.bases[0]), size(self.bases[1]));
        let worth = |of: &[u8; MOST_RANKS], weights: &[i64]| -> i64 {
            weights.iter().zip(of).map(|(weight, n)| weight * i64::from(*n)).sum()
        };
        self.ways = vec![0; self.pairs.len() * inside * outside];
        for own in 0..inside {
            let of_own = digits(own, self.bases[0], self.ranks.len());
            // What may be taken outside, if enough is left.
            let fits = |taken: &[u8; MOST_RANKS]| {
                asked.iter().all(|(weights, allowed)| {
                    allowed.contains(worth(&of_own, weights) + worth(taken, weights))
                })
            };
            let taken: Vec<[u8; MOST_RANKS]> =
                (0..outside).map(|at| digits(at, self.bases[1], self.ranks.len())).filter(fits).collect();
            let taken: Vec<(u32, u8)> =
                taken.iter().map(|taken| (packed(*taken), taken.iter().sum())).collect();
            for left in 0..outside {
                let of_left = digits(left, self.bases[1], self.ranks.len());
                let counting: u8 = of_left.iter().sum();
                let room = packed(of_left) | 0x8888;
                // By the number of counting cards taken, in how many ways that can be.
                let mut by_cards = [0u64; 4 * MOST_RANKS + 1];
                for &(taken, cards) in &taken {
                    // No digit borrows from its guard bit: enough is left of each rank.
                    if (room - taken) & 0x8888 == 0x8888 {
                        let of = |i: usize| SMALL[usize::from(of_left[i])][(taken >> (4 * i) & 15) as usize];
                        by_cards[usize::from(cards)] += of(0) * of(1) * of(2) * of(3);
                    }
                }
                for (at, &[needs, pool]) in self.pairs.iter().enumerate() {
                    let Some(others) = pool.checked_sub(counting) else { continue };
                    let ways = (0..=needs).zip(by_cards).map(|(cards, ways)| {
                        u128::from(ways) * u128::from(binomial(others.into(), (needs - cards).into()))
                    });
                    self.ways[(at * inside + own) * outside + left] = ways.sum();
                }
            }
        }
        let of_pair = inside * outside;
        for (pair, ways) in self.pairs.iter().zip(self.ways.chunks(of_pair)) {
            self.most.insert(*pair, ways.iter().copied().max().unwrap_or(0));
        }
    }

    /// The hand.
    pub(super) const fn hand(&self) -> usize {
        self.hand
    }

    /// The most ways for so many cards out of so many.
    pub(super) fn most(&self, needs: u8, pool: u8) -> u128 {
        self.most.get(&[needs, pool]).copied().unwrap_or(0)
    }

    /// By what share of all ways the hand is filled, if each deal before had the most ways: in parts of 2³².
    pub(super) fn share(&self, needs: u8, pool: u8) -> u64 {
        let all = u128::from(binomial(pool.into(), needs.into())).max(1);
        ((self.most(needs, pool) << 32) / all).min(1 << 32) as u64
    }

    /// The tables.
    pub(super) fn tables(&self, layout: &Layout<'_>, exact: bool) -> FittedTables {
        let of_pair = self.ways.len() / self.pairs.len().max(1);
        let mut starts = vec![u32::MAX; 14 * MOST_CARDS];
        for (at, &[needs, pool]) in self.pairs.iter().enumerate() {
            starts[usize::from(needs) * MOST_CARDS + usize::from(pool)] = (at * of_pair) as u32;
        }
        let shares: Vec<(u128, u128)> = self
            .pairs
            .iter()
            .zip(self.ways.chunks(of_pair.max(1)))
            .flat_map(|(pair, ways)| ways.iter().map(|&ways| (ways, self.most[pair].max(1))))
            .collect();
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
                .iter()
                .map(|&(part, whole)| if part >= whole { u64::MAX } else { fraction(part, whole) })
                .collect(),
            exact: if exact { shares } else { Vec::new() },
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
