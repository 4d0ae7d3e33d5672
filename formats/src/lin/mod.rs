//! LIN, the format of Bridge Base Online: fields of two letters and a value, closed by bars.
//!
//! Hands come in the order S W N E whatever the dealer; the digit before them is the dealer, 1 to 4 for
//! S W N E. There is no published description; this follows what the site writes and reads.

mod read;
mod write;

pub use read::read;
pub(crate) use read::{hand, read_source};
pub use write::write;
pub(crate) use write::{push_call, push_hand};

use bridgeshape_runtime::Seat;

/// The order of hands and names, and the dealers of the digits 1 to 4.
pub(crate) const ORDER: [Seat; 4] = [Seat::South, Seat::West, Seat::North, Seat::East];
