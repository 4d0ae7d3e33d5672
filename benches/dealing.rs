//! Deals of the scenarios A to H by plans and by plain rejection, beside the bare deal: deals a second, in one run.
//!
//! `cargo bench -p bridgeshape-benches --bench dealing`. The judge is off: only drawing is timed.

use bridgeshape_engine::{Engine, Job, Request, Seed, Source, Verify};
use bridgeshape_judge as judge;
use bridgeshape_runtime::{StreamKey, deal};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

const SCENARIOS: [(&str, &str); 8] = [
    ("A no constraint", "opener"),
    ("B 15-17 balanced", "opener hcp:15-17 shape:balanced"),
    ("C splinter", "opener H:5+ hcp:12-21; responder H:4+ C:0-1 Chcp:0 hcp:10-15"),
    ("D Stayman", "fit:H8+ opener hcp:15-17 S:2-4 H:2-4 D:2-5 C:2-5; responder H:4+ hcp:8+"),
    ("E majors overcall", "opener hcp:12-21; opp1 S:5+ H:4+ hcp:10-15; responder S:0-2"),
    ("F pair 25+, quiet", "pairhcp:25+ opp1 quiet; opp2 quiet"),
    ("G three hands", "opener shape:54xx H:5 hcp:17-20; responder H:3 hcp:0-5 aces:0; opp1 S:5+ hcp:10-15"),
    ("H exact honours", "opp2 S:5 S=KJT; opener S:3 S=x; responder shape:balanced hcp:15-17"),
];

fn dealing(c: &mut Criterion) {
    let mut group = c.benchmark_group("dealing");
    group.throughput(Throughput::Elements(1));
    let key = StreamKey::new(0, 1, &[]);
    let mut index = 0;
    group.bench_function("bare deal", |b| {
        b.iter(|| {
            index += 1;
            black_box(deal(&mut key.stream(index)))
        });
    });
    for (name, dsl) in SCENARIOS {
        let source = Source::of_dsl(dsl, Default::default());
        for engine in [Engine::Interpreted, Engine::Rejection] {
            let request = Request { verify: Verify::None, engine, ..Request::new(Seed(1)) };
            let job = Job::new(&source, &request).expect("possible");
            let mut worker = job.worker();
            let mut index = 0;
            group.bench_function(format!("{} {name}", engine.name()), |b| {
                b.iter(|| {
                    index += 1;
                    black_box(worker.deal(index).expect("found"))
                });
            });
        }
    }
    group.finish();
}

fn judging(c: &mut Criterion) {
    let mut group = c.benchmark_group("judging");
    group.throughput(Throughput::Elements(1));
    let key = StreamKey::new(0, 2, &[]);
    for (name, dsl) in SCENARIOS {
        let source = Source::of_dsl(dsl, Default::default());
        let judge = source.judges(None).expect("valid").remove(0);
        let deals: Vec<judge::Deal> = (0..4096)
            .map(|i| deal(&mut key.stream(i)).hands().map(|hand| hand.bits()))
            .map(|masks| judge::Deal::from_masks(masks).expect("a deal"))
            .collect();
        let mut next = 0;
        group.bench_function(name, |b| {
            b.iter(|| {
                next = (next + 1) % deals.len();
                black_box(judge.satisfies(&deals[next], None))
            });
        });
    }
    group.finish();
}

criterion_group!(benches, dealing, judging);
criterion_main!(benches);
