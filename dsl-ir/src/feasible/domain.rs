//! What the four hands may still be, and the contradictions that leave nothing.

use super::cell::{Cell, lengths_within};
use super::honours::{Count, Honours};
use super::rules::Sum;
use super::shapes::Shapes;
use bridgeshape_runtime::{Card, Holding, PartialDeal, Rank, Role, Suit, Table};
use std::sync::LazyLock;

/// What one hand may still be. The parts are kept in step by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct HandDomain {
    /// What it may hold in each suit.
    pub(super) cells: [Cell; 4],
    /// Its shapes.
    pub(super) shapes: Shapes,
    /// How many aces, kings, queens and jacks.
    pub(super) honours: Honours,
    /// The least and the most total points and distribution points, as far as they are asked: more than
    /// shapes and honours by themselves tell.
    pub(super) mixed: [(i32, i32); 2],
}

/// What the four hands may still be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Domain {
    /// Clockwise from the opener.
    pub(super) hands: [HandDomain; 4],
    /// The least and the most high-card points of opener and responder together; those of the opponents follow.
    pub(super) pair: (i32, i32),
}

/// The cards that are dealt. Invariant: no hand of more than [`Shapes::MOST_CARDS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    /// The pack, suit by suit.
    pub(super) suits: [Holding; 4],
    /// How many aces, kings, queens and jacks it has.
    honours: [i32; 4],
    sizes: [u8; 4],
}

/// Why nothing is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Clash {
    /// No holding of a suit.
    Holding(Role, Suit),
    /// No shape of a hand.
    Shape(Role),
    /// No combination of honours of a hand.
    Honours(Role),
    /// A card that two hands must have.
    CardTwice(Card, [Role; 2]),
    /// A card that no hand may have.
    CardNowhere(Card),
    /// The lengths of a suit do not add up.
    SuitLengths(Suit),
    /// The points of a suit do not add up.
    SuitPoints(Suit),
    /// The points of several hands do not add up.
    Sum,
    /// No branch of a union.
    NoBranch,
}

impl Frame {
    /// The frame of a table; `None` where a hand has more cards than shapes are kept for.
    pub(super) fn new(table: &Table) -> Option<Frame> {
        let suits = table.pack().holdings();
        let sizes = table.sizes();
        let honours = [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack]
            .map(|rank| suits.iter().filter(|suit| suit.contains(rank)).count() as i32);
        sizes.iter().all(|&size| size <= Shapes::MOST_CARDS).then_some(Frame { suits, honours, sizes })
    }

    /// How much of a count the pack has.
    pub(super) const fn total(&self, count: Count) -> i32 {
        count.of(self.honours)
    }
}

/// The domain of bridge before anything is asked: most calls start here.
static BRIDGE: LazyLock<Option<(Frame, Domain)>> = LazyLock::new(|| {
    let frame = Frame::new(&Table::BRIDGE)?;
    Some((frame, Domain::new(&frame)))
});

impl Domain {
    /// Everything that the frame allows.
    fn new(frame: &Frame) -> Domain {
        let hands = frame.sizes.map(|size| {
            let cells = frame.suits.map(|suit| {
                let mut cell = Cell::new(suit);
                cell.keep_lengths(lengths_within(0, i32::from(size)));
                cell
            });
            HandDomain {
                cells,
                shapes: Shapes::all(size),
                honours: Honours::new(frame.honours, i32::from(size)),
                mixed: [(0, Sum::FAR); 2],
            }
        });
        Domain { hands, pair: (0, frame.total(Count::Hcp)) }
    }

    /// Everything that known cards allow; `None` for hands that are too large to reason about.
    pub(super) fn of(fixed: &PartialDeal) -> Option<(Frame, Domain)> {
        let (frame, mut domain) = if fixed.table() == Table::BRIDGE {
            (*BRIDGE)?
        } else {
            let frame = Frame::new(&fixed.table())?;
            (frame, Domain::new(&frame))
        };
        for (role, known) in Role::ALL.into_iter().zip(fixed.known()) {
            let complete = known.len() == usize::from(frame.sizes[role.index()]);
            for suit in Suit::ALL {
                let cell = &mut domain.hands[role.index()].cells[suit.index()];
                cell.require(known.holding(suit));
                if complete {
                    let others = frame.suits[suit.index()].bits() & !known.holding(suit).bits();
                    cell.forbid(Holding::from_bits(others));
                }
            }
        }
        Some((frame, domain))
    }

    /// Everything that is in this one or in the other.
    pub(super) fn join(&mut self, other: &Domain) {
        for (mine, theirs) in self.hands.iter_mut().zip(&other.hands) {
            mine.cells.iter_mut().zip(&theirs.cells).for_each(|(mine, theirs)| mine.join(theirs));
            mine.shapes.join(&theirs.shapes);
            mine.honours.join(&theirs.honours);
            for (mine, theirs) in mine.mixed.iter_mut().zip(theirs.mixed) {
                *mine = (mine.0.min(theirs.0), mine.1.max(theirs.1));
            }
        }
        self.pair = (self.pair.0.min(other.pair.0), self.pair.1.max(other.pair.1));
    }
}
