//! A shape needs its four lengths, a length needs a shape.

use crate::feasible::domain::{Clash, HandDomain};
use bridgeshape_runtime::{Role, Suit};

pub(super) fn apply(role: Role, hand: &mut HandDomain) -> Result<(), Clash> {
    for suit in Suit::ALL {
        let cell = &hand.cells[suit.index()];
        if cell.is_empty() {
            return Err(Clash::Holding(role, suit));
        }
        hand.shapes.keep_lengths(suit.index(), cell.facts().lengths);
    }
    if hand.shapes.is_empty() {
        return Err(Clash::Shape(role));
    }
    for suit in Suit::ALL {
        let lengths = hand.shapes.lengths(suit.index());
        let cell = &mut hand.cells[suit.index()];
        cell.keep_lengths(lengths);
        if cell.is_empty() {
            return Err(Clash::Holding(role, suit));
        }
    }
    Ok(())
}
