//! Deals by plans: what users ask for, every page of the catalogue, and that a deal depends on its address alone.
//!
//! That they are as likely as they should be is shown in `planned_exact` and `planned_law`; most other tests of deals go
//! by plans too, since plans are the default.

use bridgeshape_catalog::pages;
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_engine::{
    Balance, Engine, Job, Law, Limits, Record, Refusal, Repeats, Request, Seed, Shown, Source, Verify,
};
use bridgeshape_judge as judge;
use bridgeshape_runtime::Role;
use bridgeshape_tests::{deals, fixed, hcp, run};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

/// What the judge says of a record, by a scenario's JSON.
fn holds(judge: &judge::Scenario, record: &Record) -> bool {
    let deal = judge::Deal::from_masks(record.deal.hands().map(|hand| hand.bits())).expect("a deal");
    judge.satisfies(&deal, Some(&judge::Bindings(record.bindings.iter().cloned().collect())))
}

fn all_hold(source: &Source, records: &[Record]) -> bool {
    let judges: Vec<judge::Scenario> = source
        .entries()
        .iter()
        .map(|entry| judge::Scenario::from_json(&entry.json).expect("a valid scenario"))
        .collect();
    records.iter().all(|record| holds(&judges[record.number as usize - 1], record))
}

/// Deals of a text, by a plan or not at all.
fn planned(dsl: &str, change: impl FnOnce(&mut Request)) -> (Source, Vec<Record>) {
    let source = Source::of_dsl(dsl, Lang::English);
    let mut request = Request { count: 100, verify: Verify::None, ..Request::new(Seed(1)) };
    // No plan needs so many attempts for what is asked here.
    request.budget.attempts = Some(10_000);
    change(&mut request);
    let records = run(&source, &request).unwrap_or_else(|refusal| panic!("{dsl}: {refusal}"));
    assert!(records.iter().all(|record| record.engine == Engine::Interpreted), "{dsl}");
    (source, records)
}

#[test]
fn what_is_rare_comes_at_once() {
    // One deal in 24,000: plain rejection needs 24 million attempts for these.
    let dsl = "opener hcp:22-24 shape:balanced; responder hcp:0-3 any(S:6+, H:6+)";
    let (source, records) = planned(dsl, |request| request.count = 1_000);
    assert!(all_hold(&source, &records));
    let attempts: u64 = records.iter().map(|record| record.attempts).sum();
    assert!((1_000..20_000).contains(&attempts), "{attempts}");
    let different: BTreeSet<_> = records.iter().map(|record| record.deal).collect();
    assert_eq!(different.len(), records.len());
}

#[test]
fn four_hands_of_the_whole_pack_come_equally_often() {
    let (_, records) = planned("opener hcp:37", |request| request.count = 4_000);
    let mut times = BTreeMap::new();
    for record in &records {
        let hand = record.deal.hand(Role::Opener);
        assert_eq!(hcp(hand), 37);
        *times.entry(hand).or_insert(0_u32) += 1;
    }
    assert_eq!(times.len(), 4, "ace, king and queen of every suit, and one jack");
    let square = |&seen: &u32| (f64::from(seen) - 1_000.0).powi(2) / 1_000.0;
    // Three degrees of freedom, level 10⁻³; the seed is fixed.
    assert!(times.values().map(square).sum::<f64>() < 16.27, "{times:?}");
}

#[test]
fn few_hands_give_many_different_deals() {
    let (_, records) = planned("opener hcp:37", |request| {
        request.count = 500;
        request.repeats = Repeats::PassedOver;
    });
    let different: BTreeSet<_> = records.iter().map(|record| record.deal).collect();
    assert_eq!(different.len(), 500);
}

#[test]
fn every_deal_of_a_tiny_scenario_comes() {
    // Three hearts and three diamonds are open, two cards in each of three hands. With two hearts the opener (3 ways)
    // leaves two diamonds for the first opponent (3), with one of each (9) two hearts or two diamonds (2).
    const EXIST: u64 = 3 * 3 + 9 * 2;
    let known =
        ["opener=SAKQJT987654", "opp1=HAKQJT98765 S3", "responder=DAKQJT98765 S2", "opp2=CAKQJT98765432"];
    let known = fixed(&known.map(String::from)).expect("cards");
    let dsl = "opener any(H:1+, D:1); opp1 not(D:1)";
    for law in [Law::Bindings, Law::Deals] {
        let ask = |request: &mut Request| {
            request.fixed = known.clone();
            request.law = law;
            request.count = EXIST;
            request.repeats = Repeats::PassedOver;
        };
        let (source, records) = planned(dsl, ask);
        let different: BTreeSet<_> = records.iter().map(|record| record.deal).collect();
        assert_eq!(different.len() as u64, EXIST);
        assert!(all_hold(&source, &records));
        let mut request = Request::new(Seed(1));
        ask(&mut request);
        request.count += 1;
        assert_eq!(run(&source, &request).expect_err("one too many").code(), Code::InvalidRequest);
    }
}

/// Twenty deals of each scenario of the catalogue that has so many bindings at least, by plans and judged.
fn catalogue(law: Law, least_bindings: usize, least_scenarios: usize) {
    let mut scenarios = 0;
    for page in pages() {
        let source = Source::of_json(page.json, Lang::English).expect("readable");
        let numbers = source.entries().iter().filter(|entry| {
            let scenario = entry.scenario.as_ref().expect("valid");
            scenario.bindings().take(least_bindings).count() == least_bindings
        });
        let numbers: Vec<u32> = numbers.map(|entry| entry.number).collect();
        if numbers.is_empty() {
            continue;
        }
        scenarios += numbers.len();
        let mut request = Request::new(Seed(2));
        request.count = 20 * numbers.len() as u64;
        request.scenarios = Some(numbers);
        request.balance = Balance::RoundRobin;
        request.law = law;
        request.verify = Verify::None;
        // Attempts decide; time is there for slow machines.
        request.budget.attempts = Some(100_000);
        request.budget.cpu = std::time::Duration::from_secs(120);
        let records = run(&source, &request).unwrap_or_else(|refusal| panic!("{}: {refusal}", page.title));
        assert_eq!(records.len() as u64, request.count, "{}", page.title);
        assert!(all_hold(&source, &records), "{}", page.title);
        assert!(records.iter().all(|record| record.engine == Engine::Interpreted), "{}", page.title);
    }
    assert!(scenarios >= least_scenarios, "{scenarios}");
}

#[test]
fn every_scenario_of_the_catalogue_is_dealt_by_plans_and_judged() {
    catalogue(Law::Bindings, 1, 250);
}

#[test]
fn every_scenario_with_a_choice_is_dealt_by_plans_and_judged_under_the_law_of_deals() {
    // With one binding the plan is the same under both laws.
    catalogue(Law::Deals, 2, 20);
}

/// The records of a request as JSON, from so many threads.
fn lines(source: &Source, request: &Request, threads: usize) -> Result<Vec<String>, Refusal> {
    let job = Job::new(source, request)?;
    let mut lines = Vec::new();
    job.run(threads, |record| {
        lines.push(record.to_json(Shown { header: None, stats: true }));
        ControlFlow::Continue(())
    })?;
    Ok(lines)
}

const SEVERAL: &str =
    "A: $a=M fit:$a8+ opener $a:5+ hcp:11-15; responder x:0-1 hcp:8+ // B: opener S~AK.{3,5}|K.{4,6}";

#[test]
fn a_deal_depends_on_its_address_alone() {
    let source = Source::of_dsl(SEVERAL, Lang::English);
    for law in [Law::Bindings, Law::Deals] {
        let request = Request { count: 300, law, ..Request::new(Seed(9)) };
        let one = lines(&source, &request, 1).expect("possible");
        for threads in [2, 3] {
            assert_eq!(one, lines(&source, &request, threads).expect("possible"), "{threads} threads");
        }
        for (start, count) in [(299, 1), (170, 64), (1, 2)] {
            let part = Request { start, count, ..request.clone() };
            let part = lines(&source, &part, 1).expect("possible");
            assert_eq!(part, one[start as usize..(start + count) as usize], "from {start}");
        }
        let far = Request { start: u64::MAX - 4, count: 4, ..request.clone() };
        assert_eq!(lines(&source, &far, 1).expect("possible").len(), 4);
        // A board has its number from 1 on, which the last index could not have.
        let beyond = Request { count: 5, ..far };
        assert_eq!(lines(&source, &beyond, 1).expect_err("no such board").code(), Code::InvalidRequest);
    }
}

#[test]
fn a_limit_of_attempts_is_exact_and_changes_no_deal() {
    let source = Source::of_dsl(SEVERAL, Lang::English);
    let mut request = Request { count: 200, ..Request::new(Seed(3)) };
    let free = run(&source, &request).expect("possible");
    let most = free.iter().map(|record| record.attempts).max().expect("some");
    assert!(most > 1, "nothing is refused here");
    request.budget.attempts = Some(most);
    assert_eq!(run(&source, &request).expect("just enough"), free);
    request.budget.attempts = Some(most - 1);
    assert_eq!(run(&source, &request).expect_err("one too few").code(), Code::GenerationTimeLimit);
}

#[test]
fn known_cards_are_planned_for() {
    let known = ["opener=SAQ HK", "opp1=S:1-3 has:HQ", "opp2=KJ2.T98.A765.432"].map(String::from);
    for law in [Law::Bindings, Law::Deals] {
        let (_, records) = planned("$a=m opener $a:5+ hcp:15-18; responder $a:3+ ltc:7-9", |request| {
            request.fixed = fixed(&known).expect("cards");
            request.law = law;
            // The judge reads the constraint on the opponent too.
            request.verify = Verify::All;
        });
        for record in &records {
            assert_eq!(record.deal.hand(Role::Opp2).to_string(), "KJ2.T98.A765.432");
            assert!(record.deal.hand(Role::Opener).to_string().starts_with("AQ"));
        }
    }
}

#[test]
fn other_limits_are_other_deals_of_the_same_scenario() {
    let dsl = "opener H:5+ hcp:12-21; responder H:4+ C:0-1 Chcp:0 hcp:10-15";
    let with = |bytes, transitions| {
        let limits = Limits { bytes, transitions, ..Limits::default() };
        let (source, records) = planned(dsl, |request| {
            request.limits = limits;
            // Small tables follow little and refuse much.
            request.budget.attempts = Some(1_000_000);
        });
        assert!(all_hold(&source, &records));
        records.into_iter().map(|record| record.deal).collect::<Vec<_>>()
    };
    let Limits { bytes, transitions, .. } = Limits::default();
    let usual = with(bytes, transitions);
    assert_eq!(usual, planned(dsl, |_| {}).1.iter().map(|record| record.deal).collect::<Vec<_>>());
    // Even where the plan stays the same, as with one byte more, all deals are others.
    for (bytes, transitions) in [(bytes + 1, transitions), (bytes, 500), (20_000, transitions)] {
        let others = with(bytes, transitions);
        assert!(usual.iter().zip(&others).all(|(a, b)| a != b), "{bytes} bytes, {transitions} transitions");
    }
    let source = Source::of_dsl(dsl, Lang::English);
    for limits in [Limits { bytes: 100, ..Limits::default() }, Limits { transitions: 0, ..Limits::default() }]
    {
        let refusal = run(&source, &Request { limits, ..Request::new(Seed(1)) }).expect_err("too small");
        assert_eq!(refusal.code(), Code::InvalidRequest);
    }
}

#[test]
fn the_smallest_limits_leave_a_plan_that_only_checks() {
    let limits = Limits { ways: 64, joins: 64, transitions: 1, bytes: 4_096 };
    for dsl in [
        "opener hcp:12-14",
        "opener any(hcp:15-17 shape:balanced, S:5+ H:4+, hcp:18+); opp1 not(hcp:12+, S:6+)",
        "pairhcp:20-25 fit:M8+ opener ltc:5-7; responder tp:6+; opp1 quiet",
        "opener S~AK..|K.{4,6}|.{3}",
    ] {
        for law in [Law::Bindings, Law::Deals] {
            let (source, records) = planned(dsl, |request| {
                request.limits = limits;
                request.law = law;
                request.fixed = fixed(&[String::from("opp2=S2 HT D76")]).expect("cards");
            });
            assert!(all_hold(&source, &records), "{dsl}");
        }
    }
}

#[test]
fn where_there_is_no_plan_deals_are_found_by_rejection() {
    // 4 · 4 · 4 · 4 jollies and more: too many bindings for one plan.
    let dsl = "opener x:4+; responder x:3+; opp1 x:3+; opp2 x:2+";
    let source = Source::of_dsl(dsl, Lang::English);
    let request = Request { count: 50, law: Law::Deals, ..Request::new(Seed(1)) };
    let records = run(&source, &request).expect("common");
    assert!(records.iter().all(|record| record.engine == Engine::Rejection));
    assert!(all_hold(&source, &records));
    let rejected = run(&source, &Request { engine: Engine::Rejection, ..request }).expect("common");
    assert_eq!(records, rejected, "the same deals as by rejection");
}

#[test]
fn each_engine_has_its_deals() {
    let by = |engine| {
        let source = Source::of_dsl("opener S:5+ hcp:12-21", Lang::English);
        run(&source, &Request { count: 20, engine, ..Request::new(Seed(1)) }).expect("common")
    };
    let rejected = by(Engine::Rejection);
    assert!(rejected.iter().all(|record| record.engine == Engine::Rejection));
    assert_eq!(by(Engine::Interpreted).len(), deals("opener S:5+ hcp:12-21", 20).expect("common").len());
    assert_ne!(by(Engine::Interpreted), rejected);
}
