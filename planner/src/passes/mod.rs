//! The passes that a scenario goes through, in order. After each of them more is known, and the deals are the same.

mod bind;
mod choose;
mod count;
mod masks;
pub(crate) mod normalise;
mod order;
mod plan;
pub(crate) mod print;
pub(crate) mod prune;
pub(crate) mod tighten;

use crate::branch::Branch;
use crate::count::Choice;
use crate::{Account, Counter, Planned, Stop};
use bridgeshape_dsl_ir::ir::{Binding, Pred, Scenario};
use bridgeshape_runtime::plan::Limits;
use masks::Mask;
use order::Check;
use prune::Left;
use std::sync::Arc;

/// A scenario on its way.
#[derive(Debug)]
pub struct Draft<'a> {
    scenario: &'a Scenario,
    limits: Limits,
    bound: Vec<Bound>,
}

/// A scenario under one binding.
#[derive(Debug)]
struct Bound {
    binding: Binding,
    tree: Pred,
    parts: Vec<Part>,
    /// Branches that arithmetic has excluded.
    pruned: usize,
    /// Deals of all branches.
    deals: Option<u128>,
    /// How its deals are drawn; `None` before that is chosen, and where there is no deal.
    plan: Option<Arc<Planned>>,
}

/// A branch, with what the passes have found.
#[derive(Debug)]
struct Part {
    branch: Branch,
    left: Option<Left>,
    masks: Vec<Mask>,
    checks: Vec<Check>,
    choice: Option<Choice>,
    deals: Option<u128>,
}

/// One pass.
#[derive(Debug)]
pub struct Pass {
    /// Its name, as `explain --stage` takes it.
    pub name: &'static str,
    /// What holds after it.
    pub after: &'static str,
    run: fn(&mut Draft<'_>, &mut Counter) -> Result<(), Stop>,
}

/// All passes, in order.
pub const PASSES: [&Pass; 9] = [
    &bind::PASS,
    &normalise::PASS,
    &prune::PASS,
    &tighten::PASS,
    &masks::PASS,
    &order::PASS,
    &choose::PASS,
    &count::PASS,
    &plan::PASS,
];

impl<'a> Draft<'a> {
    /// A scenario before the first pass.
    pub fn new(scenario: &'a Scenario) -> Draft<'a> {
        Draft { scenario, limits: Limits::default(), bound: Vec::new() }
    }

    /// With other limits for the tables of plans.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Draft<'a> {
        Draft { limits, ..self }
    }

    /// By binding, in the order of the law: what is known of its plan; `None` where there is no deal, and before plans
    /// are made.
    pub fn accounts(&self) -> impl Iterator<Item = (&Binding, Option<Account>)> {
        self.bound.iter().map(|bound| (&bound.binding, bound.account()))
    }

    /// Runs one pass; the passes before it have run.
    ///
    /// # Errors
    /// [`Stop`]: too much work, or too many bindings or branches.
    pub fn run(&mut self, pass: &Pass, counter: &mut Counter) -> Result<(), Stop> {
        (pass.run)(self, counter)
    }

    fn parts(&mut self) -> impl Iterator<Item = &mut Part> {
        self.bound.iter_mut().flat_map(|bound| &mut bound.parts)
    }
}

impl Bound {
    fn account(&self) -> Option<Account> {
        self.plan.as_ref().map(|planned| Account::new(planned, &self.tree, self.deals))
    }
}
