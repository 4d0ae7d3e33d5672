//! Deals of one scenario: draw the binding, then a deal by its plan, or any deal until the scenario holds.
//!
//! Both ways make every deal that the scenario allows under a binding as likely as any other. A plan draws among fewer
//! deals, all of them equally likely, and refuses those on which a check fails; rejection draws among all completions
//! of the fixed cards. Rejection is slow for rare scenarios; it stays as the reference that plans are held against, and
//! for the few bindings that have no plan.

use crate::bindings::Bindings;
use crate::budget::{Budget, Spending, Stop};
use crate::prepared::{Prepared, Way};
use crate::{Engine, Law, Refusal};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_dsl_ir::ir::Binding;
use bridgeshape_runtime::plan::Tables;
use bridgeshape_runtime::{Deal, PartialDeal, Stream, StreamKey};
use std::collections::BTreeMap;

/// A deal, with what was chosen for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// The deal.
    pub deal: Deal,
    /// The binding that it was drawn under; with the law of deals, the first that holds.
    pub binding: Binding,
    /// Deals drawn until this one, itself included.
    pub attempts: u64,
    /// How it was found: by rejection also where planning found no plan within its limits.
    pub engine: Engine,
}

/// Makes deals of one scenario.
#[derive(Debug)]
pub struct Dealer<'a> {
    prepared: &'a Prepared,
    key: StreamKey,
    bindings: Bindings<'a>,
}

impl<'a> Dealer<'a> {
    /// A dealer for a scenario. Deal *i* depends on the scenario's meaning, the law, the known cards, the engine, the
    /// limits of plans, the seed and *i*, and on nothing else.
    pub fn new(prepared: &'a Prepared, seed: u128, lang: Lang) -> Dealer<'a> {
        let (scenario, fixed) = (prepared.scenario(), prepared.fixed());
        let (law, limits) = (prepared.law(), prepared.limits());
        Dealer {
            prepared,
            key: StreamKey::of_deals(scenario.key(), seed, law, fixed, limits),
            bindings: Bindings::new(scenario, fixed, lang),
        }
    }

    /// The deal with this index.
    ///
    /// # Errors
    /// The scenario is impossible, or the budget ran out.
    pub fn deal(&mut self, index: u64, budget: Budget) -> Result<Dealt, Refusal> {
        let mut stream = self.key.stream(index);
        match self.prepared.law() {
            Law::Bindings => self.bound(&mut stream, budget),
            Law::Deals => self.unbound(&mut stream, budget),
        }
    }

    /// The deals of the indices from `first` on, as [`Dealer::deal`] gives them; those under one binding are drawn side by
    /// side, which is faster, and the budget is asked between such groups only.
    ///
    /// # Errors
    /// The scenario is impossible, or the budget ran out.
    pub fn fill(&mut self, first: u64, count: u64, budget: Budget) -> Result<Vec<Dealt>, Refusal> {
        let indices = (0..count).map(|at| first.wrapping_add(at));
        if self.prepared.law() != Law::Bindings || self.prepared.is_rejection() {
            return indices.map(|index| self.deal(index, budget)).collect();
        }
        let spending = Spending::start(budget);
        let mut groups: BTreeMap<Binding, (Vec<Stream>, Vec<usize>)> = BTreeMap::new();
        for (at, index) in indices.enumerate() {
            let mut stream = self.key.stream(index);
            let binding = self.draw_binding(&mut stream, &spending)?;
            let (streams, of) = groups.entry(binding).or_default();
            streams.push(stream);
            of.push(at);
        }
        let engine = self.planner();
        let mut all = vec![None; count as usize];
        for (binding, (streams, of)) in groups {
            let way = self.prepared.under(&binding)?;
            match &*way {
                Way::Plan(tables) => tables.draw_each(&streams, |at, deal, attempts| {
                    all[of[at]] = Some(Dealt { deal, binding: binding.clone(), attempts, engine });
                }),
                _ => {
                    for at in of {
                        all[at] = Some(self.deal(first.wrapping_add(at as u64), budget)?);
                    }
                }
            }
        }
        Ok(all.into_iter().flatten().collect())
    }

    fn draw_binding(&mut self, stream: &mut Stream, spending: &Spending) -> Result<Binding, Refusal> {
        match self.prepared.compiled() {
            Some(compiled) => Ok(self.prepared.binding(compiled, compiled.draw_binding(stream))),
            None => self.bindings.draw(stream, spending),
        }
    }

    /// What plans come from.
    const fn planner(&self) -> Engine {
        if self.prepared.compiled().is_some() { Engine::Compiled } else { Engine::Interpreted }
    }

    fn bound(&mut self, stream: &mut Stream, budget: Budget) -> Result<Dealt, Refusal> {
        let mut spending = Spending::start(budget);
        let binding = self.draw_binding(stream, &spending)?;
        let planner = self.planner();
        let way = self.prepared.under(&binding)?;
        let found = match &*way {
            Way::Plan(tables) => planned(tables, stream, &mut spending).map(|deal| (deal, planner)),
            Way::Rejection(checks) => {
                let holds = |deal: &Deal| checks.hold(deal.hands()).then_some(());
                rejected(self.prepared.fixed(), stream, &mut spending, holds)
                    .map(|(deal, ())| (deal, Engine::Rejection))
            }
            // What was drawn among others is possible; so there was nothing to draw among.
            Way::Nothing => return Err(self.bindings.impossible(&Binding::EMPTY)),
        };
        let (deal, engine) = found.map_err(|stop| self.out_of_budget(stop, Some(&binding)))?;
        Ok(Dealt { deal, binding, attempts: spending.attempts(), engine })
    }

    fn unbound(&mut self, stream: &mut Stream, budget: Budget) -> Result<Dealt, Refusal> {
        let mut spending = Spending::start(budget);
        let every = self.prepared.every(&self.bindings, &spending)?;
        let (deal, binding, engine) = match &every.plan {
            Some(tables) => {
                let deal = planned(tables, stream, &mut spending);
                let deal = deal.map_err(|stop| self.out_of_budget(stop, None))?;
                let fault = || Refusal::new(Code::GenerationTimeLimit, None, "a plan fits no binding");
                (deal, every.first(&deal).ok_or_else(fault)?, Engine::Interpreted)
            }
            None => {
                let holds = |deal: &Deal| every.first(deal);
                let found = rejected(self.prepared.fixed(), stream, &mut spending, holds);
                let (deal, binding) = found.map_err(|stop| self.out_of_budget(stop, None))?;
                (deal, binding, Engine::Rejection)
            }
        };
        Ok(Dealt { deal, binding: binding.clone(), attempts: spending.attempts(), engine })
    }

    fn out_of_budget(&self, stop: Stop, binding: Option<&Binding>) -> Refusal {
        let names = binding.map(|b| self.prepared.scenario().binding_names(b)).unwrap_or_default();
        let names: Vec<String> = names.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        let under = if names.is_empty() { String::new() } else { format!(" (with {})", names.join(", ")) };
        Refusal::new(Code::GenerationTimeLimit, None, format!("{stop}{under}"))
    }
}

/// A deal by a plan. The looks at the clock between change nothing of what is drawn.
fn planned(tables: &Tables, stream: &mut Stream, spending: &mut Spending) -> Result<Deal, Stop> {
    loop {
        let drawn = tables.draw(stream, spending.attempts_allowed()?);
        spending.made(drawn.attempts);
        if let Some(deal) = drawn.deal {
            return Ok(deal);
        }
    }
}

/// The first completion of the known cards that is good for something, and what for.
fn rejected<T>(
    fixed: &PartialDeal,
    stream: &mut Stream,
    spending: &mut Spending,
    mut holds: impl FnMut(&Deal) -> Option<T>,
) -> Result<(Deal, T), Stop> {
    loop {
        for _ in 0..spending.attempts_allowed()? {
            spending.made(1);
            let deal = fixed.complete(stream);
            if let Some(good) = holds(&deal) {
                return Ok((deal, good));
            }
        }
    }
}
