//! The inner loops of the runtime, on one core: opening a stream, bounded draws, the bare deal, splits.

use bridgeshape_runtime::{Deal, Hand, StreamKey, deal, deal_range, split};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use std::num::NonZeroU64;

/// Deals a batch.
const BATCH: usize = 1024;

fn streams(c: &mut Criterion) {
    let key = StreamKey::new(1, 2, &[3]);
    let mut index = 0u64;
    c.bench_function("stream: open and take a word", |b| {
        b.iter(|| {
            index += 1;
            key.stream(index).next_u64()
        });
    });
    c.bench_function("stream: key of a request", |b| b.iter(|| StreamKey::new(1, black_box(2), &[3, 4])));
    let mut stream = key.stream(0);
    c.bench_function("stream: word", |b| b.iter(|| stream.next_u64()));
    let bound = NonZeroU64::MIN.saturating_add(10_400_599);
    c.bench_function("stream: below 10,400,600", |b| b.iter(|| stream.below(black_box(bound))));
}

fn deals(c: &mut Criterion) {
    let key = StreamKey::new(1, 2, &[3]);
    let empty = Deal::new([Hand::EMPTY; 4]).unwrap_or_else(|e| unreachable!("{e}"));
    let mut batch = vec![empty; BATCH];
    let mut index = 0u64;
    let mut group = c.benchmark_group("deal");
    group.throughput(Throughput::Elements(BATCH as u64));
    group.bench_function("a range, a stream each", |b| {
        b.iter(|| {
            deal_range(&key, index, &mut batch);
            index += BATCH as u64;
        });
    });
    group.throughput(Throughput::Elements(1));
    group.bench_function("one by one, a stream each", |b| {
        b.iter(|| {
            index += 1;
            deal(&mut key.stream(index))
        });
    });
    let rest = Hand::PACK.difference(deal(&mut key.stream(0)).hands()[0]);
    group.bench_function("39 cards to three, a stream each", |b| {
        b.iter(|| {
            index += 1;
            split(&mut key.stream(index), black_box(rest), [0, 13, 13, 13])
        });
    });
    group.finish();
}

criterion_group!(benches, streams, deals);
criterion_main!(benches);
