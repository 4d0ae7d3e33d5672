//! Suits and alternatives that are open are chosen: one tree for each binding, in the order of the law.

use super::{Bound, Draft, Pass};
use crate::{Counter, Stop};

/// The most bindings that are looked at one by one.
const MOST: usize = 512;

pub(super) const PASS: Pass = Pass {
    name: "bind",
    after: "no variable, jolly, fit or alternative is open: one tree for each binding",
    run,
};

fn run(draft: &mut Draft<'_>, _: &mut Counter) -> Result<(), Stop> {
    let scenario = draft.scenario;
    for binding in scenario.bindings() {
        if draft.bound.len() == MOST {
            return Err(Stop::TooComplex);
        }
        let tree = scenario.bind(&binding);
        draft.bound.push(Bound { binding, tree, parts: Vec::new(), pruned: 0, deals: None, plan: None });
    }
    Ok(())
}
