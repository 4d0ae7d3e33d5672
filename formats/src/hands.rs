//! The four hands of a board, by seat.

use crate::{FormatError, Holder};
use bridgeshape_runtime::{Deal, Hand, Holding, Rank, Role, Seat};

/// Four hands, in the order N E S W; an empty one is unknown. Invariant: no card stands in two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hands([Hand; 4]);

impl Hands {
    /// Nothing is known.
    pub const UNKNOWN: Hands = Hands([Hand::EMPTY; 4]);

    /// The hands N E S W; `None` when a card stands in two of them.
    pub fn new(hands: [Hand; 4]) -> Option<Hands> {
        Deal::new(hands).is_ok().then_some(Hands(hands))
    }

    /// The hands of a deal whose opener sits at `opener`.
    pub fn of_deal(deal: &Deal, opener: Seat) -> Hands {
        Hands(Seat::ALL.map(|seat| deal.hand(seat.role(opener))))
    }

    /// The deal by role when the opener sits at `opener`; `None` unless every hand has thirteen cards.
    pub fn deal(&self, opener: Seat) -> Option<Deal> {
        if !self.is_complete() {
            return None;
        }
        Deal::new(Role::ALL.map(|role| self.hand(role.seat(opener)))).ok()
    }

    /// The hand of a seat.
    pub const fn hand(&self, seat: Seat) -> Hand {
        self.0[seat as usize]
    }

    /// The hands N E S W.
    pub const fn all(&self) -> &[Hand; 4] {
        &self.0
    }

    /// Whether every hand has thirteen cards.
    pub fn is_complete(&self) -> bool {
        self.0.iter().all(|hand| hand.len() == 13)
    }
}

/// What a file said of one hand, and where.
#[derive(Clone, Copy)]
pub(crate) struct Given {
    pub(crate) hand: Hand,
    pub(crate) at: usize,
    pub(crate) holder: Holder,
}

/// Checks hands clockwise from `first`, each empty or of thirteen cards, and gives the fourth to the seat
/// that is missing when the other three are there.
///
/// # Errors
/// Everything that is wrong, each with the byte offset of the hand.
pub(crate) fn settle(first: Seat, given: [Given; 4]) -> Result<Hands, Vec<(usize, FormatError)>> {
    let mut wrong = Vec::new();
    let union = given.iter().fold(Hand::EMPTY, |all, g| all.union(g.hand));
    let unknown = given.iter().filter(|g| g.hand.is_empty()).count();
    let missing = if unknown == 0 { Hand::PACK.difference(union) } else { Hand::EMPTY };
    for g in given {
        let found = g.hand.len();
        if found != 0 && found != 13 {
            wrong.push((g.at, FormatError::HandSize { holder: g.holder, found, missing }));
        }
    }
    for (i, a) in given.iter().enumerate() {
        for b in &given[i + 1..] {
            let cards = a.hand.intersection(b.hand);
            if !cards.is_empty() {
                let holders = [a.holder, b.holder];
                wrong.push((b.at, FormatError::InTwoHands { holders, cards, missing }));
            }
        }
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let mut hands = [Hand::EMPTY; 4];
    for (i, g) in given.iter().enumerate() {
        let known = !g.hand.is_empty() || unknown != 1;
        hands[(first as usize + i) % 4] = if known { g.hand } else { Hand::PACK.difference(union) };
    }
    Ok(Hands(hands))
}

/// High-card points: 4 3 2 1 for A K Q J.
pub(crate) fn hcp(hand: Hand) -> u32 {
    let points = |rank: Rank| (rank as u32).saturating_sub(Rank::Ten as u32);
    hand.cards().map(|card| points(card.rank())).sum()
}

/// The ranks of half a suit, the highest first, and how many: for each set of six or seven ranks. Writing a
/// hand copies eight such texts, which is several times faster than going through its cards.
type Half = ([u8; 8], usize);
static LOW: [Half; 64] = half(0);
static HIGH: [Half; 128] = half(6);

const fn half<const SETS: usize>(lowest: usize) -> [Half; SETS] {
    let mut table = [([0; 8], 0); SETS];
    let mut set = 0;
    while set < SETS {
        let mut rank = 7;
        while rank > 0 {
            rank -= 1;
            if set >> rank & 1 == 1 {
                table[set].0[table[set].1] = b"23456789TJQKA"[lowest + rank];
                table[set].1 += 1;
            }
        }
        set += 1;
    }
    table
}

/// A hand being written: room for the whole pack with its suits, and a half beyond.
pub(crate) struct HandText {
    text: [u8; 72],
    length: usize,
}

impl HandText {
    pub(crate) const fn new() -> HandText {
        HandText { text: [0; 72], length: 0 }
    }

    pub(crate) fn push(&mut self, byte: u8) {
        self.text[self.length] = byte;
        self.length += 1;
    }

    /// The ranks from the highest down.
    pub(crate) fn push_ranks(&mut self, holding: Holding) {
        for (text, length) in [HIGH[holding.index() >> 6], LOW[holding.index() & 63]] {
            self.text[self.length..self.length + 8].copy_from_slice(&text);
            self.length += length;
        }
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.text[..self.length]
    }
}

/// `AK2.QJ53.K84.T65`.
pub(crate) fn push_dotted(out: &mut Vec<u8>, hand: Hand) {
    let mut text = HandText::new();
    for (i, holding) in hand.holdings().into_iter().enumerate() {
        if i > 0 {
            text.push(b'.');
        }
        text.push_ranks(holding);
    }
    out.extend_from_slice(text.as_bytes());
}

/// Decimal digits, without the detour through formatting.
pub(crate) fn push_number(out: &mut Vec<u8>, number: u32) {
    let (mut digits, mut start, mut rest) = ([0; 10], 10, number);
    while start == 10 || rest != 0 {
        start -= 1;
        digits[start] = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    out.extend_from_slice(&digits[start..]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writing_agrees_with_display() {
        let bits = [0x1fff, 0b1_0110_1011_0001 << 13, 0x000f_0f0f_0f0f, Hand::PACK.bits(), 0];
        for hand in bits.map(Hand::from_bits) {
            let mut out = Vec::new();
            push_dotted(&mut out, hand);
            assert_eq!(String::from_utf8(out).unwrap(), hand.to_string());
        }
        for number in [0, 7, 10, 4_294_967_295] {
            let mut out = Vec::new();
            push_number(&mut out, number);
            assert_eq!(String::from_utf8(out).unwrap(), number.to_string());
        }
        assert_eq!(hcp(Hand::PACK), 40);
    }

    #[test]
    fn roles_and_seats_turn_together() {
        let suits = [0, 13, 26, 39].map(|shift| Hand::from_bits(0x1fff << shift));
        let deal = Deal::new(suits).unwrap();
        let hands = Hands::of_deal(&deal, Seat::East);
        assert_eq!(hands.hand(Seat::East), deal[Role::Opener]);
        assert_eq!(hands.hand(Seat::South), deal[Role::Opp1]);
        assert_eq!(hands.hand(Seat::North), deal[Role::Opp2]);
        for opener in Seat::ALL {
            assert_eq!(Hands::of_deal(&deal, opener).deal(opener), Some(deal));
        }
    }
}
