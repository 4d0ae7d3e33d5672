//! The usual evaluators, as seed 000 §2 defines them. All values are in quarters of their unit. Each is
//! written as the sum it is, as many are made for each scenario; the tests hold them against their definitions.

use super::suit::SuitPoints;
use super::{Evaluator, LIMIT, QUARTERS};
use crate::{Rank, Suit};

/// Points of the honours in whole units, by rank, in quarters.
const fn honours(ace: i32, king: i32, queen: i32, jack: i32) -> [i32; 13] {
    let mut ranks = [0; 13];
    ranks[Rank::Ace as usize] = ace * QUARTERS;
    ranks[Rank::King as usize] = king * QUARTERS;
    ranks[Rank::Queen as usize] = queen * QUARTERS;
    ranks[Rank::Jack as usize] = jack * QUARTERS;
    ranks
}

const NOTHING: [i32; 13] = [0; 13];
const HIGH_CARDS: [i32; 13] = honours(4, 3, 2, 1);

/// The evaluator that adds up the ranks' weights in quarters, the same in each suit, and what a suit's length is worth in
/// whole units.
fn alike(ranks: [i32; 13], of_length: impl Fn(i32) -> i32) -> Evaluator {
    let points = SuitPoints::sum(ranks, |length| QUARTERS * of_length(length));
    by_suit(|_| points.clone())
}

fn by_suit(points: impl Fn(Suit) -> SuitPoints) -> Evaluator {
    Evaluator::from_suits(Suit::ALL.map(points))
}

impl Evaluator {
    /// So many quarters for each card, by rank (the two first), the same in each suit: any scale of card points,
    /// as `4½ 3 1½ ¾ ¼` for A K Q J T.
    pub fn cards(quarters: [i32; 13]) -> Evaluator {
        if quarters.iter().all(|weight| weight.abs() <= LIMIT / 13) {
            return alike(quarters, |_| 0);
        }
        Evaluator::from_fn(|_, holding| {
            holding.ranks().fold(0, |sum: i32, rank| sum.saturating_add(quarters[rank.index()]))
        })
    }

    /// High-card points: A 4, K 3, Q 2, J 1.
    pub fn hcp() -> Evaluator {
        alike(HIGH_CARDS, |_| 0)
    }

    /// High-card points in one suit.
    pub fn suit_hcp(of: Suit) -> Evaluator {
        by_suit(|suit| SuitPoints::sum(if suit == of { HIGH_CARDS } else { NOTHING }, |_| 0))
    }

    /// Controls: A 2, K 1.
    pub fn controls() -> Evaluator {
        alike(honours(2, 1, 0, 0), |_| 0)
    }

    /// Aces.
    pub fn aces() -> Evaluator {
        alike(honours(1, 0, 0, 0), |_| 0)
    }

    /// Kings.
    pub fn kings() -> Evaluator {
        alike(honours(0, 1, 0, 0), |_| 0)
    }

    /// Queens.
    pub fn queens() -> Evaluator {
        alike(honours(0, 0, 1, 0), |_| 0)
    }

    /// Key cards with this trump suit: the four aces and the king of trumps. The queen of trumps is none.
    pub fn key_cards(trump: Suit) -> Evaluator {
        by_suit(|suit| SuitPoints::sum(honours(1, i32::from(suit == trump), 0, 0), |_| 0))
    }

    /// Total points: high-card points, and 1 for each card beyond the fourth in a suit.
    pub fn total_points() -> Evaluator {
        alike(HIGH_CARDS, |length| (length - 4).max(0))
    }

    /// Distribution points: high-card points, and 3 for a void, 2 for a singleton, 1 for a doubleton.
    pub fn distribution_points() -> Evaluator {
        alike(HIGH_CARDS, |length| (3 - length).max(0))
    }

    /// Losing trick count: in each suit as many losers as cards, three at most, less the A, K and Q held (of which there
    /// are never more than that).
    pub fn losers() -> Evaluator {
        alike(honours(-1, -1, -1, 0), |length| length.min(3))
    }

    /// Cards in a suit.
    pub fn length(of: Suit) -> Evaluator {
        by_suit(|suit| SuitPoints::sum(NOTHING, |length| if suit == of { QUARTERS * length } else { 0 }))
    }
}
