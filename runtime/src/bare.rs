//! The bare deal of the pack, thirteen cards each: the split that is asked for most, by the shortest way.
//!
//! 1. The four lengths of opener and responder together, 1,834 possibilities, each with the weight
//!    C(13, s)·C(13, h)·C(13, d)·C(13, c); together C(52, 26).
//! 2. In each suit one of the C(13, length) subsets: four draws from one word.
//! 3. Each pair's cards are halved: two draws below C(26, 13) from one word.
//!
//! A choice of 26 cards has the probability `ΠC(13, length) / C(52, 26) · Π 1/C(13, length)`, the same for all.
//! Three words a deal, and no branch on what is drawn.

use crate::alias::Alias;
use crate::binomial::binomial;
use crate::cpu::Deposit;
use crate::subsets::{subset13, subset26};
use crate::{Deal, Draws, Hand};

/// How many shapes 26 cards have.
const SHAPES: usize = 1834;

/// The shapes of 26 cards, four bits a suit, spades lowest.
static PACKED: [u16; SHAPES] = packed();

/// How they are drawn.
static SHAPE: Alias<SHAPES> = {
    let shapes = packed();
    let mut weights = [0; SHAPES];
    let mut i = 0;
    while i < SHAPES {
        let [s, h, d, c] = unpack(shapes[i]);
        weights[i] = binomial(13, s) * binomial(13, h) * binomial(13, d) * binomial(13, c);
        i += 1;
    }
    Alias::new(weights)
};

const fn packed() -> [u16; SHAPES] {
    let mut shapes = [0; SHAPES];
    let mut next = 0;
    // Three lengths of four bits; the spades are what is left of 26.
    let mut others = 0u16;
    while others < 14 << 8 {
        let [h, d, c, _] = unpack(others);
        let sum = h + d + c;
        if h <= 13 && d <= 13 && sum >= 13 && sum <= 26 {
            shapes[next] = others << 4 | (26 - sum) as u16;
            next += 1;
        }
        others += 1;
    }
    shapes
}

/// The four lengths.
const fn unpack(packed: u16) -> [usize; 4] {
    let packed = packed as usize;
    [packed & 15, packed >> 4 & 15, packed >> 8 & 15, packed >> 12]
}

/// [`deal`](crate::deal) for a kernel.
#[inline(always)]
pub fn deal_with(cpu: impl Deposit, draws: &mut impl Draws) -> Deal {
    let lengths = unpack(PACKED.get(SHAPE.draw(draws)).copied().unwrap_or(0));
    let ranks = draws.draw(lengths.map(|length| binomial(13, length)));
    let mut declarers = 0;
    for i in 0..4 {
        declarers |= subset13(lengths[i], ranks[i]) << (13 * i);
    }
    let defenders = Hand::PACK.bits() ^ declarers;
    let [a, b] = draws.draw([binomial(26, 13); 2]);
    let opener = cpu.deposit(subset26(26, 13, a), declarers);
    let opp1 = cpu.deposit(subset26(26, 13, b), defenders);
    Deal::from_disjoint([opener, opp1, declarers ^ opener, defenders ^ opp1].map(Hand::from_bits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_of_26_cards_is_there_once_with_its_weight() {
        let mut shapes = PACKED;
        shapes.sort();
        assert!(shapes.is_sorted_by(|a, b| a < b));
        let ways = PACKED.map(|shape| {
            let lengths = unpack(shape);
            assert_eq!(lengths.iter().sum::<usize>(), 26);
            lengths.map(|length| binomial(13, length)).iter().product::<u64>()
        });
        assert!(ways.iter().all(|&ways| ways > 0));
        assert_eq!(ways.iter().sum::<u64>(), binomial(52, 26));
        assert_eq!(SHAPE.shares(), ways.map(|ways| ways * SHAPES as u64));
    }
}
