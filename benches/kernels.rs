//! The inner loops of the runtime, on one core: opening a stream, bounded draws, the bare deal, splits, points, each way to
//! place a hand by a plan, making a plan's tables.

use bridgeshape_runtime::plan::{
    DrawnLengths, DrawnPoints, Limits, Part, Place, Plan, PointsSum, Tables, TrackedSum,
};
use bridgeshape_runtime::{
    Evaluator, Hand, HoldingSet, PartialDeal, Portable, QUARTERS, Ranges, Role, StreamKey, Suit, Table, deal,
    deal_range, deal_with, split,
};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use std::num::{NonZeroU32, NonZeroU64};
use std::sync::Arc;

/// Deals a batch.
const BATCH: usize = 1024;

fn key() -> StreamKey {
    StreamKey::new(1, 2, &[3])
}

fn streams(c: &mut Criterion) {
    let mut group = c.benchmark_group("stream");
    group.bench_function("key of a request", |b| b.iter(|| StreamKey::new(1, black_box(2), &[3, 4])));
    let key = key();
    let mut index = 0u64;
    group.bench_function("open, take a word", |b| {
        b.iter(|| {
            index += 1;
            key.stream(index).next_u64()
        });
    });
    let mut stream = key.stream(0);
    group.bench_function("word", |b| b.iter(|| stream.next_u64()));
    let bound = NonZeroU64::MIN.saturating_add(10_400_599);
    group.bench_function("below 10,400,600", |b| b.iter(|| stream.below(black_box(bound))));
    group.finish();
}

fn deals(c: &mut Criterion) {
    let key = key();
    let mut index = 0u64;
    let mut batch = vec![deal(&mut key.stream(0)); BATCH];
    let opener = batch[0].hands()[0];
    let mut group = c.benchmark_group("deal, a stream each");
    group.throughput(Throughput::Elements(BATCH as u64));
    group.bench_function("a range", |b| {
        b.iter(|| {
            deal_range(&key, index, &mut batch);
            index += BATCH as u64;
        });
    });
    group.bench_function("a range, any CPU", |b| {
        b.iter(|| {
            for deal in &mut batch {
                index += 1;
                *deal = deal_with(Portable, &mut key.stream(index));
            }
        });
    });
    let known = [opener, Hand::EMPTY, Hand::EMPTY, Hand::EMPTY];
    if let Ok(partial) = PartialDeal::new(Table::BRIDGE, known) {
        group.bench_function("a range, the opener's hand known", |b| {
            b.iter(|| {
                partial.complete_range(&key, index, &mut batch);
                index += BATCH as u64;
            });
        });
    }
    group.throughput(Throughput::Elements(1));
    group.bench_function("one by one", |b| {
        b.iter(|| {
            index += 1;
            deal(&mut key.stream(index))
        });
    });
    let rest = Hand::PACK.difference(opener);
    group.bench_function("39 cards to three hands, one by one", |b| {
        b.iter(|| {
            index += 1;
            split(&mut key.stream(index), black_box(rest), [0, 13, 13, 13])
        });
    });
    group.finish();
}

fn points(c: &mut Criterion) {
    let hands: Vec<Hand> = (0..BATCH as u64).map(|index| deal(&mut key().stream(index)).hands()[0]).collect();
    let mut group = c.benchmark_group("points of a hand");
    group.throughput(Throughput::Elements(BATCH as u64));
    let unusual = Evaluator::hcp().with_shapes(13, |[s, h, d, c]| i32::from(s * h * d * c == 0));
    for (name, evaluator) in
        [("hcp", Evaluator::hcp()), ("losers", Evaluator::losers()), ("with shapes", unusual)]
    {
        group.bench_function(name, |b| {
            b.iter(|| hands.iter().map(|&hand| evaluator.value(hand)).sum::<i32>())
        });
    }
    group.finish();
}

/// Plans that constrain one hand or two, one for each way to place a hand.
fn plans() -> [(&'static str, Part); 6] {
    let hcp = Arc::new(Evaluator::hcp());
    let quarters = |min: i64, max: i64| Ranges::new(min * i64::from(QUARTERS), max * i64::from(QUARTERS));
    let sum = |hands: Vec<Role>, min, max| TrackedSum {
        hands,
        evaluator: Arc::clone(&hcp),
        allowed: quarters(min, max),
        width: NonZeroU32::MIN,
    };
    let points = |hand| DrawnPoints {
        hand,
        sums: vec![PointsSum { hands: vec![hand], evaluator: Arc::clone(&hcp), allowed: quarters(15, 17) }],
    };
    let placed =
        |first, second| Part { places: [first, Place::Rest, second, Place::Rest], ..Part::default() };
    let five_spades = |place| {
        let mut part = placed(place, Place::Rest);
        part.cells[0][0] = Some(HoldingSet::from_fn(|holding| holding.len() >= 5));
        part.within = [true, false, false, false];
        part
    };
    let one = vec![sum(vec![Role::Opener], 15, 17)];
    let two = vec![sum(vec![Role::Opener], 15, 17), sum(vec![Role::Responder], 8, 11)];
    let lengths = vec![DrawnLengths {
        hand: Role::Opener,
        suits: vec![(Suit::Spades, [!0 << 5; 14]), (Suit::Hearts, [0xf; 14])],
    }];
    [
        ("whole: all cards by classes", Part { sums: one.clone(), ..placed(Place::Whole, Place::Rest) }),
        ("whole: two hands", Part { sums: two, ..placed(Place::Whole, Place::Whole) }),
        ("honours: low cards after", Part { sums: one, ..placed(Place::Honours, Place::Rest) }),
        ("suits: one suit by classes", five_spades(Place::Suits)),
        ("lengths, then cards", Part { lengths, ..placed(Place::Lengths, Place::Rest) }),
        (
            "points, then cards",
            Part { points: vec![points(Role::Opener)], ..placed(Place::Points, Place::Rest) },
        ),
    ]
}

fn placing(c: &mut Criterion) {
    let key = key();
    let mut index = 0;
    let fixed = PartialDeal::unknown(Table::BRIDGE);
    let mut batch = vec![deal(&mut key.stream(0)); BATCH];
    let plans = plans().map(|(name, part)| (name, Plan { fixed, parts: vec![part] }));
    let mut group = c.benchmark_group("placing by a plan");
    group.throughput(Throughput::Elements(BATCH as u64));
    for (name, plan) in &plans {
        let tables = Tables::new(plan, &Limits::default()).expect("within the limits");
        group.bench_function(*name, |b| {
            b.iter(|| {
                index += BATCH as u64;
                tables.draw_range(&key, index, &mut batch)
            });
        });
    }
    group.finish();
    let mut group = c.benchmark_group("making tables");
    for (name, plan) in &plans {
        group.bench_function(*name, |b| b.iter(|| black_box(Tables::new(plan, &Limits::default()))));
    }
    group.finish();
}

criterion_group!(benches, streams, deals, points, placing);
criterion_main!(benches);
