//! Choosing how to draw: a plan for a tree under one binding, the cheapest of those that its branches allow.

mod candidate;
mod cost;
mod facts;
mod profile;
mod search;

use crate::branch::{Universe, same_sum};
use crate::passes::normalise;
use crate::{Branch, Checks, Meter, Stop};
use bridgeshape_dsl_ir::ir::Pred;
use bridgeshape_runtime::plan::{Limits, Part, PartReport, Place, Plan, Tables, Unfit, Weigher};
use bridgeshape_runtime::{Check, PartialDeal, StreamKey};
use facts::Facts;
use search::Rival;

/// The plan of a tree, with how it was chosen.
#[derive(Debug)]
pub struct Planned {
    /// The plan.
    pub plan: Plan,
    /// Ready to draw by.
    pub tables: Tables,
    /// How each part was chosen.
    pub choices: Vec<Chosen>,
}

/// How a part was chosen.
#[derive(Debug)]
pub struct Chosen {
    /// Candidates that were counted, the one that was taken first.
    pub rivals: Vec<Described>,
}

/// A candidate that was counted.
#[derive(Clone, Debug)]
pub struct Described {
    /// As a part of a plan.
    pub part: Part,
    /// The time of an attempt, in tenths of a nanosecond, by the model.
    pub time: u64,
    /// Its counts, or why there are none.
    pub report: Result<PartReport, Unfit>,
}

/// The work of normalising.
const WORK: u64 = 200_000_000;

/// How many attempts tell about the acceptance of a plan.
pub const ATTEMPTS: u64 = 1 << 12;

/// The plan of a bound tree; `None` when counting shows that there is no deal.
///
/// # Errors
/// [`Stop`]: too many branches, or a tree that is not bound.
pub fn plan(tree: &Pred, fixed: &PartialDeal, limits: &Limits) -> Result<Option<Planned>, Stop> {
    let universe = Universe::new(fixed);
    let branches = normalise::branches(&universe, tree, &mut Meter::new(WORK))?;
    if branches.len() <= MOST_PARTS {
        let planned = plan_of_branches(&universe, &branches, limits, None);
        // Several parts that draw any deal refuse more than one that does.
        let plain = |planned: &Planned| planned.plan.parts.iter().any(|part| part.places == [Place::Rest; 4]);
        if branches.len() < 2 || !planned.as_ref().is_some_and(plain) {
            return Ok(planned);
        }
    }
    let checks = Checks::of(tree, fixed.table().sizes())?.into_vec();
    Ok(plan_of_branches(&universe, &[hull(&branches)], limits, Some(&checks)))
}

/// Some plan of a bound tree, by number, good or bad: each branch is drawn by the candidate that this number comes to.
/// For proofs that go through plans of every kind; `None`: counting shows that there is no deal.
///
/// # Errors
/// [`Stop`].
pub fn any_plan(tree: &Pred, fixed: &PartialDeal, number: usize) -> Result<Option<Plan>, Stop> {
    let universe = Universe::new(fixed);
    let branches = normalise::branches(&universe, tree, &mut Meter::new(WORK))?;
    let facts = branches.iter().filter_map(|branch| Facts::new(&universe, branch));
    let parts: Vec<Part> = facts.filter_map(|facts| search::any_part(&facts, number)).collect();
    Ok((!parts.is_empty()).then_some(Plan { fixed: *fixed, parts }))
}

/// Above so many branches one part is drawn for all of them, and the whole tree is checked.
const MOST_PARTS: usize = 16;

/// What holds wherever one of the branches does.
fn hull(branches: &[Branch]) -> Branch {
    let mut hull = branches[0].clone();
    for branch in &branches[1..] {
        for hand in 0..4 {
            for suit in 0..4 {
                hull.cells[hand][suit] = hull.cells[hand][suit].union(&branch.cells[hand][suit]);
            }
            hull.shapes[hand] = hull.shapes[hand].union(&branch.shapes[hand]);
        }
        hull.sums.retain_mut(|sum| match branch.sums.iter().find(|other| same_sum(other, sum)) {
            Some(other) => {
                sum.allowed = sum.allowed.union(&other.allowed);
                true
            }
            None => false,
        });
    }
    hull
}

/// The plan of branches that exclude one another; `checks`: what is asked of every deal instead of what they say.
fn plan_of_branches(
    universe: &Universe,
    branches: &[Branch],
    limits: &Limits,
    checks: Option<&[Check]>,
) -> Option<Planned> {
    let mut parts = Vec::new();
    let mut choices = Vec::new();
    let mut weigher = Weigher::new(&universe.fixed, limits);
    for branch in branches {
        let Some(facts) = Facts::new(universe, branch) else { continue };
        let Some(mut rivals) = search::rivals(&facts, limits, &mut weigher) else { continue };
        if let Some(checks) = checks {
            rivals.iter_mut().for_each(|rival| rival.part.checks = checks.to_vec());
        }
        let first = rivals.first()?;
        parts.push(first.part.clone());
        weigher.keep(&parts);
        choices.push(Chosen { rivals: rivals.into_iter().map(described).collect() });
    }
    let plan = Plan { fixed: universe.fixed, parts };
    // What was weighed within the limits is made within them.
    let tables = weigher.tables(&plan).ok()?;
    Some(Planned { plan, tables, choices })
}

fn described(rival: Rival) -> Described {
    Described { part: rival.part, time: rival.estimate.time, report: rival.report }
}

impl Planned {
    /// Deals accepted in a run of attempts that is always the same, and the attempts.
    pub fn trial(&self, attempts: u64) -> (u64, u64) {
        let mut stream = StreamKey::new(0, 0, &[u64::from(b't')]).stream(0);
        let (mut accepted, mut left) = (0, attempts);
        while left > 0 {
            let drawn = self.tables.draw(&mut stream, left);
            left -= drawn.attempts;
            accepted += u64::from(drawn.deal.is_some());
        }
        (accepted, attempts)
    }
}
