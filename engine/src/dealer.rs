//! Deals of one scenario by plain rejection: draw the binding, then deal until the scenario holds.
//!
//! Every deal that the scenario allows under a binding is equally likely, since every completion of the fixed
//! cards is, and none is treated otherwise than by its truth. Slow for rare scenarios; it stays as the reference
//! that faster ways are held against.

use crate::bindings::Bindings;
use crate::budget::{Budget, Spending, Stop};
use crate::{Law, Refusal, hash128};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_dsl_ir::ir::{Binding, Scenario};
use bridgeshape_planner::Checks;
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
}

/// The most bindings that the law of deals tries for each deal.
const MOST_BINDINGS: usize = 20_000;
/// The most compiled bindings that are kept.
const MOST_CHECKS: usize = 4_096;

/// Makes deals of one scenario.
#[derive(Debug)]
pub struct Dealer<'a> {
    scenario: &'a Scenario,
    fixed: &'a PartialDeal,
    law: Law,
    key: StreamKey,
    bindings: Bindings<'a>,
    checks: BTreeMap<Binding, Checks>,
    every: Option<Vec<Binding>>,
}

impl<'a> Dealer<'a> {
    /// A dealer for a scenario with some cards known. Deal *i* depends on the scenario's meaning, the law, the
    /// known cards, the seed and *i*, and on nothing else.
    pub fn new(
        scenario: &'a Scenario,
        fixed: &'a PartialDeal,
        law: Law,
        seed: u128,
        lang: Lang,
    ) -> Dealer<'a> {
        let meaning = hash128(&[b"scenario", scenario.canonical().as_bytes()]);
        let known: Vec<u8> = fixed.known().iter().flat_map(|hand| hand.bits().to_le_bytes()).collect();
        let known = hash128(&[b"fixed", &known]);
        let salt = [law as u64, known as u64, (known >> 64) as u64];
        Dealer {
            scenario,
            fixed,
            law,
            key: StreamKey::new(meaning, seed, &salt),
            bindings: Bindings::new(scenario, fixed, lang),
            checks: BTreeMap::new(),
            every: None,
        }
    }

    /// The deal with this index.
    ///
    /// # Errors
    /// The scenario is impossible, or the budget ran out.
    pub fn deal(&mut self, index: u64, budget: Budget) -> Result<Dealt, Refusal> {
        let mut stream = self.key.stream(index);
        match self.law {
            Law::Bindings => self.bound(&mut stream, budget),
            Law::Deals => self.unbound(&mut stream, budget),
        }
    }

    fn bound(&mut self, stream: &mut Stream, budget: Budget) -> Result<Dealt, Refusal> {
        let mut spending = Spending::start(budget);
        let binding = self.bindings.draw(stream, &spending)?;
        self.compile(&binding)?;
        let checks = &self.checks[&binding];
        loop {
            spending.attempt().map_err(|stop| self.out_of_budget(stop, Some(&binding)))?;
            let deal = self.fixed.complete(stream);
            if checks.hold(deal.hands()) {
                return Ok(Dealt { deal, binding, attempts: spending.attempts() });
            }
        }
    }

    fn unbound(&mut self, stream: &mut Stream, budget: Budget) -> Result<Dealt, Refusal> {
        let mut spending = Spending::start(budget);
        if self.every.is_none() {
            self.every = Some(self.list_bindings(&spending)?);
        }
        let every = self.every.as_deref().unwrap_or_default();
        loop {
            spending.attempt().map_err(|stop| self.out_of_budget(stop, None))?;
            let deal = self.fixed.complete(stream);
            if let Some(binding) = every.iter().find(|&b| self.checks[b].hold(deal.hands())) {
                let attempts = spending.attempts();
                return Ok(Dealt { deal, binding: binding.clone(), attempts });
            }
        }
    }

    fn list_bindings(&mut self, spending: &Spending) -> Result<Vec<Binding>, Refusal> {
        let every = self.bindings.all(MOST_BINDINGS + 1, spending)?;
        if every.len() > MOST_BINDINGS {
            let detail = format!("the law of deals needs more than {MOST_BINDINGS} bindings here");
            return Err(Refusal::new(Code::GenerationTimeLimit, None, detail));
        }
        every.iter().try_for_each(|binding| self.compile(binding))?;
        Ok(every)
    }

    /// Makes sure that the checks of a binding are there.
    fn compile(&mut self, binding: &Binding) -> Result<(), Refusal> {
        if self.checks.contains_key(binding) {
            return Ok(());
        }
        if self.law == Law::Bindings && self.checks.len() >= MOST_CHECKS {
            self.checks.clear();
        }
        let checks = Checks::of(&self.scenario.bind(binding), self.scenario.table.sizes()).map_err(|_| {
            Refusal::new(Code::DslErrors, None, "the scenario names a suit that nothing decides")
        })?;
        self.checks.insert(binding.clone(), checks);
        Ok(())
    }

    fn out_of_budget(&self, stop: Stop, binding: Option<&Binding>) -> Refusal {
        let names = binding.map(|b| self.scenario.binding_names(b)).unwrap_or_default();
        let names: Vec<String> = names.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        let under = if names.is_empty() { String::new() } else { format!(" (with {})", names.join(", ")) };
        Refusal::new(Code::GenerationTimeLimit, None, format!("{stop}{under}"))
    }
}
