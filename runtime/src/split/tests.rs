//! The split is a split, exactly uniform, the same on every CPU, and pinned.

use super::*;
use crate::{Card, Choices, Role, Suit, multinomial};
use proptest::prelude::*;
use std::collections::BTreeMap;

fn stream(index: u64) -> Stream {
    StreamKey::new(0x5eed, 7, &[]).stream(index)
}

#[test]
fn the_count_among_the_first_26_has_exactly_its_weight() {
    for (n, sizes) in (27..).zip(&LOW) {
        for (size, alias) in sizes.iter().enumerate() {
            let weight = |low| if low <= size { binomial(26, low) * binomial(n - 26, size - low) } else { 0 };
            let weights: [u64; 14] = std::array::from_fn(weight);
            assert_eq!(weights.iter().sum::<u64>(), binomial(n, size));
            assert_eq!(alias.shares(), weights.map(|w| 14 * w), "{n} {size}");
        }
    }
}

#[test]
fn wrong_sizes_are_refused() {
    let refused = Err(WrongSizes { cards: 52, wanted: 51 });
    assert_eq!(split(&mut stream(0), Hand::PACK, [13, 13, 13, 12]), refused);
    assert_eq!(split(&mut stream(0), Hand::EMPTY, [0; 4]), Ok([Hand::EMPTY; 4]));
    assert!(split(&mut stream(0), Hand::PACK, [255; 4]).is_err());
}

/// Goes through all that the procedure can draw and adds up the probability of each result: exactly one in
/// `results`, for so many different results.
fn check_uniform<R: Ord>(results: u128, mut procedure: impl FnMut(&mut Choices) -> R) {
    // For each result, how often with which probability.
    let mut seen: BTreeMap<R, BTreeMap<u128, u128>> = BTreeMap::new();
    Choices::each(|choices| {
        let ways = seen.entry(procedure(choices)).or_default();
        *ways.entry(choices.one_in()).or_default() += 1;
    });
    assert_eq!(seen.len() as u128, results);
    let gcd = |mut a: u128, mut b: u128| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    let whole =
        seen.values().flat_map(BTreeMap::keys).fold(results, |all, &one_in| all / gcd(all, one_in) * one_in);
    for ways in seen.values() {
        let share: u128 = ways.iter().map(|(one_in, times)| whole / one_in * times).sum();
        assert_eq!(share, whole / results);
    }
}

#[test]
fn every_split_of_few_cards_has_exactly_the_same_probability() {
    let cards: Hand = [0, 12, 13, 20, 27, 33, 50, 51].into_iter().filter_map(Card::from_index).collect();
    for sizes in [[2, 2, 2, 2], [3, 0, 4, 1], [0, 5, 0, 3], [8, 0, 0, 0], [0, 0, 0, 8], [1, 7, 0, 0]] {
        check_uniform(multinomial(sizes), |choices| split_with(Portable, choices, cards, sizes));
    }
}

#[test]
fn every_choice_from_many_cards_has_exactly_the_same_probability() {
    let cards = |n| Hand::PACK.cards().take(n).collect::<Hand>();
    // One word's worth of choices up to 26 cards; a count and two ranks beyond; parts beyond thirteen.
    for (n, size) in [(14, 2), (26, 3), (27, 1), (27, 2), (39, 1), (52, 1), (14, 13), (15, 14), (16, 14)] {
        check_uniform(binomial(n, size).into(), |choices| choose(Portable, choices, cards(n), size));
    }
}

/// Chi-square of counts that should be equal, over its degrees of freedom, in standard deviations.
fn deviation(counts: impl Iterator<Item = u64> + Clone) -> f64 {
    let cells = counts.clone().count() as f64;
    let mean = counts.clone().sum::<u64>() as f64 / cells;
    let chi: f64 = counts.map(|c| (c as f64 - mean).powi(2) / mean).sum();
    (chi - (cells - 1.0)) / (2.0 * (cells - 1.0)).sqrt()
}

#[test]
fn cards_of_consecutive_deals_are_independent() {
    // A card keeps its hand from one deal to the next in exactly a quarter of the cases; other tools have erred.
    const DEALS: usize = 100_000;
    let mut deals = vec![Deal::from_disjoint([Hand::EMPTY; 4]); DEALS];
    deal_range(&StreamKey::new(1, 1, &[]), 0, &mut deals);
    let kept: usize = deals
        .windows(2)
        .map(|two| Role::ALL.map(|r| two[0][r].intersection(two[1][r]).len()).iter().sum::<usize>())
        .sum();
    let share = kept as f64 / (52 * (DEALS - 1)) as f64;
    // One standard deviation is below 0.0002.
    assert!((share - 0.25).abs() < 0.0008, "{share}");
    // Spades of the opener, against C(13, l)·C(39, 13 − l); from eight on there are too few to test.
    let mut lengths = [0; 14];
    deals.iter().for_each(|d| lengths[d[Role::Opener].holding(Suit::Spades).len()] += 1);
    let expected =
        |l: usize| (binomial(13, l) * binomial(39, 13 - l)) as f64 / binomial(52, 13) as f64 * DEALS as f64;
    let chi: f64 = (0..8).map(|l| (f64::from(lengths[l]) - expected(l)).powi(2) / expected(l)).sum();
    // Eight degrees of freedom at most: 31 is passed once in ten thousand.
    assert!(chi < 31.0, "{chi}");
    for role in Role::ALL {
        let places = (0..52).map(|i| {
            let card = Card::from_index(i).unwrap();
            deals.iter().filter(|d| d[role].contains(card)).count() as u64
        });
        // Slightly narrower than a free chi-square, as the hand has thirteen cards.
        let sigma = deviation(places.collect::<Vec<_>>().into_iter());
        assert!(sigma.abs() < 4.0, "{role}: {sigma}");
    }
}

#[test]
fn deals_are_pinned() {
    // Whoever changes these changes every deal ever linked: bump `STREAM_VERSION`.
    let bare = [
        ["92.AQT82.42.J852", "A843.KJ3.Q65.KT3", "KT76.9765.AJ87.4", "QJ5.4.KT93.AQ976"],
        ["AKQ7.AQJ4.52.J74", "JT.3.9863.AKQ982", "6543.T872.K4.T65", "982.K965.AQJT7.3"],
        ["AQ9853.Q2.AT4.J2", "KT74.J98.J8532.4", "J6.AKT64.K7.K985", "2.753.Q96.AQT763"],
    ];
    for (index, hands) in (0..).zip(bare) {
        assert_eq!(deal(&mut stream(index)).hands().map(|h| h.to_string()), hands);
    }
    let middle = Hand::PACK.cards().skip(4).take(39).collect();
    let hands = split(&mut stream(3), middle, [13, 0, 12, 14]).unwrap();
    assert_eq!(
        hands.map(|h| h.to_string()),
        ["J9.AQJT9542.J83.", "...", "AQ86.K8.Q972.54", "KT7.763.AKT654.32"]
    );
}

proptest! {
    #[test]
    fn a_split_gives_every_card_once_in_hands_of_the_sizes_on_every_cpu(
        bits: u64, index: u64, cuts in proptest::array::uniform3(0.0..1.0f64)
    ) {
        let cards = Hand::from_bits(bits);
        let mut cuts = cuts.map(|c| (c * (cards.len() + 1) as f64) as usize);
        cuts.sort();
        let [a, b, c] = cuts.map(|c| c as u8);
        let sizes = [a, b - a, c - b, cards.len() as u8 - c];
        let hands = split(&mut stream(index), cards, sizes).unwrap();
        prop_assert_eq!(hands.map(|h| h.len() as u8), sizes);
        prop_assert_eq!(hands.into_iter().fold(Hand::EMPTY, Hand::union), cards);
        prop_assert_eq!(split_with(Portable, &mut stream(index), cards, sizes), hands);
        prop_assert_eq!(deal_with(Portable, &mut stream(index)), deal(&mut stream(index)));
    }
}
