//! Attempts at deals, several side by side, one step after the other.
//!
//! Each lane works for a deal of its own, with a source of draws of its own, so what comes of it does not depend on the
//! others: a single attempt is the same with one lane. Side by side the look-ups of one lane need not wait for those of
//! another, what is the same for all is decided once for all, and a refused deal costs no wrongly guessed branch: the
//! lanes that go on are written down one after the other.

use super::draw::Picks;
use super::fitted::FittedTables;
use super::fraction::{Node, Weighted};
use super::lanes::{Going, Lanes, retain};
use super::part_tables::{Early, PartTables};
use super::points::PointsTables;
use super::steps::Step;
use super::tables::Tables;
use crate::bare::deal_with;
use crate::binomial::binomial13;
use crate::cpu::Deposit;
use crate::split::{fill, fill_and, split_with};
use crate::subsets::subset13;
use crate::{Check, Hand, all_hold};

impl Tables {
    /// An attempt in each of these lanes; those whose deal is accepted go on.
    #[inline(always)]
    pub(super) fn attempts<P: Picks, const N: usize>(
        &self,
        cpu: impl Deposit,
        lanes: &mut Lanes<P, N>,
        going: &mut Going<N>,
    ) {
        let several = self.parts.len() > 1;
        if several {
            for lane in going.lanes() {
                lanes.part[lane] = lanes.draws[lane].pick(&self.choice, self.which);
            }
        }
        let mut accepted = [false; N];
        for (number, part) in (0..).zip(&self.parts) {
            let mut own = *going;
            if several {
                retain!(own, |lane| lanes.part[lane] == number);
            }
            part.tables.attempts(cpu, part.known, lanes, &mut own);
            for lane in own.lanes() {
                accepted[lane] = true;
                if let Some(back) = part.back {
                    lanes.arrange(lane, back);
                }
            }
        }
        retain!(going, |lane| accepted[lane]);
    }
}

impl PartTables {
    /// An attempt in each of these lanes; those in which all checks hold go on.
    #[inline(always)]
    fn attempts<P: Picks, const N: usize>(
        &self,
        cpu: impl Deposit,
        known: [Hand; 4],
        lanes: &mut Lanes<P, N>,
        going: &mut Going<N>,
    ) {
        if self.plain {
            self.deal_plainly(cpu, known, lanes, going);
            return;
        }
        for lane in going.lanes() {
            let draws = &mut lanes.draws[lane];
            let states = draws.pick(&self.weighted, self.root);
            let top = draws.pick(&self.weighted, self.halves[0][(states >> 16) as usize]);
            let mut below = states & 0xffff;
            if !self.runs.is_empty() {
                below = draws.pick(&self.weighted, self.runs[below as usize]);
            }
            let bottom = draws.pick(&self.weighted, self.halves[1][below as usize]);
            let classes = [top & 0xffff, top >> 16, bottom & 0xffff, bottom >> 16];
            for (suit, class) in classes.into_iter().enumerate() {
                lanes.classes[suit][lane] = class;
            }
        }
        let at_once = self.has_lows && self.settled.is_empty();
        for early in &self.early {
            retain!(going, |lane| early.allows(lanes.classes(lane)));
        }
        for lane in going.lanes() {
            let (classes, mut hands) = (lanes.classes(lane), known);
            let draws = &mut lanes.draws[lane];
            let lows = self.placement.place(cpu, &self.weighted, draws, classes, &mut hands);
            if at_once {
                self.placement.place_lows(cpu, draws, lows, &mut hands);
            }
            lanes.lows[lane] = lows;
            lanes.set(lane, hands, self.pack);
        }
        for &at in &self.settled {
            ask(&self.checks[at], lanes, going);
        }
        if self.has_lows && !at_once {
            for lane in going.lanes() {
                let mut hands = lanes.hands(lane);
                self.placement.place_lows(cpu, &mut lanes.draws[lane], lanes.lows[lane], &mut hands);
                lanes.set(lane, hands, self.pack);
            }
        }
        for &step in &self.steps {
            self.step(cpu, step, lanes, going);
        }
    }

    /// A part of which nothing is tracked: any deal, if all checks hold.
    #[inline(always)]
    fn deal_plainly<P: Picks, const N: usize>(
        &self,
        cpu: impl Deposit,
        known: [Hand; 4],
        lanes: &mut Lanes<P, N>,
        going: &mut Going<N>,
    ) {
        if self.whole_pack {
            for lane in going.lanes() {
                let hands = *deal_with(cpu, &mut lanes.draws[lane]).hands();
                lanes.set(lane, hands, Hand::EMPTY);
            }
        } else {
            let rest = self.pack.difference(known.into_iter().fold(Hand::EMPTY, Hand::union));
            let needs = self.needs.map(|needs| needs as u8);
            for lane in going.lanes() {
                let drawn = split_with(cpu, &mut lanes.draws[lane], rest, needs);
                for hand in 0..4 {
                    lanes.hands[hand][lane] = known[hand].union(drawn[hand]);
                }
            }
        }
        for check in &self.checks {
            ask(check, lanes, going);
        }
    }

    /// A step of what comes after the classes.
    #[inline(always)]
    fn step<P: Picks, const N: usize>(
        &self,
        cpu: impl Deposit,
        step: Step,
        lanes: &mut Lanes<P, N>,
        going: &mut Going<N>,
    ) {
        match step {
            Step::Check(at) => ask(&self.checks[at], lanes, going),
            Step::Last(hand) => {
                for lane in going.lanes() {
                    lanes.give(lane, hand, lanes.left[lane]);
                }
            }
            Step::Lows(hand) | Step::Outside(hand) | Step::Rest(hand) => {
                let pool = match step {
                    Step::Lows(_) => self.outside_lows,
                    Step::Outside(_) => self.outside,
                    _ => Hand::PACK,
                };
                let size = self.sizes[hand & 3];
                for lane in going.lanes() {
                    let more = size - lanes.hands[hand & 3][lane].len();
                    let from = lanes.left[lane].intersection(pool);
                    let cards = fill(cpu, &mut lanes.draws[lane], from, more);
                    lanes.give(lane, hand, cards);
                }
            }
            Step::Fitted => {
                let Some(fitted) = &self.fitted else { return };
                let size = self.sizes[fitted.hand & 3];
                retain!(going, |lane| {
                    let more = size - lanes.hands[fitted.hand & 3][lane].len();
                    let from = lanes.left[lane].intersection(self.outside);
                    let hands = lanes.hands(lane);
                    let cards = lanes.draws[lane].fitting(cpu, fitted, &hands, from, more);
                    lanes.give(lane, fitted.hand, cards.unwrap_or(Hand::EMPTY));
                    cards.is_some()
                });
            }
            Step::Keep => {
                let Some(points) = &self.points else { return };
                retain!(going, |lane| lanes.draws[lane].keeps(points, points.left(lanes.left[lane])));
            }
            Step::Points(at) => {
                let Some(points) = &self.points else { return };
                let (hand, nodes) = &points.hands[at];
                let needs = self.needs[*hand & 3];
                for lane in going.lanes() {
                    let (draws, left) = (&mut lanes.draws[lane], lanes.left[lane]);
                    let cards = points.draw(cpu, draws, &self.weighted, needs, nodes, left);
                    lanes.give(lane, *hand, cards);
                }
            }
            Step::Lengths(at) => {
                let (hand, nodes) = &self.lengths[at];
                let needs = self.needs[*hand & 3];
                for lane in going.lanes() {
                    let (draws, left) = (&mut lanes.draws[lane], lanes.left[lane]);
                    let cards = self.draw_lengths(cpu, draws, needs, nodes, left);
                    lanes.give(lane, *hand, cards);
                }
            }
        }
    }
}

impl PartTables {
    /// Cards for a `Lengths` hand, whose distributions by cards left these are.
    #[inline(always)]
    fn draw_lengths(
        &self,
        cpu: impl Deposit,
        draws: &mut impl Picks,
        needs: usize,
        nodes: &[Node],
        left: Hand,
    ) -> Hand {
        let [first, second] = self.by_length;
        let (of_first, of_second) = (left.intersection(first), left.intersection(second));
        let others = left.difference(first).difference(second);
        let (n, m) = (of_first.len(), of_second.len());
        let lengths = draws.pick(&self.weighted, nodes[n * 14 + m]);
        let (a, b) = ((lengths >> 4) as usize, (lengths & 15) as usize);
        // At most 1,716 ways each.
        let bounds = [binomial13(n, a), binomial13(m, b), 1, 1];
        let (rest, [of_a, of_b, ..]) = fill_and(cpu, draws, others, needs - a - b, bounds);
        let a_cards = Hand::from_bits(cpu.deposit(subset13(a, of_a), of_first.bits()));
        let b_cards = Hand::from_bits(cpu.deposit(subset13(b, of_b), of_second.bits()));
        rest.union(a_cards).union(b_cards)
    }
}

impl PointsTables {
    /// Cards for a `Points` hand, whose distributions by counting cards left these are.
    #[inline(always)]
    fn draw(
        &self,
        cpu: impl Deposit,
        draws: &mut impl Picks,
        weighted: &Weighted,
        needs: usize,
        nodes: &[Node],
        left: Hand,
    ) -> Hand {
        let taken = draws.pick(weighted, nodes[self.left(left)]);
        let (mut of, mut ranks, mut bounds) = ([0; 4], self.ranks, [1; 6]);
        for i in 0..4 {
            of[i] = (taken >> (4 * i) & 15) as usize;
            ranks[i] = left.intersection(ranks[i]);
            // At most 6 ways a rank.
            bounds[i] = binomial13(ranks[i].len(), of[i]);
        }
        let others = left.difference(self.counting);
        let more = needs - of.iter().sum::<usize>();
        let (mut cards, drawn) = fill_and(cpu, draws, others, more, bounds);
        for i in 0..4 {
            let own = cpu.deposit(subset13(of[i], drawn[i]), ranks[i].bits());
            cards = cards.union(Hand::from_bits(own));
        }
        cards
    }

    /// What is left of the ranks, as an index.
    #[inline(always)]
    fn left(&self, left: Hand) -> usize {
        self.ranks.iter().rev().fold(0, |index, rank| index * 5 + left.intersection(*rank).len())
    }
}

impl FittedTables {
    /// Whether the hand's sums are right with these cards.
    #[inline(always)]
    pub(super) fn fits(&self, hands: &[Hand; 4], cards: Hand) -> bool {
        let mut hands = *hands;
        hands[self.hand & 3] = hands[self.hand & 3].union(cards);
        self.checks.iter().all(|check| check.holds(&hands))
    }
}

/// Refuses the deals on which a check does not hold. What kind of check it is is decided once for all.
#[inline(always)]
fn ask<P, const N: usize>(check: &Check, lanes: &Lanes<P, N>, going: &mut Going<N>) {
    match check {
        Check::Points { hands, evaluator, allowed } => {
            let mut sums = [0; N];
            for hand in hands {
                for lane in going.lanes() {
                    sums[lane] += i64::from(evaluator.value(lanes.hands[hand.index()][lane]));
                }
            }
            retain!(going, |lane| allowed.contains(sums[lane]));
        }
        Check::Holding { hand, suit, set } => {
            retain!(going, |lane| set.contains(lanes.hands[hand.index()][lane].holding(*suit)));
        }
        Check::Shape { hand, set } => {
            retain!(going, |lane| set.contains(lanes.hands[hand.index()][lane].lengths()));
        }
        Check::Any(branches) => {
            retain!(going, |lane| branches.iter().any(|branch| all_hold(branch, &lanes.hands(lane))));
        }
        Check::Not(inner) => retain!(going, |lane| !all_hold(inner, &lanes.hands(lane))),
    }
}

impl Early {
    #[inline(always)]
    fn allows(&self, classes: [u32; 4]) -> bool {
        let sum: i32 =
            self.values.iter().zip(classes).map(|(values, class)| i32::from(values[class as usize])).sum();
        self.allowed.contains(i64::from(sum))
    }
}
