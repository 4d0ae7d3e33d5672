//! Drawing by a plan: a deal, a range of deals, every choice of an attempt.
//!
//! All of it is generic over where draws come from, so that tests can go through every choice, and over how bits are
//! deposited, so that it is compiled as a whole for each CPU. What an attempt does is said in [`super::attempt`].

use super::fitted::FittedTables;
use super::fraction::{Node, Weighted};
use super::lanes::{Going, Lanes};
use super::points::PointsTables;
use super::tables::{Drawn, Tables};
use crate::cpu::{Deposit, Kernel, Portable, dispatch};
use crate::split::fill;
use crate::{Choices, Deal, Draws, Hand, Stream, StreamKey};

/// How many indices are worked for at the same time.
const LANES: usize = 16;

/// A source of draws that knows weighted outcomes too.
pub(super) trait Picks: Draws {
    /// One of the outcomes of a distribution.
    fn pick(&mut self, weighted: &Weighted, node: Node) -> u32;

    /// Whether a deal of which so many counting cards are left is gone on with.
    fn keeps(&mut self, points: &PointsTables, left: usize) -> bool;

    /// Cards for the fitted hand, which has `open` cards and gets so many more of `from`; `None`: the deal is not kept.
    fn fitting(
        &mut self,
        cpu: impl Deposit,
        fitted: &FittedTables,
        hands: &[Hand; 4],
        from: Hand,
        more: usize,
    ) -> Option<Hand>;
}

impl Picks for Stream {
    #[inline(always)]
    fn pick(&mut self, weighted: &Weighted, node: Node) -> u32 {
        // A word is drawn for one outcome too: that costs less than a branch that may be guessed wrongly.
        let wide = u128::from(self.next_u64()) * u128::from(node.len);
        let column = weighted.column(node.start as usize + (wide >> 64) as usize);
        column.outcome(wide as u64)
    }

    #[inline(always)]
    fn keeps(&mut self, points: &PointsTables, left: usize) -> bool {
        let kept = points.kept[left];
        self.next_u64() < kept || kept == u64::MAX
    }

    #[inline(always)]
    fn fitting(
        &mut self,
        cpu: impl Deposit,
        fitted: &FittedTables,
        hands: &[Hand; 4],
        from: Hand,
        more: usize,
    ) -> Option<Hand> {
        let kept = fitted.kept[fitted.at(hands[fitted.hand & 3], from, more)];
        if self.next_u64() >= kept && kept != u64::MAX {
            return None;
        }
        // There is a way, or the threshold would have been 0.
        loop {
            let cards = fill(cpu, self, from, more);
            if fitted.fits(hands, cards) {
                return Some(cards);
            }
        }
    }
}

impl Picks for Choices {
    fn pick(&mut self, weighted: &Weighted, node: Node) -> u32 {
        let Some(exact) = weighted.exact(node) else { return 0 };
        let outcomes: Vec<(u32, u128)> = exact.collect();
        outcomes[self.weighted(outcomes.iter().map(|&(_, weight)| weight))].0
    }

    fn keeps(&mut self, points: &PointsTables, left: usize) -> bool {
        let (part, whole) = points.exact[left];
        // What never comes is not gone through.
        part >= whole || (part > 0 && self.weighted([part, whole - part].into_iter()) == 0)
    }

    fn fitting(
        &mut self,
        _: impl Deposit,
        fitted: &FittedTables,
        hands: &[Hand; 4],
        from: Hand,
        more: usize,
    ) -> Option<Hand> {
        let (part, whole) = fitted.exact[fitted.at(hands[fitted.hand & 3], from, more)];
        if part == 0 || (part < whole && self.weighted([part, whole - part].into_iter()) == 1) {
            return None;
        }
        // Drawing anew until the cards fit makes all that fit as likely.
        let subsets = (0..1u64 << from.len()).filter(|bits| bits.count_ones() as usize == more);
        let all: Vec<Hand> =
            subsets.map(|bits| Hand::from_bits(Portable.deposit(bits, from.bits()))).collect();
        let fitting: Vec<Hand> = all.into_iter().filter(|&cards| fitted.fits(hands, cards)).collect();
        Some(fitting[self.weighted(fitting.iter().map(|_| 1))])
    }
}

impl Tables {
    /// Draws until a deal is accepted or so many attempts were made, which may be any number.
    pub fn draw(&self, stream: &mut Stream, most: u64) -> Drawn {
        dispatch(Once { tables: self, stream, most })
    }

    /// The same on any CPU.
    #[cfg(test)]
    fn draw_portable(&self, stream: &mut Stream, most: u64) -> Drawn {
        Once { tables: self, stream, most }.run(Portable)
    }

    /// Fills the slice with the deals of the indices from `first` on, each from its own stream, and gives the number of
    /// attempts. Never ends where no deal is accepted.
    pub fn draw_range(&self, key: &StreamKey, first: u64, deals: &mut [Deal]) -> u64 {
        let mut attempts = 0;
        let count = deals.len();
        let open = |at: usize| key.stream(first.wrapping_add(at as u64));
        let give = |at: usize, deal: Deal, made: u64| {
            deals[at] = deal;
            attempts += made;
        };
        dispatch(Many { tables: self, count, open, give });
        attempts
    }

    /// A deal from each of these streams, as [`Tables::draw`] would draw it, with the number of attempts. Never ends where
    /// no deal is accepted.
    pub fn draw_each(&self, streams: &[Stream], mut give: impl FnMut(usize, Deal, u64)) {
        let open = |at: usize| streams[at].clone();
        dispatch(Many { tables: self, count: streams.len(), open, give: &mut give });
    }

    /// The deals of a range on any CPU.
    #[cfg(test)]
    fn draw_range_portable(&self, key: &StreamKey, first: u64, deals: &mut [Deal]) -> u64 {
        let mut attempts = 0;
        let count = deals.len();
        let open = |at: usize| key.stream(first.wrapping_add(at as u64));
        let give = |at: usize, deal: Deal, made: u64| {
            deals[at] = deal;
            attempts += made;
        };
        Many { tables: self, count, open, give }.run(Portable);
        attempts
    }

    /// Goes through every choice of an attempt, with its probability as a fraction in lowest terms (`None`: beyond 128
    /// bits) and the deal that comes of it, if it is accepted. For tables made by [`Tables::exact`].
    pub fn each(&self, mut give: impl FnMut(Option<Deal>, Option<(u128, u128)>)) {
        Choices::each(|choices| {
            let mut lanes = Lanes::new([std::mem::take(choices)]);
            let mut going = Going::first(1);
            self.attempts(Portable, &mut lanes, &mut going);
            let deal = (!going.is_empty()).then(|| lanes.deal(0));
            [*choices] = lanes.draws;
            give(deal, choices.share());
        });
    }
}

struct Once<'a> {
    tables: &'a Tables,
    stream: &'a mut Stream,
    most: u64,
}

impl Kernel for Once<'_> {
    type Output = Drawn;
    #[inline(always)]
    fn run<D: Deposit>(self, cpu: D) -> Drawn {
        let mut lanes = Lanes::new([self.stream.clone()]);
        let (mut deal, mut attempts) = (None, 0);
        while deal.is_none() && attempts < self.most {
            let mut going = Going::first(1);
            self.tables.attempts(cpu, &mut lanes, &mut going);
            deal = (!going.is_empty()).then(|| lanes.deal(0));
            attempts += 1;
        }
        [*self.stream] = lanes.draws;
        Drawn { deal, attempts }
    }
}

/// Deals for several streams.
struct Many<'a, O, G> {
    tables: &'a Tables,
    count: usize,
    /// The stream with this number.
    open: O,
    /// What becomes of its deal, and of the number of attempts.
    give: G,
}

impl<O: Fn(usize) -> Stream, G: FnMut(usize, Deal, u64)> Kernel for Many<'_, O, G> {
    type Output = ();
    #[inline(always)]
    fn run<D: Deposit>(self, cpu: D) {
        let Many { tables, count, open, mut give } = self;
        // Which stream each lane works for, and the round before it began.
        let (mut at, mut since) = ([0; LANES], [0u64; LANES]);
        let mut lanes = Lanes::new([const { Stream::IDLE }; LANES]);
        let mut working = count.min(LANES);
        let (mut next, mut round) = (0, 0);
        let mut free = Going::first(working);
        while working > 0 {
            // In one place only, so that it is inlined.
            for lane in free.lanes() {
                (at[lane], since[lane]) = (next, round);
                if next < count {
                    lanes.draws[lane] = open(next);
                }
                next += 1;
            }
            if next > count {
                // Lanes for which there is no work go behind those for which there is.
                for lane in (0..working).rev() {
                    if at[lane] >= count {
                        working -= 1;
                        at.swap(lane, working);
                        since.swap(lane, working);
                        lanes.draws.swap(lane, working);
                    }
                }
            }
            let mut going = Going::first(working);
            tables.attempts(cpu, &mut lanes, &mut going);
            round += 1;
            for lane in going.lanes() {
                give(at[lane], lanes.deal(lane), round - since[lane]);
            }
            free = going;
        }
    }
}

#[cfg(test)]
mod tests;
