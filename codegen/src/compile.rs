//! From a scenario to what is written out of it: its possible bindings, a plan for each, the number of its deals.

use bridgeshape_dsl_ir::feasible;
use bridgeshape_dsl_ir::ir::{Binding, Pred, Scenario};
use bridgeshape_planner::{
    Conflict, Counter, Effort, Options, Plans, Possibility, Possible, Tiers, conflict, plan_deals, union,
};
use bridgeshape_runtime::plan::{Limits, Plan};
use bridgeshape_runtime::{Law, PartialDeal};
use std::fmt;

/// The most bindings of a scenario that is compiled.
pub const MOST_BINDINGS: usize = 512;
/// The work that the exact number of deals may cost, in units of about a nanosecond, unless asked otherwise.
pub const COUNT_WORK: u64 = 200_000_000;

/// A scenario with all that its module is written from.
#[derive(Clone, Debug)]
pub struct Unit {
    /// The scenario.
    pub scenario: Scenario,
    /// Which deals are equally likely.
    pub law: Law,
    /// The possible bindings, in the order of the law.
    pub bindings: Vec<Binding>,
    /// The plan of each; under the law of deals, one for all.
    pub plans: Vec<Plan>,
    /// In how many deals the scenario holds under some binding, where counting that was not too much work.
    pub deals: Option<u128>,
}

/// Why a scenario is not compiled.
#[derive(Clone, Debug)]
pub enum Refused {
    /// It has no deal: why.
    Impossible(Box<Conflict>),
    /// Whether it has deals under this binding was not decided within the budget; the names of what is chosen.
    Undecided(Vec<(String, String)>),
    /// It has more than [`MOST_BINDINGS`] possible bindings.
    Bindings,
    /// No plan could be made within the limits, under this binding.
    NoPlan(Vec<(String, String)>),
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let under = |names: &[(String, String)]| {
            let names: Vec<String> = names.iter().map(|(name, value)| format!("{name} = {value}")).collect();
            if names.is_empty() { String::new() } else { format!(" with {}", names.join(", ")) }
        };
        match self {
            Refused::Impossible(conflict) => f.write_str(&conflict.diag.message(Default::default())),
            Refused::Undecided(names) => {
                write!(f, "whether there are deals{} was not decided within the budget", under(names))
            }
            Refused::Bindings => write!(f, "there are more than {MOST_BINDINGS} ways to bind it"),
            Refused::NoPlan(names) => write!(f, "there is no plan within the limits{}", under(names)),
        }
    }
}

impl std::error::Error for Refused {}

/// Decides, plans and counts. What comes of it depends on the scenario, the law and the work alone.
///
/// # Errors
/// [`Refused`].
pub fn compile(scenario: &Scenario, law: Law, count_work: u64) -> Result<Unit, Refused> {
    let fixed = PartialDeal::unknown(scenario.table);
    let bindings = possible(scenario, &fixed)?;
    let limits = Limits::default();
    let names = |binding: &Binding| scenario.binding_names(binding);
    let mut made = Plans::new(&fixed, &limits);
    let plans = match law {
        Law::Bindings => bindings
            .iter()
            .map(|binding| match made.make(&scenario.bind(binding)) {
                Ok(Some(planned)) => Ok(planned.plan),
                _ => Err(Refused::NoPlan(names(binding))),
            })
            .collect::<Result<Vec<Plan>, Refused>>()?,
        Law::Deals => {
            // The trees that the engine tries: intervals alone decide.
            let trees: Vec<Pred> = scenario
                .bindings()
                .filter(|binding| !feasible::excluded(scenario, binding, &fixed))
                .map(|binding| scenario.bind(&binding))
                .collect();
            match plan_deals(&trees, &fixed, &limits) {
                Ok(Some(planned)) => vec![planned.plan],
                _ => return Err(Refused::NoPlan(Vec::new())),
            }
        }
    };
    let options = Options { work: count_work, tiers: Tiers::Best };
    let deals = Counter::new(&fixed, options).count(&union(scenario)).ok();
    Ok(Unit { scenario: scenario.clone(), law, bindings, plans, deals })
}

/// The possible bindings: each choice among those that some possible binding goes on from.
fn possible(scenario: &Scenario, fixed: &PartialDeal) -> Result<Vec<Binding>, Refused> {
    let mut decider = Possible::new(scenario, fixed, Effort::FULL);
    let mut found = Vec::new();
    let mut open = vec![Binding::EMPTY];
    while let Some(prefix) = open.pop() {
        if feasible::excluded(scenario, &prefix, fixed) {
            continue;
        }
        if prefix.choices().len() < scenario.binders.len() {
            open.extend(scenario.choices(&prefix).into_iter().rev().map(|choice| prefix.with(choice)));
            continue;
        }
        match decider.decide(&prefix) {
            Possibility::Possible(..) => found.push(prefix),
            Possibility::Impossible(_) => {}
            Possibility::Undecided(..) => return Err(Refused::Undecided(scenario.binding_names(&prefix))),
        }
        if found.len() > MOST_BINDINGS {
            return Err(Refused::Bindings);
        }
    }
    if found.is_empty() {
        return Err(match conflict(scenario, &Binding::EMPTY, fixed, Effort::FULL) {
            Ok(conflict) => Refused::Impossible(Box::new(conflict)),
            Err(_) => Refused::Undecided(Vec::new()),
        });
    }
    Ok(found)
}
