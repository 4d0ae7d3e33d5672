//! What the odds of the catalogue cost, in integer work, so that every machine finds the same.
//!
//! `corpus/odds_above.txt` lists the scenarios that cost more than the limit; `UPDATE_EXPECT=1` with `--ignored` writes it
//! anew. The time
//! that goes with the work is in `docs/performance.md`.

use bridgeshape_catalog::pages;
use bridgeshape_dsl_ir::Lang;
use bridgeshape_engine::{Figure, Law, Source};
use bridgeshape_planner::odds;
use bridgeshape_runtime::PartialDeal;
use expect_test::expect_file;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// About a second of a quiet machine.
const LIMIT: u64 = 1_000_000_000;
/// Of a hundred scenarios so many cost no more.
const WITHIN: usize = 95;
/// What every scenario of the catalogue is exact with: what is allowed unless asked otherwise.
const MOST: u64 = bridgeshape_engine::WORK;

/// A scenario by name, and what its odds cost.
struct Cost {
    name: String,
    work: u64,
}

/// Every so many scenarios are counted in the ordinary tests.
const EVERY: usize = 8;

/// The scenarios of the catalogue, every so many, with what their exact odds cost.
fn costs(every: usize) -> Vec<Cost> {
    let mut scenarios = Vec::new();
    for page in pages() {
        let source = Source::of_json(page.json, Lang::English).expect("readable");
        for entry in source.entries() {
            let name = format!("{} #{} {}", page.title, entry.number, entry.label);
            scenarios.push((name, entry.scenario.clone().expect("sound")));
        }
    }
    let scenarios: Vec<_> = scenarios.into_iter().step_by(every).collect();
    let next = AtomicUsize::new(0);
    let threads = thread::available_parallelism().map_or(1, |threads| threads.get().min(8));
    let mut costs: Vec<Option<Cost>> = scenarios.iter().map(|_| None).collect();
    thread::scope(|scope| {
        let count = || {
            let mut mine = Vec::new();
            while let Some((name, scenario)) = scenarios.get(next.fetch_add(1, Ordering::Relaxed)) {
                let odds = odds(scenario, &PartialDeal::unknown(scenario.table), Law::Bindings, MOST);
                assert!(matches!(odds.deals, Figure::Exact(deals) if deals > 0), "{name}: {odds:?}");
                let bindings = odds.bindings.as_deref().expect("few");
                assert!(bindings.iter().all(|of| of.deals.is_some()), "{name}: {odds:?}");
                let drawn: f64 = bindings.iter().filter_map(|of| of.chance.to_f64()).sum();
                assert!((drawn - 1.0).abs() < 1e-9, "{name}: {odds:?}");
                mine.push(Cost { name: name.clone(), work: odds.work });
            }
            mine
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(count)).collect();
        for cost in workers.into_iter().flat_map(|worker| worker.join().expect("it counts")) {
            let at = scenarios.iter().position(|(name, _)| *name == cost.name).expect("one of them");
            costs[at] = Some(cost);
        }
    });
    costs.into_iter().map(|cost| cost.expect("counted")).collect()
}

#[test]
fn the_odds_of_some_scenarios_are_exact_and_cost_what_the_list_says() {
    let listed: BTreeSet<&str> = include_str!("../corpus/odds_above.txt").lines().collect();
    let costs = costs(EVERY);
    assert!(costs.len() > 100, "{}", costs.len());
    for Cost { name, work } in costs {
        assert_eq!(work > LIMIT, listed.contains(name.as_str()), "{name}: {work} units");
    }
}

#[test]
#[ignore = "takes minutes: every scenario of the catalogue is counted"]
fn the_odds_of_the_catalogue_are_exact_and_few_cost_more_than_the_limit() {
    let costs = costs(1);
    let above: Vec<&str> =
        costs.iter().filter(|cost| cost.work > LIMIT).map(|cost| cost.name.as_str()).collect();
    expect_file!["../corpus/odds_above.txt"].assert_eq(&(above.join("\n") + "\n"));
    let within = costs.len() - above.len();
    assert!(within * 100 >= costs.len() * WITHIN, "{within} of {}", costs.len());
}
