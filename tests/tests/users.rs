//! What users of other tools have stumbled over, as tests: every case that needs neither exact counting nor a
//! file format.

use bridgeshape_dsl_ir::Lang;
use bridgeshape_engine::{Engine, Record, Request, Seed, Shown, Source};
use bridgeshape_runtime::{Rank, Role, Suit};
use bridgeshape_tests::{deals, hcp, length, ordered_shape, run};

const RAISE: &str = "opener S:5+ hcp:12-21; responder S:3+ hcp:6-9";

fn lines(seed: Seed, threads: usize) -> Vec<String> {
    let source = Source::of_dsl(RAISE, Lang::English);
    let request = Request { count: 200, ..Request::new(seed) };
    let job = bridgeshape_engine::Job::new(&source, &request).expect("possible");
    let mut lines = Vec::new();
    job.run(threads, |record| {
        lines.push(record.to_json(Shown::default()));
        std::ops::ControlFlow::Continue(())
    })
    .expect("found");
    lines
}

#[test]
fn the_same_seed_gives_the_same_bytes_and_another_does_not() {
    let one = lines(Seed(424_242), 1);
    assert_eq!(one, lines(Seed(424_242), 1));
    assert_eq!(one, lines(Seed(424_242), 2), "two threads");
    assert_eq!(one, lines(Seed(424_242), 7), "seven threads");
    let other = lines(Seed(424_242 + (1 << 32)), 1);
    assert!(one.iter().zip(&other).all(|(a, b)| a != b), "32 bits more must change every deal");
}

#[test]
fn compiled_with_the_program_a_page_gives_the_same_bytes_in_every_format() {
    let page = bridgeshape_catalog::pages().iter().find(|page| page.title == "Splinter").expect("a page");
    let source = Source::of_json(page.json, Lang::English).expect("readable");
    let bytes = |engine: Engine, seed: u128, threads: usize| {
        let request = Request { count: 200, engine, ..Request::new(Seed(seed)) };
        let job = bridgeshape_engine::Job::new(&source, &request).expect("possible");
        let mut bytes = [const { Vec::new() }; 4];
        job.run(threads, |record| {
            let board = record.board();
            record.write_json(&mut bytes[0], Shown::default());
            bridgeshape_formats::pbn::write(&mut bytes[1], &board);
            bridgeshape_formats::lin::write(&mut bytes[2], &board);
            bridgeshape_formats::csv::write(&mut bytes[3], &board, &[]);
            std::ops::ControlFlow::Continue(())
        })
        .expect("found");
        bytes
    };
    let compiled = bytes(Engine::Compiled, 424_242, 1);
    assert!(compiled.iter().all(|of| of.len() > 1_000));
    assert_eq!(compiled, bytes(Engine::Compiled, 424_242, 2));
    assert_eq!(compiled, bytes(Engine::Interpreted, 424_242, 1));
    let other = bytes(Engine::Compiled, 424_242 + (1 << 32), 1);
    assert!(compiled.iter().zip(&other).all(|(a, b)| a != b));
}

#[test]
fn a_slice_of_a_request_is_the_slice() {
    let source = Source::of_dsl(RAISE, Lang::English);
    let whole = run(&source, &Request { count: 15, ..Request::new(Seed(7)) }).expect("found");
    let slice = run(&source, &Request { count: 10, start: 5, ..Request::new(Seed(7)) }).expect("found");
    assert_eq!(whole[5..], slice[..]);
}

fn balanced(record: &Record, role: Role) -> bool {
    matches!(ordered_shape(record.deal.hand(role)), [4, 3, 3, 3] | [4, 4, 3, 2] | [5, 3, 3, 2])
}

#[test]
fn not_excludes_exactly() {
    let dsl = "opener hcp:12-21 S:0-4 H:0-4 not(shape:balanced hcp:15-17, shape:balanced hcp:20-21)";
    for record in deals(dsl, 2000).expect("possible") {
        let points = hcp(record.deal.hand(Role::Opener));
        assert!((12..=21).contains(&points));
        let excluded = balanced(&record, Role::Opener) && matches!(points, 15..=17 | 20..=21);
        assert!(!excluded, "{:?}", record.deal);
    }
}

#[test]
fn a_stopper_follows_the_variable() {
    let dsl = "$a=any opener $a:5+ hcp:12-19; opp1 hcp:15-18 shape:balanced stop:$a";
    for record in deals(dsl, 100).expect("possible") {
        let (name, suit) = &record.bindings[0];
        assert_eq!(name, "$a");
        let suit = suit.chars().next().and_then(Suit::from_letter).expect("a suit");
        let held = record.deal.hand(Role::Opp1).holding(suit);
        let stops = [(Rank::Ace, 1), (Rank::King, 2), (Rank::Queen, 3), (Rank::Jack, 4)]
            .into_iter()
            .any(|(rank, n)| held.contains(rank) && held.len() >= n);
        assert!(stops && length(&record, Role::Opener, suit) >= 5, "{:?}", record.deal);
    }
}

#[test]
fn two_groups_on_one_position_both_apply() {
    for record in deals("opener S:5+; opener hcp:15+", 200).expect("possible") {
        assert!(length(&record, Role::Opener, Suit::Spades) >= 5);
        assert!(hcp(record.deal.hand(Role::Opener)) >= 15);
    }
}

#[test]
fn two_constrained_hands_hold_at_once() {
    let dsl = "opener shape:balanced hcp:20-21; responder shape:balanced hcp:10-11";
    for record in deals(dsl, 50).expect("possible") {
        assert!(balanced(&record, Role::Opener) && balanced(&record, Role::Responder));
        assert!((20..=21).contains(&hcp(record.deal.hand(Role::Opener))));
        assert!((10..=11).contains(&hcp(record.deal.hand(Role::Responder))));
    }
}

/// Pearson's statistic.
fn chi_square(counts: &[(u64, f64)]) -> f64 {
    counts.iter().map(|&(seen, wanted)| (seen as f64 - wanted).powi(2) / wanted).sum()
}

#[test]
fn an_exact_mix() {
    let dsl = "A: weight:35 opener S:5+ hcp:10-11 // B: weight:60 opener S:5+ hcp:12-14 // C: weight:5 opener S:5+ hcp:15-17";
    let records = deals(dsl, 100_000).expect("possible");
    let came = |label: &str| records.iter().filter(|r| r.scenario == label).count() as u64;
    let counts = [(came("A"), 35e3), (came("B"), 60e3), (came("C"), 5e3)];
    // Two degrees of freedom, level 0.001; the seed is fixed.
    assert!(chi_square(&counts) < 13.82, "{counts:?}");
}

#[test]
fn uniform_inside_a_range() {
    let records = deals("opener hcp:12-14", 100_000).expect("possible");
    let came = |points| records.iter().filter(|r| hcp(r.deal.hand(Role::Opener)) == points).count() as u64;
    // Hands of 12, 13, 14 points out of all: 50,971,682,080, 43,906,944,752, 36,153,374,224.
    let hands = [50_971_682_080.0, 43_906_944_752.0, 36_153_374_224.0];
    let all: f64 = hands.iter().sum();
    let counts: Vec<(u64, f64)> = (12..=14).zip(hands).map(|(p, h)| (came(p), h / all * 1e5)).collect();
    assert!(chi_square(&counts) < 13.82, "{counts:?}");
    assert!((hands[0] / hands[2] - 1.40987).abs() < 1e-5, "the odds that are published");
}
