//! Deals, read from dotted text or from card masks.
//!
//! A deal that does not have thirteen cards in each hand and every card once never becomes a [`Deal`]:
//! the definitions may then count on it.

use crate::card::{Card, Hand, Holding, Rank, Suit};
use std::fmt;

/// A place at the table, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Opener,
    Opp1,
    Responder,
    Opp2,
}

impl Role {
    pub(crate) const ALL: [Role; 4] = [Role::Opener, Role::Opp1, Role::Responder, Role::Opp2];

    pub(crate) const fn name(self) -> &'static str {
        ["opener", "opp1", "responder", "opp2"][self as usize]
    }

    pub(crate) fn read(text: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.name() == text)
    }

    /// The next player clockwise: the one on the left.
    pub(crate) const fn left(self) -> Role {
        Role::ALL[(self as usize + 1) % 4]
    }

    pub(crate) const fn pair(self) -> Pair {
        match self {
            Role::Opener | Role::Responder => Pair::Declarer,
            Role::Opp1 | Role::Opp2 => Pair::Defense,
        }
    }
}

/// Two partners. `Declarer` is always opener and responder, whoever declares the contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pair {
    Declarer,
    Defense,
}

impl Pair {
    pub(crate) const ALL: [Pair; 2] = [Pair::Declarer, Pair::Defense];

    pub(crate) const fn name(self) -> &'static str {
        ["declarer", "defense"][self as usize]
    }

    pub(crate) const fn roles(self) -> [Role; 2] {
        match self {
            Pair::Declarer => [Role::Opener, Role::Responder],
            Pair::Defense => [Role::Opp1, Role::Opp2],
        }
    }
}

/// Four hands by role, in the order opener, opp1, responder, opp2.
///
/// Invariant: thirteen cards in each hand, each of the 52 cards once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal([Hand; 4]);

impl Deal {
    /// The deal of four hands written suit by suit in the order S H D C, as in `AK2.QJ53.K84.T65`. The ten is
    /// `T` or `10`; ranks stand in any order.
    ///
    /// # Errors
    /// [`DealError`] for text that is no hand, a hand without thirteen cards, or a card that comes twice.
    pub fn from_dotted(hands: [&str; 4]) -> Result<Deal, DealError> {
        let mut deal = [Hand::default(); 4];
        for role in Role::ALL {
            deal[role as usize] = read_hand(role, hands[role as usize])?;
        }
        Deal::checked(deal)
    }

    /// The deal of four sets of cards: bit `13 * suit + rank`, suits S H D C from 0 to 3, ranks from 0 for the
    /// two to 12 for the ace.
    ///
    /// # Errors
    /// [`DealError`] for bits above 51, a hand without thirteen cards, or a card that comes twice.
    pub fn from_masks(hands: [u64; 4]) -> Result<Deal, DealError> {
        for role in Role::ALL {
            if hands[role as usize] >> 52 != 0 {
                return Err(DealError::NoSuchCard { hand: role.name() });
            }
        }
        Deal::checked(hands.map(|mask| {
            Hand(
                [0, 13, 26, 39].map(|first_card_of_suit: u32| Holding::from_bits(mask >> first_card_of_suit)),
            )
        }))
    }

    fn checked(hands: [Hand; 4]) -> Result<Deal, DealError> {
        for role in Role::ALL {
            let cards = hands[role as usize].lengths().iter().sum();
            if cards != 13 {
                return Err(DealError::Length { hand: role.name(), cards });
            }
        }
        // Four times thirteen cards are the whole pack unless one of them comes twice.
        for suit in Suit::ALL {
            let held = hands.iter().fold(Holding::EMPTY, |held, hand| held.union(hand.suit(suit)));
            if held.len() != 13 {
                return Err(shared_card(&hands));
            }
        }
        Ok(Deal(hands))
    }

    /// The four hands as dotted text, opener, opp1, responder, opp2.
    pub fn to_dotted(&self) -> [String; 4] {
        self.0.map(|hand| hand.to_string())
    }

    pub(crate) const fn hand(&self, role: Role) -> &Hand {
        &self.0[role as usize]
    }
}

/// The first card that two hands claim. Hands of 52 cards in all that lack one of the pack claim one twice.
fn shared_card(hands: &[Hand; 4]) -> DealError {
    for suit in Suit::ALL {
        for rank in Rank::downwards() {
            let card = Card { suit, rank };
            let mut owners = Role::ALL.into_iter().filter(|&role| hands[role as usize].has(card));
            if let (Some(first), Some(second)) = (owners.next(), owners.next()) {
                let (first, second) = (first.name(), second.name());
                return DealError::Shared { card: card.to_string(), first, second };
            }
        }
    }
    unreachable!("52 cards of which none comes twice are the pack")
}

fn read_hand(role: Role, text: &str) -> Result<Hand, DealError> {
    let suits: Vec<&str> = text.trim().split('.').collect();
    if suits.len() != 4 {
        return Err(DealError::Suits { hand: role.name(), found: suits.len() });
    }
    let mut hand = Hand::default();
    for (suit, mut ranks) in Suit::ALL.into_iter().zip(suits) {
        while let Some(symbol) = ranks.chars().next() {
            let Some((rank, rest)) = Rank::take(ranks) else {
                return Err(DealError::Rank { hand: role.name(), suit: suit.letter(), symbol });
            };
            let card = Card { suit, rank };
            if hand.has(card) {
                return Err(DealError::Repeated { hand: role.name(), card: card.to_string() });
            }
            hand.0[suit as usize] = hand.suit(suit).with(rank);
            ranks = rest;
        }
    }
    Ok(hand)
}

/// Why four hands are no deal. Hands are called by their role.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DealError {
    /// A dotted hand has four suits, and this one has another number.
    Suits {
        /// Role of the hand.
        hand: &'static str,
        /// How many dotted groups there are.
        found: usize,
    },
    /// A character that is no rank.
    Rank {
        /// Role of the hand.
        hand: &'static str,
        /// Letter of the suit.
        suit: &'static str,
        /// The character.
        symbol: char,
    },
    /// A card written twice in one hand.
    Repeated {
        /// Role of the hand.
        hand: &'static str,
        /// The card, as `HQ`.
        card: String,
    },
    /// A hand without thirteen cards.
    Length {
        /// Role of the hand.
        hand: &'static str,
        /// How many cards it has.
        cards: u32,
    },
    /// A card in two hands.
    Shared {
        /// The card, as `HQ`.
        card: String,
        /// Role of the first hand that has it.
        first: &'static str,
        /// Role of the second hand that has it.
        second: &'static str,
    },
    /// A mask with bits beyond the 52 cards.
    NoSuchCard {
        /// Role of the hand.
        hand: &'static str,
    },
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealError::Suits { hand, found } => {
                write!(f, "{hand}: four suits separated by dots expected, {found} found")
            }
            DealError::Rank { hand, suit, symbol } => {
                write!(f, "{hand}: {symbol:?} in suit {suit} is no rank")
            }
            DealError::Repeated { hand, card } => write!(f, "{hand}: {card} is written twice"),
            DealError::Length { hand, cards } => write!(f, "{hand}: {cards} cards instead of 13"),
            DealError::Shared { card, first, second } => {
                write!(f, "{card} is both in {first} and in {second}")
            }
            DealError::NoSuchCard { hand } => write!(f, "{hand}: bits beyond the 52 cards"),
        }
    }
}

impl std::error::Error for DealError {}

#[cfg(test)]
mod tests {
    use super::*;

    const F1: [&str; 4] = ["AKQ2.K73.AT5.J42", "J95.QT82.K74.Q86", "T86.A95.QJ92.K73", "743.J64.863.AT95"];

    #[test]
    fn dotted_text_and_masks_are_the_same_deal() {
        let dotted = Deal::from_dotted(F1).unwrap();
        let masks = F1.map(|hand| {
            let mut mask = 0u64;
            for (suit, ranks) in hand.split('.').enumerate() {
                for rank in ranks.chars() {
                    mask |= 1 << (13 * suit + "23456789TJQKA".find(rank).unwrap());
                }
            }
            mask
        });
        assert_eq!(Deal::from_masks(masks).unwrap(), dotted);
        assert_eq!(dotted.to_dotted(), F1);
        assert_eq!(Deal::from_dotted(["AKQ2.K73.A105.J42", F1[1], F1[2], F1[3]]).unwrap(), dotted);
    }

    #[test]
    fn what_is_no_deal_says_why() {
        let message = |first: &str| Deal::from_dotted([first, F1[1], F1[2], F1[3]]).unwrap_err().to_string();
        assert_eq!(message("AKQ2.K73.AT5"), "opener: four suits separated by dots expected, 3 found");
        assert_eq!(message(""), "opener: four suits separated by dots expected, 1 found");
        assert_eq!(message("AKQ2.K73.AT5.J42.3"), "opener: four suits separated by dots expected, 5 found");
        assert_eq!(message("AKQ1.K73.AT5.J42"), "opener: '1' in suit S is no rank");
        assert_eq!(message("AKQ2.K73.aT5.J42"), "opener: 'a' in suit D is no rank");
        assert_eq!(message("AKQ2.K73.AT5.J4♣"), "opener: '♣' in suit C is no rank");
        assert_eq!(message("AKQ2.K73.AT5.J22"), "opener: C2 is written twice");
        assert_eq!(message("AKQ2.K73.AT5.J4"), "opener: 12 cards instead of 13");
        assert_eq!(message("AKQ32.K73.AT5.J42"), "opener: 14 cards instead of 13");
        assert_eq!(message("AKQ3.K73.AT5.J42"), "S3 is both in opener and in opp2");
    }

    #[test]
    fn masks_are_checked_as_well() {
        let quarter = |n: u32| 0x1fff_u64 << (13 * n);
        assert!(Deal::from_masks([quarter(0), quarter(1), quarter(2), quarter(3)]).is_ok());
        assert_eq!(
            Deal::from_masks([quarter(0), quarter(0), quarter(2), quarter(3)]),
            Err(DealError::Shared { card: "SA".into(), first: "opener", second: "opp1" })
        );
        assert_eq!(
            Deal::from_masks([quarter(0), quarter(1), quarter(2), 1 << 60]),
            Err(DealError::NoSuchCard { hand: "opp2" })
        );
        assert_eq!(
            Deal::from_masks([quarter(0), quarter(1), quarter(2), 0]),
            Err(DealError::Length { hand: "opp2", cards: 0 })
        );
    }
}
