//! What is impossible by counting only: the clauses that clash, their code, and the proof that no fewer do.
#![expect(clippy::unwrap_used, reason = "a helper that fails fails its test")]

use bridgeshape_dsl_ir::diag::Problem;
use bridgeshape_dsl_ir::diag::conflict::Shown;
use bridgeshape_dsl_ir::feasible::with_clauses;
use bridgeshape_dsl_ir::ir::{Binding, Scenario};
use bridgeshape_dsl_ir::{Lang, answer::Answer};
use bridgeshape_planner::{Conflict, Counter, Effort, Options, Possibility, Proof, conflict};
use bridgeshape_runtime::{Card, Hand, PartialDeal, Rank, Suit, Table};

fn scenario(text: &str) -> Scenario {
    let answer = Answer::of_text(text);
    let [read] = answer.scenarios() else { panic!("{text}: {:?}", answer.all_diags()) };
    read.ir.clone().unwrap_or_else(|| panic!("{text}: {:?}", answer.all_diags()))
}

fn unknown() -> PartialDeal {
    PartialDeal::unknown(Table::BRIDGE)
}

/// The deals of a scenario under every binding that begins with the prefix, each binding by itself.
fn deals(scenario: &Scenario, prefix: &Binding, fixed: &PartialDeal) -> u128 {
    let mut counter = Counter::new(fixed, Options::default());
    let begins = |binding: &Binding| binding.choices().starts_with(prefix.choices());
    let bindings = scenario.bindings().filter(begins);
    bindings.map(|binding| counter.count(&scenario.bind(&binding)).unwrap()).sum()
}

/// `code | clauses | sum | how it is seen`, once it is counted that the clauses have no deal and that all but one of
/// them have.
fn told(text: &str, fixed: &PartialDeal) -> String {
    let scenario = scenario(text);
    let found = conflict(&scenario, &Binding::EMPTY, fixed, Effort::QUICK);
    let found = found.unwrap_or_else(|other| panic!("{text}: {other:?}"));
    minimal(&scenario, &Binding::EMPTY, if found.needs_fixed { *fixed } else { unknown() }, &found);
    for lang in Lang::ALL {
        assert!(found.diag.message(lang).len() > 30, "{text}: {}", found.diag.message(lang));
    }
    let Problem::Conflict(problem) = &found.diag.problem else { panic!("{text}: {:?}", found.diag) };
    let clauses = problem.clauses().unwrap();
    let sum = clauses.sum.as_ref().map(ToString::to_string).unwrap_or_default();
    let seen = if clauses.shown == Shown::Count { "counted" } else { "seen" };
    format!("{} | {} | {sum} | {seen}", found.diag.code(), clauses.clauses.join(", "))
}

fn minimal(scenario: &Scenario, prefix: &Binding, fixed: PartialDeal, found: &Conflict) {
    assert!(found.is_minimal, "{}: the budget ended too early", scenario.label);
    let of = |clauses: &[_]| deals(&with_clauses(scenario, clauses), prefix, &fixed);
    assert_eq!(of(&found.clauses), 0, "{:?}", found.clauses);
    for without in 0..found.clauses.len() {
        let mut fewer = found.clauses.clone();
        fewer.remove(without);
        assert!(of(&fewer) > 0, "{:?} suffice", fewer);
    }
}

#[test]
fn what_only_counting_excludes_is_told_with_clauses_and_code() {
    let cases = [
        // No losers: every suit is void, A, AK or headed by AKQ. The fewest points are 10, for all cards of a suit.
        ("opener ltc:0 hcp:0-9", "points_unreachable | opener hcp:0-9, opener ltc:0 |  | counted"),
        // A pair has 26 cards.
        (
            "fit:S7 fit:H7 fit:D7 fit:C6",
            "shape_unreachable | fit:S7+, fit:H7+, fit:D7+, fit:C6+ | S 7 + H 7 + D 7 + C 6 = 27 > 26 | counted",
        ),
        (
            "fit:7+ fit:S7 fit:H7 fit:D7 opener hcp:12+ C:5+; responder C:1+",
            "shape_unreachable | opener C:5+, responder C:1+, fit:S7+, fit:H7+, fit:D7+ | S 7 + H 7 + D 7 + C 6 = 27 > 26 | counted",
        ),
        // Only the choice of suits fails.
        (
            "$a=C fit:S7 fit:H7 fit:D6 fit:$a7",
            "variable_unsatisfiable | fit:S7+, fit:H7+, fit:D6+, fit:$a7+ |  | counted",
        ),
        (
            "$a=SH fit:S7 fit:H7 fit:D7 fit:C4 fit:$a9",
            "variable_unsatisfiable | fit:S7+, fit:H7+, fit:D7+, fit:C4+, fit:$a9+ |  | counted",
        ),
        // The suits do not matter, though intervals see it only with them.
        (
            "$a=any opener $a:5+ ltc:0 hcp:0-9",
            "points_unreachable | opener hcp:0-9, opener ltc:0 |  | counted",
        ),
        (
            "opener hcp:0-9 any(ltc:0, S=AKQ H=AK)",
            "no_branch_left | opener hcp:0-9, opener any(ltc:0, S=AKQ H=AK) |  | counted",
        ),
        ("opener hcp:0-9 not(ltc:1+)", "no_branch_left | opener hcp:0-9, opener not(ltc:1+) |  | counted"),
        // The opponents have 18 cards of the other suits, so that opp2 has all their spades.
        (
            "declarer:opener lead:S2 opp1 fit:H6 fit:D6 fit:C6 hcp:0-9; opp2 S:8+",
            "lead_conflict | opp2 S:8+, opp1 fit:H6+, opp1 fit:D6+, opp1 fit:C6+, lead:S2 |  | counted",
        ),
        // Where ranges suffice, they are told.
        (
            "opener hcp:15+; responder hcp:15+; opp1 hcp:15+ S:5+",
            "points_unreachable | opener hcp:15+, opp1 hcp:15+, responder hcp:15+ | opener 15 + responder 15 + opp1 15 = 45 > 40 | seen",
        ),
        (
            "opener hcp:12-14 S:5+ hcp:15+ H:5+ D:4+",
            "shape_unreachable | opener S:5+, opener H:5+, opener D:4+ | S 5 + H 5 + D 4 = 14 > 13 | seen",
        ),
    ];
    let wrong: Vec<String> = cases
        .iter()
        .map(|(text, expected)| (text, expected, told(text, &unknown())))
        .filter(|(_, expected, told)| *expected != told)
        .map(|(text, expected, told)| format!("{text}\n  expected {expected}\n  told     {told}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn known_cards_are_named_only_where_they_are_needed() {
    // The pair has seven spades, and 20 cards of the other suits.
    let spades = Rank::ALL.into_iter().rev().take(7).map(|rank| Card::new(Suit::Spades, rank));
    let opener = spades.fold(Hand::EMPTY, Hand::with);
    let fixed = PartialDeal::new(Table::BRIDGE, [opener, Hand::EMPTY, Hand::EMPTY, Hand::EMPTY]).unwrap();
    assert_eq!(
        told("fit:H7 fit:D7 fit:C6 opener hcp:10+", &fixed),
        "fixed_cards_conflict | fit:H7+, fit:D7+, fit:C6+ |  | counted"
    );
    let by_itself = told("opener ltc:0 hcp:0-9", &fixed);
    assert_eq!(by_itself, "points_unreachable | opener hcp:0-9, opener ltc:0 |  | counted");
}

#[test]
fn a_conflict_under_a_prefix_is_one_of_its_bindings() {
    let scenario = scenario("$a=SC fit:S7 fit:H7 fit:D6 fit:$a7");
    assert!(matches!(
        conflict(&scenario, &Binding::EMPTY, &unknown(), Effort::QUICK),
        Err(Possibility::Possible(..))
    ));
    let clubs = scenario.bindings().nth(1).unwrap();
    let found = conflict(&scenario, &clubs, &unknown(), Effort::QUICK).unwrap();
    minimal(&scenario, &clubs, unknown(), &found);
    assert_eq!((found.clauses.len(), found.proof), (4, Proof::Count));
    assert_eq!(found.diag.places.len(), 4);
}

#[test]
fn the_rare_is_not_impossible() {
    // Opener has AKQJ and three of the other nine spades; beside them the pair has the other twelve honours and one of
    // 27 low cards: 84 · 27 · C(13, 6) · C(26, 13).
    let scenario = scenario("pairhcp:40 opener S:7+; responder S:6 Shcp:0; opp1 S:0");
    assert_eq!(deals(&scenario, &Binding::EMPTY, &unknown()), 84 * 27 * 1716 * 10_400_600);
    let found = conflict(&scenario, &Binding::EMPTY, &unknown(), Effort::QUICK);
    assert!(matches!(found, Err(Possibility::Possible(..))), "{found:?}");
}
