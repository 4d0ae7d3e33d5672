//! How the deals of each binding are drawn: what holds of whatever is drawn, and what is checked afterwards.
//!
//! The plan is made from the tree alone. What the passes before have counted only tells how many of the deals that it
//! draws are accepted.

use super::{Draft, Pass};
use crate::{Counter, Plans, Stop};

pub(super) const PASS: Pass = Pass {
    name: "plan",
    after: "every condition is tracked, and holds of all that is drawn, or is checked afterwards",
    run,
};

fn run(draft: &mut Draft<'_>, counter: &mut Counter) -> Result<(), Stop> {
    let mut plans = Plans::new(counter.fixed(), &draft.limits);
    for bound in &mut draft.bound {
        bound.plan = plans.plan(&bound.tree)?;
    }
    Ok(())
}
