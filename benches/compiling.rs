//! From a text to Rust, step by step: what validating a scenario, planning it and `scenario!` cost.
//!
//! `cargo bench -p bridgeshape-benches --bench compiling`. Each step begins with what the one before has made: `read` a text
//! as a scenario; `plan` it, each binding by its own plan; make the `tables` of the first; `count` its deals; `emit` it as
//! Rust. `all` is from the text to Rust, which is what `scenario!` does for it beside reading and writing tokens.

use bridgeshape_benches::SCENARIOS;
use bridgeshape_codegen::{COUNT_WORK, Unit, compile, module};
use bridgeshape_dsl_ir::ir::{Binding, Scenario};
use bridgeshape_engine::Source;
use bridgeshape_planner::{Options, Plans, Tiers, count, union};
use bridgeshape_runtime::plan::{Limits, Plan, Tables};
use bridgeshape_runtime::{Law, PartialDeal};
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;

/// Scenarios with several bindings: one for each major, and one for each major with each suit that may be short.
const BOUND: [(&str, &str); 2] = [
    ("I any major", "$a=M; opener $a:5+ hcp:12-19; responder $a:4+ hcp:6-9"),
    (
        "J any splinter",
        "$a=M $b=any opener $a:5+ hcp:12-19; responder $a:4+ $b:0-1 hcp:10-13; opp1 quiet; opp2 quiet",
    ),
];

fn read(dsl: &str) -> Scenario {
    let source = Source::of_dsl(dsl, Default::default());
    source.possible(&source.entries()[0]).expect("possible")
}

/// The plans of all bindings, in their order.
fn plan(scenario: &Scenario, fixed: &PartialDeal) -> Vec<Plan> {
    let mut plans = Plans::new(fixed, &Limits::default());
    let bindings: Vec<Binding> = scenario.bindings().collect();
    let made = bindings.iter().map(|binding| plans.make(&scenario.bind(binding)));
    made.map(|made| made.expect("a bound tree").expect("possible").plan).collect()
}

fn emit(unit: &Unit) -> String {
    module(unit, "::bridgeshape").expect("can be written out")
}

fn compiling(c: &mut Criterion) {
    for (name, dsl) in SCENARIOS.into_iter().chain(BOUND) {
        let mut group = c.benchmark_group(format!("compiling {name}"));
        let scenario = read(dsl);
        let fixed = PartialDeal::unknown(scenario.table);
        let plans = plan(&scenario, &fixed);
        let tree = union(&scenario);
        let unit = compile(&scenario, Law::Bindings, COUNT_WORK).expect("possible");
        group.bench_function("read", |b| b.iter(|| black_box(read(dsl))));
        group.bench_function("plan", |b| b.iter(|| black_box(plan(&scenario, &fixed))));
        group.bench_function("tables", |b| {
            b.iter(|| black_box(Tables::new(&plans[0], &Limits::default()).expect("within the limits")));
        });
        let options = Options { work: COUNT_WORK, tiers: Tiers::Best };
        group.bench_function("count", |b| b.iter(|| black_box(count(&tree, &fixed, &options))));
        group.bench_function("emit", |b| b.iter(|| black_box(emit(&unit))));
        group.bench_function("all", |b| {
            b.iter(|| black_box(emit(&compile(&read(dsl), Law::Bindings, COUNT_WORK).expect("possible"))));
        });
        group.finish();
    }
}

criterion_group!(benches, compiling);
criterion_main!(benches);
