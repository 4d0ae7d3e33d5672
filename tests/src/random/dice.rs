//! Numbers, deals and known cards from a seed: the same on every run and every machine.
//!
//! The streams of `runtime` stay out of it, so that a change of theirs changes no sample.

use bridgeshape_runtime::{Card, Hand, PartialDeal, Rank, Table};

/// A plain generator of numbers: a counter, stirred by the finalizer of splitmix64.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The numbers of a seed. Neighbouring seeds have nothing in common.
    pub fn new(seed: u64) -> Dice {
        Dice(stir(seed))
    }

    /// A number below `n`, which is not 0; as even as a test needs.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        (stir(self.0) >> 11) as usize % n
    }

    /// One of these; there is one.
    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// Yes, in so many of a hundred cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// Brings the items into any order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for left in (1..items.len()).rev() {
            items.swap(left, self.below(left + 1));
        }
    }

    /// So many of these, in their order.
    pub fn some_of<T: Copy>(&mut self, all: &[T], count: usize) -> Vec<T> {
        let mut places: Vec<usize> = (0..all.len()).collect();
        self.shuffle(&mut places);
        places.truncate(count);
        places.sort_unstable();
        places.into_iter().map(|place| all[place]).collect()
    }

    /// A deal of the table: mostly shuffled well, else hardly, with long suits or with all honours in one hand.
    pub fn deal(&mut self, table: &Table) -> [Hand; 4] {
        let mut cards: Vec<Card> = table.pack().cards().collect();
        match self.below(10) {
            0 => cards.sort_by_key(|card| card.rank()),
            1 | 2 => {}
            _ => self.shuffle(&mut cards),
        }
        for _ in 0..cards.len() / 2 {
            let (a, b) = (self.below(cards.len()), self.below(cards.len()));
            cards.swap(a, b);
        }
        let mut rest = cards.into_iter();
        table.sizes().map(|size| rest.by_ref().take(usize::from(size)).collect())
    }

    /// The deal with so many cards of each hand unknown, or all of them where there are fewer: any cards, or
    /// mostly honours, or mostly of two suits.
    pub fn fixed(&mut self, table: Table, deal: &[Hand; 4], open: [u8; 4]) -> PartialDeal {
        let taste = self.below(4);
        let suits = [self.below(4), self.below(4)];
        let mut known = *deal;
        for (hand, open) in known.iter_mut().zip(open) {
            let mut cards: Vec<Card> = hand.cards().collect();
            self.shuffle(&mut cards);
            cards.sort_by_key(|card| match taste {
                0 => card.rank() < Rank::Ten,
                1 => !suits.contains(&card.suit().index()),
                _ => false,
            });
            *hand = cards.into_iter().skip(usize::from(open)).collect();
        }
        PartialDeal::new(table, known).expect("cards of a deal")
    }
}

const fn stir(z: u64) -> u64 {
    let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
