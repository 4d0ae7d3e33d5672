//! Whether there is a deal, within a budget of work.

use super::goal::Goals;
use super::witness;
use crate::{Counter, Options, Tiers, union};
use bridgeshape_dsl_ir::feasible::{self, Decision};
use bridgeshape_dsl_ir::ir::{Binding, Pred, Scenario};
use bridgeshape_runtime::{Deal, PartialDeal, Role, Table};

/// Exchanges of cards before anything is counted, and once more when one hand by itself excludes nothing.
const STEPS: u32 = 4_000;
const MORE_STEPS: u32 = 16_000;
/// Exchanges to find a deal of a whole scenario.
const STEPS_TO_BEGIN: u32 = 60_000;
/// Prefixes and branches that interval reasoning looks at for one question.
const PREFIXES: u32 = 300;
/// The most work of one count.
const COUNT: u64 = 80_000_000;
/// What a condition costs when a search is made ready and at each exchange, and what an exchange, a look with intervals
/// and a count cost beside that or at least; in units of work.
const WORK_OF_CONDITION: u64 = 300;
const WORK_OF_DISTANCE: u64 = 25;
const WORK_OF_STEP: u64 = 200;
const WORK_OF_LOOK: u64 = 200_000;
const WORK_OF_COUNT: u64 = 500_000;

/// An answer; each but the last is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// There is a deal.
    Some,
    /// There is none.
    None,
    /// Nobody knows.
    Unknown,
}

/// Answers questions until the work is used up.
#[derive(Debug)]
pub(super) struct Ask {
    goals: Goals,
    counter: Counter,
    left: u64,
}

impl Ask {
    pub(super) fn new(work: u64) -> Ask {
        let unknown = PartialDeal::unknown(Table::BRIDGE);
        let counter = Counter::new(&unknown, Options { work: COUNT, tiers: Tiers::Best });
        Ask { goals: Goals::default(), counter, left: work }
    }

    /// A deal that satisfies a bound tree, if one is found.
    pub(super) fn deal(&mut self, tree: &Pred) -> Option<Deal> {
        self.search(tree, &[], STEPS_TO_BEGIN)
    }

    /// A deal that satisfies both trees, one near to these if there is one.
    pub(super) fn deal_of_both(&mut self, trees: [&Pred; 2], near: [Deal; 2]) -> Option<Deal> {
        self.search(&Pred::all(trees.map(Clone::clone)), &near, STEPS)
    }

    /// Whether the scenario has a deal under some binding if this tree takes the place of its own. `near` is a deal of
    /// the scenario as it is; where one hand is given, what is asked of it alone may be decisive.
    pub(super) fn possible(
        &mut self,
        scenario: &Scenario,
        tree: Pred,
        near: &Deal,
        hand: Option<Role>,
    ) -> Found {
        let scenario = &Scenario { pred: tree, ..scenario.clone() };
        if self.excluded(scenario) {
            return Found::None;
        }
        let all = union(scenario);
        if self.search(&all, std::slice::from_ref(near), STEPS).is_some() {
            return Found::Some;
        }
        if let Some(hand) = hand {
            let own = scenario.pred.conjuncts().iter().filter(|part| part.hands().single() == Some(hand));
            let own = Scenario { pred: Pred::all(own.cloned()), ..scenario.clone() };
            if self.counted(&union(&own)) == Found::None {
                return Found::None;
            }
        }
        if self.search(&all, &[], MORE_STEPS).is_some() {
            return Found::Some;
        }
        self.counted(&all)
    }

    /// Whether intervals leave no deal.
    pub(super) fn excluded(&mut self, scenario: &Scenario) -> bool {
        let unknown = PartialDeal::unknown(scenario.table);
        self.spend(WORK_OF_LOOK)
            && feasible::possible(scenario, &Binding::EMPTY, &unknown, PREFIXES) == Decision::Impossible
    }

    /// Whether a count finds a deal.
    pub(super) fn counted(&mut self, tree: &Pred) -> Found {
        if self.left < COUNT + WORK_OF_COUNT {
            return Found::Unknown;
        }
        let before = self.counter.spent();
        let found = self.counter.is_possible(tree);
        self.spend(WORK_OF_COUNT + self.counter.spent() - before);
        match found {
            Ok(true) => Found::Some,
            Ok(false) => Found::None,
            Err(_) => Found::Unknown,
        }
    }

    fn search(&mut self, tree: &Pred, near: &[Deal], steps: u32) -> Option<Deal> {
        let goal = self.goals.of(tree)?;
        let size = goal.size();
        self.spend(WORK_OF_CONDITION * size);
        let step = WORK_OF_STEP + WORK_OF_DISTANCE * size;
        let affordable = u32::try_from(self.left / step).unwrap_or(u32::MAX);
        let (found, taken) = witness::find(&goal, near, steps.min(affordable));
        self.spend(step * u64::from(taken));
        found
    }

    /// Whether there was so much work left; spends it.
    fn spend(&mut self, work: u64) -> bool {
        let enough = self.left >= work;
        self.left = self.left.saturating_sub(work);
        enough
    }

    /// Gives more work.
    pub(super) const fn allow(&mut self, work: u64) {
        self.left = work;
    }

    pub(super) const fn left(&self) -> u64 {
        self.left
    }
}
