//! The high-card points of a hand, shape by shape: a shape stays if some holdings of its lengths make points
//! that the hand may have; of each suit and length, holdings stay whose points leave a possible rest.

use crate::feasible::domain::{Clash, HandDomain};
use crate::feasible::honours::Count;
use bridgeshape_runtime::{Role, Suit};

/// A range that nothing is in, to be widened.
const NOTHING: (i32, i32) = (i32::MAX, i32::MIN);

fn widen(range: &mut (i32, i32), min: i32, max: i32) {
    *range = (range.0.min(min), range.1.max(max));
}

pub(super) fn apply(role: Role, hand: &mut HandDomain) -> Result<(), Clash> {
    let (min, max) = hand.honours.range(Count::Hcp).ok_or(Clash::Honours(role))?;
    let facts = hand.cells.each_ref().map(|cell| cell.facts());
    let mut of_length = [[NOTHING; 14]; 4];
    let mut of_hand = NOTHING;
    hand.shapes.retain(|shape| {
        let suits: [(i32, i32); 4] = std::array::from_fn(|suit| {
            let length = usize::from(shape[suit]);
            (i32::from(facts[suit].least[length]), i32::from(facts[suit].most[length]))
        });
        let least: i32 = suits.iter().map(|suit| suit.0).sum();
        let most: i32 = suits.iter().map(|suit| suit.1).sum();
        if most < min || least > max {
            return false;
        }
        widen(&mut of_hand, least, most);
        for suit in 0..4 {
            let (fewest, greatest) = (most - suits[suit].1, least - suits[suit].0);
            widen(&mut of_length[suit][usize::from(shape[suit])], min - fewest, max - greatest);
        }
        true
    });
    if hand.shapes.is_empty() {
        return Err(Clash::Shape(role));
    }
    hand.honours.keep(Count::Hcp, of_hand.0, of_hand.1);
    if hand.honours.is_empty() {
        return Err(Clash::Honours(role));
    }
    for suit in Suit::ALL {
        let cell = &mut hand.cells[suit.index()];
        cell.keep_points_by_length(&of_length[suit.index()]);
        if cell.is_empty() {
            return Err(Clash::Holding(role, suit));
        }
    }
    Ok(())
}
