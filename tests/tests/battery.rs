//! The battery: scenarios without a deal, each refused with its code and the clauses that clash, and rare ones,
//! none refused.
//!
//! That the clauses told are the right ones is not believed but counted: alone they have no deal under any binding,
//! without any one of them some binding has deals. For that the scenario is written anew from what is left of the
//! clauses, and read again.

use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::answer::Answer;
use bridgeshape_dsl_ir::diag::{Diag, Problem};
use bridgeshape_dsl_ir::feasible;
use bridgeshape_dsl_ir::ir::{Binding, Scenario};
use bridgeshape_engine::{Fixed, Job, Refusal, Request, Seed, Source};
use bridgeshape_planner::{Counter, Options, count, union};
use bridgeshape_runtime::{PartialDeal, Role, Table};
use bridgeshape_tests::run;
use serde::Deserialize;
use std::collections::BTreeSet;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Impossible {
    case: Vec<ImpossibleCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ImpossibleCase {
    what: String,
    /// Words beside the clauses that say nothing of the hands by themselves.
    #[serde(default)]
    frame: String,
    dsl: String,
    #[serde(default)]
    fixed: Vec<String>,
    code: String,
    proof: Proof,
    conflict: Vec<String>,
}

/// What it takes to see that a scenario is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Proof {
    Intervals,
    Counting,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rare {
    case: Vec<RareCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RareCase {
    what: String,
    dsl: String,
    #[serde(default)]
    fixed: Vec<String>,
    deals: Option<String>,
}

fn impossible() -> Vec<ImpossibleCase> {
    let corpus: Impossible = toml::from_str(include_str!("../corpus/impossible.toml")).expect("valid TOML");
    corpus.case
}

fn rare() -> Vec<RareCase> {
    let corpus: Rare = toml::from_str(include_str!("../corpus/rare.toml")).expect("valid TOML");
    corpus.case
}

/// The only scenario of a text; what it says may be impossible, but must be written well.
fn scenario(text: &str) -> Scenario {
    let answer = Answer::of_text(text);
    let conflict = |diag: &&Diag| matches!(diag.problem, Problem::Conflict(_));
    let faults: Vec<&Diag> = answer.all_diags().into_iter().filter(|d| d.blocks() && !conflict(d)).collect();
    assert!(faults.is_empty(), "{text}: {faults:?}");
    let [read] = answer.scenarios() else { panic!("{text}: not one scenario") };
    read.ir.clone().expect("a scenario that is written well")
}

/// What a request knows beforehand.
fn fixed(cards: &[String]) -> Fixed {
    bridgeshape_tests::fixed(cards).expect("cards that can be known together")
}

/// The deal known in part.
fn known(fixed: &Fixed) -> PartialDeal {
    PartialDeal::new(Table::BRIDGE, fixed.cards).expect("cards that can be known together")
}

/// A text of these clauses, each in a block of its own.
fn written(frame: &str, clauses: &[&String]) -> String {
    let of_hand =
        |clause: &&&String| Role::ALL.iter().any(|role| clause.split(' ').next() == Some(role.name()));
    let (hands, scenario): (Vec<&String>, Vec<&String>) = clauses.iter().partition(of_hand);
    let hands = hands.into_iter().map(String::as_str).collect::<Vec<_>>().join("; ");
    let words = std::iter::once(frame).chain(scenario.into_iter().map(String::as_str));
    let text: Vec<&str> = words.chain([hands.as_str()]).filter(|part| !part.is_empty()).collect();
    // Nothing asked is every deal.
    if text.is_empty() { String::from("opener") } else { text.join(" ") }
}

/// The first binding under which a text has deals, if there is one.
fn possible(text: &str, counter: &mut Counter) -> Option<Binding> {
    let scenario = scenario(text);
    scenario.bindings().find(|binding| {
        let deals = counter.count(&scenario.bind(binding));
        deals.unwrap_or_else(|stop| panic!("{text}: {binding:?} is not counted: {stop:?}")) > 0
    })
}

/// The clauses that a refusal names: what stands in backquotes in its reasons.
fn named(refusal: &Refusal) -> BTreeSet<String> {
    let quoted =
        |detail: &str| -> Vec<String> { detail.split('`').skip(1).step_by(2).map(str::to_owned).collect() };
    refusal.reasons().iter().flat_map(|reason| quoted(&reason.detail)).collect()
}

#[test]
fn the_battery_has_sixty_of_each_and_every_code_of_a_clash() {
    let cases = impossible();
    assert_eq!((cases.len(), rare().len()), (60, 60));
    let codes: BTreeSet<&str> = cases.iter().map(|case| case.code.as_str()).collect();
    let expected = BTreeSet::from([
        "variable_unsatisfiable",
        "no_branch_left",
        "shape_unreachable",
        "pair_points_unreachable",
        "points_unreachable",
        "fixed_cards_conflict",
        "lead_conflict",
        "exact_cards_always_conflict",
        "suit_cards_below_hcp_min",
        "suit_minimums_exceed_hcp_max",
        "suit_cards_exceed_hcp_max",
    ]);
    assert_eq!(codes, expected);
    let counted = cases.iter().filter(|case| case.proof == Proof::Counting).count();
    assert!((20..=40).contains(&counted), "{counted} need counting");
    assert!(rare().iter().filter(|case| case.deals.is_some()).count() >= 50, "known numbers");
}

#[test]
fn the_impossible_is_refused_with_its_code_and_the_clauses_that_clash() {
    let mut wrong = Vec::new();
    for ImpossibleCase { what, dsl, fixed: cards, code, conflict, .. } in impossible() {
        let source = Source::of_dsl(&dsl, Lang::English);
        let request = Request { fixed: fixed(&cards), ..Request::new(Seed(1)) };
        let Err(refusal) = run(&source, &request) else {
            wrong.push(format!("{what}: {dsl} was dealt"));
            continue;
        };
        let expected: BTreeSet<String> = conflict.into_iter().collect();
        if refusal.code().as_str() != code || named(&refusal) != expected {
            wrong.push(format!("{what}: {dsl}: expected {code} {expected:?}, got {refusal}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_conflict_has_no_deal_and_without_any_of_its_clauses_it_has_some() {
    let mut wrong = Vec::new();
    for ImpossibleCase { what, frame, fixed: cards, conflict, .. } in impossible() {
        let mut counter = Counter::new(&known(&fixed(&cards)), Options::default());
        let all: Vec<&String> = conflict.iter().collect();
        if let Some(binding) = possible(&written(&frame, &all), &mut counter) {
            wrong.push(format!("{what}: {conflict:?} has deals under {binding:?}"));
        }
        for clause in &conflict {
            let rest: Vec<&String> = conflict.iter().filter(|other| *other != clause).collect();
            if possible(&written(&frame, &rest), &mut counter).is_none() {
                wrong.push(format!("{what}: impossible without {clause} too"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn intervals_prove_what_they_are_said_to_and_counting_is_needed_for_the_rest() {
    for ImpossibleCase { what, dsl, fixed: cards, proof, .. } in impossible() {
        let proven = feasible::conflict(&scenario(&dsl), &Binding::EMPTY, &known(&fixed(&cards)));
        let expected = if proven.is_some() { Proof::Intervals } else { Proof::Counting };
        assert_eq!(proof, expected, "{what}: {dsl}");
    }
}

#[test]
fn the_rare_is_not_refused() {
    let mut wrong = Vec::new();
    for RareCase { what, dsl, fixed: cards, .. } in rare() {
        let source = Source::of_dsl(&dsl, Lang::English);
        let request = Request { fixed: fixed(&cards), ..Request::new(Seed(1)) };
        if let Err(refusal) = Job::new(&source, &request) {
            wrong.push(format!("{what}: {dsl}: {refusal}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_rare_has_as_many_deals_as_were_worked_out() {
    let mut wrong = Vec::new();
    for RareCase { what, dsl, fixed: cards, deals } in rare() {
        let counted = match count(&union(&scenario(&dsl)), &known(&fixed(&cards)), &Options::default()) {
            Ok(counted) => counted,
            Err(stop) => {
                wrong.push(format!("{what}: {dsl} is not counted: {stop:?}"));
                continue;
            }
        };
        // At most one deal in 100,000, and at least one in all.
        if counted == 0 || counted > Table::BRIDGE.deals() / 100_000 {
            wrong.push(format!("{what}: {dsl} has {counted} deals"));
        }
        if deals.is_some_and(|deals| deals != counted.to_string()) {
            wrong.push(format!("{what}: {dsl}: counted {counted}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
