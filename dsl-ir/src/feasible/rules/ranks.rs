//! A hand has as many aces as suits in which it has the ace; so with kings, queens and jacks. Where all the
//! suits that may are needed, they must; where enough of them must, no other may.

use crate::feasible::domain::{Clash, HandDomain};
use crate::feasible::honours::Count;
use bridgeshape_runtime::{Holding, Rank, Role, Suit};

const RANKS: [(Count, Rank); 4] = [
    (Count::Aces, Rank::Ace),
    (Count::Kings, Rank::King),
    (Count::Queens, Rank::Queen),
    (Count::Jacks, Rank::Jack),
];

pub(super) fn apply(role: Role, hand: &mut HandDomain) -> Result<(), Clash> {
    for (count, rank) in RANKS {
        let must = hand.cells.iter().filter(|cell| cell.facts().must.contains(rank)).count() as i32;
        let may = hand.cells.iter().filter(|cell| cell.facts().may.contains(rank)).count() as i32;
        hand.honours.keep(count, must, may);
        let (least, most) = hand.honours.range(count).ok_or(Clash::Honours(role))?;
        if must == may || least < may && most > must {
            continue;
        }
        for suit in Suit::ALL {
            let cell = &mut hand.cells[suit.index()];
            let facts = cell.facts();
            if facts.must.contains(rank) || !facts.may.contains(rank) {
                continue;
            }
            let card = Holding::VOID.with(rank);
            if least == may {
                cell.require(card);
            } else {
                cell.forbid(card);
            }
            if cell.is_empty() {
                return Err(Clash::Holding(role, suit));
            }
        }
    }
    Ok(())
}
