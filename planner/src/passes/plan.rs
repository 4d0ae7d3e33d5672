//! How a branch is drawn: in proportion to its deals.
//!
//! A number below all deals of the binding falls to one branch: the branches lie one after the other, the one with most
//! deals first, so that the first comparison decides most often. They exclude one another, so no deal is drawn twice
//! and none has to be thrown away for being in an earlier branch.

use super::{Draft, Pass};
use crate::{Counter, Stop};

pub(super) const PASS: Pass = Pass {
    name: "plan",
    after: "the branches lie one after the other, each as long as its deals are many",
    run,
};

#[expect(clippy::unnecessary_wraps, reason = "passes have one type")]
fn run(draft: &mut Draft<'_>, _: &mut Counter) -> Result<(), Stop> {
    for bound in &mut draft.bound {
        bound.parts.sort_by_key(|part| std::cmp::Reverse(part.deals));
        let mut before = 0;
        for part in &mut bound.parts {
            part.before = before;
            before += part.deals.unwrap_or(0);
        }
    }
    Ok(())
}
