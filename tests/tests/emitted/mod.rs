//! Modules as the compiler writes them.

pub mod baron;
pub mod deals;
pub mod fits;
pub mod honours;
// The emitter fills a line to the last column, which rustfmt does not.
#[rustfmt::skip]
pub mod landy;
pub mod lebensohl;
pub mod multi;
pub mod quiet;
pub mod smith;
pub mod splinter;
pub mod sputnik;
