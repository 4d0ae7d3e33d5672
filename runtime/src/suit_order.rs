//! Suits in the places of others: what is said of them, said in another order.
//!
//! Two conditions that differ only by which suit is which are the same condition in two orders. What is worked out for
//! one of them, tables above all, then serves both: deals are drawn in the order of the tables, and their suits put
//! back.

use crate::{Hand, Suit};

/// An order of the suits: which suit stands at each place. As they are named, S H D C, unless something else is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SuitOrder([Suit; 4]);

impl SuitOrder {
    /// S H D C.
    pub const NATURAL: SuitOrder = SuitOrder(Suit::ALL);

    /// These suits, in this order; `None` unless each stands there once.
    pub const fn new(suits: [Suit; 4]) -> Option<SuitOrder> {
        let [a, b, c, d] = suits;
        let seen = 1 << a as u8 | 1 << b as u8 | 1 << c as u8 | 1 << d as u8;
        if seen == 0b1111 { Some(SuitOrder(suits)) } else { None }
    }

    /// All 24 orders, the natural one first.
    pub fn all() -> impl Iterator<Item = SuitOrder> {
        (0..256).filter_map(|code: usize| {
            SuitOrder::new([code >> 6, code >> 4 & 3, code >> 2 & 3, code & 3].map(|suit| Suit::ALL[suit]))
        })
    }

    /// The suits in this order.
    pub const fn suits(self) -> [Suit; 4] {
        self.0
    }

    /// The order that puts back what this one arranged.
    #[must_use]
    pub fn inverse(self) -> SuitOrder {
        let mut suits = Suit::ALL;
        for (place, suit) in Suit::ALL.into_iter().zip(self.0) {
            suits[suit.index()] = place;
        }
        SuitOrder(suits)
    }

    /// This order, and then another one: arranging by it is arranging by both.
    #[must_use]
    pub fn then(self, next: SuitOrder) -> SuitOrder {
        SuitOrder(next.arrange(self.0))
    }

    /// The place of a suit, as the suit that is named so.
    #[must_use]
    pub fn place(self, suit: Suit) -> Suit {
        self.inverse().0[suit.index()]
    }

    /// What is given for each suit, S H D C, in this order.
    pub fn arrange<T: Clone>(self, of: [T; 4]) -> [T; 4] {
        self.0.map(|suit| of[suit.index()].clone())
    }

    /// The cards with the suit at each place in the place of the natural one.
    #[inline(always)]
    pub fn hand(self, hand: Hand) -> Hand {
        Hand::from_holdings(self.0.map(|suit| hand.holding(suit)))
    }
}

impl Default for SuitOrder {
    fn default() -> SuitOrder {
        SuitOrder::NATURAL
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Card, Check, Deal, Evaluator, HoldingSet, PartialDeal, Ranges, Rank, Role, ShapeSet, StreamKey,
        Table, deal,
    };
    use std::sync::Arc;

    #[test]
    fn there_are_24_orders_and_each_is_put_back() {
        let all: Vec<SuitOrder> = SuitOrder::all().collect();
        assert_eq!(all.len(), 24);
        assert_eq!(all[0], SuitOrder::NATURAL);
        for &order in &all {
            assert_eq!(order.then(order.inverse()), SuitOrder::NATURAL);
            assert_eq!(order.inverse().arrange(order.arrange([1, 2, 3, 4])), [1, 2, 3, 4]);
            for &next in &all {
                let both = next.arrange(order.arrange([1, 2, 3, 4]));
                assert_eq!(order.then(next).arrange([1, 2, 3, 4]), both);
            }
            for suit in Suit::ALL {
                assert_eq!(order.suits()[order.place(suit).index()], suit);
            }
        }
        assert_eq!(SuitOrder::new([Suit::Spades, Suit::Hearts, Suit::Spades, Suit::Clubs]), None);
    }

    /// Every kind of condition, none of which treats all suits alike.
    fn checks() -> Vec<Check> {
        let evaluator = Evaluator::key_cards(Suit::Hearts).with_shapes(13, |shape| i32::from(shape[2]) * 4);
        let of_table =
            Evaluator::from_fn(|suit, holding| (suit.index() * (holding.bits() % 7) as usize) as i32);
        let points = |evaluator, least, most| Check::Points {
            hands: vec![Role::Opener, Role::Opp2],
            evaluator: Arc::new(evaluator),
            allowed: Ranges::new(least, most),
        };
        let holding = Check::Holding {
            hand: Role::Responder,
            suit: Suit::Clubs,
            set: HoldingSet::from_fn(|holding| holding.len() > 3),
        };
        let shape = Check::Shape { hand: Role::Opener, set: ShapeSet::from_fn(13, |[s, h, ..]| s > h) };
        vec![
            points(evaluator, 20, 44),
            points(of_table, 5, 20),
            Check::Not(vec![holding.clone(), shape.clone()]),
            Check::Any(vec![vec![holding.clone()], vec![shape.clone()]]),
            holding,
            shape,
        ]
    }

    #[test]
    fn a_condition_holds_of_a_deal_where_the_other_does_of_the_other() {
        let key = StreamKey::new(3, 0, &[1]);
        for (index, order) in SuitOrder::all().enumerate() {
            for check in checks() {
                let other = check.arranged(order);
                assert_eq!(other.arranged(order.inverse()), check);
                let mut held = 0;
                for at in 0..60 {
                    let hands = *deal(&mut key.stream((index * 60 + at) as u64)).hands();
                    assert_eq!(check.holds(&hands), other.holds(&hands.map(|hand| order.hand(hand))));
                    held += u32::from(check.holds(&hands));
                }
                assert!((1..60).contains(&held), "{check:?}");
            }
        }
    }

    #[test]
    fn known_cards_stand_in_the_order_too() {
        use Rank::{Ace, King, Three, Two};
        let hand = |cards: &[(Suit, Rank)]| {
            cards.iter().fold(Hand::EMPTY, |hand, &(suit, rank)| hand.with(Card::new(suit, rank)))
        };
        let clubs = hand(&[(Suit::Clubs, Two), (Suit::Clubs, Three)]);
        let known = [
            hand(&[(Suit::Spades, Ace), (Suit::Hearts, Two)]),
            hand(&[(Suit::Diamonds, King)]),
            Hand::EMPTY,
            clubs,
        ];
        let partial = PartialDeal::new(Table::BRIDGE, known).expect("disjoint");
        for order in SuitOrder::all() {
            let other = partial.arranged(order);
            assert_eq!(*other.known(), known.map(|hand| order.hand(hand)));
            assert_eq!(other.arranged(order.inverse()), partial);
            let completed = other.complete(&mut StreamKey::new(1, 0, &[]).stream(0));
            let back = completed.hands().map(|hand| order.inverse().hand(hand));
            let back = Deal::new(back).expect("a deal");
            assert!((0..4).all(|at| back.hands()[at].intersection(known[at]) == known[at]));
        }
    }
}
