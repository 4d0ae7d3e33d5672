//! Modules as the compiler writes them.

pub mod baron;
pub mod deals;
pub mod fits;
pub mod honours;
pub mod landy;
pub mod lebensohl;
pub mod multi;
pub mod quiet;
pub mod smith;
pub mod splinter;
pub mod sputnik;
