//! How scenarios are counted, and later dealt: trees become branches of sets, branches are counted exactly.
//!
//! **Invariant:** counts are integers and exact; budgets are integers, so that every machine stops at the same point.

mod account;
mod arranged;
mod branch;
mod checks;
mod conflict;
mod count;
mod counter;
pub mod lint;
mod meter;
mod node;
mod odds;
mod open;
mod passes;
mod plan;
mod plan_deals;
mod plans;
mod possible;
mod search;

pub use account::{Acceptance, Account, HandWords, PartAccount, RivalAccount, TRIAL, significant};
pub use branch::{Branch, Literal, Sum};
pub use checks::Checks;
pub use conflict::{Conflict, conflict};
pub use counter::{Counter, Options, WORK};
pub use meter::{Meter, Stop};
pub use odds::{BindingOdds, Chance, Estimate, Figure, LEVEL, MOST_BINDINGS, Odds, Ratio, odds, shares_of};
pub use open::union;
pub use passes::{Draft, PASSES, Pass};
pub use plan::{ATTEMPTS, Chosen, Described, Planned, any_plan};
pub use plan_deals::{MOST_TREES, plan_deals};
pub use plans::{Plans, plan};
pub use possible::{Decider, Effort, Possibility, Possible, Proof};

use bridgeshape_dsl_ir::ir::Pred;
use bridgeshape_runtime::PartialDeal;
pub use bridgeshape_runtime::{Law, Ranges};

/// Which hands are placed card by card at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tiers {
    /// Whatever is estimated to be the least work.
    #[default]
    Best,
    /// Every constrained hand in every suit.
    One,
    /// As few hands and suits as possible: the others get their low cards from a pool at the end.
    Two,
}

/// How many completions of the known cards satisfy a bound tree.
///
/// # Errors
/// [`Stop`].
pub fn count(tree: &Pred, fixed: &PartialDeal, options: &Options) -> Result<u128, Stop> {
    Counter::new(fixed, *options).count(tree)
}
