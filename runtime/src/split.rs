//! The exactly uniform random split: any cards into hands of given sizes, and the bare deal of the pack.
//!
//! The cards are chosen as *positions* in what is left, lowest card first, and then deposited there. A choice
//! is built from draws whose weights multiply to the same number whatever comes out:
//!
//! - up to 26 cards: one rank below C(n, k), see [`crate::subsets`];
//! - more: how many of the chosen are among the first 26 cards, by one draw below
//!   C(n, k) = Σⱼ C(26, j)·C(n − 26, k − j); then a rank below C(26, j) and one below C(n − 26, k − j), from a
//!   second word, as their bounds depend on the first. A choice with *j* has the probability
//!   `[C(26, j)·C(n − 26, k − j) / C(n, k)] · 1/C(26, j) · 1/C(n − 26, k − j) = 1/C(n, k)`, the same for all.
//!
//! Pairs come first (opener and responder against the rest), then each pair is halved: three choices. For the
//! bare deal `C(52, 26) · C(26, 13)² = 52!/13!⁴`, in three words.
//!
//! Limits: the order of draws is part of the stream's meaning; to change it is to bump
//! [`STREAM_VERSION`](crate::STREAM_VERSION).

use crate::binomial::binomial;
use crate::cpu::{Deposit, Kernel, dispatch};
use crate::subsets::subset26;
use crate::{Deal, Hand, Stream, StreamKey};
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

/// [`split`] for a kernel; the sizes sum to the number of cards.
#[inline(always)]
pub(crate) fn split_with<D: Deposit>(cpu: D, stream: &mut Stream, cards: Hand, sizes: [u8; 4]) -> [Hand; 4] {
    let [opener, opp1, responder, _] = sizes.map(usize::from);
    let declarers = choose(cpu, stream, cards, opener + responder);
    let defenders = cards.difference(declarers);
    let first = choose(cpu, stream, declarers, opener);
    let second = choose(cpu, stream, defenders, opp1);
    [first, second, declarers.difference(first), defenders.difference(second)]
}

/// [`deal`] for a kernel.
#[inline(always)]
pub(crate) fn deal_with<D: Deposit>(cpu: D, stream: &mut Stream) -> Deal {
    Deal::from_disjoint(split_with(cpu, stream, Hand::PACK, [13; 4]))
}

/// Chooses `size` of the cards, each choice exactly as likely as any other; `size` is at most their number.
#[inline(always)]
pub(crate) fn choose<D: Deposit>(cpu: D, stream: &mut Stream, cards: Hand, size: usize) -> Hand {
    let positions = positions(stream, cards.len(), size);
    Hand::from_bits(cpu.deposit(positions, cards.bits()))
}

/// Chooses `size` of `n` positions, `size ≤ n ≤ 52`.
#[inline(always)]
fn positions(stream: &mut Stream, n: usize, size: usize) -> u64 {
    let [rank] = stream.draw([binomial(n, size)]);
    if n <= 26 {
        return subset26(n, size, rank);
    }
    let low = low_count(n, size, rank);
    let high = size - low;
    let [a, b] = stream.draw([binomial(26, low), binomial(n - 26, high)]);
    subset26(26, low, a) | subset26(n - 26, high, b) << 26
}

/// How many of the chosen are among the first 26: `j` for C(26, j)·C(n − 26, size − j) of the ranks below
/// C(n, size).
#[inline(always)]
fn low_count(n: usize, size: usize, mut rank: u64) -> usize {
    let mut low = size.saturating_sub(n - 26);
    while low < size {
        let ways = binomial(26, low) * binomial(n - 26, size - low);
        if rank < ways {
            break;
        }
        rank -= ways;
        low += 1;
    }
    low
}

#[cfg(test)]
mod tests;
