//! Skeleton.
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

/// How to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The most units of work (a multiplication and an addition each).
    pub work: u64,
    /// Which hands are placed at once.
    pub tiers: Tiers,
}

impl Default for Options {
    fn default() -> Options {
        Options { work: 2_000_000_000, tiers: Tiers::Best }
    }
}

/// Why a count was not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The work allowed was used up.
    Work,
    /// Too many branches, or too many sums at once.
    TooComplex,
}

/// How many completions of the known cards satisfy a bound tree.
///
/// # Errors
/// [`Stop`].
pub fn count(tree: &Pred, fixed: &PartialDeal, options: &Options) -> Result<u128, Stop> {
    let _ = options;
    Ok(fixed.iter().filter(|deal| tree.holds(deal.hands())).count() as u128)
}

/// The tree of all deals that satisfy the scenario under some binding.
pub fn union(scenario: &Scenario) -> Pred {
    Pred::any(scenario.bindings().map(|binding| scenario.bind(&binding)))
}
