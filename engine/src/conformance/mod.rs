//! Whether what is dealt conforms: to the judge, to the seed, and to the law (seed 000 §7).
//!
//! Of each scenario so many deals are made by the engine that deals by default. Every one is judged; all are dealt again,
//! one by one and in the other order; and the points and lengths of each hand are compared with the exact law, which is
//! counted. Where counting would cost too much they are compared with deals that were found another way: thrown away until
//! one satisfies the scenario, or drawn by plans that had to be smaller. Where nothing finds such deals more is counted.

mod compare;
mod law;
mod report;
mod variable;

pub use compare::COMPARISONS;
pub use report::{LIMITS, deterministic, is_slow, name, summary, timed};
pub use variable::Variable;

use crate::source::{Entry, Source};
use crate::{Budget, Dealer, Dealt, Engine, Law as Equal, Limits, Prepared, Refusal};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::ir::Scenario;
use bridgeshape_judge as judge;
use bridgeshape_planner::plan;
use bridgeshape_runtime::{Deal, PartialDeal, Table};
use cpu_time::ThreadTime;
use law::Law;
use std::time::Duration;

/// So many of the deals are asked for rates (seed 000 §7.3).
const OF_RATES: usize = 5_000;
/// So many further deals say where the bins of a variable begin.
const PILOT: u64 = 1_000;
/// The most attempts for a sample that is found another way, and the fewest deals it may have.
const MOST_ATTEMPTS: u64 = 200_000;
const LEAST_SAMPLE: usize = 1_000;
/// The limits of plans that deals are compared with: those of the most transitions that make another plan for each binding.
const SMALLER: [u64; 5] = [30_000, 10_000, 3_000, 1_000, 300];
/// So many times the work of counting is done for variables that nothing else compares.
const LAST: u64 = 20;
/// The seeds of what is compared with, and of the pilot.
const OTHER: u128 = 1 << 64;

/// How much is done for each scenario.
#[derive(Clone, Copy, Debug)]
pub struct Demands {
    /// Deals of each scenario.
    pub deals: u64,
    /// Their seed.
    pub seed: u128,
    /// Work of counting, in the counter's units of about a nanosecond, for all counts of a scenario.
    pub work: u64,
}

impl Default for Demands {
    fn default() -> Demands {
        Demands { deals: 10_000, seed: 1, work: 800_000_000 }
    }
}

/// How a variable was compared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Compared {
    /// With the exact law: the statistic in units of its quantile.
    Exactly(f64),
    /// With deals that were found another way: the same.
    WithSample(f64),
    /// Not at all: it is too dear to count, and nothing else finds deals.
    Not,
}

/// What was found of a scenario.
#[derive(Clone, Debug)]
pub struct Findings {
    /// Deals made.
    pub deals: u64,
    /// Of these, those that the judge refused.
    pub refused: u64,
    /// Of these, those that came out otherwise when they were dealt again.
    pub changed: u64,
    /// Deals asked for rates, and those of them that the first attempt found.
    pub of_rates: u64,
    /// See `of_rates`.
    pub first: u64,
    /// Attempts for all deals.
    pub attempts: u64,
    /// Bytes of the tables.
    pub bytes: u64,
    /// The twenty variables, those first that the scenario speaks of.
    pub variables: Vec<(Variable, Compared)>,
    /// Nanoseconds of the thread for each deal, the fewest first.
    pub times: Vec<u64>,
}

impl Findings {
    /// The variables that are distributed otherwise than they should be.
    pub fn biased(&self) -> impl Iterator<Item = Variable> + '_ {
        self.variables.iter().filter_map(|(variable, compared)| match compared {
            Compared::Exactly(ratio) | Compared::WithSample(ratio) if *ratio > 1.0 => Some(*variable),
            _ => None,
        })
    }

    /// Whether nothing is wrong; what was not compared is not wrong.
    pub fn conforms(&self) -> bool {
        self.refused == 0 && self.changed == 0 && self.biased().next().is_none()
    }

    /// Nanoseconds within which so many in a thousand deals were found.
    pub fn within(&self, per_mille: usize) -> u64 {
        let rank = (self.times.len() * per_mille).div_ceil(1000).max(1);
        self.times.get(rank - 1).copied().unwrap_or(0)
    }
}

/// A scenario with what was found, or why it cannot be dealt.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The page.
    pub page: String,
    /// Its number, from 1.
    pub number: u32,
    /// Its label; may be empty.
    pub label: String,
    /// What was found.
    pub outcome: Result<Findings, Refusal>,
}

/// Checks one scenario of a source.
pub fn check(page: &str, source: &Source, entry: &Entry, demands: &Demands) -> Checked {
    let outcome = source.possible(entry).and_then(|scenario| find(&scenario, entry, demands));
    Checked { page: page.to_owned(), number: entry.number, label: entry.label.clone(), outcome }
}

fn budget(attempts: Option<u64>) -> Budget {
    Budget { attempts, cpu: Duration::from_secs(3600) }
}

fn find(scenario: &Scenario, entry: &Entry, demands: &Demands) -> Result<Findings, Refusal> {
    let unknown = PartialDeal::unknown(Table::BRIDGE);
    let prepare = |engine, limits| Prepared::new(scenario.clone(), unknown, Equal::Bindings, engine, limits);
    let prepared = prepare(Engine::default(), Limits::default());
    let dealt = Dealer::new(&prepared, demands.seed, Lang::English).fill(0, demands.deals, budget(None))?;
    let refused = refused(scenario, entry, &dealt)?;
    let (changed, times) = again(&prepared, demands, &dealt)?;
    let pilot = Dealer::new(&prepared, demands.seed ^ OTHER, Lang::English).fill(0, PILOT, budget(None))?;
    let [deals, pilot] =
        [&dealt, &pilot].map(|dealt| dealt.iter().map(|dealt| dealt.deal).collect::<Vec<_>>());
    let mut law = Law::new(scenario, &unknown, demands.work)?;
    let mut variables = Comparison::new(&law, &deals, &pilot);
    variables.with_law(&mut law);
    if !variables.is_done() {
        let smaller = SMALLER.map(|transitions| Limits { transitions, ..Limits::default() });
        let rejected = sample(&prepare(Engine::Rejection, Limits::default()), demands);
        let other = rejected.or_else(|| {
            let mut others = smaller.into_iter().filter(|limits| are_other(&law, &unknown, limits));
            others.find_map(|limits| sample(&prepare(Engine::Interpreted, limits), demands))
        });
        match other {
            Some(others) => variables.with_sample(&others),
            None => {
                law.allow(demands.work.saturating_mul(LAST));
                variables.with_law(&mut law);
            }
        }
    }
    let rates = &dealt[..dealt.len().min(OF_RATES)];
    Ok(Findings {
        deals: dealt.len() as u64,
        refused,
        changed,
        of_rates: rates.len() as u64,
        first: rates.iter().filter(|dealt| dealt.attempts == 1).count() as u64,
        attempts: dealt.iter().map(|dealt| dealt.attempts).sum(),
        bytes: prepared.table_bytes(),
        variables: variables.found,
        times,
    })
}

/// How many deals the judge refuses. It reads the scenario's JSON, and shares no code with what dealt.
fn refused(scenario: &Scenario, entry: &Entry, dealt: &[Dealt]) -> Result<u64, Refusal> {
    let judge = entry.judge()?;
    let passes = |dealt: &Dealt| {
        let bindings = judge::Bindings(scenario.binding_names(&dealt.binding).into_iter().collect());
        // It takes only 52 different cards, 13 a hand.
        judge::Deal::from_masks(dealt.deal.hands().map(|hand| hand.bits()))
            .is_ok_and(|deal| judge.satisfies(&deal, Some(&bindings)))
    };
    Ok(dealt.iter().filter(|dealt| !passes(dealt)).count() as u64)
}

/// Deals all again, one by one from the last: how many differ, and the time of each, sorted.
fn again(prepared: &Prepared, demands: &Demands, dealt: &[Dealt]) -> Result<(u64, Vec<u64>), Refusal> {
    let mut dealer = Dealer::new(prepared, demands.seed, Lang::English);
    let (mut changed, mut times) = (0, Vec::with_capacity(dealt.len()));
    for (index, before) in dealt.iter().enumerate().rev() {
        let begun = ThreadTime::now();
        let now = dealer.deal(index as u64, budget(None))?;
        times.push(u64::try_from(begun.elapsed().as_nanos()).unwrap_or(u64::MAX));
        changed += u64::from(now != *before);
    }
    times.sort_unstable();
    Ok((changed, times))
}

/// All variables, and how those were compared that were.
struct Comparison<'a> {
    found: Vec<(Variable, Compared)>,
    deals: &'a [Deal],
    /// What says where bins begin.
    pilot: &'a [Deal],
}

impl<'a> Comparison<'a> {
    fn new(law: &Law, deals: &'a [Deal], pilot: &'a [Deal]) -> Comparison<'a> {
        let all = Variable::ordered(&law.trees).into_iter();
        Comparison { found: all.map(|variable| (variable, Compared::Not)).collect(), deals, pilot }
    }

    fn is_done(&self) -> bool {
        self.found.iter().all(|(_, compared)| *compared != Compared::Not)
    }

    /// Those that are left, with the law, while its work lasts.
    fn with_law(&mut self, law: &mut Law) {
        for (variable, compared) in self.found.iter_mut().filter(|(_, compared)| *compared == Compared::Not) {
            let bins = variable.bins(self.pilot);
            if let Some(shares) = law.shares(*variable, &bins) {
                *compared =
                    Compared::Exactly(compare::with_law(&variable.counts(&bins, self.deals), &shares));
            }
        }
    }

    /// Those that are left, with deals that were found another way.
    fn with_sample(&mut self, others: &[Deal]) {
        for (variable, compared) in self.found.iter_mut().filter(|(_, compared)| *compared == Compared::Not) {
            let bins = variable.bins(self.pilot);
            let [counts, others] = [self.deals, others].map(|deals| variable.counts(&bins, deals));
            *compared = Compared::WithSample(compare::with_sample(&counts, &others));
        }
    }
}

/// Whether the plans within these limits are others than those within the default ones, for every binding.
fn are_other(law: &Law, known: &PartialDeal, limits: &Limits) -> bool {
    law.trees.iter().all(|tree| {
        let of = |limits: &Limits| plan(tree, known, limits).ok().flatten().map(|planned| planned.plan);
        let other = of(limits);
        other.is_some() && other != of(&Limits::default())
    })
}

/// As many deals as were asked for, or as so many attempts find; `None`: these are too few.
fn sample(prepared: &Prepared, demands: &Demands) -> Option<Vec<Deal>> {
    let mut dealer = Dealer::new(prepared, demands.seed ^ (OTHER << 1), Lang::English);
    let (mut deals, mut left) = (Vec::new(), MOST_ATTEMPTS);
    while left > 0 && (deals.len() as u64) < demands.deals {
        match dealer.deal(deals.len() as u64, budget(Some(left))) {
            Ok(dealt) => {
                left = left.saturating_sub(dealt.attempts);
                deals.push(dealt.deal);
            }
            // The deal that ran out of attempts is left out whatever it would have been.
            Err(_) => break,
        }
    }
    (deals.len() >= LEAST_SAMPLE).then_some(deals)
}

#[cfg(test)]
mod tests;
