//! Hands of which only lengths are drawn by number, after all that classes place: how many ways there are, and tables
//! of the lengths.

use super::fraction::{Node, Weighted};
use super::layout::Layout;
use crate::binomial;

/// Numbers of cards that are left of the one or two suits: fourteen times the first plus the second.
pub(super) const LEFT: usize = 14 * 14;

/// The numbers of cards left as an index.
pub(super) fn index(left: [u8; 2]) -> usize {
    usize::from(left[0]) * 14 + usize::from(left[1])
}

/// For each hand in turn and each number of cards left before it, the ways to draw it and those after it.
#[derive(Debug)]
pub(super) struct Chain {
    /// By hand, and a last one of ones.
    ways: Vec<Vec<u128>>,
    /// How many cards are left in all before each hand.
    before: Vec<u8>,
}

impl Chain {
    /// `cards`: how many are left when the first of these hands is drawn.
    pub(super) fn new(layout: &Layout<'_>, cards: u8) -> Chain {
        let drawn = &layout.part.lengths;
        let mut before = vec![cards];
        for of in drawn {
            let left = before[before.len() - 1].saturating_sub(layout.needs[of.hand.index()]);
            before.push(left);
        }
        let mut chain = Chain { ways: vec![vec![1; LEFT]], before };
        for at in (0..drawn.len()).rev() {
            let ways = (0..LEFT).map(|left| {
                let left = [(left / 14) as u8, (left % 14) as u8];
                chain.outcomes(layout, at, left, 0).iter().map(|&(_, ways)| ways).sum()
            });
            let ways = ways.collect();
            chain.ways.insert(0, ways);
        }
        chain
    }

    /// The ways for all hands when so many cards are left of the suits.
    pub(super) fn ways(&self, left: [u8; 2]) -> u128 {
        self.ways[0][index(left)]
    }

    /// For the hand with this number: sixteen times the cards of the first suit plus those of the second, with the ways
    /// that follow. `next`: where in `ways` the hand after it stands.
    fn outcomes(&self, layout: &Layout<'_>, at: usize, left: [u8; 2], next: usize) -> Vec<(u32, u128)> {
        let drawn = &layout.part.lengths[at];
        let needs = layout.needs[drawn.hand.index()];
        let of_suits: u8 = left[..layout.by_length.len()].iter().sum();
        let mut outcomes = Vec::new();
        let Some(others) = self.before[at].checked_sub(of_suits) else { return outcomes };
        // Which numbers of each suit are allowed, a bit each; any number of a suit that the hand says nothing of.
        let allowed: [u16; 2] = std::array::from_fn(|i| match layout.by_length.get(i) {
            None => 1,
            Some(suit) => {
                let mut says = drawn.suits.iter().filter(|(of, _)| of.index() == *suit);
                says.next().map_or(u16::MAX, |(_, allowed)| allowed[usize::from(left[i])])
            }
        });
        for first in (0..=left[0]).filter(|&n| allowed[0] >> n & 1 == 1) {
            for second in (0..=left[1]).filter(|&n| allowed[1] >> n & 1 == 1) {
                let Some(rest) = needs.checked_sub(first + second) else { continue };
                let own = [(left[0], first), (left[1], second), (others, rest)]
                    .iter()
                    .map(|&(of, n)| u128::from(binomial(of.into(), n.into())))
                    .product::<u128>();
                let ways = own * self.ways[next][index([left[0] - first, left[1] - second])];
                if ways > 0 {
                    outcomes.push((u32::from(first) << 4 | u32::from(second), ways));
                }
            }
        }
        outcomes
    }

    /// For each hand what may be left when it is drawn. `first`: what may be left at the first hand.
    fn reached(&self, layout: &Layout<'_>, first: &[bool]) -> Vec<Vec<bool>> {
        let mut reached = vec![first.to_vec()];
        for at in 0..layout.part.lengths.len() {
            let mut next = vec![false; LEFT];
            for left in (0..LEFT).filter(|&left| reached[at][left]) {
                let of = [(left / 14) as u8, (left % 14) as u8];
                for (cards, _) in self.outcomes(layout, at, of, at + 1) {
                    next[index([of[0] - (cards >> 4) as u8, of[1] - (cards & 15) as u8])] = true;
                }
            }
            reached.push(next);
        }
        reached
    }

    /// Bytes of the tables.
    pub(super) fn bytes(&self, layout: &Layout<'_>, first: &[bool]) -> u64 {
        let columns = |(at, reached): (usize, &Vec<bool>)| -> usize {
            let left = (0..LEFT).filter(|&left| reached[left]);
            left.map(|left| self.outcomes(layout, at, [(left / 14) as u8, (left % 14) as u8], at + 1).len())
                .sum()
        };
        let hands = layout.part.lengths.len();
        let columns: usize = self.reached(layout, first).iter().take(hands).enumerate().map(columns).sum();
        (columns * 16 + hands * LEFT * 8) as u64
    }

    /// The tables of all hands, by the cards left; those that are never asked for are empty. `first`: what may be left
    /// at the first hand.
    pub(super) fn tables(
        &self,
        layout: &Layout<'_>,
        first: &[bool],
        weighted: &mut Weighted,
        error: &mut u64,
    ) -> Vec<Vec<Node>> {
        let mut tables = Vec::new();
        let all = self.reached(layout, first);
        for (at, reached) in all.iter().take(layout.part.lengths.len()).enumerate() {
            let mut nodes = vec![Node::default(); LEFT];
            let mut widest = 0;
            for left in (0..LEFT).filter(|&left| reached[left]) {
                let outcomes = self.outcomes(layout, at, [(left / 14) as u8, (left % 14) as u8], at + 1);
                if outcomes.is_empty() {
                    continue;
                }
                let (node, bound) = weighted.add(&outcomes);
                nodes[left] = node;
                widest = widest.max(bound);
            }
            *error += widest;
            tables.push(nodes);
        }
        tables
    }
}
