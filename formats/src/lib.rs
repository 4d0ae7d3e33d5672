//! Formats of deals: what other bridge programs read and write.
//!
//! | | reads | writes |
//! |---|---|---|
//! | [`pbn`] | any import format and looser | export format 2.1 |
//! | [`lin`] | files and one-liners | a board a line |
//! | [`link`] | handviewer links | the same |
//! | [`csv`] | by the header's names | fixed columns |
//! | [`json`] | hands of records | – (the engine's records are its own) |
//! | [`dotted`] | a deal a line | – |
//! | [`text`] | – | a diagram of four hands |
//!
//! A [`Board`] is by seat, as files are; roles of a scenario become seats through the seat of the opener
//! ([`Hands::of_deal`]). Readers take bytes in any usual encoding and hand back a [`Reading`]: the boards they
//! could read and, with line and column, what was wrong with the others. Writers append to a `Vec<u8>`, so
//! that a long run costs no allocation a record.
//!
//! **Invariant:** a reader never panics, and never hands back a board whose hands are neither unknown nor
//! thirteen different cards; a writer's output depends on the board alone.

mod auction;
mod board;
pub mod csv;
mod detect;
pub mod dotted;
mod error;
mod hands;
pub mod json;
pub mod lin;
pub mod link;
pub mod pbn;
mod reading;
mod source;
pub mod text;

pub use auction::{Bid, Call, Contract, Risk, Strain, Unreadable, card, outcome};
pub use board::{BadTagName, Board, Room, Tags, Vul, cycle};
pub use detect::{Format, read};
pub use error::{FormatError, Holder, Place, Problem};
pub use hands::Hands;
pub use reading::{Found, MOST_PROBLEMS, Reading};
