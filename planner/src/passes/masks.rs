//! Conditions on one suit as masks: the cards that are held for sure, those that may be held, and those that decide
//! beside the length.

use super::{Draft, Pass};
use crate::branch::Universe;
use crate::{Counter, Stop};
use bridgeshape_runtime::{Holding, HoldingSet, Rank, Role, Suit};

pub(super) const PASS: Pass = Pass {
    name: "masks",
    after: "each condition on a suit is a few masks of cards and a mask of lengths",
    run,
};

/// A condition on one suit of one hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mask {
    pub(super) hand: Role,
    pub(super) suit: Suit,
    /// Cards in every holding.
    pub(super) always: Holding,
    /// Cards in no holding.
    pub(super) never: Holding,
    /// Cards of which it matters which of them is held, beside the length.
    pub(super) deciding: Holding,
    /// Lengths of the holdings, a bit each.
    pub(super) lengths: u16,
    /// How many holdings there are.
    pub(super) holdings: usize,
}

fn run(draft: &mut Draft<'_>, counter: &mut Counter) -> Result<(), Stop> {
    let universe = counter.universe();
    for part in draft.parts() {
        for role in Role::ALL {
            for suit in Suit::ALL {
                let set = &part.branch.cells[role.index()][suit.index()];
                if *set != universe.cells[role.index()][suit.index()] {
                    part.masks.push(Mask::of(universe, role, suit, set));
                }
            }
        }
    }
    Ok(())
}

impl Mask {
    /// The masks of a set of holdings.
    pub(super) fn of(universe: &Universe, hand: Role, suit: Suit, set: &HoldingSet) -> Mask {
        let open = universe.fixed.rest().holding(suit);
        let (mut always, mut some, mut lengths) = (Holding::FULL.bits(), 0, 0);
        for holding in set.iter() {
            always &= holding.bits();
            some |= holding.bits();
            lengths |= 1 << holding.len();
        }
        let mut groups: Vec<Vec<Rank>> = Vec::new();
        for rank in Rank::ALL.into_iter().filter(|&rank| open.contains(rank)) {
            match groups.iter_mut().find(|group| set.is_symmetric(group[0], rank)) {
                Some(group) => group.push(rank),
                None => groups.push(vec![rank]),
            }
        }
        // The largest group is counted by number; the cards of the others are told apart.
        groups.sort_by_key(|group| group.len());
        groups.pop();
        let deciding = groups.into_iter().flatten().fold(Holding::VOID, |all, rank| all.with(rank));
        Mask {
            hand,
            suit,
            always: Holding::from_bits(always),
            never: Holding::from_bits(!some & (open.bits() | always)),
            deciding,
            lengths,
            holdings: set.len(),
        }
    }
}
