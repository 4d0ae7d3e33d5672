//! Decisions about bindings: against trying every deal, with their proofs, and whatever was asked before.

use bridgeshape_dsl_ir::answer::Answer;
use bridgeshape_dsl_ir::ir::{Binding, Scenario};
use bridgeshape_planner::{Decider, Effort, Possibility, Possible, Proof, Stop};
use bridgeshape_runtime::{Deal, Hand, PartialDeal, StreamKey, Table};

fn scenario(text: &str) -> Scenario {
    let answer = Answer::of_text(text);
    let [read] = answer.scenarios() else { panic!("{text}: {:?}", answer.all_diags()) };
    read.ir.clone().unwrap_or_else(|| panic!("{text}: {:?}", answer.all_diags()))
}

fn unknown() -> PartialDeal {
    PartialDeal::unknown(Table::BRIDGE)
}

/// Every prefix of a scenario's bindings, the empty and the full ones too.
fn prefixes(scenario: &Scenario) -> Vec<Binding> {
    let mut all = vec![Binding::EMPTY];
    let mut at = 0;
    while let Some(prefix) = all.get(at).cloned() {
        all.extend(scenario.choices(&prefix).into_iter().map(|choice| prefix.with(choice)));
        at += 1;
    }
    all
}

/// Texts with every kind of choice, and with conditions on one hand and on several.
const TEXTS: &[&str] = &[
    "opener hcp:10-12 S:4+",
    "$a=M opener $a:5+; responder $a:3+",
    "$a=any $b=any opener $a:4+ $b:4+ hcp:11+; opp1 $a:0-2",
    "opener x:0-1 hcp:8-15; responder x:5+",
    "fit:M8+ opener hcp:12+",
    "fit:8+ fit:m7+ responder hcp:6-9",
    "opener S~A.{2,}|[KQ].{1,3} H~[KQ]x*",
    "opener any(S:5+ hcp:12+, H:5+ hcp:0-9) not(D:4+)",
    "pairhcp:22-24 opener ltc:6-7; responder kings:1",
    "pairtp:25+ opp1 quiet; opp2 quiet",
    "opener shape:balanced controls:4+; opp2 longest:H",
    "$a=m opener kc:$a2 $a:3+; responder nostop:$a",
    "$a=M pairhcp:22-23 opener hcp:13 $a:4-5; opp1 hcp:9-10",
    "fit:8 opener ltc:6 hcp:12-13; responder ltc:8 hcp:8",
    "$a=any fit:S6 fit:H6 fit:D6 fit:C5 fit:$a8",
    "$a=SH $b=DC fit:S6 fit:H6 fit:D6 fit:C5 fit:$a8 fit:$b7",
];

#[test]
fn decisions_are_those_of_trying_every_deal() {
    let key = StreamKey::new(0, 1, &[]);
    let mut kinds = [0; 4];
    for (i, text) in TEXTS.iter().enumerate() {
        let scenario = scenario(text);
        let all: Vec<_> = scenario.bindings().map(|binding| scenario.bind(&binding)).collect();
        for j in 0..48 {
            // All but two cards of each hand, 2,520 deals: of a deal that fits, or of one that hardly can.
            let mut stream = key.stream(100 * i as u64 + j as u64);
            let mut deals = std::iter::repeat_with(|| unknown().complete(&mut stream));
            let fits = |deal: &Deal| j % 2 == 1 || all.iter().any(|tree| tree.holds(deal.hands()));
            let deal = deals.find(fits).unwrap();
            let open = [j % 13, (j + 4) % 13];
            let known = deal.hands().map(|hand| {
                let cards = hand.cards().enumerate().filter(|(place, _)| !open.contains(place));
                cards.fold(Hand::EMPTY, |known, (_, card)| known.with(card))
            });
            let fixed = PartialDeal::new(Table::BRIDGE, known).unwrap();
            let mut decider = Decider::new(&fixed, Effort::QUICK);
            for prefix in prefixes(&scenario) {
                let begins = |binding: &Binding| binding.choices().starts_with(prefix.choices());
                let trees: Vec<_> = scenario.bindings().filter(begins).map(|b| scenario.bind(&b)).collect();
                let is_possible = fixed.iter().any(|deal| trees.iter().any(|tree| tree.holds(deal.hands())));
                match decider.decide(&scenario, &prefix) {
                    Possibility::Possible(binding, proof) => {
                        assert!(is_possible, "{text} {prefix:?}");
                        assert!(begins(&binding) && binding.choices().len() == scenario.binders.len());
                        if let Proof::Deal(deal) = proof {
                            is_a_proof(&scenario, &binding, &fixed, &deal);
                            kinds[0] += 1;
                        } else {
                            assert_eq!(proof, Proof::Count);
                            kinds[1] += 1;
                        }
                    }
                    Possibility::Impossible(proof) => {
                        assert!(!is_possible, "{text} {prefix:?}");
                        kinds[if proof == Proof::Interval { 2 } else { 3 }] += 1;
                    }
                    Possibility::Undecided(..) => panic!("{text} {prefix:?}: undecided"),
                }
            }
        }
    }
    assert!(kinds[0] > 100 && kinds[2] > 100 && kinds[3] > 10, "too few of a kind: {kinds:?}");
}

fn is_a_proof(scenario: &Scenario, binding: &Binding, fixed: &PartialDeal, deal: &Deal) {
    assert!(scenario.bind(binding).holds(deal.hands()));
    for (hand, known) in deal.hands().iter().zip(fixed.known()) {
        assert_eq!(hand.intersection(*known), *known);
        assert_eq!(hand.len(), 13);
    }
}

#[test]
fn a_binding_without_deals_is_told_from_one_with() {
    let scenario = scenario("$a=SC fit:S7 fit:H7 fit:D6 fit:$a7");
    let mut possible = Possible::new(&scenario, &unknown(), Effort::FULL);
    let [spades, clubs]: [Binding; 2] = scenario.bindings().collect::<Vec<_>>().try_into().unwrap();
    assert!(matches!(possible.decide(&spades), Possibility::Possible(found, _) if found == spades));
    assert_eq!(possible.decide(&clubs), Possibility::Impossible(Proof::Count));
    assert!(matches!(possible.decide(&Binding::EMPTY), Possibility::Possible(found, _) if found == spades));
}

#[test]
fn what_is_rare_in_several_hands_is_found() {
    // One deal in 8,410,301, and no clause is rarer than one hand in two hundred.
    let text = "opener S:5+ H:5+ hcp:15-17; responder D:6+ hcp:0-5 S:0-1; opp1 C:6+ hcp:7-11; opp2 hcp:5-9";
    let scenario = scenario(text);
    let found = Decider::new(&unknown(), Effort::QUICK).decide(&scenario, &Binding::EMPTY);
    let Possibility::Possible(binding, Proof::Deal(deal)) = found else { panic!("{found:?}") };
    is_a_proof(&scenario, &binding, &unknown(), &deal);
}

#[test]
fn what_is_rarer_still_is_counted_if_it_is_not_found() {
    // One deal in 84,665,551.
    let text = "opener S:5+ H:5+ hcp:15-17; responder D:6+ hcp:0-5 S:0-1; opp1 C:6+ hcp:8-10; opp2 hcp:6-8";
    let scenario = scenario(text);
    match Decider::new(&unknown(), Effort::QUICK).decide(&scenario, &Binding::EMPTY) {
        Possibility::Possible(binding, Proof::Deal(deal)) => {
            is_a_proof(&scenario, &binding, &unknown(), &deal)
        }
        found => assert_eq!(found, Possibility::Possible(Binding::EMPTY, Proof::Count)),
    }
}

#[test]
fn without_budget_nothing_is_said() {
    // Possible, and too rare to be found by chance.
    let scenario = scenario("$a=SC pairhcp:40 opener $a:7+; responder $a:6 $ahcp:0; opp1 $a:0");
    let [spades, clubs]: [Binding; 2] = scenario.bindings().collect::<Vec<_>>().try_into().unwrap();
    let little = Effort { of_count: 1000, of_search: 100, ..Effort::QUICK };
    let mut decider = Decider::new(&unknown(), little);
    let undecided = |binding: &Binding| Possibility::Undecided(binding.clone(), Stop::Work);
    assert_eq!(decider.decide(&scenario, &Binding::EMPTY), undecided(&spades));
    assert_eq!(decider.decide(&scenario, &clubs), undecided(&clubs));
    let nothing = Effort { of_decision: 0, ..Effort::QUICK };
    let found = Decider::new(&unknown(), nothing).decide(&scenario, &Binding::EMPTY);
    assert!(matches!(found, Possibility::Undecided(..)), "{found:?}");
    let full = Decider::new(&unknown(), Effort::QUICK).decide(&scenario, &Binding::EMPTY);
    assert!(matches!(full, Possibility::Possible(..)), "{full:?}");
}

#[test]
fn a_decision_does_not_hang_on_what_was_asked_before() {
    // Bindings that are each other's images with the suits exchanged, so that a counter would remember them; the budget
    // ends within the counts.
    let scenario = scenario("$a=any pairhcp:40 opener $a:7+; responder $a:6 $ahcp:0; opp1 $a:0");
    let all = prefixes(&scenario);
    let mut decided = 0;
    for of_count in [30_000, 300_000, 3_000_000, 30_000_000] {
        let effort = Effort { of_count, of_decision: 3 * of_count, of_search: 100 };
        let fresh: Vec<Possibility> =
            (all.iter()).map(|prefix| Possible::new(&scenario, &unknown(), effort).decide(prefix)).collect();
        decided += fresh.iter().filter(|found| !matches!(found, Possibility::Undecided(..))).count();
        let mut remembers = Possible::new(&scenario, &unknown(), effort);
        let forwards: Vec<Possibility> = all.iter().map(|prefix| remembers.decide(prefix)).collect();
        let mut remembers = Possible::new(&scenario, &unknown(), effort);
        let mut backwards: Vec<Possibility> =
            all.iter().rev().map(|prefix| remembers.decide(prefix)).collect();
        backwards.reverse();
        assert_eq!(fresh, forwards);
        assert_eq!(fresh, backwards);
    }
    assert!(decided > 0 && decided < 4 * all.len(), "the budgets tell nothing apart: {decided}");
}
