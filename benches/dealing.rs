//! Deals of the scenarios A to H by plans and by plain rejection, beside the bare deal and Debian's `dealer`: deals a
//! second, in one run.
//!
//! `cargo bench -p bridgeshape-benches --bench dealing`. The judge is off. `plan` is drawing alone, the bare deal too;
//! `compiled` is what `scenario!` gives, from a range of indices; `interpreted` and `rejection` are what `bridgeshape deal`
//! does for an index before anything is written, and the two other rejections deal by the same split and ask the compiled
//! predicate or the judge. `dealer` (the package of that name) is run as a program that writes nothing, and tells the time
//! itself; without it, the run says so. Then one scenario in sixty of the catalogue, and the judge.

use bridgeshape::compiled::{Page, Scenario as _};
use bridgeshape::scenario;
use bridgeshape_benches::SCENARIOS;
use bridgeshape_dsl_ir::ir::{Binding, Scenario};
use bridgeshape_engine::{Engine, Job, Limits, Request, Seed, Source, Verify};
use bridgeshape_judge as judge;
use bridgeshape_planner::plan;
use bridgeshape_runtime::{Deal, PartialDeal, StreamKey, deal, deal_range};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Instant;

scenario! {
    A = "opener";
    B = "opener hcp:15-17 shape:balanced";
    C = "opener H:5+ hcp:12-21; responder H:4+ C:0-1 Chcp:0 hcp:10-15";
    D = "fit:H8+ opener hcp:15-17 S:2-4 H:2-4 D:2-5 C:2-5; responder H:4+ hcp:8+";
    E = "opener hcp:12-21; opp1 S:5+ H:4+ hcp:10-15; responder S:0-2";
    F = "pairhcp:25+ opp1 quiet; opp2 quiet";
    G = "opener shape:54xx H:5 hcp:17-20; responder H:3 hcp:0-5 aces:0; opp1 S:5+ hcp:10-15";
    H = "opp2 S:5 S=KJT; opener S:3 S=x; responder shape:balanced hcp:15-17";
}

/// The same scenarios as [`SCENARIOS`], compiled; a text of `scenario!` is written where it stands.
const COMPILED: [Page; 8] = [A::PAGE, B::PAGE, C::PAGE, D::PAGE, E::PAGE, F::PAGE, G::PAGE, H::PAGE];

fn dealing(c: &mut Criterion) {
    let mut group = c.benchmark_group("dealing");
    group.throughput(Throughput::Elements(1));
    let key = StreamKey::new(0, 1, &[]);
    let mut index = 0;
    let mut deals = vec![deal(&mut key.stream(0)); 64];
    group.throughput(Throughput::Elements(deals.len() as u64));
    group.bench_function("bare deal", |b| {
        b.iter(|| {
            index += deals.len() as u64;
            deal_range(&key, index, &mut deals);
        });
    });
    for ((name, dsl), page) in SCENARIOS.into_iter().zip(COMPILED) {
        let source = Source::of_dsl(dsl, Default::default());
        let scenario = source.entries()[0].scenario.as_ref().expect("valid");
        let tree = scenario.bind(&first_binding(scenario));
        let fixed = PartialDeal::unknown(scenario.table);
        let planned = plan(&tree, &fixed, &Limits::default()).expect("a bound tree").expect("possible");
        let mut deals = vec![fixed.complete(&mut key.stream(0)); 64];
        group.throughput(Throughput::Elements(deals.len() as u64));
        group.bench_function(format!("plan {name}"), |b| {
            b.iter(|| {
                index += deals.len() as u64;
                planned.tables.draw_range(&key, index, &mut deals)
            });
        });
        assert_eq!(page.scenarios[0].key, scenario.key(), "{name} is compiled from another text");
        let ready = page.prepare();
        let dealer = ready.dealer(1);
        let mut dealt = vec![dealer.deal(0); 64];
        group.bench_function(format!("compiled {name}"), |b| {
            b.iter(|| {
                index += dealt.len() as u64;
                dealer.fill(index, &mut dealt);
            });
        });
        group.throughput(Throughput::Elements(1));
        let holds = page.scenarios[0].holds;
        group.bench_function(format!("rejection, compiled predicate {name}"), |b| {
            b.iter(|| black_box(found(&key, &mut index, |deal| holds(0, deal.hands()))));
        });
        let judge = source.judges(None).expect("valid").remove(0);
        group.bench_function(format!("rejection, judge {name}"), |b| {
            b.iter(|| {
                black_box(found(&key, &mut index, |deal| {
                    let deal = judge::Deal::from_masks(deal.hands().map(|hand| hand.bits()));
                    judge.satisfies(&deal.expect("a deal"), None)
                }))
            });
        });
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
    SCENARIOS.iter().zip(DEALER).for_each(|(scenario, script)| dealer(scenario.0, script));
}

/// The next of the deals by index that is accepted.
fn found(key: &StreamKey, index: &mut u64, accepts: impl Fn(&Deal) -> bool) -> Deal {
    loop {
        *index += 1;
        let deal = deal(&mut key.stream(*index));
        if accepts(&deal) {
            return deal;
        }
    }
}

/// Scenarios of the catalogue, one in so many, as pages deal them.
const OF_CATALOGUE: usize = 60;

fn catalogue(c: &mut Criterion) {
    let mut group = c.benchmark_group("catalogue");
    let all = bridgeshape_generated::pages().iter();
    let all = all.flat_map(|entry| entry.page.scenarios.iter().map(move |of| (entry.title, of)));
    for (title, of) in all.step_by(OF_CATALOGUE) {
        let page = Page { scenarios: std::slice::from_ref(of), key: 0 };
        let ready = page.prepare();
        let dealer = ready.dealer(1);
        let mut dealt = vec![dealer.deal(0); 256];
        let mut index = 0;
        group.throughput(Throughput::Elements(dealt.len() as u64));
        group.bench_function(format!("compiled {title} #{}", of.number), |b| {
            b.iter(|| {
                index += dealt.len() as u64;
                dealer.fill(index, &mut dealt);
            });
        });
    }
    group.finish();
}

/// The same scenarios for Debian's `dealer`, with how many deals are asked for.
const DEALER: [(u32, &str); 8] = [
    (200_000, "1"),
    (10_000, "hcp(north)>=15 && hcp(north)<=17 && shape(north, any 4333 + any 4432 + any 5332)"),
    (
        100,
        "hearts(north)>=5 && hcp(north)>=12 && hcp(north)<=21 && hearts(south)>=4 && clubs(south)<=1 && \
         hcp(south,clubs)==0 && hcp(south)>=10 && hcp(south)<=15",
    ),
    (
        1_500,
        "hearts(north)+hearts(south)>=8 && hcp(north)>=15 && hcp(north)<=17 && spades(north)>=2 && spades(north)<=4 && \
         hearts(north)>=2 && hearts(north)<=4 && diamonds(north)>=2 && diamonds(north)<=5 && clubs(north)>=2 && \
         clubs(north)<=5 && hearts(south)>=4 && hcp(south)>=8",
    ),
    (
        500,
        "hcp(north)>=12 && hcp(north)<=21 && spades(east)>=5 && hearts(east)>=4 && hcp(east)>=10 && hcp(east)<=15 && \
         spades(south)<=2",
    ),
    (
        2_500,
        "hcp(north)+hcp(south)>=25 && spades(east)<=4 && hearts(east)<=4 && diamonds(east)<=5 && clubs(east)<=5 && \
         hcp(east)<=9 && hcp(east,spades)<=3 && hcp(east,hearts)<=3 && hcp(east,diamonds)<=4 && hcp(east,clubs)<=4 && \
         spades(west)<=4 && hearts(west)<=4 && diamonds(west)<=5 && clubs(west)<=5 && hcp(west)<=9 && \
         hcp(west,spades)<=3 && hcp(west,hearts)<=3 && hcp(west,diamonds)<=4 && hcp(west,clubs)<=4",
    ),
    (
        10,
        "shape(north, any 54xx) && hearts(north)==5 && hcp(north)>=17 && hcp(north)<=20 && hearts(south)==3 && \
         hcp(south)<=5 && aces(south)==0 && spades(east)>=5 && hcp(east)>=10 && hcp(east)<=15",
    ),
    (
        5,
        "spades(west)==5 && hascard(west,KS) && hascard(west,JS) && hascard(west,TS) && !hascard(west,AS) && \
         !hascard(west,QS) && spades(north)==3 && !hascard(north,AS) && !hascard(north,QS) && !hascard(north,9S) && \
         shape(south, any 4333 + any 4432 + any 5332) && hcp(south)>=15 && hcp(south)<=17",
    ),
];

/// Where the package puts it.
const PROGRAM: &str = "/usr/games/dealer";

/// Times the other program on a scenario and prints deals a second.
fn dealer(name: &str, (deals, condition): (u32, &str)) {
    let script =
        format!("generate 1000000000\nproduce {deals}\ncondition {condition}\naction average \"\" 1\n");
    let begun = Instant::now();
    let child = Command::new(PROGRAM).args(["-s", "1"]).stdin(Stdio::piped()).stdout(Stdio::null()).spawn();
    let Ok(mut child) = child else {
        println!("dealer {name}: {PROGRAM} is not installed");
        return;
    };
    child.stdin.take().expect("a pipe").write_all(script.as_bytes()).expect("a script");
    let done = child.wait().is_ok_and(|status| status.success());
    let rate = f64::from(deals) / begun.elapsed().as_secs_f64();
    println!("dealer {name}: {}", if done { format!("{rate:.0} deals a second") } else { "failed".into() });
}

/// The first choice wherever there is one.
fn first_binding(scenario: &Scenario) -> Binding {
    let mut binding = Binding::EMPTY;
    while binding.choices().len() < scenario.binders.len() {
        binding = binding.with(scenario.choices(&binding)[0]);
    }
    binding
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

criterion_group!(benches, dealing, catalogue, judging);
criterion_main!(benches);
