//! Deals of which some cards are known: completing them at random, counting the completions, listing them.
//!
//! The pack and the sizes of the hands are data, so that with few open cards everything can be tried: 2,520
//! completions with two open cards a hand, 369,600 with three.

use crate::cpu::{Deposit, Kernel, Portable, dispatch};
use crate::split::{split, split_with};
use crate::{Deal, Hand, Role, Stream, StreamKey, SuitOrder, WrongSizes, multinomial};
use std::fmt;

/// The pack that is dealt and how many cards each hand gets. Invariant: the sizes sum to the pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Table {
    pack: Hand,
    sizes: [u8; 4],
}

impl Table {
    /// Bridge: 52 cards, thirteen each.
    pub const BRIDGE: Table = Table { pack: Hand::PACK, sizes: [13; 4] };

    /// Hands of these sizes, clockwise from the opener, from these cards.
    ///
    /// # Errors
    /// [`WrongSizes`] when the sizes do not sum to the number of cards.
    pub fn new(pack: Hand, sizes: [u8; 4]) -> Result<Table, WrongSizes> {
        let wanted = sizes.iter().map(|&size| usize::from(size)).sum();
        if wanted == pack.len() {
            Ok(Table { pack, sizes })
        } else {
            Err(WrongSizes { cards: pack.len(), wanted })
        }
    }

    /// The cards.
    pub const fn pack(&self) -> Hand {
        self.pack
    }

    /// How many cards each hand gets, clockwise from the opener.
    pub const fn sizes(&self) -> [u8; 4] {
        self.sizes
    }

    /// How many cards the hand of a role gets.
    pub const fn size(&self, role: Role) -> u8 {
        self.sizes[role as usize]
    }

    /// How many deals there are.
    pub fn deals(&self) -> u128 {
        multinomial(self.sizes)
    }
}

/// A deal of which some cards are known. Invariant: the known cards are in the pack, none is in two hands, and no
/// hand knows more than its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PartialDeal {
    table: Table,
    known: [Hand; 4],
}

impl PartialDeal {
    /// The deal whose hands are known to hold these cards, clockwise from the opener; nothing is said of the rest.
    ///
    /// # Errors
    /// [`NotAPartialDeal`]: a card twice, a card outside of the pack, too many cards for a hand.
    pub fn new(table: Table, known: [Hand; 4]) -> Result<PartialDeal, NotAPartialDeal> {
        let mut seen = Hand::EMPTY;
        for (role, cards) in Role::ALL.into_iter().zip(known) {
            let foreign = cards.difference(table.pack);
            let twice = cards.intersection(seen);
            if !foreign.is_empty() {
                return Err(NotAPartialDeal::NotInPack { role, cards: foreign });
            }
            if !twice.is_empty() {
                return Err(NotAPartialDeal::Twice { role, cards: twice });
            }
            if cards.len() > usize::from(table.size(role)) {
                return Err(NotAPartialDeal::TooMany { role, known: cards.len(), size: table.size(role) });
            }
            seen = seen.union(cards);
        }
        Ok(PartialDeal { table, known })
    }

    /// The deal of which nothing is known.
    pub const fn unknown(table: Table) -> PartialDeal {
        PartialDeal { table, known: [Hand::EMPTY; 4] }
    }

    /// The pack and the sizes.
    pub const fn table(&self) -> Table {
        self.table
    }

    /// The known cards, clockwise from the opener.
    pub const fn known(&self) -> &[Hand; 4] {
        &self.known
    }

    /// The same with the suits in another order.
    #[must_use]
    pub fn arranged(&self, order: SuitOrder) -> PartialDeal {
        let Table { pack, sizes } = self.table;
        let table = Table { pack: order.hand(pack), sizes };
        PartialDeal { table, known: self.known.map(|hand| order.hand(hand)) }
    }

    /// The cards of which nobody knows where they are.
    pub fn rest(&self) -> Hand {
        self.known.into_iter().fold(self.table.pack, Hand::difference)
    }

    /// How many unknown cards each hand has.
    pub fn open(&self) -> [u8; 4] {
        std::array::from_fn(|i| self.table.sizes[i] - self.known[i].len() as u8)
    }

    /// A completion, each exactly as likely as any other.
    pub fn complete(&self, stream: &mut Stream) -> Deal {
        // The rest always has the sizes that are open.
        let drawn = split(stream, self.rest(), self.open()).unwrap_or([Hand::EMPTY; 4]);
        self.with(drawn)
    }

    /// Fills the slice with the completions of a request from index `first` on, each from its own stream: those
    /// that [`PartialDeal::complete`] gives, faster.
    pub fn complete_range(&self, key: &StreamKey, first: u64, deals: &mut [Deal]) {
        dispatch(Range { partial: self, key, first, deals });
    }

    /// How many completions there are.
    pub fn completions(&self) -> u128 {
        multinomial(self.open())
    }

    /// All completions, each once, always in the same order: the opener's cards slowest, from the lowest up.
    pub fn iter(&self) -> Completions {
        let [opener, opp1, responder, _] = self.open().map(lowest);
        Completions { partial: *self, next: Some([opener, opp1, responder]) }
    }

    /// The deal with these cards beside the known ones.
    #[inline]
    fn with(&self, drawn: [Hand; 4]) -> Deal {
        Deal::from_disjoint(std::array::from_fn(|i| self.known[i].union(drawn[i])))
    }
}

struct Range<'a> {
    partial: &'a PartialDeal,
    key: &'a StreamKey,
    first: u64,
    deals: &'a mut [Deal],
}

impl Kernel for Range<'_> {
    type Output = ();
    #[inline(always)]
    fn run<D: Deposit>(self, cpu: D) {
        let (rest, open) = (self.partial.rest(), self.partial.open());
        for (i, deal) in self.deals.iter_mut().enumerate() {
            let mut stream = self.key.stream(self.first.wrapping_add(i as u64));
            *deal = self.partial.with(split_with(cpu, &mut stream, rest, open));
        }
    }
}

/// All completions of a [`PartialDeal`].
#[derive(Clone, Debug)]
pub struct Completions {
    partial: PartialDeal,
    /// For the first three hands, which of the cards that are left by those before, a bit a card.
    next: Option<[u64; 3]>,
}

impl Iterator for Completions {
    type Item = Deal;

    fn next(&mut self) -> Option<Deal> {
        let positions = self.next?;
        let mut hands = [self.partial.rest(); 4];
        let mut left = hands[3];
        for (hand, positions) in hands.iter_mut().zip(positions) {
            *hand = Hand::from_bits(Portable.deposit(positions, left.bits()));
            left = left.difference(*hand);
        }
        hands[3] = left;
        self.next = successor(positions, self.partial.open());
        Some(self.partial.with(hands))
    }
}

/// The next choice of positions: the last hand that can go on does, those behind it start again.
fn successor(mut positions: [u64; 3], open: [u8; 4]) -> Option<[u64; 3]> {
    let mut places = u32::from(open[3]);
    for i in (0..3).rev() {
        places += u32::from(open[i]);
        match next_subset(positions[i], places) {
            Some(next) => {
                positions[i] = next;
                return Some(positions);
            }
            None => positions[i] = lowest(open[i]),
        }
    }
    None
}

/// The lowest subset of this size.
fn lowest(size: u8) -> u64 {
    (1 << size) - 1
}

/// The next higher number with as many ones, below `2^places` (R. Gosper's way).
fn next_subset(bits: u64, places: u32) -> Option<u64> {
    if bits == 0 {
        return None;
    }
    let carried = bits + (bits & bits.wrapping_neg());
    let next = carried | (bits ^ carried) >> (2 + bits.trailing_zeros());
    (next >> places == 0).then_some(next)
}

/// Why known cards are no part of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAPartialDeal {
    /// Cards that an earlier hand holds too.
    Twice {
        /// The later hand.
        role: Role,
        /// The cards.
        cards: Hand,
    },
    /// Cards outside of the pack.
    NotInPack {
        /// Whose.
        role: Role,
        /// The cards.
        cards: Hand,
    },
    /// More known cards than the hand has.
    TooMany {
        /// Whose.
        role: Role,
        /// How many are known.
        known: usize,
        /// How many the hand has.
        size: u8,
    },
}

impl fmt::Display for NotAPartialDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAPartialDeal::Twice { role, cards } => write!(f, "{role}: {cards} in two hands"),
            NotAPartialDeal::NotInPack { role, cards } => write!(f, "{role}: {cards} not in the pack"),
            NotAPartialDeal::TooMany { role, known, size } => {
                write!(f, "{role}: {known} cards in a hand of {size}")
            }
        }
    }
}

impl std::error::Error for NotAPartialDeal {}

#[cfg(test)]
mod tests;
