//! How many deals a scenario has, how likely it is, and how likely each of its bindings.
//!
//! * `terms` counts: the scenario under some binding, and the deals whose first binding is a given one. It uses that
//!   independent choices are made each for itself (`open`).
//! * Where the work that is allowed does not suffice, `trial` tries completions at random, and `interval` says what that
//!   proves.
//!
//! A binding that cannot be counted may still be known to be possible, which is all that the law `bindings` asks of it:
//! interval reasoning excludes it, or a search finds a deal ([`Possible`]).

mod interval;
mod ratio;
mod terms;
mod trial;

pub use interval::{Estimate, LEVEL};
pub use ratio::Ratio;

use crate::open::Open;
use crate::{Counter, Effort, Law, Options, Possibility, Possible, Stop};
use bridgeshape_dsl_ir::feasible;
use bridgeshape_dsl_ir::ir::{Binding, Pred, Scenario};
use bridgeshape_runtime::PartialDeal;
use std::collections::BTreeMap;

/// The most bindings that are looked at one by one.
pub const MOST_BINDINGS: usize = 1_024;

/// What is known of a number of deals.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Figure {
    /// The number.
    Exact(u128),
    /// The probability of such a deal.
    Estimated(Estimate),
}

/// A probability.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Chance {
    /// As a fraction.
    Exact(Ratio),
    /// From trials.
    Estimated(Estimate),
    /// Not known: it hangs on whether some binding is possible at all, which was not decided.
    Unknown,
}

/// The odds of a binding.
#[derive(Clone, Debug, PartialEq)]
pub struct BindingOdds {
    /// The choices.
    pub binding: Binding,
    /// How many deals satisfy the scenario under it; `None` where that was not counted.
    pub deals: Option<u128>,
    /// With what probability the law draws it.
    pub chance: Chance,
}

/// The odds of a scenario.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// How many completions the known cards have.
    pub total: u128,
    /// How many of them satisfy the scenario under some binding.
    pub deals: Figure,
    /// Why that was not counted; `None` where it was. With anything but [`Stop::Work`] more work would not help.
    pub stop: Option<Stop>,
    /// Every binding that there is to choose, possible or not, in the order of the law; one, and empty, where nothing
    /// stands open. `None` where there are more than [`MOST_BINDINGS`].
    pub bindings: Option<Vec<BindingOdds>>,
    /// The units of work that counting has cost.
    pub work: u64,
    /// How many completions were tried at random.
    pub trials: u64,
}

impl Odds {
    /// The probability of the scenario.
    pub fn chance(&self) -> Chance {
        match self.deals {
            Figure::Exact(deals) => ratio(deals, self.total),
            Figure::Estimated(estimate) => Chance::Estimated(estimate),
        }
    }

    /// Whether it is proven that no deal satisfies the scenario.
    pub fn is_impossible(&self) -> bool {
        self.deals == Figure::Exact(0)
    }
}

impl Chance {
    /// As a number; the estimate where there is no better. `None` where nothing is known.
    pub fn to_f64(self) -> Option<f64> {
        match self {
            Chance::Exact(ratio) => Some(ratio.to_f64()),
            Chance::Estimated(estimate) => Some(estimate.probability),
            Chance::Unknown => None,
        }
    }
}

/// Work that is left.
#[derive(Debug)]
struct Budget {
    left: u64,
}

impl Budget {
    fn count(&mut self, counter: &mut Counter, tree: &Pred) -> Result<u128, Stop> {
        self.spend(counter, |counter| counter.count(tree))
    }

    /// Whether the tree says no more than one condition does.
    fn is_one(&mut self, counter: &mut Counter, tree: &Pred) -> Result<bool, Stop> {
        self.spend(counter, |counter| counter.is_one(tree))
    }

    fn spend<T>(
        &mut self,
        counter: &mut Counter,
        what: impl FnOnce(&mut Counter) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        if self.left == 0 {
            return Err(Stop::Work);
        }
        counter.allow(self.left);
        let before = counter.spent();
        let found = what(counter);
        self.left = self.left.saturating_sub(counter.spent() - before);
        found
    }

    /// What may be done to decide whether a binding that was not counted is possible.
    const fn effort(&self) -> Effort {
        Effort { of_count: self.left, of_decision: self.left, ..Effort::FULL }
    }
}

/// The odds of a scenario with some cards known, for no more than so many units of work (and a run of trials of
/// constant length, where that does not suffice).
pub fn odds(scenario: &Scenario, fixed: &PartialDeal, law: Law, work: u64) -> Odds {
    let total = fixed.completions();
    let mut counter = Counter::new(fixed, Options { work, ..Options::default() });
    let open = Open::new(scenario);
    let mut listed: Vec<Binding> = scenario.bindings().take(MOST_BINDINGS + 1).collect();
    let is_listed = listed.len() <= MOST_BINDINGS;
    if !is_listed {
        listed.clear();
    }

    // With several bindings, half of the work is for the union, and what is left of all for them.
    let for_union = if listed.len() == 1 { work } else { work / 2 };
    let mut budget = Budget { left: for_union };
    let counted = terms::union(&mut counter, &open, &mut budget);
    let (union, stop) = (counted.ok(), counted.err());
    budget.left += work - for_union;
    let mut counts: Vec<Option<u128>> = listed
        .iter()
        .map(|binding| {
            if union == Some(0) || feasible::excluded(scenario, binding, fixed) {
                return Some(0);
            }
            budget.count(&mut counter, &scenario.bind(binding)).ok()
        })
        .collect();
    if listed.len() == 1 {
        counts[0] = counts[0].or(union);
    }
    let firsts: Vec<Option<u128>> = match (law, union) {
        (Law::Bindings, _) => Vec::new(),
        (Law::Deals, None) => vec![None; listed.len()],
        (Law::Deals, Some(_)) => {
            let of = |(binding, deals): (&Binding, &Option<u128>)| match deals {
                Some(0) => Some(0),
                _ => terms::first(&mut counter, &open, binding, &mut budget).ok(),
            };
            listed.iter().zip(&counts).map(of).collect()
        }
    };

    let unshared = firsts.contains(&None);
    let run = if union.is_none() || unshared {
        trial::run(scenario, fixed, if unshared { &listed } else { &[] }).ok()
    } else {
        None
    };
    let deals = match (union, &run) {
        (Some(deals), _) => Figure::Exact(deals),
        (None, Some(run)) => Figure::Estimated(run.estimate().within_counts(&counts, is_listed, total)),
        (None, None) => Figure::Estimated(Estimate { probability: 0.0, low: 0.0, high: 1.0 }),
    };
    let chances = match law {
        Law::Bindings => {
            let mut decider = Possible::new(scenario, fixed, budget.effort());
            let possible = |(binding, deals): (&Binding, &Option<u128>)| match deals {
                Some(deals) => Some(*deals > 0),
                None => match decider.decide(binding) {
                    Possibility::Possible(..) => Some(true),
                    Possibility::Impossible(_) => Some(false),
                    Possibility::Undecided(..) => None,
                },
            };
            drawn(scenario, &listed, &listed.iter().zip(&counts).map(possible).collect::<Vec<_>>())
        }
        Law::Deals => {
            let share = |(at, first): (usize, &Option<u128>)| match (first, union) {
                (Some(first), Some(union)) => ratio(*first, union),
                _ => run
                    .as_ref()
                    .and_then(|run| run.share(at))
                    .map_or(Chance::Unknown, |share| Chance::Estimated(share.rounded())),
            };
            firsts.iter().enumerate().map(share).collect()
        }
    };
    let bindings = listed.into_iter().zip(counts).zip(chances);
    let bindings =
        bindings.map(|((binding, deals), chance)| BindingOdds { binding, deals, chance }).collect();
    Odds {
        total,
        deals,
        stop,
        bindings: is_listed.then_some(bindings),
        work: counter.spent(),
        trials: run.map_or(0, |run| run.trials),
    }
}

/// With what probability each binding is drawn, choice by choice uniform among those that are possible.
fn drawn(scenario: &Scenario, bindings: &[Binding], possible: &[Option<bool>]) -> Vec<Chance> {
    // By the first choices of a binding: whether any binding that begins so is possible.
    let mut begins: BTreeMap<Binding, Option<bool>> = BTreeMap::new();
    for (binding, possible) in bindings.iter().zip(possible) {
        for prefix in prefixes(binding) {
            let known = begins.entry(prefix).or_insert(Some(false));
            *known = match (*known, possible) {
                (Some(true), _) | (_, Some(true)) => Some(true),
                (None, _) | (_, None) => None,
                _ => Some(false),
            };
        }
    }
    let is_possible = |prefix: &Binding| begins.get(prefix).copied().unwrap_or(Some(false));
    let chance = |(binding, possible): (&Binding, &Option<bool>)| {
        if *possible == Some(false) {
            return Some(Ratio::ZERO);
        }
        let mut one_in = 1u128;
        for prefix in prefixes(binding).take(binding.choices().len()) {
            let choices = scenario.choices(&prefix);
            let open: Option<Vec<bool>> = choices.iter().map(|&c| is_possible(&prefix.with(c))).collect();
            one_in = one_in.saturating_mul(open?.into_iter().filter(|&possible| possible).count() as u128);
        }
        (possible.is_some()).then(|| Ratio::new(1, one_in)).flatten()
    };
    let chances = bindings.iter().zip(possible).map(chance);
    chances.map(|chance| chance.map_or(Chance::Unknown, Chance::Exact)).collect()
}

/// With what probability the law of bindings draws each of the possible bindings, which are all given, in its order: each
/// choice is uniform among those that leave one of them.
pub fn shares_of(possible: &[Binding]) -> Vec<f64> {
    let mut shares = vec![0.0; possible.len()];
    share_out(possible, 0, 1.0, &mut shares);
    shares
}

/// Shares a probability among bindings that are the same before this place.
fn share_out(possible: &[Binding], place: usize, share: f64, shares: &mut [f64]) {
    let choice = |binding: &Binding| binding.choices().get(place).copied();
    if possible.first().is_none_or(|first| choice(first).is_none()) {
        shares.fill(share);
        return;
    }
    let runs: Vec<usize> = possible.chunk_by(|a, b| choice(a) == choice(b)).map(<[Binding]>::len).collect();
    let mut from = 0;
    for &length in &runs {
        let range = from..from + length;
        share_out(&possible[range.clone()], place + 1, share / runs.len() as f64, &mut shares[range]);
        from += length;
    }
}

/// A binding choice by choice, from none to all.
fn prefixes(binding: &Binding) -> impl Iterator<Item = Binding> + '_ {
    let choices = binding.choices();
    (0..=choices.len()).map(move |length| choices[..length].iter().copied().collect())
}

impl Estimate {
    /// The same with what is proven by counts: no binding has more deals than all, and all have no more than the sum.
    fn within_counts(self, counts: &[Option<u128>], all: bool, total: u128) -> Estimate {
        let part = |deals: u128| Ratio::new(deals, total).map_or(0.0, Ratio::to_f64);
        let most = counts.iter().copied().collect::<Option<Vec<u128>>>().filter(|_| all);
        let high = most.map_or(1.0, |counts| part(counts.into_iter().fold(0, u128::saturating_add)).min(1.0));
        let low = counts.iter().flatten().max().map_or(0.0, |&deals| part(deals));
        self.rounded().within(low, high)
    }
}

fn ratio(part: u128, of: u128) -> Chance {
    Chance::Exact(Ratio::new(part, of).unwrap_or(Ratio::ZERO))
}
