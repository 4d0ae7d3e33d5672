//! The split is a split, exactly uniform, the same on every CPU, and pinned.

use super::*;
use crate::cpu::Portable;
use crate::{Card, Role, multinomial};
use proptest::prelude::*;
use std::collections::BTreeMap;

fn stream(index: u64) -> Stream {
    StreamKey::new(0x5eed, 7, &[]).stream(index)
}

#[test]
fn the_count_of_low_cards_has_exactly_its_share_of_the_ranks() {
    for n in 27usize..=52 {
        for size in 0..=n {
            if binomial(n, size) > 50_000 {
                continue;
            }
            let mut ranks = BTreeMap::new();
            for rank in 0..binomial(n, size) {
                *ranks.entry(low_count(n, size, rank)).or_insert(0) += 1;
            }
            for (low, count) in ranks {
                assert_eq!(count, binomial(26, low) * binomial(n - 26, size - low), "{n} {size} {low}");
            }
        }
    }
}

#[test]
fn the_shares_of_the_low_cards_sum_up_for_every_size() {
    for n in 27usize..=52 {
        for size in 0..=n {
            let mut start = 0;
            for low in size.saturating_sub(n - 26)..=size.min(26) {
                let ways = binomial(26, low) * binomial(n - 26, size - low);
                assert_eq!(low_count(n, size, start), low, "first rank of {n} {size} {low}");
                start += ways;
                assert_eq!(low_count(n, size, start - 1), low, "last rank of {n} {size} {low}");
            }
            assert_eq!(start, binomial(n, size), "{n} {size}");
        }
    }
}

#[test]
fn wrong_sizes_are_refused() {
    assert_eq!(
        split(&mut stream(0), Hand::PACK, [13, 13, 13, 12]),
        Err(WrongSizes { cards: 52, wanted: 51 })
    );
    assert_eq!(split(&mut stream(0), Hand::EMPTY, [0; 4]), Ok([Hand::EMPTY; 4]));
    assert!(split(&mut stream(0), Hand::PACK, [255; 4]).is_err());
}

/// Chi-square of counts that should be equal, over its degrees of freedom, in standard deviations.
fn deviation(counts: impl Iterator<Item = u64> + Clone) -> f64 {
    let cells = counts.clone().count() as f64;
    let mean = counts.clone().sum::<u64>() as f64 / cells;
    let chi: f64 = counts.map(|c| (c as f64 - mean).powi(2) / mean).sum();
    (chi - (cells - 1.0)) / (2.0 * (cells - 1.0)).sqrt()
}

#[test]
fn small_splits_come_equally_often() {
    // 2,520 splits of eight scattered cards; a hundred times as many streams.
    let cards: Hand = [0, 12, 13, 20, 27, 33, 50, 51].into_iter().filter_map(Card::from_index).collect();
    let mut seen: BTreeMap<[Hand; 4], u64> = BTreeMap::new();
    for index in 0..252_000 {
        *seen.entry(split(&mut stream(index), cards, [2; 4]).unwrap()).or_default() += 1;
    }
    assert_eq!(seen.len() as u128, multinomial([2; 4]));
    let sigma = deviation(seen.values().copied());
    assert!(sigma.abs() < 4.0, "{sigma}");
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
