//! Cards, hands and deals, and what is done with them once a card: evaluate, draw, split.
//!
//! Suits are always in the order S H D C, cards of a suit from the two up, positions clockwise from
//! the opener.
//!
//! | what | where |
//! |---|---|
//! | cards, hands, deals, roles | `card`, `suit`, `holding`, `hand`, `deal`, `role` |
//! | random words with an address | `stream` (`key`: mixing a request; `bounded`: exact draws below a bound) |
//! | the uniform split of cards | `split`, `bare` (`subsets`: subsets by number; `alias`: weighted outcomes; `cpu`: depositing bits; `binomial`) |
//! | every outcome instead of a random one, for proofs | `choices` |
//! | packs and deals known in part | `partial` |
//! | conditions: sets of holdings, of shapes | `holding_set`, `shape_set` (`shape`: shapes by number) |
//! | points of every kind | `eval`, sets of sums `ranges` |
//! | conditions as they are asked of a deal | `check` |
//! | suits in the places of others | `suit_order` |
//! | scenarios that are compiled, and dealing by them | [`compiled`] (`law`: which deals are equally likely) |
//! | deals of a scenario: plans, their counts, drawing by them | [`plan`] |
//!
//! **Invariant:** no I/O, no serialisation, no parsing of scenarios, no clock; integers only. Every draw is
//! exact: bounded draws refuse, nothing is rounded. Users' crates carry this room, so it stays light.

mod alias;
mod bare;
mod binomial;
mod bounded;
mod card;
mod check;
mod choices;
pub mod compiled;
mod cpu;
mod deal;
mod eval;
mod hand;
mod holding;
mod holding_set;
mod key;
mod law;
mod partial;
pub mod plan;
mod ranges;
mod role;
mod shape;
mod shape_set;
mod split;
mod stream;
mod subsets;
mod suit;
mod suit_order;

pub use bare::deal_with;
pub use binomial::{binomial, multinomial};
pub use card::{Card, Rank};
pub use check::{Check, all_hold};
pub use choices::{Choices, Draws};
pub use cpu::{Deposit, Kernel, Portable, dispatch};
pub use deal::{Deal, NotADeal};
pub use eval::{Evaluator, QUARTERS};
pub use hand::Hand;
pub use holding::Holding;
pub use holding_set::HoldingSet;
pub use law::Law;
pub use partial::{Completions, NotAPartialDeal, PartialDeal, Table};
pub use ranges::Ranges;
pub use role::{Pair, Role, Seat};
pub use shape::{shape_count, shape_index, shapes};
pub use shape_set::ShapeSet;
pub use split::{WrongSizes, choose, deal, deal_range, split, split_with};
pub use stream::{STREAM_VERSION, Stream, StreamKey};
pub use suit::Suit;
pub use suit_order::SuitOrder;
