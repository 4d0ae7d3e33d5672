//! Refusals, counts, and that completing draws from exactly the listed completions.

use super::*;
use crate::{Card, StreamKey};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

fn hand(cards: impl IntoIterator<Item = usize>) -> Hand {
    cards.into_iter().filter_map(Card::from_index).collect()
}

/// Bridge with `open` unknown cards a hand: of every hand's cards of one suit, the lowest are not known.
fn suits_with_open(open: usize) -> PartialDeal {
    let known = [0, 1, 2, 3].map(|suit| hand(13 * suit + open..13 * suit + 13));
    PartialDeal::new(Table::BRIDGE, known).unwrap()
}

#[test]
fn what_is_no_partial_deal_is_refused() {
    let ace = hand([12]);
    let none = Hand::EMPTY;
    assert_eq!(
        PartialDeal::new(Table::BRIDGE, [ace, none, ace, none]),
        Err(NotAPartialDeal::Twice { role: Role::Responder, cards: ace })
    );
    assert_eq!(
        PartialDeal::new(Table::BRIDGE, [none, hand(0..14), none, none]),
        Err(NotAPartialDeal::TooMany { role: Role::Opp1, known: 14, size: 13 })
    );
    let small = Table::new(hand(0..4), [1; 4]).unwrap();
    assert_eq!(
        PartialDeal::new(small, [none, none, none, hand([2, 12])]),
        Err(NotAPartialDeal::NotInPack { role: Role::Opp2, cards: ace })
    );
    assert_eq!(Table::new(Hand::PACK, [13, 13, 13, 14]), Err(WrongSizes { cards: 52, wanted: 53 }));
}

#[test]
fn completions_are_counted_and_listed_once_each() {
    for (open, count) in [(0, 1), (1, 24), (2, 2_520), (3, 369_600)] {
        let partial = suits_with_open(open);
        assert_eq!(partial.completions(), count);
        let mut deals: Vec<Deal> = partial.iter().collect();
        assert_eq!(deals.len() as u128, count);
        for deal in &deals {
            let parts = deal.hands().iter().zip(partial.known());
            assert!(
                parts.into_iter().all(|(hand, known)| hand.len() == 13 && known.difference(*hand).is_empty())
            );
        }
        deals.sort();
        deals.dedup();
        assert_eq!(deals.len() as u128, count);
    }
    assert_eq!(PartialDeal::unknown(Table::BRIDGE).completions(), 53_644_737_765_488_792_839_237_440_000);
    assert_eq!(Table::BRIDGE.deals(), 53_644_737_765_488_792_839_237_440_000);
}

#[test]
fn completing_draws_from_the_listed_ones_equally_often() {
    let table = Table::new(hand([0, 3, 14, 20, 30, 40, 51]), [1, 2, 4, 0]).unwrap();
    let partial = PartialDeal::new(table, [Hand::EMPTY, hand([14]), hand([51]), Hand::EMPTY]).unwrap();
    let listed: BTreeSet<Deal> = partial.iter().collect();
    assert_eq!(listed.len(), 20);
    let key = StreamKey::new(4, 5, &[]);
    let mut seen: BTreeMap<Deal, u32> = BTreeMap::new();
    for index in 0..20_000 {
        *seen.entry(partial.complete(&mut key.stream(index))).or_default() += 1;
    }
    assert_eq!(seen.keys().copied().collect::<BTreeSet<_>>(), listed);
    // 1,000 expected each; 31 is one standard deviation.
    assert!(seen.values().all(|count| (870..1130).contains(count)), "{:?}", seen.values());
}

proptest! {
    #[test]
    fn any_known_part_of_a_deal_can_be_completed(index: u64, masks: [u64; 4]) {
        let key = StreamKey::new(6, 7, &[]);
        let whole = crate::deal(&mut key.stream(index));
        let known = std::array::from_fn(|i| whole.hands()[i].intersection(Hand::from_bits(masks[i])));
        let partial = PartialDeal::new(Table::BRIDGE, known).unwrap();
        let deal = partial.complete(&mut key.stream(index));
        let first = partial.iter().next().unwrap();
        let mut range = [first];
        partial.complete_range(&key, index, &mut range);
        prop_assert_eq!(range, [deal]);
        for complete in [deal, first] {
            prop_assert!(Deal::new(*complete.hands()).is_ok());
            for (hand, known) in complete.hands().iter().zip(known) {
                prop_assert!(hand.len() == 13 && known.difference(*hand).is_empty());
            }
        }
    }
}
