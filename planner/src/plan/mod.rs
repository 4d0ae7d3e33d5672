//! Choosing how to draw: a plan for a tree under one binding, the cheapest of those that its branches allow.

mod candidate;
mod cost;
mod facts;
mod profile;
mod search;

use crate::branch::{Universe, same_sum};
use crate::passes::normalise;
use crate::{Branch, Meter, Stop};
use bridgeshape_dsl_ir::ir::Pred;
use bridgeshape_runtime::plan::{Limits, Part, PartReport, Plan, Tables, Unfit, Weigher};
use bridgeshape_runtime::{PartialDeal, StreamKey, SuitOrder};
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
pub(crate) const WORK: u64 = 200_000_000;

/// How many attempts tell about the acceptance of a plan.
pub const ATTEMPTS: u64 = 1 << 12;

/// Some plan of a bound tree, by number, good or bad: each branch is drawn by the candidate that this number comes to.
/// For proofs that go through plans of every kind; `None`: counting shows that there is no deal.
///
/// # Errors
/// [`Stop`].
pub fn any_plan(tree: &Pred, fixed: &PartialDeal, number: usize) -> Result<Option<Plan>, Stop> {
    let universe = Universe::new(fixed);
    let branches = normalise::branches(&universe, tree, &mut Meter::new(WORK))?;
    let facts = branches.iter().filter_map(|branch| Facts::new(&universe, branch));
    let mut parts: Vec<Part> = facts.filter_map(|facts| search::any_part(&facts, number)).collect();
    for (at, part) in parts.iter_mut().enumerate() {
        part.suits = SuitOrder::all().nth((number + at) % 24).unwrap_or_default();
    }
    Ok((!parts.is_empty()).then_some(Plan { fixed: *fixed, parts }))
}

/// Above so many branches one part is drawn for all of them, and the whole tree is checked.
pub(crate) const MOST_PARTS: usize = 16;

/// What holds wherever one of the branches does.
pub(crate) fn hull(branches: &[Branch]) -> Branch {
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

/// The candidates of a branch that were counted, the one to take first; `None`: the branch has no deal.
pub(crate) fn rivals(
    universe: &Universe,
    branch: &Branch,
    limits: &Limits,
    weigher: &mut Weigher,
) -> Option<Vec<Described>> {
    let facts = Facts::new(universe, branch)?;
    let rivals = search::rivals(&facts, limits, weigher)?;
    let described =
        |rival: Rival| Described { part: rival.part, time: rival.estimate.time, report: rival.report };
    Some(rivals.into_iter().map(described).collect())
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
