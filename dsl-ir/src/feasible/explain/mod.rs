//! From a proof to a message: which clauses clash, under which code, with which sum.
//!
//! First what the contradiction hangs on: fixed cards, the lead, the choice of suits. Then, suit by suit chosen,
//! what kind of contradiction it is ([`classify`]); choices that fail each for a reason of its own are a union
//! without branches.

mod balance;
mod classify;
mod hand;
mod one_hand;
mod several_hands;

use self::classify::{Finding, Kind, classify};
use super::clauses::{is_lead, minimal, places, with_clauses};
use super::prover::{Intervals, Prover};
use super::words;
use crate::diag::conflict::{Arithmetic, Clauses, Conflict, Shown};
use crate::diag::{Diag, Problem, Severity};
use crate::ir::{Binder, Binding, Pred, Scenario, Slot};
use bridgeshape_runtime::{PartialDeal, Suit};

/// How many ways to choose are looked at to tell what kind of contradiction it is.
const CHOICES: usize = 48;

/// Clauses that have no deal together.
#[derive(Clone, Debug)]
pub struct Core {
    /// The clauses. Without any one of them the prover proves nothing any more.
    pub clauses: Vec<Pred>,
    /// Whether the fixed cards are needed for the proof.
    pub needs_fixed: bool,
    /// Whether arithmetic suffices to see it.
    pub shown: Shown,
}

impl Core {
    /// A smallest set of clauses that is impossible under a prefix with some cards fixed. The prover must have said
    /// that the whole scenario is.
    pub fn of(scenario: &Scenario, prefix: &Binding, fixed: &PartialDeal, prover: &mut dyn Prover) -> Core {
        let unknown = PartialDeal::unknown(fixed.table());
        let needs_fixed = *fixed != unknown && !prover.excludes(scenario, prefix, &unknown);
        let given = if needs_fixed { fixed } else { &unknown };
        // What intervals prove they make small at little cost; what is left the prover may make smaller.
        let mut intervals = Intervals::new();
        let mut start = scenario.clone();
        if intervals.excludes(scenario, prefix, given) {
            start = with_clauses(scenario, &minimal(scenario, prefix, given, &mut intervals));
        }
        let clauses = minimal(&start, prefix, given, prover);
        let shown = match intervals.excludes(&with_clauses(scenario, &clauses), prefix, given) {
            true => Shown::Arithmetic,
            false => Shown::Count,
        };
        Core { clauses, needs_fixed, shown }
    }

    /// The message: its code tells what kind of contradiction it is.
    pub fn diag(&self, scenario: &Scenario, prefix: &Binding, prover: &mut dyn Prover) -> Diag {
        let unknown = &PartialDeal::unknown(scenario.table);
        let case = Case { scenario, prefix, core: self, unknown };
        let conflict = match self.needs_fixed {
            true => Conflict::FixedCards(case.named(None)),
            false => case.conflict(prover),
        };
        Diag {
            severity: Severity::Error,
            problem: Problem::Conflict(conflict),
            scenario: Some(scenario.number),
            places: places(&self.clauses),
        }
    }
}

/// The message about a scenario that interval reasoning excludes under a prefix with some cards fixed.
pub(super) fn explain(scenario: &Scenario, prefix: &Binding, fixed: &PartialDeal) -> Vec<Diag> {
    let unknown = PartialDeal::unknown(fixed.table());
    let mut intervals = Intervals::new();
    let needs_fixed = !intervals.excludes(scenario, prefix, &unknown);
    let given = if needs_fixed { fixed } else { &unknown };
    let clauses = minimal(scenario, prefix, given, &mut intervals);
    vec![Core { clauses, needs_fixed, shown: Shown::Arithmetic }.diag(scenario, prefix, &mut intervals)]
}

/// What a message is about.
#[derive(Clone, Copy)]
struct Case<'a> {
    scenario: &'a Scenario,
    prefix: &'a Binding,
    core: &'a Core,
    unknown: &'a PartialDeal,
}

impl Case<'_> {
    /// The clauses in the words of the DSL.
    fn named(&self, sum: Option<Arithmetic>) -> Clauses {
        let words = |clause: &Pred| {
            if is_lead(clause, self.scenario)
                && let Some(card) = self.scenario.context.lead
            {
                return format!("lead:{card}");
            }
            words::clause(clause, self.scenario)
        };
        Clauses { clauses: self.core.clauses.iter().map(words).collect(), sum, shown: self.core.shown }
    }

    fn conflict(&self, prover: &mut dyn Prover) -> Conflict {
        let Case { scenario, prefix, unknown, .. } = *self;
        let core = &self.core.clauses;
        if core.is_empty() {
            return nothing_to_choose(scenario, prefix);
        }
        let of_core = with_clauses(scenario, core);
        if let (Some(card), Some(leader)) = (scenario.context.lead, scenario.context.leader())
            && core.iter().any(|clause| is_lead(clause, scenario))
        {
            return Conflict::Lead { card, leader, clauses: self.named(None) };
        }
        let slots = slots(core);
        let has_variables = slots.iter().any(|slot| matches!(slot, Slot::Var(_)));
        if has_variables && hangs_on_suits(&of_core, prefix, &slots, unknown, prover) {
            return Conflict::Variables(self.named(None));
        }
        let findings = findings(&of_core, prefix, unknown, prover);
        let first = findings.first().cloned();
        let of_one_kind = |first: &Finding| findings.iter().all(|other| other.kind.is_like(first.kind));
        match first.filter(of_one_kind) {
            Some(Finding { kind: Kind::CardTwice(_), .. }) if findings.len() > 1 => {
                Conflict::ExactCards(self.named(None))
            }
            Some(Finding { kind, sum }) => kind.conflict(self.named(sum)),
            None if has_variables => Conflict::Variables(self.named(None)),
            None => Conflict::NoBranch(self.named(None)),
        }
    }
}

/// Without any clause: some binder has no candidate.
fn nothing_to_choose(scenario: &Scenario, prefix: &Binding) -> Conflict {
    let mut binding = prefix.clone();
    loop {
        let binder = scenario.binders.get(binding.choices().len());
        match (scenario.choices(&binding).first(), binder) {
            (Some(&choice), _) => binding = binding.with(choice),
            (None, Some(Binder::Vars(domains))) => {
                return Conflict::NoSuits { vars: domains.iter().map(|(var, _)| *var).collect() };
            }
            (None, Some(Binder::Jolly { hand, .. })) => return Conflict::NoJollySuit { hand: *hand },
            (None, _) => return Conflict::NoBranch(Clauses::default()),
        }
    }
}

/// Every suit that the clauses name, letters too; each once.
fn slots(core: &[Pred]) -> Vec<Slot> {
    let mut slots = Vec::new();
    core.iter().for_each(|clause| clause.each_slot(&mut |slot| slots.push(slot)));
    slots.sort_unstable();
    slots.dedup();
    slots
}

/// Whether it is the choice of the variables' suits that fails: the clauses name other suits too, or wider
/// domains would help. Else the clauses clash whatever the suits are.
fn hangs_on_suits(
    of_core: &Scenario,
    prefix: &Binding,
    slots: &[Slot],
    unknown: &PartialDeal,
    prover: &mut dyn Prover,
) -> bool {
    if slots.iter().any(|slot| !matches!(slot, Slot::Var(_))) {
        return true;
    }
    let mut wider = of_core.clone();
    for binder in &mut wider.binders {
        if let Binder::Vars(domains) = binder {
            domains.iter_mut().for_each(|(_, domain)| *domain = Suit::ALL.to_vec());
        }
    }
    !prover.excludes(&wider, prefix, unknown)
}

/// What kind of contradiction it is for each way to choose; equal trees once.
fn findings(
    of_core: &Scenario,
    prefix: &Binding,
    unknown: &PartialDeal,
    prover: &mut dyn Prover,
) -> Vec<Finding> {
    let mut trees: Vec<Pred> = Vec::new();
    let starts = |binding: &Binding| binding.choices().starts_with(prefix.choices());
    for binding in of_core.bindings().filter(starts).take(CHOICES) {
        let tree = of_core.bind(&binding);
        if !trees.contains(&tree) {
            trees.push(tree);
        }
    }
    trees
        .into_iter()
        .map(|tree| {
            let bound = Scenario { pred: tree, binders: Vec::new(), ..of_core.clone() };
            classify(&minimal(&bound, &Binding::EMPTY, unknown, prover), unknown)
        })
        .collect()
}
