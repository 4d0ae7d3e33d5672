//! The usual evaluators, as seed 000 §2 defines them. All values are in quarters of their unit.

use super::{Evaluator, QUARTERS};
use crate::{Holding, Rank, Suit};

/// Whole units from the number of units.
fn units(of: impl Fn(Suit, Holding) -> usize) -> Evaluator {
    Evaluator::from_fn(|suit, holding| QUARTERS * of(suit, holding) as i32)
}

/// High-card points of a holding.
fn high_cards(holding: Holding) -> usize {
    let points = |(rank, points)| if holding.contains(rank) { points } else { 0 };
    [(Rank::Ace, 4), (Rank::King, 3), (Rank::Queen, 2), (Rank::Jack, 1)].map(points).iter().sum()
}

/// 1 if the rank is held.
fn one(holding: Holding, rank: Rank) -> usize {
    usize::from(holding.contains(rank))
}

impl Evaluator {
    /// So many quarters for each card, by rank (the two first), the same in each suit: any scale of card points,
    /// as `4½ 3 1½ ¾ ¼` for A K Q J T.
    pub fn cards(quarters: [i32; 13]) -> Evaluator {
        Evaluator::from_fn(|_, holding| {
            holding.ranks().fold(0, |sum: i32, rank| sum.saturating_add(quarters[rank.index()]))
        })
    }

    /// High-card points: A 4, K 3, Q 2, J 1.
    pub fn hcp() -> Evaluator {
        units(|_, holding| high_cards(holding))
    }

    /// High-card points in one suit.
    pub fn suit_hcp(of: Suit) -> Evaluator {
        units(|suit, holding| if suit == of { high_cards(holding) } else { 0 })
    }

    /// Controls: A 2, K 1.
    pub fn controls() -> Evaluator {
        units(|_, holding| 2 * one(holding, Rank::Ace) + one(holding, Rank::King))
    }

    /// Aces.
    pub fn aces() -> Evaluator {
        units(|_, holding| one(holding, Rank::Ace))
    }

    /// Kings.
    pub fn kings() -> Evaluator {
        units(|_, holding| one(holding, Rank::King))
    }

    /// Queens.
    pub fn queens() -> Evaluator {
        units(|_, holding| one(holding, Rank::Queen))
    }

    /// Key cards with this trump suit: the four aces and the king of trumps. The queen of trumps is none.
    pub fn key_cards(trump: Suit) -> Evaluator {
        units(|suit, holding| {
            one(holding, Rank::Ace) + if suit == trump { one(holding, Rank::King) } else { 0 }
        })
    }

    /// Total points: high-card points, and 1 for each card beyond the fourth in a suit.
    pub fn total_points() -> Evaluator {
        units(|_, holding| high_cards(holding) + holding.len().saturating_sub(4))
    }

    /// Distribution points: high-card points, and 3 for a void, 2 for a singleton, 1 for a doubleton.
    pub fn distribution_points() -> Evaluator {
        units(|_, holding| high_cards(holding) + 3usize.saturating_sub(holding.len()))
    }

    /// Losing trick count: in each suit as many losers as cards, three at most, less the A, K and Q held.
    pub fn losers() -> Evaluator {
        units(|_, holding| {
            let winners = [Rank::Ace, Rank::King, Rank::Queen].map(|rank| one(holding, rank)).iter().sum();
            holding.len().min(3).saturating_sub(winners)
        })
    }

    /// Cards in a suit.
    pub fn length(of: Suit) -> Evaluator {
        units(|suit, holding| if suit == of { holding.len() } else { 0 })
    }
}
