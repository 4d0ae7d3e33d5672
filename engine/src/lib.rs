//! From a request to deals, or to the reasons why there are none.
//!
//! **Invariant:** policy lives here and nothing is drawn here by other rules than the law's; every deal
//! that leaves with `Verify::All` has passed the judge.

pub mod names;
mod refusal;
mod seed;

pub use refusal::{Reason, Refusal};
pub use seed::{Seed, hash128};
