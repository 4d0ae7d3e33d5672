//! Cards, hands and deals, and what is done with them once a card: evaluate, draw, split.
//!
//! Suits are always in the order S H D C, cards of a suit from the two up, positions clockwise from
//! the opener.
//!
//! **Invariant:** no I/O, no serialisation, no parsing of scenarios, no clock; integers only. Users'
//! crates carry this room, so it stays light.

mod card;
mod deal;
mod hand;
mod holding;
mod role;
mod suit;

pub use card::{Card, Rank};
pub use deal::{Deal, NotADeal};
pub use hand::Hand;
pub use holding::Holding;
pub use role::{Pair, Role, Seat};
pub use suit::Suit;
