//! `stats` and the plans of `explain`: the catalogue's report, and numbers that other rooms know too.

use bridgeshape_catalog::{PageSource, pages};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_engine::stats::{ScenarioStats, Stats, StatsRequest, Table, stats};
use bridgeshape_engine::{ExplainRequest, Explained, Fixed, Source, WORK, chart, explain};
use bridgeshape_planner::{Law, Odds, PartAccount, odds};
use bridgeshape_runtime::plan::Limits;
use bridgeshape_runtime::{PartialDeal, Role, Suit, Table as Pack};
use expect_test::expect_file;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::thread;

/// Texts with every kind of open choice, and without any.
const TEXTS: [&str; 9] = [
    "opener hcp:15-17 shape:balanced",
    "opener H:5+ hcp:12-21; responder H:4+ C:0-1 Chcp:0 hcp:10-15",
    "opener any(S:4+ hcp:12+, H:4+)",
    "$a=M opener $a:5+; responder $a:3+ hcp:6-9",
    "$a=any $b=any opener $a:5+ $b:4+ S:0-2; opp1 hcp:10+",
    "opener x:5+ S:4 hcp:12-15",
    "fit:M8+ opener hcp:15-17; responder x:5+ H:0-4",
    // Two hands of this one are drawn by points.
    "opener hcp:15-17; responder hcp:8-10; opp1 S:5+",
    "opener S~A.*|KQ.* H:4+; opp2 hcp:0-7",
];

fn of_text(text: &str, change: impl FnOnce(&mut StatsRequest)) -> ScenarioStats {
    let source = Source::of_dsl(text, Lang::English);
    let mut request = StatsRequest { deals: 400, ..StatsRequest::default() };
    change(&mut request);
    let all = stats(&source, &request, |_, _, _| ()).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    all.into_iter().next().expect("one scenario")
}

fn found(text: &str, change: impl FnOnce(&mut StatsRequest)) -> Stats {
    of_text(text, change).outcome.unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

fn counted(text: &str) -> Odds {
    let source = Source::of_dsl(text, Lang::English);
    let scenario = source.entries()[0].scenario.as_ref().expect("a sound scenario");
    odds(scenario, &PartialDeal::unknown(Pack::BRIDGE), Law::Bindings, WORK)
}

#[test]
fn the_catalogue_has_these_statistics() {
    let of_page = |page: &PageSource| {
        let request = StatsRequest { deals: 0, count_work: 0, ..StatsRequest::default() };
        let source = Source::of_json(page.json, Lang::English).expect("readable");
        stats(&source, &request, |_, _, _| ()).expect("a page can be dealt")
    };
    // Two at a time: most of this is planning.
    let every_second = |from: usize| pages().iter().skip(from).step_by(2).map(of_page).collect::<Vec<_>>();
    let halves = thread::scope(|scope| {
        let odd = scope.spawn(|| every_second(1));
        [every_second(0), odd.join().expect("no panic")]
    });
    let mut halves = halves.map(Vec::into_iter);
    let mut table = Table::new(false);
    for (at, page) in pages().iter().enumerate() {
        table.add(page.title, &halves[at % 2].next().expect("a page"));
    }
    expect_file!["../corpus/stats-of-the-catalogue.txt"].assert_eq(&table.to_string());
}

#[test]
fn bindings_and_deals_are_those_of_odds() {
    for text in TEXTS {
        let of_odds = counted(text);
        let stats = found(text, |request| request.count_work = WORK);
        let bindings = of_odds.bindings.expect("not too many");
        let possible: Vec<_> = bindings.iter().filter(|of| of.deals != Some(0)).collect();
        assert_eq!(possible.len(), stats.bindings.len(), "{text}");
        for (of_odds, of) in possible.into_iter().zip(&stats.bindings) {
            assert_eq!(of_odds.binding, of.binding, "{text}");
            let probability = of_odds.chance.to_f64().expect("counted");
            assert!((probability - of.weight).abs() < 1e-12, "{text}: {probability} and {}", of.weight);
            assert!(of.acceptance.exact, "{text}: counted");
            assert_eq!(of_odds.deals, Some(of.acceptance.accepted), "{text}");
            assert!(of.acceptance.accepted <= of.acceptance.drawn, "{text}");
        }
        let whole: f64 = stats.bindings.iter().map(|of| of.weight).sum();
        assert!((whole - 1.0).abs() < 1e-12, "{text}: {whole}");
    }
}

#[test]
fn a_trial_agrees_with_the_count() {
    for text in TEXTS {
        let exact = found(text, |request| (request.deals, request.count_work) = (0, WORK));
        let tried = found(text, |request| {
            request.deals = 0;
            request.count_work = 0;
        });
        assert!(exact.is_exact() && !tried.is_exact(), "{text}");
        for (exact, tried) in exact.bindings.iter().zip(&tried.bindings) {
            let (share, seen) = (exact.acceptance.share(), tried.acceptance.share());
            let deviation = (share * (1.0 - share) / tried.acceptance.drawn as f64).sqrt();
            assert!((share - seen).abs() <= 5.0 * deviation + 1e-12, "{text}: {share} and {seen}");
        }
    }
}

#[test]
fn what_is_measured_adds_up_and_keeps_to_the_scenario() {
    for text in TEXTS {
        let stats = found(text, |_| ());
        let measured = &stats.measured;
        assert_eq!((measured.deals, measured.found, measured.times.len()), (400, 400, 400), "{text}");
        assert!(measured.first <= 400 && measured.attempts >= 400, "{text}");
        assert!(measured.times.is_sorted(), "{text}");
        for role in 0..4 {
            assert_eq!(measured.points[role].iter().sum::<u64>(), 400, "{text}");
            let cards: usize = measured.lengths[role]
                .iter()
                .map(|suit| suit.iter().enumerate().map(|(n, &count)| n * count as usize).sum::<usize>())
                .sum();
            assert_eq!(cards, 13 * 400, "{text}");
        }
        let points: usize = measured
            .points
            .iter()
            .map(|hand| hand.iter().enumerate().map(|(n, &count)| n * count as usize).sum::<usize>())
            .sum();
        assert_eq!(points, 40 * 400, "{text}: forty points in every deal");
        // 400 deals take so many attempts, give or take five deviations of geometric counts.
        let attempts = stats.attempts().expect("known");
        let deviation = 400f64.sqrt() * attempts;
        assert!((measured.attempts as f64 - 400.0 * attempts).abs() <= 5.0 * deviation, "{text}");
    }
    let notrump = found(TEXTS[0], |_| ()).measured;
    let opener = Role::Opener.index();
    assert_eq!(notrump.points[opener][15..=17].iter().sum::<u64>(), 400);
    assert_eq!(notrump.lengths[opener][Suit::Spades.index()][2..=5].iter().sum::<u64>(), 400);
}

#[test]
fn the_same_request_measures_the_same_deals() {
    let of = || found(TEXTS[4], |request| request.deals = 100).measured;
    let (one, two) = (of(), of());
    assert_eq!((one.attempts, one.lengths, one.points), (two.attempts, two.lengths, two.points));
}

#[test]
fn known_cards_and_impossible_bindings_count() {
    let stats = found("$a=M opener $a:5+ S:0-2", |_| ());
    assert_eq!(stats.bindings.len(), 1, "spades cannot be");
    assert_eq!(stats.bindings[0].names, [("$a".to_owned(), "H".to_owned())]);
    let known = |request: &mut StatsRequest| {
        request.fixed.add(Role::Opp1, "HAKQJT98765432").expect("a hand");
    };
    let stats = found("$a=M opener $a:5+", known);
    assert_eq!(stats.bindings.len(), 1, "hearts are gone");
    assert_eq!(stats.measured.lengths[Role::Opener.index()][Suit::Hearts.index()][0], 400);
}

#[test]
fn smaller_budgets_have_smaller_tables_and_the_same_deals() {
    let text = "pairhcp:25+ opp1 quiet; opp2 quiet; opener S:5+ hcp:12-21; responder H:5+ hcp:8+";
    let large = found(text, |request| (request.deals, request.count_work) = (0, WORK));
    let limits = Limits { bytes: 20_000, transitions: 1_000, ..Limits::default() };
    let small = found(text, |request| {
        (request.deals, request.count_work) = (0, WORK);
        request.limits = limits;
    });
    for chosen in &small.bindings[0].planned.choices {
        let weighed = chosen.rivals[0].report.expect("it fits");
        assert!(weighed.bytes <= 20_000 && weighed.transitions <= 1_000, "{weighed:?}");
    }
    assert!(large.bytes() > small.bytes());
    assert!(large.acceptance() > small.acceptance(), "{:?}", small.acceptance());
    let accepted = |stats: &Stats| stats.bindings[0].acceptance.accepted;
    assert_eq!(accepted(&large), accepted(&small));
}

fn explained(text: &str, work: u64) -> Vec<Explained> {
    let source = Source::of_dsl(text, Lang::English);
    let request = ExplainRequest {
        scenarios: None,
        stage: Some("plan".to_owned()),
        fixed: Fixed::default(),
        work,
        limits: Limits::default(),
        lang: Lang::English,
    };
    let all = explain(&source, &request).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    all.into_iter().map(|one| one.unwrap_or_else(|refusal| panic!("{text}: {refusal}"))).collect()
}

#[test]
fn a_plan_tracks_or_checks_every_condition() {
    for text in TEXTS {
        let all = explained(text, WORK);
        let plans: Value = serde_json::to_value(&all[0].plans).expect("JSON");
        let bindings = plans.as_array().expect("plans");
        for binding in bindings.iter().filter(|binding| binding["parts"] != serde_json::json!([])) {
            let drawn =
                |value: &Value| value["drawn"].as_str().expect("text").parse::<u128>().expect("a number");
            let parts = binding["parts"].as_array().expect("parts");
            assert_eq!(drawn(binding), parts.iter().map(drawn).sum::<u128>(), "{text}");
            assert_eq!(binding["exact"], 1, "{text}");
            let share = binding["acceptance"].as_f64().expect("known");
            let bound = binding["error"].as_u64().expect("units") as f64 / 2f64.powi(64) / share;
            let told = binding["totalVariation"].as_f64().expect("known");
            assert!((bound - told).abs() <= 1e-12 * bound, "{text}: {bound} and {told}");
            assert!(told < 1e-12, "{text}: {told}");
            let checks = parts.iter().any(|part| part["checked"] != serde_json::json!([]));
            let kept = parts.iter().flat_map(|part| part["hands"].as_array().into_iter().flatten());
            let drawn = |hand: &Value| hand["drawn"].as_str().unwrap_or_default().to_owned();
            let kept =
                kept.into_iter().any(|hand| hand["place"] == "points" || drawn(hand).contains(" until "));
            assert!(checks || kept || share == 1.0 || loose(parts), "{text}: what is refused is checked");
            for part in parts {
                let of = |key: &str| -> BTreeSet<String> {
                    let list = part[key].as_array().expect("a list");
                    list.iter().map(|one| one.as_str().expect("text").to_owned()).collect()
                };
                assert!(of("tracked").is_disjoint(&of("checked")), "{text}");
                assert!(
                    !(of("tracked").is_empty() && of("checked").is_empty()),
                    "{text}: something is asked"
                );
                for hand in part["hands"].as_array().expect("hands") {
                    let asked = |of: &BTreeSet<String>| {
                        of.iter()
                            .any(|one| one.starts_with(&format!("{} ", hand["position"].as_str().unwrap())))
                    };
                    if hand["holds"] == "anything" {
                        assert!(!asked(&of("tracked")) && !asked(&of("checked")), "{text}: {part:#}");
                    }
                }
            }
        }
    }
}

/// Whether some part follows a sum in steps: then it refuses what it draws too much.
fn loose(parts: &[Value]) -> bool {
    let sums = parts.iter().flat_map(|part| part["sums"].as_array().into_iter().flatten());
    sums.into_iter().any(|sum| sum.as_str().is_some_and(|sum| sum.contains("in steps of")))
}

#[test]
fn a_plan_needs_no_count() {
    for one in explained(TEXTS[1], 1) {
        assert!(one.stopped.is_some(), "no work is enough for the count");
        let account = one.plans[0].account.as_ref().expect("a plan");
        assert!(!account.acceptance.exact);
        assert!((account.acceptance.share() - 0.262).abs() < 0.03, "{:?}", account.acceptance);
        assert!(one.stages[0].lines.iter().any(|line| line.contains("attempts of a trial")));
    }
}

#[test]
fn what_is_impossible_has_no_plan() {
    let all = explained("$a=M opener $a:5+ S:0-2", WORK);
    let plans = &all[0].plans;
    assert_eq!(plans.len(), 2);
    assert!(plans[0].account.is_none() && plans[1].account.is_some());
}

#[test]
fn charts_are_drawn_from_their_nodes() {
    for text in TEXTS {
        let all = explained(text, WORK);
        let chart = chart(&all);
        let mut lines = chart.lines();
        assert_eq!(lines.next(), Some("flowchart TD"));
        let (mut nodes, mut edges) = (BTreeSet::new(), BTreeMap::<&str, Vec<&str>>::new());
        for line in lines {
            let line = line.trim();
            if let Some((from, to)) = line.split_once(" -->") {
                let to = to.rsplit_once(' ').expect("an end").1;
                edges.entry(from).or_default().push(to);
            } else {
                let (name, label) = line.split_once(['[', '(', '{']).expect("a node");
                assert_eq!(label.matches('"').count(), 2, "{line}: a label in quotes");
                assert!(nodes.insert(name), "{line}: twice");
            }
        }
        let ends: BTreeSet<&str> =
            edges.iter().flat_map(|(from, to)| to.iter().chain([from])).copied().collect();
        assert_eq!(ends, nodes, "{text}: every node is joined to others, and there are no others");
        let mut reached = BTreeSet::new();
        let mut open = vec!["n1"];
        while let Some(node) = open.pop() {
            if reached.insert(node) {
                open.extend(edges.get(node).into_iter().flatten());
            }
        }
        assert_eq!(reached, nodes, "{text}: everything follows from the scenario");
        let checked = all[0].plans.iter().filter_map(|plan| plan.account.as_ref());
        let asks = |part: &PartAccount| usize::from(!part.checked.is_empty()) + part.keeps.len();
        let asked: usize = checked.flat_map(|account| &account.parts).map(asks).sum();
        assert_eq!(chart.matches("no: another attempt").count(), asked, "{text}");
    }
}

#[test]
fn what_cannot_be_dealt_is_refused() {
    let source = Source::of_dsl("opener hcp:33+; responder hcp:8+", Lang::English);
    let refused = stats(&source, &StatsRequest::default(), |_, _, _| ()).expect_err("impossible");
    assert_eq!(refused.code().as_str(), "points_unreachable");
}
