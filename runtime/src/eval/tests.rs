//! The definitions on hands counted by hand, whole distributions, bounds, and unusual evaluators.

use super::*;
use crate::{Rank, binomial};
use proptest::prelude::*;

/// The hand of a text like `AK2.QJ53.K84.T65`.
fn hand(text: &str) -> Hand {
    let mut suits = text.split('.');
    Hand::from_holdings([(); 4].map(|()| {
        let ranks = suits.next().unwrap_or_default().chars();
        ranks.fold(Holding::VOID, |holding, letter| holding.with(Rank::from_letter(letter).unwrap()))
    }))
}

/// The value in whole points.
fn points(evaluator: &Evaluator, text: &str) -> i32 {
    let value = evaluator.value(hand(text));
    assert_eq!(value % QUARTERS, 0);
    value / QUARTERS
}

#[test]
fn usual_evaluators_on_hands_counted_by_hand() {
    let (one, two, three) = ("AK2.QJ53.K84.T65", "KQJT9876543.A.K.", "A.K.Q.JT98765432");
    let evaluators: [(&str, Evaluator, [i32; 3]); 12] = [
        ("hcp", Evaluator::hcp(), [13, 13, 10]),
        ("hearts hcp", Evaluator::suit_hcp(Suit::Hearts), [3, 4, 3]),
        ("controls", Evaluator::controls(), [4, 4, 3]),
        ("aces", Evaluator::aces(), [1, 1, 1]),
        ("kings", Evaluator::kings(), [2, 2, 1]),
        ("queens", Evaluator::queens(), [1, 1, 1]),
        ("key cards, spades", Evaluator::key_cards(Suit::Spades), [2, 2, 1]),
        ("key cards, hearts", Evaluator::key_cards(Suit::Hearts), [1, 1, 2]),
        ("total points", Evaluator::total_points(), [13, 20, 16]),
        ("distribution points", Evaluator::distribution_points(), [13, 20, 16]),
        ("losers", Evaluator::losers(), [1 + 2 + 2 + 3, 1, 3]),
        ("clubs", Evaluator::length(Suit::Clubs), [3, 0, 10]),
    ];
    for (name, evaluator, expected) in &evaluators {
        assert_eq!([one, two, three].map(|text| points(evaluator, text)), *expected, "{name}");
    }
}

#[test]
fn losers_of_short_suits_follow_the_definition() {
    let losers = Evaluator::losers();
    let of = |text: &str| losers.suit_value(Suit::Spades, hand(text).holding(Suit::Spades)) / QUARTERS;
    let cases = [
        ("", 0),
        ("2", 1),
        ("A", 0),
        ("K", 0),
        ("Q", 0),
        ("Q2", 1),
        ("K2", 1),
        ("AQ", 0),
        ("KQ", 0),
        ("A32", 2),
        ("Q32", 2),
        ("KJ2", 2),
        ("AKQ", 0),
        ("432", 3),
        ("5432", 3),
        ("AQJ32", 1),
    ];
    for (text, expected) in cases {
        assert_eq!(of(text), expected, "{text}");
    }
}

/// How many hands of thirteen cards have each value (in points): suit by suit, by length and value.
fn distribution(evaluator: &Evaluator) -> Vec<u64> {
    let mut sums = vec![[0u64; 64]; 14];
    sums[0][0] = 1;
    for suit in Suit::ALL {
        let mut next = vec![[0u64; 64]; 14];
        let mut of_suit = [[0u64; 40]; 14];
        for holding in Holding::all() {
            of_suit[holding.len()][(evaluator.suit_value(suit, holding) / QUARTERS) as usize] += 1;
        }
        for (length, row) in sums.iter().enumerate() {
            for (more, of_length) in of_suit.iter().enumerate().take(14 - length) {
                for (a, &ways) in row.iter().enumerate().filter(|(_, ways)| **ways > 0) {
                    for (b, &count) in of_length.iter().enumerate().filter(|(_, count)| **count > 0) {
                        next[length + more][a + b] += ways * count;
                    }
                }
            }
        }
        sums = next;
    }
    sums[13].to_vec()
}

#[test]
fn whole_distributions_have_the_known_numbers() {
    let hcp = distribution(&Evaluator::hcp());
    assert_eq!(hcp.iter().sum::<u64>(), 635_013_559_600);
    // Published: no point as often as 13 of 36 cards; the mode is 10; 37 points in four hands.
    assert_eq!(hcp[0], 2_310_789_600);
    assert_eq!(hcp[10], 59_723_754_816);
    assert_eq!(hcp[37], 4);
    assert_eq!(hcp[38..].iter().sum::<u64>(), 0);
    let mean: u64 = hcp.iter().zip(0..).map(|(&ways, points)| ways * points).sum();
    assert_eq!(mean, 10 * 635_013_559_600);
    let aces = distribution(&Evaluator::aces());
    let expected: Vec<u64> = (0..5).map(|n| binomial(4, n) * binomial(48, 13 - n)).collect();
    assert_eq!(aces[..5], expected);
    for evaluator in [Evaluator::losers(), Evaluator::controls(), Evaluator::total_points()] {
        assert_eq!(distribution(&evaluator).iter().sum::<u64>(), 635_013_559_600);
    }
    // No hand has more than twelve losers, and 4-3-3-3 without A K Q has them.
    let losers = distribution(&Evaluator::losers());
    assert!(losers[12] > 0 && losers[13..].iter().all(|&ways| ways == 0));
}

/// The definitions of seed 000 §2, holding by holding, in whole points.
#[test]
fn the_sums_are_what_the_definitions_say() {
    fn define(value: impl Fn(Suit, Holding, [usize; 4]) -> usize) -> Evaluator {
        let held = |h: Holding| {
            [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack].map(|rank| usize::from(h.contains(rank)))
        };
        Evaluator::from_fn(|suit, h| QUARTERS * value(suit, h, held(h)) as i32)
    }
    let hcp = |[a, k, q, j]: [usize; 4]| 4 * a + 3 * k + 2 * q + j;
    let losers = |h: Holding, [a, k, q, _]: [usize; 4]| h.len().min(3).saturating_sub(a + k + q);
    assert_eq!(Evaluator::hcp(), define(|_, _, honours| hcp(honours)));
    assert_eq!(Evaluator::controls(), define(|_, _, [a, k, ..]| 2 * a + k));
    assert_eq!(Evaluator::aces(), define(|_, _, [a, ..]| a));
    assert_eq!(Evaluator::kings(), define(|_, _, [_, k, ..]| k));
    assert_eq!(Evaluator::queens(), define(|_, _, [_, _, q, _]| q));
    assert_eq!(Evaluator::total_points(), define(|_, h, honours| hcp(honours) + h.len().saturating_sub(4)));
    let distribution = define(|_, h, honours| hcp(honours) + 3_usize.saturating_sub(h.len()));
    assert_eq!(Evaluator::distribution_points(), distribution);
    assert_eq!(Evaluator::losers(), define(|_, h, honours| losers(h, honours)));
    for of in Suit::ALL {
        let only = |suit, value| if suit == of { value } else { 0 };
        assert_eq!(Evaluator::suit_hcp(of), define(|suit, _, honours| only(suit, hcp(honours))));
        assert_eq!(Evaluator::length(of), define(|suit, h, _| only(suit, h.len())));
        assert_eq!(Evaluator::key_cards(of), define(|suit, _, [a, k, ..]| a + only(suit, k)));
    }
    // Any scale, a two that counts included, as long as it is no larger than what is cut.
    for scale in
        [[-3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9], [LIMIT / 13; 13], [1 - LIMIT / 13; 13], [LIMIT; 13]]
    {
        let sum = |h: Holding| h.ranks().map(|rank| scale[rank.index()]).sum();
        assert_eq!(Evaluator::cards(scale), Evaluator::from_fn(|_, h| sum(h)));
    }
}

#[test]
fn equal_functions_are_equal_and_compact() {
    let scale = |ace: i32| std::array::from_fn(|rank| (ace - 4 * (12 - rank as i32)).max(0));
    assert_eq!(Evaluator::cards(scale(16)), Evaluator::hcp());
    assert_ne!(Evaluator::cards(scale(20)), Evaluator::hcp());
    assert_eq!(Evaluator::from_fn(|_, h| 4 * h.contains(Rank::Ace) as i32), Evaluator::aces());
    for evaluator in [Evaluator::losers(), Evaluator::total_points(), Evaluator::length(Suit::Hearts)] {
        assert!(evaluator.groups.is_some(), "{evaluator:?}");
    }
    assert_eq!(Evaluator::hcp().with_shapes(13, |_| 0), Evaluator::hcp());
}

#[test]
fn scales_in_quarters_are_exact() {
    // 4½ 3 1½ ¾ ¼
    let mut quarters = [0; 13];
    quarters[8..].copy_from_slice(&[1, 3, 6, 12, 18]);
    let scale = Evaluator::cards(quarters);
    assert_eq!(scale.value(hand("AKQJT..5432.5432")), 40);
    assert_eq!(scale.value(hand("A.K.Q.JT98765432")), 18 + 12 + 6 + 3 + 1);
}

#[test]
fn bounds_are_reached() {
    let of =
        |evaluator: &Evaluator| evaluator.bounds(Hand::PACK, 13).map(|(a, b)| (a / QUARTERS, b / QUARTERS));
    assert_eq!(of(&Evaluator::hcp()), Some((0, 37)));
    assert_eq!(of(&Evaluator::suit_hcp(Suit::Clubs)), Some((0, 10)));
    assert_eq!(of(&Evaluator::controls()), Some((0, 12)));
    assert_eq!(of(&Evaluator::losers()), Some((0, 12)));
    assert_eq!(of(&Evaluator::length(Suit::Spades)), Some((0, 13)));
    assert_eq!(of(&Evaluator::total_points()), Some((0, 37)));
    assert_eq!(Evaluator::hcp().bounds(hand("AK.A..").union(hand("..2.2")), 3), Some((12, 44)));
    assert_eq!(Evaluator::hcp().bounds(hand("AK"), 3), None);
    let aces = HoldingSet::from_fn(|h| h.contains(Rank::Ace));
    assert_eq!(Evaluator::hcp().suit_bounds(Suit::Hearts, &aces), Some((16, 40)));
    assert_eq!(Evaluator::hcp().suit_bounds(Suit::Hearts, &HoldingSet::empty()), None);
}

#[test]
fn extreme_values_are_cut_and_never_overflow() {
    let extreme = Evaluator::from_fn(|_, h| if h.len() % 2 == 0 { i32::MAX } else { i32::MIN });
    let extreme = extreme.with_shapes(13, |_| i32::MIN);
    assert_eq!(extreme.value(hand("AK.QJ.32.A765432")), LIMIT);
    assert_eq!(extreme.bounds(Hand::PACK, 13), Some((-3 * LIMIT, LIMIT)));
    assert_eq!(Evaluator::cards([i32::MAX; 13]).value(hand("A.K.Q.J")), 4 * LIMIT);
    assert_eq!(Evaluator::hcp().with_shapes(200, |_| 1), Evaluator::hcp());
}

proptest! {
    #[test]
    fn any_function_of_holdings_and_lengths_can_be_held(bits: u64, twist in 1u32..9999) {
        // Nothing additive: a scrambled value for each holding and each shape.
        let f = |suit: Suit, h: Holding| ((h.bits() as u32 + 1) * twist % 257) as i32 - 100 * suit.index() as i32;
        let g = |shape: [u8; 4]| (shape_index(shape) as u32 * twist % 31) as i32;
        let evaluator = Evaluator::from_fn(f).with_shapes(13, g);
        let hand = Hand::from_bits(bits);
        let suits: i32 = Suit::ALL.iter().map(|&s| f(s, hand.holding(s))).sum();
        let shape = if hand.len() == 13 { g(hand.lengths()) } else { 0 };
        prop_assert_eq!(evaluator.value(hand), suits + shape);
        for suit in Suit::ALL {
            prop_assert_eq!(evaluator.suit_value(suit, hand.holding(suit)), f(suit, hand.holding(suit)));
        }
    }

    #[test]
    fn a_hand_is_worth_the_sum_of_its_suits(index: u64) {
        let deal = crate::deal(&mut crate::StreamKey::new(1, 1, &[]).stream(index));
        let all = [
            Evaluator::hcp(), Evaluator::losers(), Evaluator::total_points(), Evaluator::distribution_points(),
            Evaluator::key_cards(Suit::Diamonds), Evaluator::hcp().with_shapes(13, |s| i32::from(s[0] * s[1])),
        ];
        for evaluator in all {
            let bounds = evaluator.bounds(Hand::PACK, 13).unwrap();
            for &hand in deal.hands() {
                let suits: i32 = Suit::ALL.iter().map(|&s| evaluator.suit_value(s, hand.holding(s))).sum();
                let value = evaluator.value(hand);
                prop_assert_eq!(value, suits + evaluator.shape_value(hand.lengths()));
                prop_assert!(bounds.0 <= value && value <= bounds.1);
            }
        }
    }
}

#[test]
fn the_values_of_all_holdings_are_those_of_each() {
    for evaluator in [
        Evaluator::hcp(),
        Evaluator::losers(),
        Evaluator::total_points(),
        Evaluator::from_fn(|_, h| h.len() as i32 % 3),
    ] {
        for suit in Suit::ALL {
            let values = evaluator.suit_values(suit);
            assert!(
                Holding::all().all(|holding| values[holding.index()] == evaluator.suit_value(suit, holding))
            );
        }
    }
}
