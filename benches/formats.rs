//! Records a second of each writer, into a reused buffer, and of the readers of PBN and LIN: one core.

use bridgeshape_formats::{Board, Format, Hands, csv, lin, link, pbn, text};
use bridgeshape_runtime::{Seat, StreamKey, deal};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

/// Boards a batch.
const BATCH: u32 = 1000;

/// Boards as the program emits them: numbered, with the scenario, the seed and the index.
fn boards() -> Vec<Board> {
    let key = StreamKey::new(1, 2, &[3]);
    let board = |number: u32| {
        let deal = deal(&mut key.stream(number.into()));
        let mut board = Board::new(Hands::of_deal(&deal, Seat::North)).numbered(number);
        board.opener = Some(Seat::North);
        board.scenario = "1H-4C".into();
        // Both are names of tags.
        let _ = board.tags.set("Seed", "12345");
        let _ = board.tags.set("Index", number.to_string());
        board
    };
    (1..=BATCH).map(board).collect()
}

fn writers(c: &mut Criterion) {
    let boards = boards();
    let mut out = Vec::new();
    let mut group = c.benchmark_group("write");
    group.throughput(Throughput::Elements(BATCH.into()));
    let style = text::Style::default();
    let mut bench = |name: &str, write: &dyn Fn(&mut Vec<u8>, &Board)| {
        group.bench_function(name, |b| {
            b.iter(|| {
                out.clear();
                boards.iter().for_each(|board| write(&mut out, board));
                black_box(out.len())
            });
        });
    };
    bench("pbn", &pbn::write);
    bench("lin", &lin::write);
    bench("link", &link::write);
    bench("csv", &|out, board| csv::write(out, board, &["Seed", "Index"]));
    bench("text", &|out, board| text::write(out, board, &style));
}

fn readers(c: &mut Criterion) {
    let boards = boards();
    let (mut pbn_file, mut lin_file) = (Vec::new(), Vec::new());
    for board in &boards {
        pbn::write(&mut pbn_file, board);
        lin::write(&mut lin_file, board);
    }
    let mut group = c.benchmark_group("read");
    group.throughput(Throughput::Elements(BATCH.into()));
    group.bench_function("pbn", |b| b.iter(|| Format::Pbn.read(black_box(&pbn_file)).boards.len()));
    group.bench_function("lin", |b| b.iter(|| Format::Lin.read(black_box(&lin_file)).boards.len()));
}

criterion_group!(benches, writers, readers);
criterion_main!(benches);
