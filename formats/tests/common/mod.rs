//! Boards for tests: random ones from a small fixed generator, and extreme ones.

use bridgeshape_formats::{Board, Hands, Vul};
use bridgeshape_runtime::{Card, Hand, Seat};

/// SplitMix64: enough to mix a seed into a deal; the numbers never change.
pub(crate) struct Mixer(pub(crate) u64);

impl Mixer {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// Nearly uniform below a small number, which is enough here.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// A shuffled pack. With `wild` above 0 the cards stay that much in order, which makes long suits and voids.
    pub(crate) fn hands(&mut self, wild: usize) -> Hands {
        let mut pack: Vec<Card> = Hand::PACK.cards().collect();
        for i in (1..52usize).rev() {
            let from = 52usize.checked_div(wild).map_or(0, |reach| i.saturating_sub(reach));
            pack.swap(i, from + self.below(i + 1 - from));
        }
        let hands = [0, 1, 2, 3].map(|i| pack[13 * i..13 * (i + 1)].iter().copied().collect());
        Hands::new(hands).expect("a pack dealt out")
    }
}

/// A board with random cards, and all else by the number: every dealer with every vulnerability in sixteen.
pub(crate) fn board(mixer: &mut Mixer, number: u32) -> Board {
    let wild = [0, 0, 4, 13][mixer.below(4)];
    let mut board = Board::new(mixer.hands(wild));
    board.number = Some(number);
    board.dealer = Seat::ALL[number as usize % 4];
    board.vul = Vul::ALL[number as usize / 4 % 4];
    board.opener = Some(Seat::ALL[number as usize / 16 % 4]);
    board
}
