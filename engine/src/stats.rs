//! What dealing a scenario costs, and what its deals are like: how many attempts, how much time, which lengths and
//! points (seed 000 §5.8).
//!
//! Bindings, tables, acceptance and attempts are the same on every machine. Times are measured and are not. The deals
//! that are measured are drawn by the plan, from streams of their own.

pub mod html;
mod json;
mod measure;
mod table;

pub use bridgeshape_planner::significant;
pub use measure::{MOST_ATTEMPTS, Measured, POINTS};
pub use table::{Numbers, Row, Table};

use crate::request::Fixed;
use crate::source::{Entry, Source};
use crate::{Refusal, fixed};
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_dsl_ir::ir::{Binding, Scenario};
use bridgeshape_dsl_ir::{Lang, feasible};
use bridgeshape_planner::{
    Acceptance, Counter, Decider, Effort, Options, Planned, Plans, Possibility, Tiers, shares_of,
};
use bridgeshape_runtime::PartialDeal;
use bridgeshape_runtime::plan::{Limits, PartReport, Shelf, Tables};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The most bindings of a scenario.
const MOST_BINDINGS: usize = 512;
/// The work of counting the deals of one binding, in units of about a nanosecond, unless asked otherwise.
pub const COUNT_WORK: u64 = 20_000_000;
/// Once the counts of a scenario have cost so many times the work of one, the other bindings are tried.
const COUNTS: u64 = 10;

/// What is asked of a source.
#[derive(Clone, Debug)]
pub struct StatsRequest {
    /// The numbers of the scenarios; `None`: all of the source.
    pub scenarios: Option<Vec<u32>>,
    /// What is known of the hands.
    pub fixed: Fixed,
    /// How many deals of each scenario are measured; 0: nothing is measured but the time of planning.
    pub deals: u64,
    /// How large the tables of a part of a plan may become.
    pub limits: Limits,
    /// The most work for an exact acceptance of one binding; 0: by a trial always.
    pub count_work: u64,
    /// The language of reasons.
    pub lang: Lang,
}

impl Default for StatsRequest {
    fn default() -> StatsRequest {
        StatsRequest {
            scenarios: None,
            fixed: Fixed::default(),
            deals: 1000,
            limits: Limits::default(),
            count_work: COUNT_WORK,
            lang: Lang::default(),
        }
    }
}

/// The statistics of a scenario of a source.
#[derive(Clone, Debug)]
pub struct ScenarioStats {
    /// Its number, from 1.
    pub number: u32,
    /// Its label; may be empty.
    pub label: String,
    /// What was found, or why it cannot be dealt.
    pub outcome: Result<Stats, Refusal>,
}

/// The statistics of a scenario that can be dealt.
#[derive(Clone, Debug)]
pub struct Stats {
    /// The possible bindings, in the order of the law.
    pub bindings: Vec<BindingStats>,
    /// How long choosing the plans took, those of impossible bindings included.
    pub planning: Duration,
    /// How long making the tables of the plans takes once they are chosen; nought if that was not measured.
    pub counting: Duration,
    /// What the deals are like.
    pub measured: Measured,
    /// The different plans: bindings that ask the same share one.
    plans: Vec<Arc<Planned>>,
}

/// A possible binding.
#[derive(Clone, Debug)]
pub struct BindingStats {
    /// What is chosen, in the order of the law.
    pub binding: Binding,
    /// The same by name (SEMANTICS 30).
    pub names: Vec<(String, String)>,
    /// How likely the law draws it.
    pub weight: f64,
    /// Its plan.
    pub planned: Arc<Planned>,
    /// Which share of what the plan draws is accepted.
    pub acceptance: Acceptance,
}

impl Stats {
    /// Parts of all plans.
    pub fn parts(&self) -> usize {
        self.plans.iter().map(|planned| planned.plan.parts.len()).sum()
    }

    /// Bytes of the tables of all plans; those that several share are counted once.
    pub fn bytes(&self) -> u64 {
        self.reports().iter().map(|report| report.bytes).sum()
    }

    fn reports(&self) -> Vec<PartReport> {
        Tables::reports_of(self.plans.iter().map(|planned| &planned.tables))
    }

    /// Bytes of the tables of the plan whose tables are largest.
    pub fn largest(&self) -> u64 {
        self.plans.iter().map(|planned| planned.tables.bytes()).max().unwrap_or(0)
    }

    /// Pairs of states and classes in the tables of all plans; those that several share are counted once.
    pub fn transitions(&self) -> u64 {
        self.reports().iter().map(|report| report.transitions).sum()
    }

    /// Whether the acceptance of every binding is known by counting.
    pub fn is_exact(&self) -> bool {
        self.bindings.iter().all(|of| of.acceptance.exact)
    }

    /// The attempts that a deal takes, in the long run, bindings being drawn by the law; `None`: for some binding no
    /// deal was found in a trial.
    pub fn attempts(&self) -> Option<f64> {
        self.bindings.iter().map(|of| Some(of.weight * of.acceptance.attempts()?)).sum()
    }

    /// Deals for each attempt, in the long run.
    pub fn acceptance(&self) -> Option<f64> {
        self.attempts().map(|attempts| 1.0 / attempts)
    }
}

/// The statistics of the scenarios of a source, one after the other; `begun` hears of each before: how many have been
/// done, of how many, and the label.
///
/// # Errors
/// The source is blocked, the known cards contradict each other, or no scenario is left that can be dealt.
pub fn stats(
    source: &Source,
    request: &StatsRequest,
    mut begun: impl FnMut(usize, usize, &str),
) -> Result<Vec<ScenarioStats>, Refusal> {
    if let Some(refusal) = source.blocked() {
        return Err(refusal.clone());
    }
    let known = fixed::partial_deal(&request.fixed)?;
    let wanted = |number| request.scenarios.as_ref().is_none_or(|wanted| wanted.contains(&number));
    let entries: Vec<&Entry> = source.entries().iter().filter(|entry| wanted(entry.number)).collect();
    let mut all = Vec::new();
    for (done, entry) in entries.iter().enumerate() {
        begun(done, entries.len(), &entry.label);
        let admitted = fixed::admitted(source, entry, &request.fixed, &known, request.lang);
        let outcome = admitted.and_then(|(_, scenario)| of_scenario(&scenario, &known, request));
        all.push(ScenarioStats { number: entry.number, label: entry.label.clone(), outcome });
    }
    if all.iter().any(|of| of.outcome.is_ok()) {
        return Ok(all);
    }
    let first = all.into_iter().find_map(|of| of.outcome.err());
    Err(first.unwrap_or_else(|| Refusal::new(Code::InvalidRequest, None, "there is no scenario to deal")))
}

fn of_scenario(scenario: &Scenario, known: &PartialDeal, request: &StatsRequest) -> Result<Stats, Refusal> {
    let candidates = candidates(scenario, known)?;
    let mut plans = Plans::new(known, &request.limits);
    let begun = Instant::now();
    let mut planned = Vec::new();
    for binding in candidates {
        let tree = scenario.bind(&binding);
        let plan = plans.plan(&tree);
        let plan = plan.map_err(|stop| Refusal::new(Code::GenerationTimeLimit, None, stop.to_string()))?;
        planned.extend(plan.map(|plan| (binding, tree, plan)));
    }
    let planning = begun.elapsed();
    let mut counter = Counter::new(known, Options { work: request.count_work, tiers: Tiers::Best });
    let mut bindings: Vec<BindingStats> = Vec::new();
    for (binding, tree, planned) in planned {
        let same = bindings.iter().find(|of| Arc::ptr_eq(&of.planned, &planned));
        let acceptance = match same.map(|of| of.acceptance) {
            Some(acceptance) => acceptance,
            None => {
                let affordable = counter.spent() < COUNTS * request.count_work;
                let counted = affordable.then(|| counter.count(&tree).ok()).flatten();
                planned.acceptance(counted)
            }
        };
        if acceptance.accepted > 0 || is_possible(scenario, &binding, known, acceptance.exact)? {
            let names = scenario.binding_names(&binding);
            bindings.push(BindingStats { binding, names, weight: 0.0, planned, acceptance });
        }
    }
    if bindings.is_empty() {
        return Err(Refusal::new(Code::NoBranchLeft, None, "no deal satisfies the scenario"));
    }
    let possible: Vec<Binding> = bindings.iter().map(|of| of.binding.clone()).collect();
    for (of, weight) in bindings.iter_mut().zip(shares_of(&possible)) {
        of.weight = weight;
    }
    let mut different: Vec<Arc<Planned>> = Vec::new();
    for of in &bindings {
        if !different.iter().any(|have| Arc::ptr_eq(have, &of.planned)) {
            different.push(of.planned.clone());
        }
    }
    let counting = if request.deals > 0 { counting(&different, &request.limits) } else { Duration::ZERO };
    let measured = Measured::new(&bindings, request.deals);
    Ok(Stats { bindings, planning, counting, measured, plans: different })
}

/// How long it takes to make the tables of these plans.
fn counting(plans: &[Arc<Planned>], limits: &Limits) -> Duration {
    let begun = Instant::now();
    let shelf = Shelf::new();
    // What was made within the limits once is made within them again.
    let made: Vec<_> = plans.iter().map(|planned| Tables::on(&planned.plan, limits, &shelf)).collect();
    let elapsed = begun.elapsed();
    drop(made);
    elapsed
}

/// The bindings that intervals do not exclude, in the order of the law.
fn candidates(scenario: &Scenario, known: &PartialDeal) -> Result<Vec<Binding>, Refusal> {
    let mut found = Vec::new();
    let mut open = vec![Binding::EMPTY];
    while let Some(prefix) = open.pop() {
        if feasible::excluded(scenario, &prefix, known) {
            continue;
        }
        if prefix.choices().len() < scenario.binders.len() {
            open.extend(scenario.choices(&prefix).into_iter().rev().map(|choice| prefix.with(choice)));
            continue;
        }
        if found.len() == MOST_BINDINGS {
            let detail = format!("more than {MOST_BINDINGS} bindings");
            return Err(Refusal::new(Code::GenerationTimeLimit, None, detail));
        }
        found.push(prefix);
    }
    Ok(found)
}

/// Whether a binding without an accepted deal is possible all the same.
fn is_possible(
    scenario: &Scenario,
    binding: &Binding,
    known: &PartialDeal,
    counted: bool,
) -> Result<bool, Refusal> {
    if counted {
        return Ok(false);
    }
    match Decider::new(known, Effort::FULL).decide(scenario, binding) {
        Possibility::Possible(..) => Ok(true),
        Possibility::Impossible(_) => Ok(false),
        Possibility::Undecided(_, stop) => {
            let detail = format!("whether every binding is possible was not decided: {stop}");
            Err(Refusal::new(Code::GenerationTimeLimit, None, detail))
        }
    }
}
