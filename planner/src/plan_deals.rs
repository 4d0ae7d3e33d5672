//! One plan for the deals that satisfy a scenario under some binding.
//!
//! The parts of every binding's own plan, each with the demand that no earlier binding holds: a deal that several
//! bindings allow is accepted for the first of them only. So the deals of two parts exclude one another, and each deal
//! of the union is as likely as any other.

use crate::{Checks, Planned, Stop, plan};
use bridgeshape_dsl_ir::ir::Pred;
use bridgeshape_runtime::plan::{Limits, Plan, Tables};
use bridgeshape_runtime::{Check, PartialDeal};

/// The most trees that one plan is made for.
pub const MOST_TREES: usize = 64;
/// The most parts that it may have.
const MOST_PARTS: usize = 1_024;

/// The plan of the deals on which one of some bound trees holds, tried in their order; `None` when counting shows that
/// there is no deal. `choices` tells how the parts of each tree were chosen, one tree after the other.
///
/// # Errors
/// [`Stop`]: too many trees, branches or parts, or a tree that is not bound.
pub fn plan_deals(trees: &[Pred], fixed: &PartialDeal, limits: &Limits) -> Result<Option<Planned>, Stop> {
    if trees.len() > MOST_TREES {
        return Err(Stop::TooComplex);
    }
    let sizes = fixed.table().sizes();
    let (mut parts, mut choices) = (Vec::new(), Vec::new());
    let mut earlier: Vec<Check> = Vec::new();
    for (at, tree) in trees.iter().enumerate() {
        if trees[..at].contains(tree) {
            continue;
        }
        let Some(planned) = plan(tree, fixed, limits)? else { continue };
        let own = planned.plan.parts.into_iter().map(|mut part| {
            part.checks.extend(earlier.iter().cloned());
            part
        });
        parts.extend(own);
        choices.extend(planned.choices);
        if parts.len() > MOST_PARTS {
            return Err(Stop::TooComplex);
        }
        earlier.push(Check::Not(Checks::of(tree, sizes)?.into_vec()));
    }
    if parts.is_empty() {
        return Ok(None);
    }
    let plan = Plan { fixed: *fixed, parts };
    // The limits are those of each part, and each was within them alone.
    let tables = Tables::new(&plan, limits).map_err(|_| Stop::TooComplex)?;
    Ok(Some(Planned { plan, tables, choices }))
}
