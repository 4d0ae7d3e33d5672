//! Cards, hands and deals, and what is done with them once a card: evaluate, draw, split.
//!
//! Suits are always in the order S H D C, cards of a suit from the two up, positions clockwise from
//! the opener.
//!
//! | what | where |
//! |---|---|
//! | cards, hands, deals, roles | `card`, `suit`, `holding`, `hand`, `deal`, `role` |
//! | random words with an address | `stream` (`key`: mixing a request; `bounded`: exact draws below a bound) |
//! | the uniform split of cards | `split` (`subsets`: subsets by number; `cpu`: depositing bits; `binomial`) |
//!
//! **Invariant:** no I/O, no serialisation, no parsing of scenarios, no clock; integers only. Every draw is
//! exact: bounded draws refuse, nothing is rounded. Users' crates carry this room, so it stays light.

mod binomial;
mod bounded;
mod card;
mod cpu;
mod deal;
mod hand;
mod holding;
mod key;
mod role;
mod split;
mod stream;
mod subsets;
mod suit;

pub use binomial::{binomial, multinomial};
pub use card::{Card, Rank};
pub use cpu::{Deposit, Kernel, Portable, dispatch};
pub use deal::{Deal, NotADeal};
pub use hand::Hand;
pub use holding::Holding;
pub use role::{Pair, Role, Seat};
pub use split::{WrongSizes, deal, deal_range, split};
pub use stream::{STREAM_VERSION, Stream, StreamKey};
pub use suit::Suit;
