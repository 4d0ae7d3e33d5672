//! Every count is the number that counting one by one gives.
//!
//! Random scenarios over the whole language, with all cards known but a few, are counted by the planner and by the
//! judge, who looks at every completion: under every binding, and without one (the union of all bindings). Random
//! trees with what the language cannot say are counted by the planner and by evaluating the tree. Both with every
//! choice of tiers.
//!
//! The samples are fixed. `BRIDGESHAPE_EXACT=10` takes ten times as many cases, the same first. What the samples hold
//! is demanded below, so that they cannot become poorer unseen.

use bridgeshape_dsl_ir::ir::{Binding, Pred};
use bridgeshape_judge as judge;
use bridgeshape_planner::{Options, Tiers, count, union};
use bridgeshape_runtime::PartialDeal;
use bridgeshape_tests::random::{Census, ScenarioCase, TreeCase};
use std::collections::BTreeSet;
use std::env;

/// The most bindings of a scenario that are counted one by one.
const MOST_BINDINGS: usize = 24;

const TIERS: [Tiers; 3] = [Tiers::Best, Tiers::One, Tiers::Two];

/// Verifies so many cases, or a multiple of it on demand: `verify` is given the number of each and tells what occurs
/// in it. What is demanded of the sample is demanded of the first so many.
fn sample(cases: u64, verify: impl Fn(u64) -> BTreeSet<String>) -> Census {
    let times: u64 = match env::var("BRIDGESHAPE_EXACT") {
        Ok(times) => times.parse().expect("BRIDGESHAPE_EXACT is a whole number"),
        Err(_) => 1,
    };
    let mut census = Census::default();
    for number in 0..cases * times.max(1) {
        let constructs = verify(number);
        if number < cases {
            census.add(constructs);
        }
    }
    census
}

/// The planner's count is `expected` with every choice of tiers. `case` tells what is counted.
fn demand(pred: &Pred, fixed: &PartialDeal, expected: u128, case: &dyn Fn() -> String) {
    for tiers in TIERS {
        let counted = count(pred, fixed, &Options { tiers, ..Options::default() });
        assert!(
            counted == Ok(expected),
            "{}\n  there are {expected}, tiers {tiers:?} count {counted:?}",
            case()
        );
    }
}

/// Which deals of a case satisfy it.
fn kind(count: u128, completions: u128) -> &'static str {
    match count {
        0 => "no deal",
        all if all == completions => "all deals",
        _ => "some deals",
    }
}

/// What the judge says of every completion.
struct Judged {
    /// How many satisfy the scenario under each binding.
    bound: Vec<u128>,
    /// How many satisfy it under some binding.
    some: u128,
}

impl Judged {
    fn new(case: &ScenarioCase, bindings: &[Binding], all: bool) -> Judged {
        let judge = case.judge();
        let names: Vec<judge::Bindings> = bindings.iter().map(|binding| case.bindings(binding)).collect();
        let mut judged = Judged { bound: vec![0; names.len()], some: 0 };
        for deal in case.fixed.iter() {
            let deal = judge::Deal::from_masks(deal.hands().map(|hand| hand.bits())).expect("a deal");
            let some = judge.satisfies(&deal, None);
            let mut bound = false;
            for (count, names) in judged.bound.iter_mut().zip(&names) {
                let held = judge.satisfies(&deal, Some(names));
                *count += u128::from(held);
                bound |= held;
            }
            assert!(bound == some || some && !all, "{case}\n  the judge contradicts itself: {deal:?}");
            judged.some += u128::from(some);
        }
        judged
    }
}

/// Counts a case in every way; gives what occurs in it.
fn verify(case: &ScenarioCase) -> BTreeSet<String> {
    let mut bindings: Vec<Binding> = case.scenario.bindings().take(MOST_BINDINGS + 1).collect();
    let all = bindings.len() <= MOST_BINDINGS;
    bindings.truncate(MOST_BINDINGS);
    let judged = Judged::new(case, &bindings, all);
    let completions = case.fixed.completions();
    let mut constructs = case.constructs();
    for (binding, &expected) in bindings.iter().zip(&judged.bound) {
        demand(&case.scenario.bind(binding), &case.fixed, expected, &|| {
            format!("{case}\n  under {:?}", case.scenario.binding_names(binding))
        });
        constructs.insert(format!("{} under a binding", kind(expected, completions)));
    }
    demand(&union(&case.scenario), &case.fixed, judged.some, &|| format!("{case}\n  under any binding"));
    constructs.insert(format!("{} under any binding", kind(judged.some, completions)));
    constructs.insert(String::from(match bindings.len() {
        0 => "without a binding",
        1 => "with one binding",
        _ if all => "with several bindings, all counted",
        _ => "with too many bindings to count all",
    }));
    constructs
}

#[test]
fn counts_with_two_cards_open_in_each_hand_are_exact() {
    let census = sample(500, |number| verify(&ScenarioCase::new(number, 2, MOST_BINDINGS)));
    let expected = include_str!("exactness/two_open.txt");
    census.at_least(expected);
    census.nothing_but(expected);
}

#[test]
fn counts_with_three_cards_open_in_each_hand_are_exact() {
    let census = sample(20, |number| verify(&ScenarioCase::new(number, 3, 8)));
    census.at_least(include_str!("exactness/three_open.txt"));
}

#[test]
fn counts_of_any_tree_are_exact() {
    let census = sample(300, |number| {
        let case = TreeCase::new(number);
        let completions = case.fixed.completions();
        assert!(completions <= 2520, "{case}");
        let held = case.fixed.iter().filter(|deal| case.pred.holds(deal.hands())).count() as u128;
        demand(&case.pred, &case.fixed, held, &|| case.to_string());
        let mut constructs = case.constructs();
        constructs.insert(String::from(kind(held, completions)));
        constructs
    });
    let expected = include_str!("exactness/trees.txt");
    census.at_least(expected);
    census.nothing_but(expected);
}
