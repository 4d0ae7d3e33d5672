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

#[cfg(test)]
mod tests {
    use super::*;

    fn holdings() -> impl Iterator<Item = Holding> {
        (0..8192).map(Holding::from_bits)
    }

    #[test]
    fn high_card_points_have_the_known_distribution() {
        // Hands by cards and points, suit after suit.
        let mut hands = vec![[0u64; 41]; 14];
        hands[0][0] = 1;
        for _ in Suit::ALL {
            let mut longer = vec![[0u64; 41]; 14];
            for holding in holdings() {
                let (cards, points) = (holding.len() as usize, suit_hcp(holding) as usize);
                for before in 0..=13 - cards {
                    for (sum, &ways) in hands[before].iter().enumerate().filter(|&(_, &ways)| ways > 0) {
                        longer[before + cards][sum + points] += ways;
                    }
                }
            }
            hands = longer;
        }
        assert_eq!(hands[13].iter().sum::<u64>(), 635_013_559_600);
        assert_eq!((hands[13][0], hands[13][10], hands[13][37]), (2_310_789_600, 59_723_754_816, 4));
        assert_eq!(hands[13][38..], [0, 0, 0]);
    }

    #[test]
    fn unstopped_holdings_by_their_highest_honour() {
        // Without honours; the bare king; a queen alone, with a low card or with the jack; a jack with two lows at most.
        assert_eq!(
            holdings().filter(|&holding| !is_stopped(holding)).count(),
            512 + 1 + (1 + 9 + 1) + (1 + 9 + 36)
        );
    }

    #[test]
    fn points_and_losers_of_a_pack_divided_by_suits() {
        let suits = Suit::ALL.map(|suit| {
            let mut hand = Hand::default();
            hand.0[suit as usize] = Holding::from_bits(u64::MAX);
            hand
        });
        for (hand, suit) in suits.iter().zip(Suit::ALL) {
            assert_eq!((hcp(hand), total_points(hand), distribution_points(hand)), (10, 19, 19));
            assert_eq!((losers(hand), controls(hand), key_cards(hand, suit)), (0, 3, 2));
        }
        assert_eq!(key_cards(&suits[0], Suit::Hearts), 1);
    }
}
