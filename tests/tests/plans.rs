//! Plans of the scenarios A to H, by which this project is measured: what is drawn, against exact counts.

use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::ir::{Binding, Scenario};
use bridgeshape_engine::Source;
use bridgeshape_planner::{Planned, count, plan};
use bridgeshape_runtime::plan::{Limits, Place};
use bridgeshape_runtime::{PartialDeal, Table};

/// The text, in how many of a hundred attempts a deal must be accepted at least, and the most bytes of tables.
const SCENARIOS: [(&str, u64, u64); 8] = [
    ("opener", 100, 1_000),
    ("opener hcp:15-17 shape:balanced", 100, 130_000),
    ("opener H:5+ hcp:12-21; responder H:4+ C:0-1 Chcp:0 hcp:10-15", 25, 200_000),
    ("fit:H8+ opener hcp:15-17 S:2-4 H:2-4 D:2-5 C:2-5; responder H:4+ hcp:8+", 53, 250_000),
    ("opener hcp:12-21; opp1 S:5+ H:4+ hcp:10-15; responder S:0-2", 26, 200_000),
    ("pairhcp:25+ opp1 quiet; opp2 quiet", 63, 300_000),
    ("opener shape:54xx H:5 hcp:17-20; responder H:3 hcp:0-5 aces:0; opp1 S:5+ hcp:10-15", 11, 700_000),
    ("opp2 S:5 S=KJT; opener S:3 S=x; responder shape:balanced hcp:15-17", 100, 130_000),
];

fn scenario(dsl: &str) -> Scenario {
    let source = Source::of_dsl(dsl, Lang::English);
    source.entries()[0].scenario.clone().expect("valid")
}

/// The plan and the number of deals of a scenario whose choices are all made for it.
fn planned(dsl: &str) -> (Planned, u128) {
    let scenario = scenario(dsl);
    let fixed = PartialDeal::unknown(Table::BRIDGE);
    let mut binding = Binding::EMPTY;
    while binding.choices().len() < scenario.binders.len() {
        binding = binding.with(scenario.choices(&binding)[0]);
    }
    let tree = scenario.bind(&binding);
    let planned = plan(&tree, &fixed, &Limits::default()).expect("a bound tree").expect("possible");
    (planned, count(&tree, &fixed, &Default::default()).expect("countable"))
}

#[test]
fn attempts_are_accepted_as_often_as_the_counts_say() {
    for (dsl, percent, bytes) in SCENARIOS {
        let (planned, deals) = planned(dsl);
        let (accepted, attempts) = planned.trial(1 << 16);
        assert!(accepted * 100 >= attempts * percent, "{dsl}: {accepted} of {attempts}");
        assert!(planned.tables.bytes() <= bytes, "{dsl}: {} bytes", planned.tables.bytes());
        // One attempt gives each deal with the probability one in the deals drawn.
        let share = deals as f64 / planned.tables.deals() as f64;
        let expected = attempts as f64 * share;
        let spread = (expected * (1.0 - share)).sqrt();
        assert!(
            (accepted as f64 - expected).abs() <= 5.0 * spread + 1e-6,
            "{dsl}: {accepted} for {expected}"
        );
        assert_eq!(percent == 100, planned.tables.deals() == deals, "{dsl}: whether all is tracked");
        // Far below what anyone could find out: 2⁻⁴⁰.
        assert!(planned.tables.error() < 1 << 24, "{dsl}");
    }
}

#[test]
fn the_same_scenario_has_the_same_plan_each_time() {
    for (dsl, ..) in SCENARIOS {
        let (first, second) = (planned(dsl).0, planned(dsl).0);
        assert_eq!(first.plan, second.plan, "{dsl}");
        assert_eq!(first.trial(1 << 10), second.trial(1 << 10), "{dsl}");
    }
}

#[test]
fn limits_bound_the_tables_and_leave_a_plan() {
    let tight = Limits { bytes: 4_096, transitions: 10, ..Limits::default() };
    for (dsl, ..) in SCENARIOS {
        let tree = scenario(dsl).bind(&Binding::EMPTY);
        let fixed = PartialDeal::unknown(Table::BRIDGE);
        let planned = plan(&tree, &fixed, &tight).expect("a bound tree").expect("possible");
        assert!(planned.tables.bytes() <= 4_096, "{dsl}: {}", planned.tables.bytes());
        assert!(planned.tables.reports().all(|report| report.root <= 10), "{dsl}");
    }
}

#[test]
fn what_no_deal_can_be_drawn_for_has_no_plan() {
    let fixed = PartialDeal::unknown(Table::BRIDGE);
    let of = |dsl: &str| {
        let parsed = bridgeshape_dsl_ir::text::parse(dsl);
        let scenario = bridgeshape_dsl_ir::ir::lower(&parsed.scenarios[0], 1, &|_| None).expect("a scenario");
        let tree = scenario.bind(&Binding::EMPTY);
        plan(&tree, &fixed, &Limits::default()).expect("a bound tree").map(|planned| planned.plan)
    };
    assert_eq!(of("opener hcp:38+"), None);
    assert_eq!(of("opener S:7+; responder S:7+"), None);
    // Nothing tells so but the counts of honours: it is drawn for in vain, and counting has the last word.
    let possible = of("opener hcp:37").expect("four hands");
    assert!(possible.parts.iter().all(|part| part.places != [Place::Rest; 4]));
}

#[test]
fn many_alternatives_are_drawn_from_what_they_have_in_common() {
    // 160 alternatives that no single condition tells: hearts and points hang together.
    let alternatives: Vec<String> = (0..8)
        .flat_map(|spades| (0..20).map(move |hcp| format!("S:{spades} H:{} hcp:{hcp}", (spades + hcp) % 5)))
        .collect();
    let dsl = format!("opener D:3+ any({})", alternatives.join(", "));
    let (planned, deals) = planned(&dsl);
    assert_eq!(planned.plan.parts.len(), 1);
    let (accepted, attempts) = planned.trial(1 << 14);
    let share = deals as f64 / planned.tables.deals() as f64;
    let (expected, spread) = (attempts as f64 * share, (attempts as f64 * share * (1.0 - share)).sqrt());
    assert!((accepted as f64 - expected).abs() <= 5.0 * spread, "{accepted} for {expected}");
}

#[test]
fn the_rarest_deals_are_drawn_at_once_where_all_can_be_tracked() {
    for dsl in [
        "opener S:13; opp1 H:13",
        "opener S:12; opp1 H:12",
        "opener S:12+; opp1 H:12+",
        "opener S:12; responder H:10+",
    ] {
        let (planned, deals) = planned(dsl);
        assert_eq!(planned.tables.deals(), deals, "{dsl}");
        assert_eq!(planned.trial(64), (64, 64), "{dsl}");
    }
}

#[test]
fn what_means_the_same_is_drawn_the_same_however_it_is_written() {
    for [one, other] in [
        [
            "opener any(S:5+, H:5+) hcp:12-15; responder S:3+",
            "responder S:3+; opener hcp:12-15 any(H:5+, S:5+)",
        ],
        [
            "opener any(D:5-6, H:5-6) any(Dhcp:4+, Hhcp:4+) D:4-6 H:4-6 hcp:10-14",
            "opener H:4-6 D:4-6 any(Hhcp:4+, Dhcp:4+) hcp:10-14 any(H:5-6, D:5-6)",
        ],
        ["pairhcp:20+ opener H>S not(S:4 H:4, D:0)", "pairhcp:20+ opener not(D:0, H:4 S:4) S<H"],
    ] {
        let plans = [one, other].map(|text| {
            let scenario = scenario(text);
            let fixed = PartialDeal::unknown(scenario.table);
            let planned = plan(&scenario.bind(&Binding::EMPTY), &fixed, &Limits::default());
            (scenario.key(), planned.expect("few branches").expect("possible").plan)
        });
        assert!(plans[0] == plans[1], "{one} / {other}");
    }
}
