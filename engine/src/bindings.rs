//! The choices that the law draws before the deal: variables, jollies, fits, alternatives, each uniform among
//! those that leave the scenario possible (DESIGN §2).
//!
//! Possible is what interval reasoning cannot exclude: a choice that it lets through though no deal exists is a
//! known gap, which exact counting will close.

use crate::budget::Spending;
use crate::{Reason, Refusal};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_dsl_ir::feasible::{self, Decision};
use bridgeshape_dsl_ir::ir::{Binding, Choice, Scenario};
use bridgeshape_runtime::{PartialDeal, Stream};
use std::collections::BTreeMap;
use std::num::NonZeroU64;

/// How many nodes of the tree of bindings may be looked at to decide one choice.
const NODES: u32 = 20_000;
/// The most prefixes whose survivors are kept.
const MOST_KEPT: usize = 4_096;

/// The surviving choices of a scenario with some cards fixed; found when first asked for, then kept.
#[derive(Debug)]
pub(crate) struct Bindings<'a> {
    scenario: &'a Scenario,
    fixed: &'a PartialDeal,
    lang: Lang,
    after: BTreeMap<Binding, Vec<Choice>>,
}

impl<'a> Bindings<'a> {
    pub(crate) fn new(scenario: &'a Scenario, fixed: &'a PartialDeal, lang: Lang) -> Bindings<'a> {
        Bindings { scenario, fixed, lang, after: BTreeMap::new() }
    }

    /// Draws a binding: each choice uniform among the survivors, in the order of the binders.
    pub(crate) fn draw(&mut self, stream: &mut Stream, spending: &Spending) -> Result<Binding, Refusal> {
        let mut binding = Binding::EMPTY;
        while binding.choices().len() < self.scenario.binders.len() {
            let survivors = self.survivors(&binding, spending)?;
            // One survivor needs no random word, and there is at least one.
            let pick = match NonZeroU64::new(survivors.len() as u64) {
                Some(n) if n.get() > 1 => stream.below(n) as usize,
                _ => 0,
            };
            binding = binding.with(survivors[pick]);
        }
        Ok(binding)
    }

    /// The first `limit` surviving bindings, in the order of the law.
    pub(crate) fn all(&mut self, limit: usize, spending: &Spending) -> Result<Vec<Binding>, Refusal> {
        let mut found = Vec::new();
        let mut open = vec![Binding::EMPTY];
        while let Some(prefix) = open.pop() {
            if prefix.choices().len() == self.scenario.binders.len() {
                found.push(prefix);
                if found.len() == limit {
                    break;
                }
                continue;
            }
            let next: Vec<Binding> =
                self.survivors(&prefix, spending)?.iter().map(|&c| prefix.with(c)).collect();
            open.extend(next.into_iter().rev());
        }
        Ok(found)
    }

    /// The choices after a prefix that are not excluded; never empty.
    fn survivors(&mut self, prefix: &Binding, spending: &Spending) -> Result<&[Choice], Refusal> {
        if !self.after.contains_key(prefix) {
            let survivors = self.look(prefix, spending)?;
            if self.after.len() >= MOST_KEPT {
                self.after.clear();
            }
            self.after.insert(prefix.clone(), survivors);
        }
        Ok(&self.after[prefix])
    }

    fn look(&self, prefix: &Binding, spending: &Spending) -> Result<Vec<Choice>, Refusal> {
        let mut survivors = Vec::new();
        for choice in self.scenario.choices(prefix) {
            let longer = prefix.with(choice);
            spending.go_on().map_err(|_| self.undecided(&longer))?;
            match feasible::possible(self.scenario, &longer, self.fixed, NODES) {
                Decision::Possible(_) => survivors.push(choice),
                Decision::Impossible => {}
                Decision::Undecided => return Err(self.undecided(&longer)),
            }
        }
        if survivors.is_empty() { Err(self.impossible(prefix)) } else { Ok(survivors) }
    }

    /// The refusal of a scenario none of whose bindings survives.
    fn impossible(&self, prefix: &Binding) -> Refusal {
        let diags = feasible::conflict(self.scenario, prefix, self.fixed).unwrap_or_default();
        let reasons = diags.iter().map(|diag| Reason::of_diag(diag, self.lang)).collect();
        Refusal::of(reasons).unwrap_or_else(|| {
            Refusal::new(Code::NoBranchLeft, None, "no suit or alternative is left to choose")
        })
    }

    fn undecided(&self, binding: &Binding) -> Refusal {
        let names = self.scenario.binding_names(binding);
        let names: Vec<String> = names.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        let detail = format!("whether {} is possible was not decided within the budget", names.join(", "));
        Refusal::new(Code::GenerationTimeLimit, None, detail)
    }
}
