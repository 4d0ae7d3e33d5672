//! Points, losers, controls, key cards and stoppers of one hand.
//!
//! What: the numbers of seed 000 §2, one function a definition, in the words of the definition.
//! Why: this is the page to read beside the seed when a verdict is doubted.
//! Method: plain loops over cards and suits, no table.
//! Limits: other tools count losers and stoppers otherwise; these are the seed's, to the letter.

use crate::card::{Card, Hand, Holding, Rank, Suit};

/// High card points of one suit: ace 4, king 3, queen 2, jack 1.
pub(crate) fn suit_hcp(holding: Holding) -> u32 {
    let mut points = 0;
    for (honour, worth) in [(Rank::ACE, 4), (Rank::KING, 3), (Rank::QUEEN, 2), (Rank::JACK, 1)] {
        if holding.has(honour) {
            points += worth;
        }
    }
    points
}

/// High card points of the hand.
pub(crate) fn hcp(hand: &Hand) -> u32 {
    sum_over_suits(hand, suit_hcp)
}

/// Total points: high card points, and one for each card beyond the fourth in each suit.
pub(crate) fn total_points(hand: &Hand) -> u32 {
    hcp(hand) + sum_over_suits(hand, |holding| holding.len().saturating_sub(4))
}

/// Distribution points: high card points, and 3 for a void, 2 for a singleton, 1 for a doubleton.
pub(crate) fn distribution_points(hand: &Hand) -> u32 {
    hcp(hand)
        + sum_over_suits(hand, |holding| match holding.len() {
            0 => 3,
            1 => 2,
            2 => 1,
            _ => 0,
        })
}

/// Losing trick count: in each suit the first three cards are losers, less one for each of A, K, Q held.
pub(crate) fn losers(hand: &Hand) -> u32 {
    sum_over_suits(hand, |holding| {
        let mut losers = holding.len().min(3);
        for winner in [Rank::ACE, Rank::KING, Rank::QUEEN] {
            if holding.has(winner) {
                // A suit with k of these has at least k cards, and k is at most 3.
                losers -= 1;
            }
        }
        losers
    })
}

/// How many cards of one rank the hand has: its aces, kings or queens.
pub(crate) fn count(hand: &Hand, rank: Rank) -> u32 {
    sum_over_suits(hand, |holding| u32::from(holding.has(rank)))
}

/// Controls: an ace is two, a king is one.
pub(crate) fn controls(hand: &Hand) -> u32 {
    2 * count(hand, Rank::ACE) + count(hand, Rank::KING)
}

/// Key cards with these trumps: the aces, and the king of trumps.
pub(crate) fn key_cards(hand: &Hand, trumps: Suit) -> u32 {
    count(hand, Rank::ACE) + u32::from(hand.has(Card { suit: trumps, rank: Rank::KING }))
}

/// A stopper: the ace, a king with a second card, a queen with a third, a jack with a fourth.
pub(crate) fn is_stopped(holding: Holding) -> bool {
    let length_needed = [(Rank::ACE, 1), (Rank::KING, 2), (Rank::QUEEN, 3), (Rank::JACK, 4)];
    length_needed.into_iter().any(|(honour, cards)| holding.has(honour) && holding.len() >= cards)
}

fn sum_over_suits(hand: &Hand, value: impl Fn(Holding) -> u32) -> u32 {
    let mut sum = 0;
    for suit in Suit::ALL {
        sum += value(hand.suit(suit));
    }
    sum
}
