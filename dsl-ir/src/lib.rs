//! What a scenario means: the API's JSON as it comes ([`wire`]), the DSL's text ([`text`]), the
//! canonical form that everything else works on ([`ir`]), both read together ([`answer`]), the laws of the auction ([`auction`]), the
//! names of pages and scenarios as people type them ([`names`]), and every message about them ([`diag`]).
//!
//! **Invariant:** this room says what is wanted, never how to draw it; no randomness, no I/O.

pub mod answer;
pub mod auction;
pub mod describe;
pub mod diag;
pub mod feasible;
pub mod ir;
pub mod names;
pub mod text;
pub mod wire;

mod lang;
mod suit_ref;

pub use lang::Lang;
pub use suit_ref::{SuitRef, Var};
