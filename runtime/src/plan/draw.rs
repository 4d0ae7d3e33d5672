//! Drawing by a plan: one attempt, a deal, a range of deals.
//!
//! All of it is generic over where draws come from, so that tests can go through every choice, and over how bits are
//! deposited, so that it is compiled as a whole for each CPU.

use super::fitted::FittedTables;
use super::fraction::{Node, Weighted};
use super::points::PointsTables;
use super::tables::{Drawn, Early, PartTables, Step, SuitTable, Tables};
use crate::bare::deal_with;
use crate::cpu::{Deposit, Kernel, Portable, dispatch};
use crate::split::{choose, split_with};
use crate::subsets::subset13;
use crate::{Choices, Deal, Draws, Hand, Stream, StreamKey, all_hold, binomial};

/// A source of draws that knows weighted outcomes too.
trait Picks: Draws {
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
        if node.len == 1 {
            return weighted.column(node.start as usize).outcome(0);
        }
        let wide = u128::from(self.next_u64()) * u128::from(node.len);
        let column = weighted.column(node.start as usize + (wide >> 64) as usize);
        column.outcome(wide as u64)
    }

    #[inline(always)]
    fn keeps(&mut self, points: &PointsTables, left: usize) -> bool {
        let kept = points.kept[left];
        kept == u64::MAX || self.next_u64() < kept
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
        if kept != u64::MAX && self.next_u64() >= kept {
            return None;
        }
        // There is a way, or the threshold would have been 0.
        loop {
            let cards = choose(cpu, self, from, more);
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
        dispatch(Range { tables: self, key, first, deals })
    }

    /// Goes through every choice of an attempt, with its probability as a fraction in lowest terms (`None`: beyond 128
    /// bits) and the deal that comes of it, if it is accepted. For tables made by [`Tables::exact`].
    pub fn each(&self, mut give: impl FnMut(Option<Deal>, Option<(u128, u128)>)) {
        Choices::each(|choices| {
            let deal = self.attempt(Portable, choices);
            give(deal, choices.share());
        });
    }

    #[inline(always)]
    fn attempt(&self, cpu: impl Deposit, draws: &mut impl Picks) -> Option<Deal> {
        let which = draws.pick(&self.choice, self.which) as usize;
        let part = self.parts.get(which)?;
        part.attempt(cpu, draws, self.known()).map(Deal::from_disjoint)
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
        for attempt in 1..=self.most {
            if let Some(deal) = self.tables.attempt(cpu, self.stream) {
                return Drawn { deal: Some(deal), attempts: attempt };
            }
        }
        Drawn { deal: None, attempts: self.most }
    }
}

struct Range<'a> {
    tables: &'a Tables,
    key: &'a StreamKey,
    first: u64,
    deals: &'a mut [Deal],
}

impl Kernel for Range<'_> {
    type Output = u64;
    #[inline(always)]
    fn run<D: Deposit>(self, cpu: D) -> u64 {
        let mut attempts = 0;
        for (i, deal) in self.deals.iter_mut().enumerate() {
            let mut stream = self.key.stream(self.first.wrapping_add(i as u64));
            *deal = loop {
                attempts += 1;
                if let Some(deal) = self.tables.attempt(cpu, &mut stream) {
                    break deal;
                }
            };
        }
        attempts
    }
}

impl PartTables {
    /// One attempt: the hands, if all checks hold.
    #[inline(always)]
    fn attempt(&self, cpu: impl Deposit, draws: &mut impl Picks, known: [Hand; 4]) -> Option<[Hand; 4]> {
        if self.plain {
            return self.deal_plainly(cpu, draws, known);
        }
        let classes = self.classes(draws);
        if !self.early.iter().all(|early| early.allows(&classes)) {
            return None;
        }
        let mut hands = known.map(Hand::bits);
        if self.lists {
            self.place_lists(draws, &classes, &mut hands);
        }
        self.place_owners(cpu, draws, &classes, &mut hands);
        self.finish(cpu, draws, hands)
    }

    /// A part of which nothing is tracked: any deal, if all checks hold.
    #[inline(always)]
    fn deal_plainly(&self, cpu: impl Deposit, draws: &mut impl Draws, known: [Hand; 4]) -> Option<[Hand; 4]> {
        let hands = if self.whole_pack {
            *deal_with(cpu, draws).hands()
        } else {
            let rest = self.pack.difference(known.into_iter().fold(Hand::EMPTY, Hand::union));
            let drawn = split_with(cpu, draws, rest, self.needs.map(|needs| needs as u8));
            [0, 1, 2, 3].map(|hand| known[hand].union(drawn[hand]))
        };
        all_hold(&self.checks, &hands).then_some(hands)
    }

    /// A class of each suit.
    #[inline(always)]
    fn classes(&self, draws: &mut impl Picks) -> [usize; 4] {
        let states = draws.pick(&self.weighted, self.root);
        let top = draws.pick(&self.weighted, self.halves[0][(states >> 16) as usize]);
        let mut below = states & 0xffff;
        if !self.runs.is_empty() {
            below = draws.pick(&self.weighted, self.runs[below as usize]);
        }
        let bottom = draws.pick(&self.weighted, self.halves[1][below as usize]);
        [top & 0xffff, top >> 16, bottom & 0xffff, bottom >> 16].map(|class| class as usize)
    }

    /// Places the suits in which one hand gets all its cards: a holding each, all from one word.
    #[inline(always)]
    fn place_lists(&self, draws: &mut impl Picks, classes: &[usize; 4], hands: &mut [u64; 4]) {
        let mut bounds = [1; 4];
        for suit in 0..4 {
            if let SuitTable::List { runs, .. } = &self.suits[suit] {
                bounds[suit] = u64::from(runs[classes[suit]][1]);
            }
        }
        // At most 2¹³ holdings a suit: the product fits the word.
        let drawn = draws.draw(bounds);
        for suit in 0..4 {
            if let SuitTable::List { hand, shift, runs, holdings } = &self.suits[suit] {
                let at = u64::from(runs[classes[suit]][0]) + drawn[suit];
                hands[*hand & 3] |= u64::from(holdings[at as usize]) << shift;
            }
        }
    }

    /// Places the other suits: who gets which single cards, then the low ones, two suits from a word.
    #[inline(always)]
    fn place_owners(
        &self,
        cpu: impl Deposit,
        draws: &mut impl Picks,
        classes: &[usize; 4],
        hands: &mut [u64; 4],
    ) {
        let mut lows = [[0; 3]; 4];
        for suit in 0..4 {
            let SuitTable::Owners { singles, count, hands: of, nodes, cards, .. } = &self.suits[suit] else {
                continue;
            };
            let mut packed = draws.pick(&self.weighted, nodes[classes[suit]]);
            let cards = &cards[classes[suit]];
            for (at, &(hand, gets_lows)) in of.iter().enumerate().take(3) {
                let own = packed & ((1 << count) - 1);
                packed = if *count < 32 { packed >> count } else { 0 };
                hands[hand & 3] |= cpu.deposit(u64::from(own), *singles);
                lows[suit][at] =
                    if gets_lows { usize::from(cards[at]) - own.count_ones() as usize } else { 0 };
            }
        }
        for half in 0..2 {
            if !self.lows[half] {
                continue;
            }
            // At most 13!/(…) ways a suit, below 2²⁶: two fit the word.
            let mut bounds = [1; 6];
            for i in 0..2 {
                let suit = 2 * half + i;
                if let SuitTable::Owners { lows: cards, .. } = &self.suits[suit] {
                    let mut left = cards.count_ones() as usize;
                    for at in 0..3 {
                        bounds[3 * i + at] = binomial(left, lows[suit][at]);
                        left -= lows[suit][at];
                    }
                }
            }
            let drawn = draws.draw(bounds);
            for i in 0..2 {
                let suit = 2 * half + i;
                if let SuitTable::Owners { lows: cards, hands: of, .. } = &self.suits[suit] {
                    let mut left = *cards;
                    for (at, &(hand, _)) in of.iter().enumerate().take(3) {
                        let own = cpu.deposit(subset13(lows[suit][at], drawn[3 * i + at]), left);
                        left &= !own;
                        hands[hand & 3] |= own;
                    }
                }
            }
        }
    }

    /// What comes after the classes.
    #[inline(always)]
    fn finish(&self, cpu: impl Deposit, draws: &mut impl Picks, hands: [u64; 4]) -> Option<[Hand; 4]> {
        let mut hands = hands.map(Hand::from_bits);
        let mut left = self.pack.difference(hands.into_iter().fold(Hand::EMPTY, Hand::union));
        for &step in &self.steps {
            match step {
                Step::Check(at) => {
                    if !self.checks[at].holds(&hands) {
                        return None;
                    }
                }
                Step::Lows(hand) | Step::Outside(hand) | Step::Rest(hand) => {
                    let from = match step {
                        Step::Lows(_) => left.intersection(self.outside_lows),
                        Step::Outside(_) => left.intersection(self.outside),
                        _ => left,
                    };
                    let more = self.sizes[hand & 3] - hands[hand & 3].len();
                    let cards = choose(cpu, draws, from, more);
                    hands[hand & 3] = hands[hand & 3].union(cards);
                    left = left.difference(cards);
                }
                Step::Fitted => {
                    let Some(fitted) = &self.fitted else { continue };
                    let more = self.sizes[fitted.hand & 3] - hands[fitted.hand & 3].len();
                    let from = left.intersection(self.outside);
                    let cards = draws.fitting(cpu, fitted, &hands, from, more)?;
                    hands[fitted.hand & 3] = hands[fitted.hand & 3].union(cards);
                    left = left.difference(cards);
                }
                Step::Keep => {
                    if let Some(points) = &self.points
                        && !draws.keeps(points, points.left(left))
                    {
                        return None;
                    }
                }
                Step::Points(at) => {
                    let Some(points) = &self.points else { continue };
                    let (hand, cards) = self.draw_points(cpu, draws, points, at, left);
                    hands[hand & 3] = hands[hand & 3].union(cards);
                    left = left.difference(cards);
                }
                Step::Lengths(at) => {
                    let (hand, cards) = self.draw_lengths(cpu, draws, at, left);
                    hands[hand & 3] = hands[hand & 3].union(cards);
                    left = left.difference(cards);
                }
            }
        }
        Some(hands)
    }

    /// The cards of a `Lengths` hand, and whose it is.
    #[inline(always)]
    fn draw_lengths(
        &self,
        cpu: impl Deposit,
        draws: &mut impl Picks,
        at: usize,
        left: Hand,
    ) -> (usize, Hand) {
        let (hand, nodes) = &self.lengths[at];
        let [first, second] = self.by_length;
        let (of_first, of_second) = (left.intersection(first), left.intersection(second));
        let others = left.difference(first).difference(second);
        let lengths = draws.pick(&self.weighted, nodes[of_first.len() * 14 + of_second.len()]);
        let (a, b) = ((lengths >> 4) as usize, (lengths & 15) as usize);
        let a_cards = choose(cpu, draws, of_first, a);
        let b_cards = choose(cpu, draws, of_second, b);
        let rest = choose(cpu, draws, others, self.needs[*hand & 3] - a - b);
        (*hand, a_cards.union(b_cards).union(rest))
    }
}

impl PartTables {
    /// The cards of a `Points` hand, and whose it is.
    #[inline(always)]
    fn draw_points(
        &self,
        cpu: impl Deposit,
        draws: &mut impl Picks,
        points: &PointsTables,
        at: usize,
        left: Hand,
    ) -> (usize, Hand) {
        let (hand, nodes) = &points.hands[at];
        let taken = draws.pick(&self.weighted, nodes[points.left(left)]);
        let of = [0, 1, 2, 3].map(|i| (taken >> (4 * i) & 15) as usize);
        let ranks = points.ranks.map(|rank| left.intersection(rank));
        // At most 6 ways a rank.
        let drawn = draws.draw([0, 1, 2, 3].map(|i| binomial(ranks[i].len(), of[i])));
        let mut cards = 0;
        for i in 0..4 {
            cards |= cpu.deposit(subset13(of[i], drawn[i]), ranks[i].bits());
        }
        let others = left.difference(points.counting);
        let more = self.needs[*hand & 3] - of.iter().sum::<usize>();
        (*hand, Hand::from_bits(cards).union(choose(cpu, draws, others, more)))
    }
}

impl FittedTables {
    /// Whether the hand's sums are right with these cards.
    #[inline(always)]
    fn fits(&self, hands: &[Hand; 4], cards: Hand) -> bool {
        let mut hands = *hands;
        hands[self.hand & 3] = hands[self.hand & 3].union(cards);
        self.checks.iter().all(|check| check.holds(&hands))
    }
}

impl PointsTables {
    /// What is left of the ranks, as an index.
    #[inline(always)]
    fn left(&self, left: Hand) -> usize {
        self.ranks.iter().rev().fold(0, |index, rank| index * 5 + left.intersection(*rank).len())
    }
}

impl Early {
    #[inline(always)]
    fn allows(&self, classes: &[usize; 4]) -> bool {
        let sum: i32 = self.values.iter().zip(classes).map(|(values, &class)| i32::from(values[class])).sum();
        self.allowed.contains(i64::from(sum))
    }
}

#[cfg(test)]
mod tests;
