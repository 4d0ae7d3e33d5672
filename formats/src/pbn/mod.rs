//! PBN, the Portable Bridge Notation 2.1.
//!
//! [`write()`] gives the standard's *export format*; [`read`] takes its *import format* and what programs make
//! of it.

mod game;
mod lex;
mod read;
mod write;

pub use read::read;
pub use write::{HEADER, write, write_deal};
