//! How scenarios are counted, and later dealt: trees become branches of sets, branches are counted exactly.
//!
//! **Invariant:** counts are integers and exact; budgets are integers, so that every machine stops at the same point.

mod branch;
mod count;
mod counter;
pub mod lint;
mod meter;
mod node;
mod ranges;
mod split;

pub use branch::{Branch, Literal, Sum};
pub use counter::{Counter, Options, WORK};
pub use meter::{Meter, Stop};
pub use ranges::Ranges;

use bridgeshape_dsl_ir::ir::{Pred, Scenario};
use bridgeshape_runtime::PartialDeal;

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

/// The tree of all deals that satisfy the scenario under some binding.
pub fn union(scenario: &Scenario) -> Pred {
    Pred::any(scenario.bindings().map(|binding| scenario.bind(&binding)))
}
