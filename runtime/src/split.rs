//! The exactly uniform random split: any cards into hands of given sizes.
//!
//! Hands are chosen one after the other, each from what the others left; a hand of more than thirteen cards is
//! chosen in parts, which is just as uniform. The cards are chosen as *positions* in what is left, lowest card
//! first, and then deposited there. A choice of k ≤ 13 of n positions is
//!
//! - up to 26 positions: one rank below C(n, k), see [`crate::subsets`];
//! - more: how many of them are among the first 26, *j* with the weight C(26, j)·C(n − 26, k − j), together C(n, k);
//!   then a rank below C(26, j) and one below C(n − 26, k − j), from a word of their own, as their bounds depend
//!   on *j*. Every choice has the probability
//!   `[C(26, j)·C(n − 26, k − j) / C(n, k)] · 1/C(26, j) · 1/C(n − 26, k − j) = 1/C(n, k)`.
//!
//! Limits: the order of draws is part of the stream's meaning; to change it is to bump
//! [`STREAM_VERSION`](crate::STREAM_VERSION). The bare deal of the pack has a shorter way ([`crate::bare`]), and so
//! other deals than the split of the pack.

use crate::alias::Alias;
use crate::bare::deal_with;
use crate::binomial::binomial;
use crate::cpu::{Deposit, Kernel, Portable, dispatch};
use crate::subsets::subset26;
use crate::{Deal, Draws, Hand, Stream, StreamKey};
use std::fmt;

/// Splits the cards into hands of these sizes, each split exactly as likely as any other.
///
/// # Errors
/// [`WrongSizes`] when the sizes do not sum to the number of cards.
pub fn split(stream: &mut Stream, cards: Hand, sizes: [u8; 4]) -> Result<[Hand; 4], WrongSizes> {
    let wanted = sizes.iter().map(|&size| usize::from(size)).sum();
    if wanted != cards.len() {
        return Err(WrongSizes { cards: cards.len(), wanted });
    }
    Ok(dispatch(Split { stream, cards, sizes }))
}

/// Deals the pack, thirteen cards each, each deal exactly as likely as any other.
pub fn deal(stream: &mut Stream) -> Deal {
    dispatch(Bare { stream })
}

/// Fills the slice with the bare deals of a request from index `first` on, each from its own stream: the fastest
/// way to many, as the CPU is asked only once.
pub fn deal_range(key: &StreamKey, first: u64, deals: &mut [Deal]) {
    dispatch(Range { key, first, deals });
}

/// Why cards cannot be split into hands of some sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongSizes {
    /// How many cards there are.
    pub cards: usize,
    /// How many the hands want.
    pub wanted: usize,
}

impl fmt::Display for WrongSizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cards for hands of {}", self.cards, self.wanted)
    }
}

impl std::error::Error for WrongSizes {}

struct Split<'a> {
    stream: &'a mut Stream,
    cards: Hand,
    sizes: [u8; 4],
}

impl Kernel for Split<'_> {
    type Output = [Hand; 4];
    #[inline(always)]
    fn run<D: Deposit>(self, cpu: D) -> [Hand; 4] {
        split_with(cpu, self.stream, self.cards, self.sizes)
    }
}

struct Bare<'a> {
    stream: &'a mut Stream,
}

impl Kernel for Bare<'_> {
    type Output = Deal;
    #[inline(always)]
    fn run<D: Deposit>(self, cpu: D) -> Deal {
        deal_with(cpu, self.stream)
    }
}

struct Range<'a> {
    key: &'a StreamKey,
    first: u64,
    deals: &'a mut [Deal],
}

impl Kernel for Range<'_> {
    type Output = ();
    #[inline(always)]
    fn run<D: Deposit>(self, cpu: D) {
        for (i, deal) in self.deals.iter_mut().enumerate() {
            *deal = deal_with(cpu, &mut self.key.stream(self.first.wrapping_add(i as u64)));
        }
    }
}

/// [`split`] for a kernel. The sizes sum to the number of cards; else what comes has no meaning.
#[inline(always)]
pub fn split_with(cpu: impl Deposit, draws: &mut impl Draws, cards: Hand, sizes: [u8; 4]) -> [Hand; 4] {
    // Written out: hands that stay in registers are dealt faster than an array.
    let [opener, opp1, responder, _] = sizes.map(usize::from);
    let first = choose(cpu, draws, cards, opener);
    let left = cards.difference(first);
    let second = choose(cpu, draws, left, opp1);
    let left = left.difference(second);
    let third = choose(cpu, draws, left, responder);
    [first, second, third, left.difference(third)]
}

/// Chooses `size` of the cards, for a kernel: each choice exactly as likely as any other. Nothing is drawn where there
/// is only one choice. `size` is at most their number; else what comes has no meaning.
#[inline(always)]
pub fn choose(cpu: impl Deposit, draws: &mut impl Draws, cards: Hand, size: usize) -> Hand {
    if size == 0 {
        Hand::EMPTY
    } else if size == cards.len() {
        cards
    } else if size <= 13 {
        Hand::from_bits(cpu.deposit(positions(draws, cards.len(), size), cards.bits()))
    } else {
        choose_many(draws, cards, size)
    }
}

/// The same for more than thirteen cards, in parts; no hand of bridge needs it.
#[cold]
fn choose_many(draws: &mut impl Draws, cards: Hand, size: usize) -> Hand {
    let mut chosen = Hand::EMPTY;
    while chosen.len() < size {
        let left = cards.difference(chosen);
        chosen = chosen.union(choose(Portable, draws, left, (size - chosen.len()).min(13)));
    }
    chosen
}

/// The same for an inner loop: a word is drawn even where there is only one choice, which costs less than a branch that
/// may be guessed wrongly.
#[inline(always)]
pub(crate) fn fill(cpu: impl Deposit, draws: &mut impl Draws, cards: Hand, size: usize) -> Hand {
    fill_and(cpu, draws, cards, size, [1; 2]).0
}

/// The same, and with it a number below each bound but the last two, which are 1: all from one word where `cards` are
/// no more than 26, from two otherwise. The product of the bounds is at most 2²⁴.
#[inline(always)]
pub(crate) fn fill_and<const K: usize>(
    cpu: impl Deposit,
    draws: &mut impl Draws,
    cards: Hand,
    size: usize,
    mut bounds: [u64; K],
) -> (Hand, [u64; K]) {
    let n = cards.len();
    // Below 2⁴⁰, whatever the cards.
    let places = if size > 13 {
        return (choose_many(draws, cards, size), draws.draw(bounds));
    } else if n <= 26 {
        bounds[K - 2] = binomial(n, size);
        let drawn = draws.draw(bounds);
        bounds = drawn;
        subset26(n, size, drawn[K - 2])
    } else {
        let Some(alias) = LOW.get(n - 27).and_then(|sizes| sizes.get(size)) else { return (cards, bounds) };
        let low = alias.draw(draws);
        let high = size.wrapping_sub(low);
        bounds[K - 2] = binomial(26, low);
        bounds[K - 1] = binomial(n - 26, high);
        let drawn = draws.draw(bounds);
        bounds = drawn;
        subset26(26, low, drawn[K - 2]) | subset26(n - 26, high, drawn[K - 1]) << 26
    };
    (Hand::from_bits(cpu.deposit(places, cards.bits())), bounds)
}

/// How many of up to thirteen chosen positions are among the first 26: by the number of positions from 27 on, and
/// of chosen ones.
static LOW: [[Alias<14>; 14]; 26] = {
    const NONE: Alias<14> = Alias::new([1; 14]);
    let mut all = [const { [NONE; 14] }; 26];
    let mut n = 27;
    while n <= 52 {
        let mut size = 0;
        while size <= 13 {
            let mut weights = [0; 14];
            let mut low = 0;
            while low <= size {
                weights[low] = binomial(26, low) * binomial(n - 26, size - low);
                low += 1;
            }
            all[n - 27][size] = Alias::new(weights);
            size += 1;
        }
        n += 1;
    }
    all
};

/// Chooses `size` of `n` positions, `size ≤ 13`, `size ≤ n ≤ 52`.
#[inline(always)]
fn positions(draws: &mut impl Draws, n: usize, size: usize) -> u64 {
    if n <= 26 {
        let [rank] = draws.draw([binomial(n, size)]);
        return subset26(n, size, rank);
    }
    let Some(alias) = LOW.get(n - 27).and_then(|sizes| sizes.get(size)) else { return 0 };
    let low = alias.draw(draws);
    let high = size.wrapping_sub(low);
    let [a, b] = draws.draw([binomial(26, low), binomial(n - 26, high)]);
    subset26(26, low, a) | subset26(n - 26, high, b) << 26
}

#[cfg(test)]
mod tests;
