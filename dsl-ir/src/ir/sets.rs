//! Stand-ins for the sets, evaluators and tables of the runtime, until they are there.

use bridgeshape_runtime::{Hand, Holding, Suit};

/// A set of holdings: a bit for each of the 8,192.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HoldingSet(Vec<u64>);

impl HoldingSet {
    /// The holdings for which the function is true.
    pub fn from_fn(mut holds: impl FnMut(Holding) -> bool) -> HoldingSet {
        let mut words = vec![0; Holding::COUNT / 64];
        for holding in Holding::all().filter(|&h| holds(h)) {
            words[holding.index() / 64] |= 1 << (holding.index() % 64);
        }
        HoldingSet(words)
    }

    /// Whether the holding is in it.
    pub fn contains(&self, holding: Holding) -> bool {
        self.0[holding.index() / 64] >> (holding.index() % 64) & 1 == 1
    }
}

/// A set of shapes in the order S H D C.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShapeSet(Vec<[u8; 4]>);

impl ShapeSet {
    /// The shapes of thirteen cards for which the function is true.
    pub fn from_fn(mut holds: impl FnMut([u8; 4]) -> bool) -> ShapeSet {
        let mut shapes = Vec::new();
        for s in 0..=13 {
            for h in 0..=13 - s {
                for d in 0..=13 - s - h {
                    let shape = [s, h, d, 13 - s - h - d];
                    if holds(shape) {
                        shapes.push(shape);
                    }
                }
            }
        }
        ShapeSet(shapes)
    }

    /// Whether the shape is in it.
    pub fn contains(&self, shape: [u8; 4]) -> bool {
        self.0.binary_search(&shape).is_ok()
    }
}

/// A sum over the suits, in quarters of a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluator(Vec<i32>);

impl Evaluator {
    /// The evaluator that gives each holding so many quarters.
    pub fn from_fn(quarters: impl Fn(Suit, Holding) -> i32) -> Evaluator {
        Evaluator(
            Suit::ALL
                .iter()
                .flat_map(|&s| Holding::all().map(move |h| (s, h)))
                .map(|(s, h)| quarters(s, h))
                .collect(),
        )
    }

    /// The quarters of a hand.
    pub fn of(&self, hand: Hand) -> i32 {
        Suit::ALL.iter().map(|&s| self.0[s.index() * Holding::COUNT + hand.holding(s).index()]).sum()
    }
}

/// The pack and how many cards of it each hand has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// The cards.
    pub pack: Hand,
    /// Cards a hand, clockwise from the opener.
    pub sizes: [u8; 4],
}

impl Table {
    /// 52 cards, thirteen each.
    pub const BRIDGE: Table = Table { pack: Hand::PACK, sizes: [13; 4] };
}
