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
use super::search::{Decision, search};
use super::words;
use crate::diag::conflict::{Arithmetic, Clauses, Conflict};
use crate::diag::{Diag, Problem, Severity};
use crate::ir::{Binder, Binding, Pred, Scenario, Slot};
use bridgeshape_runtime::{PartialDeal, Suit};

/// How many ways to choose are looked at to tell what kind of contradiction it is.
const CHOICES: usize = 48;

/// How many prefixes and branches are looked at to see what a contradiction hangs on.
const BUDGET: u32 = 4000;

/// The message about a scenario that is excluded under a prefix with some cards fixed.
pub(super) fn explain(scenario: &Scenario, prefix: &Binding, fixed: &PartialDeal) -> Vec<Diag> {
    let unknown = PartialDeal::unknown(fixed.table());
    let by_itself = search(scenario, prefix, &unknown, &mut BUDGET.clone()) == Decision::Impossible;
    let core = minimal(scenario, prefix, if by_itself { &unknown } else { fixed });
    let conflict = if by_itself {
        conflict(scenario, prefix, &core, &unknown)
    } else {
        Conflict::FixedCards(named(&core, scenario, None))
    };
    vec![Diag {
        severity: Severity::Error,
        problem: Problem::Conflict(conflict),
        scenario: Some(scenario.number),
        places: places(&core),
    }]
}

/// The clauses in the words of the DSL.
fn named(core: &[Pred], scenario: &Scenario, sum: Option<Arithmetic>) -> Clauses {
    let words = |clause: &Pred| {
        if is_lead(clause, scenario)
            && let Some(card) = scenario.context.lead
        {
            return format!("lead:{card}");
        }
        words::clause(clause, scenario)
    };
    Clauses { clauses: core.iter().map(words).collect(), sum }
}

fn conflict(scenario: &Scenario, prefix: &Binding, core: &[Pred], unknown: &PartialDeal) -> Conflict {
    if core.is_empty() {
        return nothing_to_choose(scenario, prefix);
    }
    let of_core = with_clauses(scenario, core);
    if let (Some(card), Some(leader)) = (scenario.context.lead, scenario.context.leader())
        && core.iter().any(|clause| is_lead(clause, scenario))
    {
        return Conflict::Lead { card, leader, clauses: named(core, scenario, None) };
    }
    let slots = slots(core);
    if slots.iter().any(|slot| matches!(slot, Slot::Var(_)))
        && hangs_on_suits(&of_core, prefix, &slots, unknown)
    {
        return Conflict::Variables(named(core, scenario, None));
    }
    let findings = findings(&of_core, prefix, unknown);
    let first = findings.first().cloned();
    let of_one_kind = |first: &Finding| findings.iter().all(|other| other.kind.is_like(first.kind));
    match first.filter(of_one_kind) {
        Some(Finding { kind: Kind::CardTwice(_), .. }) if findings.len() > 1 => {
            Conflict::ExactCards(named(core, scenario, None))
        }
        Some(Finding { kind, sum }) => kind.conflict(named(core, scenario, sum)),
        None if slots.iter().any(|slot| matches!(slot, Slot::Var(_))) => {
            Conflict::Variables(named(core, scenario, None))
        }
        None => Conflict::NoBranch(named(core, scenario, None)),
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
            (None, _) => return Conflict::NoBranch(Clauses { clauses: Vec::new(), sum: None }),
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
fn hangs_on_suits(of_core: &Scenario, prefix: &Binding, slots: &[Slot], unknown: &PartialDeal) -> bool {
    if slots.iter().any(|slot| !matches!(slot, Slot::Var(_))) {
        return true;
    }
    let mut wider = of_core.clone();
    for binder in &mut wider.binders {
        if let Binder::Vars(domains) = binder {
            domains.iter_mut().for_each(|(_, domain)| *domain = Suit::ALL.to_vec());
        }
    }
    search(&wider, prefix, unknown, &mut BUDGET.clone()) != Decision::Impossible
}

/// What kind of contradiction it is for each way to choose; equal trees once.
fn findings(of_core: &Scenario, prefix: &Binding, unknown: &PartialDeal) -> Vec<Finding> {
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
            classify(&minimal(&bound, &Binding::EMPTY, unknown), unknown)
        })
        .collect()
}
