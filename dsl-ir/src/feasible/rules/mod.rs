//! The rules of inference. Each takes away what cannot be, and nothing else; together they run until
//! nothing changes or something is empty.
//!
//! | rule | speaks of |
//! |---|---|
//! | [`lengths`] | the shapes of a hand and the lengths of its suits |
//! | [`ranks`] | how many aces, kings, queens, jacks a hand has, and in which suits |
//! | [`points`] | the high-card points of a hand, shape by shape |
//! | [`suit`] | one suit over four hands: whose card, how many, how many points |
//! | [`totals`] | what the pack has of each honour, and both pairs' points |
//! | [`sums`] | the ranges that the scenario asks of one hand or of several ([`value`]: of what) |

mod lengths;
mod points;
mod ranks;
mod suit;
mod sums;
mod totals;
mod value;

pub(super) use sums::Sum;
pub(super) use value::Value;

use super::cell::Cell;
use super::domain::{Clash, Domain, Frame, HandDomain};
use super::honours::Honours;
use bridgeshape_runtime::{Role, Suit};

/// More rounds than any scenario needs; stopping early loses proofs only.
const ROUNDS: usize = 24;

/// What each rule left behind when it ran last: it need not run again on the same.
#[derive(Debug, Default)]
struct Seen {
    hands: [Option<HandDomain>; 4],
    suits: [Option<[Cell; 4]>; 4],
    honours: Option<([Honours; 4], (i32, i32))>,
}

/// Runs all rules until nothing changes. `told` are the hands of which the scenario says something, a bit
/// each: the costliest rule leaves the others alone.
pub(super) fn propagate(frame: &Frame, domain: &mut Domain, sums: &[Sum], told: u8) -> Result<(), Clash> {
    let mut seen = Seen::default();
    for _ in 0..ROUNDS {
        let before = *domain;
        for role in Role::ALL {
            let hand = &mut domain.hands[role.index()];
            if seen.hands[role.index()].as_ref() == Some(hand) {
                continue;
            }
            lengths::apply(role, hand)?;
            ranks::apply(role, hand)?;
            if told >> role.index() & 1 == 1 {
                points::apply(role, hand)?;
            }
            seen.hands[role.index()] = Some(*hand);
        }
        for suit in Suit::ALL {
            let cells = |domain: &Domain| domain.hands.map(|hand| hand.cells[suit.index()]);
            if seen.suits[suit.index()] != Some(cells(domain)) {
                suit::apply(suit, frame, domain)?;
                seen.suits[suit.index()] = Some(cells(domain));
            }
        }
        let honours = |domain: &Domain| Some((domain.hands.map(|hand| hand.honours), domain.pair));
        if seen.honours != honours(domain) {
            totals::apply(frame, domain)?;
            seen.honours = honours(domain);
        }
        for sum in sums {
            sums::apply(sum, frame, domain)?;
        }
        if *domain == before {
            break;
        }
    }
    Ok(())
}
