//! The inner loops of the runtime, on one core: opening a stream, bounded draws, the bare deal, splits, points.

use bridgeshape_runtime::{
    Evaluator, Hand, PartialDeal, Portable, StreamKey, Table, deal, deal_range, deal_with, split,
};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use std::num::NonZeroU64;

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

criterion_group!(benches, streams, deals, points);
criterion_main!(benches);
