//! The odds of scenarios and bindings, under both laws, are what trying every completion gives.
//!
//! Random scenarios over the whole language with choices to make, and all cards known but two in each hand: the judge
//! looks at every completion under every binding, and tells which is the first that holds.

use bridgeshape_dsl_ir::ir::Binding;
use bridgeshape_judge as judge;
use bridgeshape_planner::{Chance, Figure, Law, Ratio, odds};
use bridgeshape_tests::random::ScenarioCase;

/// How many scenarios are tried.
const CASES: usize = 400;
/// The most bindings of one.
const MOST_BINDINGS: usize = 24;

/// By binding: for how many completions it holds, and for how many it is the first that does.
struct Judged {
    binding: Binding,
    holds: u128,
    firsts: u128,
}

fn judged(case: &ScenarioCase, bindings: Vec<Binding>) -> (u128, Vec<Judged>) {
    let judge = case.judge();
    let names: Vec<judge::Bindings> = bindings.iter().map(|binding| case.bindings(binding)).collect();
    let mut all: Vec<Judged> =
        bindings.into_iter().map(|binding| Judged { binding, holds: 0, firsts: 0 }).collect();
    let mut deals = 0;
    for deal in case.fixed.iter() {
        let deal = judge::Deal::from_masks(deal.hands().map(|hand| hand.bits())).expect("a deal");
        let mut first = true;
        for (of, names) in all.iter_mut().zip(&names) {
            if judge.satisfies(&deal, Some(names)) {
                of.holds += 1;
                of.firsts += u128::from(first);
                first = false;
            }
        }
        deals += u128::from(!first);
    }
    (deals, all)
}

/// The probability with which the law `bindings` draws a binding: one choice after the other, each uniform among those
/// that some completion allows.
fn drawn(case: &ScenarioCase, judged: &[Judged], binding: &Binding) -> Ratio {
    let possible = |prefix: &Binding| {
        judged.iter().any(|of| of.holds > 0 && of.binding.choices().starts_with(prefix.choices()))
    };
    let mut prefix = Binding::EMPTY;
    let mut one_in = 1;
    for &choice in binding.choices() {
        let choices = case.scenario.choices(&prefix);
        one_in *= choices.iter().filter(|&&choice| possible(&prefix.with(choice))).count() as u128;
        prefix = prefix.with(choice);
    }
    if possible(&prefix) { Ratio::new(1, one_in).expect("a probability") } else { Ratio::ZERO }
}

#[test]
fn odds_are_what_enumeration_gives_under_both_laws() {
    let (mut with_deals, mut overlapping, mut uneven, mut barred) = (0, 0, 0, 0);
    let several = |case: &ScenarioCase| {
        (2..=MOST_BINDINGS).contains(&case.scenario.bindings().take(MOST_BINDINGS + 1).count())
    };
    let cases = (0..).map(|number| ScenarioCase::new(number, 2, MOST_BINDINGS)).filter(several);
    for case in cases.take(CASES) {
        let (deals, judged) = judged(&case, case.scenario.bindings().collect());
        for law in [Law::Bindings, Law::Deals] {
            let odds = odds(&case.scenario, &case.fixed, law, u64::MAX);
            assert_eq!((odds.total, odds.trials), (case.fixed.completions(), 0), "{case}");
            assert_eq!(odds.deals, Figure::Exact(deals), "{law:?} {case}");
            let bindings = odds.bindings.expect("few");
            assert_eq!(bindings.len(), judged.len(), "{case}");
            for (found, of) in bindings.iter().zip(&judged) {
                let place = || format!("{law:?} {:?} {case}", case.scenario.binding_names(&of.binding));
                assert_eq!((&found.binding, found.deals), (&of.binding, Some(of.holds)), "{}", place());
                let chance = match law {
                    Law::Bindings => drawn(&case, &judged, &of.binding),
                    Law::Deals => Ratio::new(of.firsts, deals).unwrap_or(Ratio::ZERO),
                };
                assert_eq!(found.chance, Chance::Exact(chance), "{}", place());
            }
        }
        with_deals += usize::from(deals > 0);
        overlapping += usize::from(judged.iter().any(|of| of.holds > of.firsts));
        barred += usize::from(deals > 0 && judged.iter().any(|of| of.holds == 0));
        let chances =
            judged.iter().map(|of| drawn(&case, &judged, &of.binding)).filter(|c| *c != Ratio::ZERO);
        uneven += usize::from(chances.clone().zip(chances.skip(1)).any(|(a, b)| a != b));
    }
    // What makes the laws differ has to occur in the sample.
    let found = (with_deals, overlapping, barred, uneven);
    assert!(with_deals >= 300 && overlapping >= 200 && barred >= 200 && uneven >= 2, "{found:?}");
}
