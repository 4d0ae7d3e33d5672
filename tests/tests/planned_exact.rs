//! Every plan gives each deal that it should the same probability, to the last digit, and no other deal any.
//!
//! Random scenarios over the whole language, with all cards known but two in each hand: the judge tells which completions
//! hold under each binding and under some. The plan of each binding, the candidates that it was preferred to, and the
//! plan of all bindings together are gone through choice by choice with exact weights: each wanted deal must come once,
//! with the probability one in as many deals as the plan draws among, and all probabilities must add up to one.
//!
//! The sample is fixed. `BRIDGESHAPE_EXACT=10` takes ten times as many cases, the same first.

use bridgeshape_dsl_ir::ir::{Binding, Pred};
use bridgeshape_judge as judge;
use bridgeshape_planner::{Chosen, Planned, any_plan, plan, plan_deals};
use bridgeshape_runtime::Deal;
use bridgeshape_runtime::plan::{Limits, Part, Place, Plan, Tables, Unfit};
use bridgeshape_tests::random::{Census, ScenarioCase};
use std::collections::BTreeSet;
use std::env;

/// How many cases are tried.
const CASES: u64 = 320;
/// About the most bindings of one.
const MOST_BINDINGS: usize = 8;

/// In how many cases there must be what a plan can have.
const LEAST: &str = "\
a sum followed roughly: 150
a sum over several hands: 50
cells: 100
checks: 80
deals of several bindings: 80
fitted: 20
no checks: 100
nothing to draw: 80
one part: 100
one sum: 50
place Honours: 120
place Lengths: 160
place Points: 50
place Rest: 100
place Suits: 80
place Whole: 100
several parts: 25
several sums: 50
shapes: 40
within some suits: 80
";

/// The completions that the judge passes: under each binding, and under some of them.
struct Wanted {
    bound: Vec<BTreeSet<Deal>>,
    some: BTreeSet<Deal>,
}

impl Wanted {
    fn new(case: &ScenarioCase, bindings: &[Binding]) -> Wanted {
        let judge = case.judge();
        let names: Vec<judge::Bindings> = bindings.iter().map(|binding| case.bindings(binding)).collect();
        let mut wanted = Wanted { bound: vec![BTreeSet::new(); names.len()], some: BTreeSet::new() };
        for deal in case.fixed.iter() {
            let hands = judge::Deal::from_masks(deal.hands().map(|hand| hand.bits())).expect("a deal");
            for (deals, names) in wanted.bound.iter_mut().zip(&names) {
                if judge.satisfies(&hands, Some(names)) {
                    deals.insert(deal);
                    wanted.some.insert(deal);
                }
            }
        }
        wanted
    }
}

/// How many plans of any kind each tree is drawn by.
const FORCED: usize = 6;

/// Goes through all choices of a plan.
fn demand(plan: &Plan, wanted: &BTreeSet<Deal>, place: &dyn Fn() -> String) {
    let tables = match Tables::exact(plan, &Limits::default()) {
        Ok(tables) => tables,
        Err(Unfit::Empty) if wanted.is_empty() => return,
        Err(unfit) => panic!("{unfit}: {}", place()),
    };
    let all = tables.deals();
    let mut seen = BTreeSet::new();
    let mut sum = 0;
    tables.each(|deal, share| {
        let (part, whole) = share.unwrap_or_else(|| panic!("a share of more than 128 bits: {}", place()));
        assert!(all.is_multiple_of(whole), "{part}/{whole} of {all} deals: {}", place());
        sum += part * (all / whole);
        if let Some(deal) = deal {
            assert!((part, whole) == (1, all), "{part}/{whole} instead of 1/{all}: {deal:?} {}", place());
            assert!(wanted.contains(&deal), "not allowed: {deal:?} {}", place());
            assert!(seen.insert(deal), "twice: {deal:?} {}", place());
        }
    });
    assert!(sum == all, "the probabilities add up to {sum}/{all}: {}", place());
    assert!(seen.len() == wanted.len(), "{} deals of {}: {}", seen.len(), wanted.len(), place());
}

/// The plan, and as many others as its branches have candidates that can be drawn: the second of each, the third…
fn variants(planned: &Planned) -> Vec<Plan> {
    let most = planned.choices.iter().map(|chosen| chosen.rivals.len()).max().unwrap_or(0);
    let mut plans = vec![planned.plan.clone()];
    for rank in 1..most {
        let part = |(own, chosen): (&Part, &Chosen)| {
            let rival = chosen.rivals.get(rank).filter(|rival| rival.report.is_ok());
            rival.map_or_else(|| own.clone(), |rival| rival.part.clone())
        };
        let parts: Vec<Part> = planned.plan.parts.iter().zip(&planned.choices).map(part).collect();
        if plans.iter().all(|plan| plan.parts != parts) {
            plans.push(Plan { fixed: planned.plan.fixed, parts });
        }
    }
    plans
}

/// What occurs in a plan.
fn constructs(plan: &Plan) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for part in &plan.parts {
        found.extend(part.places.iter().map(|place| format!("place {place:?}")));
        let placed = part.places.iter().any(|place| *place != Place::Rest);
        let told = [
            ("within some suits", placed && part.within.contains(&false)),
            ("cells", part.cells.iter().flatten().any(Option::is_some)),
            ("shapes", part.shapes.iter().any(Option::is_some)),
            ("one sum", part.sums.len() == 1),
            ("several sums", part.sums.len() > 1),
            ("a sum over several hands", part.sums.iter().any(|sum| sum.hands.len() > 1)),
            ("fitted", part.fitted.is_some()),
            ("a sum followed roughly", part.sums.iter().any(|sum| sum.width.get() > 1)),
            ("checks", !part.checks.is_empty()),
            ("no checks", part.checks.is_empty()),
        ];
        found.extend(told.into_iter().filter(|(_, is)| *is).map(|(name, _)| name.to_owned()));
    }
    found.insert(String::from(if plan.parts.len() > 1 { "several parts" } else { "one part" }));
    found
}

/// Verifies all plans of a case; gives what occurs in them.
fn verify(case: &ScenarioCase, number: u64) -> BTreeSet<String> {
    let limits = Limits::default();
    let bindings: Vec<Binding> = case.scenario.bindings().take(2 * MOST_BINDINGS).collect();
    let wanted = Wanted::new(case, &bindings);
    let trees: Vec<Pred> = bindings.iter().map(|binding| case.scenario.bind(binding)).collect();
    let mut found = BTreeSet::new();
    for ((binding, tree), deals) in bindings.iter().zip(&trees).zip(&wanted.bound) {
        let place = || format!("{case}\n  under {:?}", case.scenario.binding_names(binding));
        for forced in 0..FORCED {
            // Scattered over the candidates, which stand in the order of their places.
            let number = (number as usize * FORCED + forced).wrapping_mul(7_919);
            if let Some(plan) = any_plan(tree, &case.fixed, number).expect("a bound tree") {
                demand(&plan, deals, &|| format!("{}\n  {plan:?}", place()));
                found.extend(constructs(&plan));
            }
        }
        match plan(tree, &case.fixed, &limits) {
            Ok(Some(planned)) => {
                for plan in variants(&planned) {
                    demand(&plan, deals, &|| format!("{}\n  {plan:?}", place()));
                    found.extend(constructs(&plan));
                }
            }
            Ok(None) => {
                assert!(deals.is_empty(), "no plan for {} deals: {}", deals.len(), place());
                found.insert(String::from("nothing to draw"));
            }
            Err(stop) => panic!("{stop}: {}", place()),
        }
    }
    let place = || format!("{case}\n  under any binding");
    match plan_deals(&trees, &case.fixed, &limits) {
        Ok(Some(planned)) => {
            demand(&planned.plan, &wanted.some, &|| format!("{}\n  {:?}", place(), planned.plan));
            if wanted.bound.iter().map(BTreeSet::len).sum::<usize>() > wanted.some.len() {
                found.insert(String::from("deals of several bindings"));
            }
        }
        Ok(None) => assert!(wanted.some.is_empty(), "no plan for {} deals: {}", wanted.some.len(), place()),
        Err(stop) => panic!("{stop}: {}", place()),
    }
    found
}

#[test]
fn every_plan_makes_all_wanted_deals_equally_likely() {
    let times: u64 = match env::var("BRIDGESHAPE_EXACT") {
        Ok(times) => times.parse().expect("BRIDGESHAPE_EXACT is a whole number"),
        Err(_) => 1,
    };
    let mut census = Census::default();
    for number in 0..CASES * times.max(1) {
        let found = verify(&ScenarioCase::new(number, 2, MOST_BINDINGS), number);
        if number < CASES {
            census.add(found);
        }
    }
    // So that the sample cannot become poorer unseen.
    census.at_least(LEAST);
}
