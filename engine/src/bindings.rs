//! The choices that the law draws before the deal: variables, jollies, fits, alternatives, each uniform among
//! those that leave the scenario possible (DESIGN §2): proven by a deal or a count, as what is impossible is proven by
//! intervals or a count. A choice that stays undecided is refused if it would have to be drawn among others.

use crate::budget::Spending;
use crate::{Reason, Refusal};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_dsl_ir::feasible;
use bridgeshape_dsl_ir::ir::{Binding, Choice, Scenario};
use bridgeshape_planner::{self as planner, Effort, Possibility, Possible};
use bridgeshape_runtime::{PartialDeal, Stream};
use std::collections::BTreeMap;
use std::num::NonZeroU64;

/// The most prefixes whose survivors are kept.
const MOST_KEPT: usize = 4_096;

/// The surviving choices of a scenario with some cards fixed; found when first asked for, then kept.
#[derive(Debug)]
pub(crate) struct Bindings<'a> {
    scenario: &'a Scenario,
    fixed: &'a PartialDeal,
    lang: Lang,
    possible: Possible<'a>,
    after: BTreeMap<Binding, Vec<Choice>>,
}

impl<'a> Bindings<'a> {
    pub(crate) fn new(scenario: &'a Scenario, fixed: &'a PartialDeal, lang: Lang) -> Bindings<'a> {
        let possible = Possible::new(scenario, fixed, Effort::FULL);
        Bindings { scenario, fixed, lang, possible, after: BTreeMap::new() }
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

    /// The first `limit` bindings that intervals do not exclude, in the order of the law; never none. Who draws among
    /// deals need not know whether a binding has any.
    pub(crate) fn all(&self, limit: usize, spending: &Spending) -> Result<Vec<Binding>, Refusal> {
        let mut found = Vec::new();
        let mut open = vec![Binding::EMPTY];
        while let Some(prefix) = open.pop() {
            spending.go_on().map_err(|_| self.undecided(&prefix))?;
            if feasible::excluded(self.scenario, &prefix, self.fixed) {
                continue;
            }
            if prefix.choices().len() < self.scenario.binders.len() {
                let choices = self.scenario.choices(&prefix);
                open.extend(choices.into_iter().rev().map(|choice| prefix.with(choice)));
                continue;
            }
            found.push(prefix);
            if found.len() == limit {
                break;
            }
        }
        if found.is_empty() { Err(self.impossible(&Binding::EMPTY)) } else { Ok(found) }
    }

    /// The choices after a prefix that are possible; never none.
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

    fn look(&mut self, prefix: &Binding, spending: &Spending) -> Result<Vec<Choice>, Refusal> {
        let choices = self.scenario.choices(prefix);
        if let [only] = choices.as_slice()
            && !feasible::excluded(self.scenario, &prefix.with(*only), self.fixed)
        {
            // There is nothing to draw among: if anything is possible, it is this one.
            return Ok(choices);
        }
        let (mut survivors, mut undecided) = (Vec::new(), None);
        for choice in choices {
            let longer = prefix.with(choice);
            spending.go_on().map_err(|_| self.undecided(&longer))?;
            match self.possible.decide(&longer) {
                Possibility::Possible(..) => survivors.push(choice),
                Possibility::Impossible(_) => continue,
                Possibility::Undecided(..) if undecided.is_none() => undecided = Some(choice),
                // As good as possible: the first one would have to be drawn against it.
                Possibility::Undecided(..) => survivors.push(choice),
            }
            if let Some(undecided) = undecided.filter(|_| !survivors.is_empty()) {
                return Err(self.undecided(&prefix.with(undecided)));
            }
        }
        // One that is undecided and has no other beside it need not be drawn.
        survivors.extend(undecided);
        if survivors.is_empty() { Err(self.impossible(prefix)) } else { Ok(survivors) }
    }

    /// The refusal of a scenario none of whose bindings survives.
    pub(crate) fn impossible(&self, prefix: &Binding) -> Refusal {
        match planner::conflict(self.scenario, prefix, self.fixed, Effort::FULL) {
            Ok(conflict) => {
                let Reason { code, position, detail } = Reason::of_diag(&conflict.diag, self.lang);
                Refusal::new(code, position, detail)
            }
            Err(_) => Refusal::new(Code::NoBranchLeft, None, "no suit or alternative is left to choose"),
        }
    }

    fn undecided(&self, binding: &Binding) -> Refusal {
        let names = self.scenario.binding_names(binding);
        let names: Vec<String> = names.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        let what = if names.is_empty() { String::from("the scenario") } else { names.join(", ") };
        let detail = format!("whether {what} is possible was not decided within the budget");
        Refusal::new(Code::GenerationTimeLimit, None, detail)
    }
}
