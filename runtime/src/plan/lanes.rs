//! Deals in the making side by side, and which of them go on.

use crate::{Deal, Hand, SuitOrder};

/// Deals in the making, one a lane. Kept by what they are made of, as a processor waits where a deal is read as a whole
/// soon after one of its hands was written.
#[derive(Clone, Debug)]
pub(super) struct Lanes<P, const N: usize> {
    /// Where the draws come from.
    pub(super) draws: [P; N],
    /// Which part of the plan draws it.
    pub(super) part: [u32; N],
    /// The class of each suit.
    pub(super) classes: [[u32; N]; 4],
    /// How many low cards the hands of each suit get.
    pub(super) lows: [[[u8; 3]; 4]; N],
    /// The cards of each hand, so far.
    pub(super) hands: [[Hand; N]; 4],
    /// The cards that nobody has.
    pub(super) left: [Hand; N],
}

impl<P, const N: usize> Lanes<P, N> {
    /// Nothing is drawn yet.
    pub(super) const fn new(draws: [P; N]) -> Lanes<P, N> {
        let (hands, left) = ([[Hand::EMPTY; N]; 4], [Hand::EMPTY; N]);
        Lanes { draws, part: [0; N], classes: [[0; N]; 4], lows: [[[0; 3]; 4]; N], hands, left }
    }

    /// The cards of all hands.
    #[inline(always)]
    pub(super) fn hands(&self, lane: usize) -> [Hand; 4] {
        let [a, b, c, d] = &self.hands;
        [a[lane], b[lane], c[lane], d[lane]]
    }

    #[inline(always)]
    pub(super) fn classes(&self, lane: usize) -> [u32; 4] {
        let [s, h, d, c] = &self.classes;
        [s[lane], h[lane], d[lane], c[lane]]
    }

    /// What was drawn, where the attempt went on to its end.
    #[inline(always)]
    pub(super) fn deal(&self, lane: usize) -> Deal {
        Deal::from_disjoint(self.hands(lane))
    }

    /// Sets the hands, of the cards of this pack.
    #[inline(always)]
    pub(super) fn set(&mut self, lane: usize, hands: [Hand; 4], pack: Hand) {
        let mut left = pack;
        for (hand, cards) in hands.into_iter().enumerate() {
            self.hands[hand][lane] = cards;
            left = left.difference(cards);
        }
        self.left[lane] = left;
    }

    /// Puts the suits of what was drawn into another order.
    #[inline(always)]
    pub(super) fn arrange(&mut self, lane: usize, order: SuitOrder) {
        for hands in &mut self.hands {
            hands[lane] = order.hand(hands[lane]);
        }
    }

    #[inline(always)]
    pub(super) fn give(&mut self, lane: usize, hand: usize, cards: Hand) {
        let held = &mut self.hands[hand & 3][lane];
        *held = held.union(cards);
        self.left[lane] = self.left[lane].difference(cards);
    }
}

/// The lanes that go on, by number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Going<const N: usize> {
    of: [u8; N],
    len: usize,
}

impl<const N: usize> Going<N> {
    /// The first so many lanes.
    #[inline(always)]
    pub(super) fn first(len: usize) -> Going<N> {
        Going { of: std::array::from_fn(|lane| lane as u8), len }
    }

    /// Whether there is none.
    #[inline(always)]
    pub(super) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Their numbers.
    #[inline(always)]
    pub(super) fn lanes(&self) -> impl Iterator<Item = usize> {
        // The remainder changes nothing and spares bounds checks.
        self.of[..self.len.min(N)].iter().map(|&lane| usize::from(lane) % N)
    }

    /// How many there are; none afterwards, until some of them are kept.
    #[inline(always)]
    pub(super) const fn restart(&mut self) -> usize {
        let len = self.len;
        self.len = 0;
        len
    }

    /// The lane that stood at this place, which is not before the number of lanes that were kept since.
    #[inline(always)]
    pub(super) fn at(&self, place: usize) -> usize {
        usize::from(self.of[place % N]) % N
    }

    /// Keeps a lane if it goes on; without a branch, as that would often be guessed wrongly.
    #[inline(always)]
    pub(super) fn keep(&mut self, lane: usize, goes_on: bool) {
        self.of[self.len % N] = lane as u8;
        self.len += usize::from(goes_on);
    }
}

/// Asks something of each lane; where it does not hold, the lane goes on no more. Written into its place, as a function
/// that is not inlined would be compiled for any CPU.
macro_rules! retain {
    ($going:expr, |$lane:ident| $holds:expr) => {
        for place in 0..$going.restart() {
            let $lane = $going.at(place);
            let goes_on = $holds;
            $going.keep($lane, goes_on);
        }
    };
}

pub(super) use retain;
