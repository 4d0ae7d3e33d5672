//! Hands of which only the cards that count are drawn by number, after all others but the rest: how many of each rank,
//! then which, then any of the other cards.
//!
//! What is left of each counting rank when the first of these hands is drawn decides in how many ways all of them can
//! be drawn. A deal so far is kept in proportion to that: with the probability `H(left) / M`, where `M` is the most ways
//! that there can be. Where the sums that are tracked tell what all counting cards left are worth, `M` is the most for
//! just that worth, and the states have been drawn in proportion to it. So every deal is as likely as before: the ways
//! `H` cancel against those of the draws, and `M` against the states' share.

use super::fraction::{Node, Weighted, fraction};
use super::layout::Layout;
use super::{MOST_SUMS, TrackedSum, Unfit};
use crate::{Evaluator, Hand, Ranges, Rank, Suit, binomial};
use std::collections::BTreeMap;

/// The most ranks that count.
pub(super) const MOST_RANKS: usize = 4;

/// What a hand's cards must be worth.
#[derive(Debug)]
struct Asked {
    /// By counting rank.
    weights: Vec<i64>,
    /// Of the counting ranks: with the worth of all cards that are gone by then, or of the hand alone.
    gone: bool,
    allowed: Ranges,
}

/// Numbers of cards of each rank.
#[derive(Clone, Debug)]
struct Taken {
    /// Four bits a rank.
    packed: u32,
    /// As an index of what is left: five values a rank.
    index: usize,
    cards: u8,
    /// What the cards are worth, by what is asked of the hand.
    worth: Vec<i64>,
}

/// The ways of all `Points` hands.
#[derive(Debug)]
pub(super) struct Counting {
    /// For each hand, what it may take if enough is left.
    taken: Vec<Vec<Taken>>,
    pub(super) ranks: Vec<Rank>,
    /// How many open cards there are of each rank.
    open: Vec<u8>,
    asked: Vec<Vec<Asked>>,
    needs: Vec<u8>,
    /// How many cards are left in all before each hand.
    before: Vec<u8>,
    /// By hand and by what is left of the ranks, and a last one of ones.
    ways: Vec<Vec<u128>>,
    /// For the sums that tell the worth of what is gone: which they are, and their weights.
    keys: Vec<(Vec<usize>, Vec<i64>)>,
    /// By tracked sum, what known cards are worth.
    known: Vec<i64>,
    /// The most ways by what these sums have together.
    most: BTreeMap<[i64; MOST_SUMS], u128>,
}

/// Tables to draw `Points` hands by.
#[derive(Clone, Debug)]
pub(super) struct PointsTables {
    /// The cards of each counting rank.
    pub(super) ranks: [Hand; MOST_RANKS],
    /// The cards of all of them.
    pub(super) counting: Hand,
    /// By what is left of the ranks: below this a word keeps the deal; all ones: it is kept without a word.
    pub(super) kept: Vec<u64>,
    /// The same exactly: a part and a whole, where exact weights are kept.
    pub(super) exact: Vec<(u128, u128)>,
    /// The hands in turn, with a table by what is left.
    pub(super) hands: Vec<(usize, Vec<Node>)>,
}

/// Numbers of cards, four bits each.
pub(super) fn packed(of: [u8; MOST_RANKS]) -> u32 {
    of.iter().rev().fold(0, |packed, &of| packed << 4 | u32::from(of))
}

/// The weights of ranks that an evaluator gives in every suit alike, if it counts by cards alone.
pub(super) fn weights(evaluator: &Evaluator) -> Option<[i32; 13]> {
    let of = |suit: Suit| {
        evaluator.suit_sum(suit).filter(|(_, by_length)| **by_length == [0; 14]).map(|(ranks, _)| *ranks)
    };
    let first = of(Suit::Spades)?;
    (!evaluator.has_shapes() && Suit::ALL.into_iter().all(|suit| of(suit) == Some(first))).then_some(first)
}

/// What the known cards of the hands of a sum are worth.
pub(super) fn known_worth(layout: &Layout<'_>, sum: &TrackedSum) -> i64 {
    let hands = sum.hands.iter().map(|role| Hand::from_holdings(layout.known[role.index()]));
    hands.map(|hand| i64::from(sum.evaluator.value(hand))).sum()
}

impl Counting {
    /// `cards`: how many are left when the first of these hands is drawn. `gone`: the hands that are drawn before.
    ///
    /// # Errors
    /// [`Unfit`].
    pub(super) fn new(layout: &Layout<'_>, cards: u8, gone: &[usize]) -> Result<Counting, Unfit> {
        let part = layout.part;
        let mut weighed: Vec<[i32; 13]> = Vec::new();
        for sum in part.points.iter().flat_map(|drawn| &drawn.sums) {
            weighed.push(weights(&sum.evaluator).ok_or(Unfit::Malformed)?);
        }
        let counts = |rank: &Rank| weighed.iter().any(|of| of[rank.index()] != 0);
        let ranks: Vec<Rank> = Rank::ALL.into_iter().rev().filter(counts).collect();
        if ranks.len() > MOST_RANKS {
            return Err(Unfit::TooLarge);
        }
        let of_rank = |rank: Rank| layout.open.iter().filter(|open| open.contains(rank)).count() as u8;
        let open: Vec<u8> = ranks.iter().map(|&rank| of_rank(rank)).collect();
        let mut counting = Counting {
            taken: Vec::new(),
            open,
            asked: Vec::new(),
            needs: part.points.iter().map(|drawn| layout.needs[drawn.hand.index()]).collect(),
            before: Vec::new(),
            ways: Vec::new(),
            keys: Vec::new(),
            known: layout.sums.iter().map(|sum| known_worth(layout, sum)).collect(),
            most: BTreeMap::new(),
            ranks,
        };
        let mut gone = gone.to_vec();
        let mut left = cards;
        for (drawn, needs) in part.points.iter().zip(counting.needs.clone()) {
            let hand = drawn.hand.index();
            let asked = drawn.sums.iter().map(|sum| counting.asked(layout, sum, hand, &gone));
            counting.asked.push(asked.collect::<Result<_, _>>()?);
            counting.before.push(left);
            left = left.checked_sub(needs).ok_or(Unfit::Malformed)?;
            gone.push(hand);
        }
        counting.taken = counting.asked.iter().map(|asked| counting.all_taken(asked)).collect();
        counting.keys = counting.keys_of(layout);
        counting.count();
        Ok(counting)
    }

    fn asked(
        &self,
        layout: &Layout<'_>,
        sum: &super::PointsSum,
        hand: usize,
        gone: &[usize],
    ) -> Result<Asked, Unfit> {
        let of_ranks = weights(&sum.evaluator).ok_or(Unfit::Malformed)?;
        let hands: Vec<usize> = sum.hands.iter().map(|role| role.index()).collect();
        let alone = hands == [hand];
        let with_gone = hands.contains(&hand)
            && hands.len() == gone.len() + 1
            && hands.iter().all(|of| *of == hand || gone.contains(of));
        if !alone && !with_gone {
            return Err(Unfit::Malformed);
        }
        let known: i64 = hands
            .iter()
            .map(|&of| i64::from(sum.evaluator.value(Hand::from_holdings(layout.known[of]))))
            .sum();
        Ok(Asked {
            weights: self.ranks.iter().map(|rank| i64::from(of_ranks[rank.index()])).collect(),
            gone: !alone,
            allowed: sum.allowed.shifted(-known),
        })
    }

    /// The evaluators of which tracked sums tell, each in one way, what all hands that are gone have together.
    fn keys_of(&self, layout: &Layout<'_>) -> Vec<(Vec<usize>, Vec<i64>)> {
        let part = layout.part;
        // Hands that get any cards but low ones after the classes make the worth uncertain.
        let certain =
            part.places.iter().all(|place| !matches!(place, super::Place::Suits | super::Place::Lengths));
        if !certain || part.points.is_empty() {
            return Vec::new();
        }
        let mut keys: Vec<(Vec<usize>, Vec<i64>)> = Vec::new();
        for (at, sum) in layout.sums.iter().enumerate() {
            let Some(of_ranks) = weights(&sum.evaluator) else { continue };
            let elsewhere =
                Rank::ALL.iter().any(|rank| of_ranks[rank.index()] != 0 && !self.ranks.contains(rank));
            let seen = keys.iter().any(|(sums, _)| sums.contains(&at));
            if elsewhere || seen {
                continue;
            }
            // Further sums of the same kind, over other hands, until all placed ones are there.
            let mut sums = vec![at];
            let mut hands: Vec<usize> = sum.hands.iter().map(|role| role.index()).collect();
            for (more, other) in layout.sums.iter().enumerate().skip(at + 1) {
                let disjoint = other.hands.iter().all(|role| !hands.contains(&role.index()));
                if disjoint && other.evaluator == sum.evaluator {
                    sums.push(more);
                    hands.extend(other.hands.iter().map(|role| role.index()));
                }
            }
            let all = layout.placed.iter().all(|hand| hands.contains(hand));
            if all && sums.iter().all(|&sum| layout.sums[sum].width.get() == 1) {
                let weights = self.ranks.iter().map(|rank| i64::from(of_ranks[rank.index()])).collect();
                keys.push((sums, weights));
            }
        }
        keys
    }

    fn count(&mut self) {
        self.ways = vec![vec![1; self.size()]];
        for at in (0..self.needs.len()).rev() {
            let ways =
                (0..self.size()).map(|left| self.outcomes(at, left, 0).iter().map(|&(_, ways)| ways).sum());
            let ways = ways.collect();
            self.ways.insert(0, ways);
        }
        for left in 0..self.size() {
            let ways = self.ways[0][left];
            if ways > 0 {
                let most = self.most.entry(self.worth_gone(left)).or_insert(0);
                *most = ways.max(*most);
            }
        }
    }

    /// How many numbers of cards left there are.
    fn size(&self) -> usize {
        5usize.pow(self.ranks.len() as u32)
    }

    /// How many cards are left of each rank.
    fn left(&self, mut index: usize) -> [u8; MOST_RANKS] {
        let mut left = [0; MOST_RANKS];
        for of in left.iter_mut().take(self.ranks.len()) {
            *of = (index % 5) as u8;
            index /= 5;
        }
        left
    }

    /// What the sums that tell it have together when so much is left, in the order of the keys.
    fn worth_gone(&self, left: usize) -> [i64; MOST_SUMS] {
        let left = self.left(left);
        let mut worth = [0; MOST_SUMS];
        for (worth, (_, weights)) in worth.iter_mut().zip(&self.keys) {
            let gone = self.open.iter().zip(left).map(|(&open, left)| i64::from(open) - i64::from(left));
            *worth = weights.iter().zip(gone).map(|(weight, gone)| weight * gone).sum();
        }
        worth
    }

    /// The most ways, if they are the same for all states.
    pub(super) fn uniform(&self) -> Option<u128> {
        self.keys.is_empty().then(|| self.most.values().copied().max().unwrap_or(0))
    }

    /// The most ways for a state in which the tracked sums, known cards included, have these values; `None`: there is
    /// no way.
    pub(super) fn most(&self, values: impl Fn(usize) -> i64) -> Option<u128> {
        let mut worth = [0; MOST_SUMS];
        for (worth, (sums, _)) in worth.iter_mut().zip(&self.keys) {
            *worth = sums.iter().map(|&sum| values(sum) - self.known[sum]).sum();
        }
        self.most.get(&worth).copied()
    }

    /// By what share of the ways that there are without conditions these hands would be drawn if each deal before them
    /// had the most ways, in parts of 2³²: the average over what `drawn` cards before them leave, where the cards gone
    /// are worth what the tracked sums allow.
    pub(super) fn expected(&self, layout: &Layout<'_>, drawn: u8) -> u64 {
        let ranks: u8 = self.open.iter().sum();
        let all = self.before.first().map_or(0, |before| before + drawn);
        let free = self.before.iter().zip(&self.needs);
        let free: u128 =
            free.map(|(&before, &needs)| u128::from(binomial(before.into(), needs.into()))).product();
        // So many bits are left out, so that nothing overflows.
        let shift = (128 - free.leading_zeros()).saturating_sub(40);
        let (mut part, mut whole) = (0, 0);
        for index in 0..self.size() {
            let left = self.left(index);
            let gone = self.open.iter().zip(left).map(|(open, left)| open.checked_sub(left));
            let Some(gone) = gone.collect::<Option<Vec<u8>>>() else { continue };
            let Some(others) = drawn.checked_sub(gone.iter().sum()) else { continue };
            let worth = self.worth_gone(index);
            if !self.may_be_gone(layout, &worth) {
                continue;
            }
            let of_rank = |(&open, &gone): (&u8, &u8)| u128::from(binomial(open.into(), gone.into()));
            let ways: u128 = self.open.iter().zip(&gone).map(of_rank).product();
            let ways = ways * u128::from(binomial(all.saturating_sub(ranks).into(), others.into()));
            part += ways * (self.most.get(&worth).copied().unwrap_or(0) >> shift);
            whole += ways;
        }
        let average = part / whole.max(1);
        ((average << 32) / (free >> shift).max(1)).min(1 << 32) as u64
    }

    /// Whether single tracked sums allow what the cards gone are worth.
    fn may_be_gone(&self, layout: &Layout<'_>, worth: &[i64; MOST_SUMS]) -> bool {
        self.keys.iter().zip(worth).all(|((sums, _), &worth)| match sums[..] {
            [sum] => layout.sums[sum].allowed.contains(worth + self.known[sum]),
            _ => true,
        })
    }

    /// All numbers of cards that what is asked of the hand alone allows.
    fn all_taken(&self, asked: &[Asked]) -> Vec<Taken> {
        let all = (0..self.size()).filter_map(|index| {
            let of = self.left(index);
            let worth =
                |asked: &Asked| asked.weights.iter().zip(of).map(|(weight, n)| weight * i64::from(n)).sum();
            let worth: Vec<i64> = asked.iter().map(worth).collect();
            let allowed =
                asked.iter().zip(&worth).all(|(asked, &worth)| asked.gone || asked.allowed.contains(worth));
            allowed.then(|| Taken { packed: packed(of), index, cards: of.iter().sum(), worth })
        });
        all.collect()
    }

    /// For the hand with this number: cards of each rank, four bits each, with the ways that follow. `next`: where in
    /// `ways` the hand after it stands.
    fn outcomes(&self, at: usize, index: usize, next: usize) -> Vec<(u32, u128)> {
        let mut outcomes = Vec::new();
        self.each_outcome(at, index, next, |packed, ways| outcomes.push((packed, ways)));
        outcomes
    }

    fn each_outcome(&self, at: usize, index: usize, next: usize, mut give: impl FnMut(u32, u128)) {
        let left = self.left(index);
        if left.iter().zip(&self.open).any(|(left, open)| left > open) {
            return;
        }
        let Some(others) = self.before[at].checked_sub(left.iter().sum()) else { return };
        let gone: Vec<i64> = self.asked[at].iter().map(|asked| self.worth_before(asked, &left)).collect();
        let room = packed(left) | 0x8888;
        for taken in &self.taken[at] {
            // No nibble borrows from its guard bit: enough is left of each rank.
            if (room - taken.packed) & 0x8888 != 0x8888 || taken.cards > self.needs[at] {
                continue;
            }
            let asked = self.asked[at].iter().zip(&gone).zip(&taken.worth);
            let mut gone = asked.filter(|((asked, _), _)| asked.gone);
            if !gone.all(|((asked, gone), worth)| asked.allowed.contains(gone + worth)) {
                continue;
            }
            let after = self.ways[next][index - taken.index];
            if after == 0 {
                continue;
            }
            let of = |i: usize| binomial(left[i].into(), (taken.packed >> (4 * i) & 15) as usize);
            let own = of(0) * of(1) * of(2) * of(3);
            let ways =
                u128::from(own) * u128::from(binomial(others.into(), (self.needs[at] - taken.cards).into()));
            if ways > 0 {
                give(taken.packed, ways * after);
            }
        }
    }

    /// What is gone already counts for, if it does.
    fn worth_before(&self, asked: &Asked, left: &[u8; MOST_RANKS]) -> i64 {
        let gone = self.open.iter().zip(left).map(|(&open, &left)| i64::from(open) - i64::from(left));
        asked.weights.iter().zip(gone).map(|(weight, gone)| weight * gone).sum()
    }

    /// The tables of all hands.
    pub(super) fn tables(
        &self,
        layout: &Layout<'_>,
        weighted: &mut Weighted,
        exact: bool,
        error: &mut u64,
    ) -> Option<PointsTables> {
        if self.needs.is_empty() {
            return None;
        }
        let mut reached: Vec<bool> = self.ways[0].iter().map(|&ways| ways > 0).collect();
        let shares: Vec<(u128, u128)> = (0..self.size())
            .map(|left| (self.ways[0][left], self.most.get(&self.worth_gone(left)).copied().unwrap_or(1)))
            .collect();
        // The threshold is rounded down: off by less than one word.
        *error += 1;
        let mut hands = Vec::new();
        for (at, drawn) in layout.part.points.iter().enumerate() {
            let mut nodes = vec![Node::default(); self.size()];
            let mut next = vec![false; self.size()];
            let mut widest = 0;
            for left in (0..self.size()).filter(|&left| reached[left]) {
                let outcomes = self.outcomes(at, left, at + 1);
                if outcomes.is_empty() {
                    continue;
                }
                for &(taken, _) in &outcomes {
                    let of = |i: usize| (taken >> (4 * i) & 15) as usize * 5usize.pow(i as u32);
                    next[left - (0..self.ranks.len()).map(of).sum::<usize>()] = true;
                }
                let (node, bound) = weighted.add(&outcomes);
                nodes[left] = node;
                widest = widest.max(bound);
            }
            *error += widest;
            hands.push((drawn.hand.index(), nodes));
            reached = next;
        }
        let cards = |rank: &Rank| Hand::PACK.cards().filter(|card| card.rank() == *rank).collect::<Hand>();
        let ranks = std::array::from_fn(|i| self.ranks.get(i).map_or(Hand::EMPTY, cards));
        Some(PointsTables {
            counting: ranks.iter().fold(Hand::EMPTY, |all, rank| all.union(*rank)),
            ranks,
            kept: shares
                .iter()
                .map(|&(part, whole)| if part >= whole { u64::MAX } else { fraction(part, whole) })
                .collect(),
            exact: if exact { shares } else { Vec::new() },
            hands,
        })
    }

    /// Bytes of the tables.
    pub(super) fn bytes(&self) -> u64 {
        let columns = |at: usize| -> usize {
            (0..self.size())
                .filter(|&left| self.ways[at][left] > 0)
                .map(|left| self.outcomes(at, left, at + 1).len())
                .sum()
        };
        ((0..self.needs.len()).map(|at| columns(at) * 16 + self.size() * 8).sum::<usize>() + self.size() * 8)
            as u64
    }
}

impl PointsTables {
    /// Bytes, but for the columns.
    pub(super) fn bytes(&self) -> usize {
        let nodes = self.hands.iter().map(|(_, nodes)| nodes.len() * size_of::<Node>()).sum::<usize>();
        self.kept.len() * 8 + nodes
    }
}
