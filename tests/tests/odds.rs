//! Numbers of deals that are known from elsewhere, or that a few lines of combinatorics give.

use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::{Code, Origin};
use bridgeshape_dsl_ir::ir::{Cond, LengthsCond, Pred};
use bridgeshape_engine::{
    Chance, Figure, Fixed, Law, Odds, OddsReport, OddsRequest, Outcome, Refusal, Source,
};
use bridgeshape_planner::{Counter, Options};
use bridgeshape_runtime::{PartialDeal, Role, ShapeSet, Table};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Corpus {
    pack: String,
    case: Vec<Case>,
    shapes: BTreeMap<String, u128>,
    points: Hands,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    what: String,
    dsl: String,
    deals: Option<String>,
    probability: Option<f64>,
    /// How many digits of the probability are known.
    digits: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hands {
    hands: Vec<u128>,
}

fn corpus() -> Corpus {
    toml::from_str(include_str!("../corpus/odds.toml")).expect("valid TOML")
}

fn report(dsl: &str, request: &OddsRequest) -> Result<OddsReport, Refusal> {
    OddsReport::new(&Source::of_dsl(dsl, Lang::English), request, |_, _, _| {})
}

/// The odds of the only scenario of a text.
fn odds(dsl: &str, request: &OddsRequest) -> Odds {
    let mut report = report(dsl, request).unwrap_or_else(|refusal| panic!("{dsl}: {refusal}"));
    match report.scenarios.pop().map(|scenario| scenario.outcome) {
        Some(Outcome::Counted { odds, .. }) => odds,
        other => panic!("{dsl}: {other:?}"),
    }
}

fn exact(odds: &Odds) -> u128 {
    match odds.deals {
        Figure::Exact(deals) => deals,
        Figure::Estimated(estimate) => panic!("{estimate:?}"),
    }
}

fn deals(dsl: &str) -> u128 {
    exact(&odds(dsl, &OddsRequest::default()))
}

/// n over k, by Pascal's rule.
fn choose(n: usize, k: usize) -> u128 {
    let mut row = vec![1u128];
    for _ in 0..n {
        let inner = row.windows(2).map(|two| two[0] + two[1]);
        row = [1].into_iter().chain(inner).chain([1]).collect();
    }
    row.get(k).copied().unwrap_or(0)
}

/// In how many ways the other three hands are dealt when one is known.
fn others() -> u128 {
    choose(39, 13) * choose(26, 13)
}

#[test]
fn the_cases_of_the_corpus_are_counted_exactly() {
    let corpus = corpus();
    for case in corpus.case {
        let odds = odds(&case.dsl, &OddsRequest::default());
        assert_eq!(odds.total.to_string(), corpus.pack);
        if let Some(deals) = case.deals {
            assert_eq!(exact(&odds).to_string(), deals, "{}", case.what);
        }
        if let Some(wanted) = case.probability {
            let Chance::Exact(probability) = odds.chance() else { panic!("{}: {odds:?}", case.what) };
            // As many digits as are known: seven of those in the corpus, unless it says otherwise.
            let behind = case.digits.unwrap_or(7) - 1;
            assert_eq!(
                format!("{:.behind$e}", probability.to_f64()),
                format!("{wanted:.behind$e}"),
                "{}",
                case.what
            );
        }
    }
}

#[test]
fn the_pack_has_as_many_deals_as_is_known() {
    let factorial = |n: u128| (1..=n).product::<u128>();
    // 52!/(13!)⁴ without a number that does not fit: one hand after the other.
    let pack = choose(52, 13) * others();
    assert_eq!(pack.to_string(), corpus().pack);
    assert_eq!((choose(52, 13), deals("opener")), (635_013_559_600, pack));
    assert_eq!(choose(26, 13), factorial(26) / factorial(13) / factorial(13));
}

#[test]
fn the_thirty_nine_shapes_have_the_published_numbers_of_hands() {
    let shapes = corpus().shapes;
    assert_eq!(shapes.len(), 39);
    let mut counter = Counter::new(&PartialDeal::unknown(Table::BRIDGE), Options::default());
    for (shape, published) in &shapes {
        let sorted: Vec<u8> = shape.chars().map(|c| c.to_digit(16).expect("a length") as u8).collect();
        let set = ShapeSet::from_fn(13, |lengths| {
            let mut lengths = lengths;
            lengths.sort_unstable_by(|a, b| b.cmp(a));
            lengths == sorted[..]
        });
        // Each order of the suits, and in each suit so many cards of thirteen.
        let orders = set.len() as u128;
        let hands = orders * sorted.iter().map(|&length| choose(13, length.into())).product::<u128>();
        assert_eq!(hands, *published, "{shape}");
        let cond = Cond::Lengths { hand: Role::Opp2, is: LengthsCond::Set(Arc::new(set)) };
        let counted = counter.count(&Pred::leaf(cond, Origin::Dsl(0..0)));
        assert_eq!(counted, Ok(hands * others()), "{shape}");
        // What the language can say, it says: a digit a suit.
        if !shape.contains(['A', 'B', 'C', 'D']) {
            assert_eq!(deals(&format!("responder shape:{shape}")), hands * others(), "{shape}");
        }
    }
    assert_eq!(shapes.values().sum::<u128>(), choose(52, 13));
}

#[test]
fn classes_of_shapes_are_the_sums_of_their_shapes() {
    let shapes = corpus().shapes;
    let sum = |of: &[&str]| of.iter().map(|shape| shapes[*shape]).sum::<u128>();
    let balanced = sum(&["4333", "4432", "5332"]);
    assert_eq!(balanced, 302_292_822_832);
    assert_eq!(deals("opener shape:balanced"), balanced * others());
    assert_eq!(deals("opener any(shape:4432, shape:5332)"), sum(&["4432", "5332"]) * others());
    let five_four = sum(&["5422", "5431", "5440"]);
    assert_eq!(five_four, 157_189_418_100);
    assert_eq!(deals("opener shape:54xx"), five_four * others());
    let semi = sum(&["5422", "6322"]);
    assert_eq!(deals("opp1 shape:semi_balanced"), semi * others());
}

#[test]
fn points_have_the_published_numbers_of_hands() {
    let published = corpus().points.hands;
    assert_eq!(published.len(), 38);
    // By points and honours: ways to hold some of the four aces, kings, queens and jacks.
    let mut ways: BTreeMap<(usize, usize), u128> = BTreeMap::from([((0, 0), 1)]);
    for worth in 1..=4 {
        let mut next = BTreeMap::new();
        for ((points, honours), n) in ways {
            for held in 0..=4 {
                *next.entry((points + worth * held, honours + held)).or_default() += n * choose(4, held);
            }
        }
        ways = next;
    }
    for (points, published) in published.iter().enumerate() {
        let small = |honours: usize| 13usize.checked_sub(honours).map_or(0, |cards| choose(36, cards));
        let of = ways.iter().filter(|((p, _), _)| *p == points);
        let hands: u128 = of.map(|((_, honours), n)| n * small(*honours)).sum();
        assert_eq!(hands, *published, "{points}");
        assert_eq!(deals(&format!("opp1 hcp:{points}")), hands * others(), "{points}");
    }
    assert_eq!(published.iter().sum::<u128>(), choose(52, 13));
    // What users have asked of a range: twelves to fourteens.
    assert!((published[12] as f64 / published[14] as f64 - 1.40987).abs() < 5e-6);
}

fn fixed(known: &[(Role, &str)]) -> Fixed {
    let mut fixed = Fixed::default();
    known.iter().for_each(|(role, text)| fixed.add(*role, text).expect("cards or constraints"));
    fixed
}

#[test]
fn missing_cards_break_as_the_tables_say() {
    // Opener and responder have eight spades together: how do the other five lie?
    let known = fixed(&[(Role::Opener, "AK432.A32.A32.A2"), (Role::Responder, "Q65.K654.K654.K3")]);
    let of = |dsl: &str| {
        let odds = odds(dsl, &OddsRequest { fixed: known.clone(), ..OddsRequest::default() });
        assert_eq!(odds.total, choose(26, 13));
        (exact(&odds), odds.chance().to_f64().expect("known"))
    };
    for (dsl, cards, per_cent) in [
        ("opp1 S:2-3", [2, 3], 67.83),
        ("opp1 any(S:1, S:4)", [1, 4], 28.26),
        ("opp1 any(S:0, S:5)", [0, 5], 3.91),
    ] {
        let ways: u128 = cards.iter().map(|&s| choose(5, s) * choose(21, 13 - s)).sum();
        let (deals, probability) = of(dsl);
        assert_eq!(deals, ways, "{dsl}");
        assert!((100.0 * probability - per_cent).abs() < 0.005, "{dsl}: {probability}");
    }
    // The finesse, and the drop of the doubleton queen.
    assert_eq!(of("opp1 has:HQ"), (choose(25, 12), 0.5));
    assert_eq!(of("opp2 S:2 has:SJ").0, 4 * choose(21, 11));
}

#[test]
fn temporary_constraints_belong_to_the_scenario_and_not_to_the_pack() {
    let request = OddsRequest { fixed: fixed(&[(Role::Opener, "shape:4333")]), ..OddsRequest::default() };
    let with = odds("opener hcp:12+", &request);
    assert_eq!(exact(&with), deals("opener hcp:12+ shape:4333"));
    assert_eq!(with.total.to_string(), corpus().pack);
}

#[test]
fn the_laws_share_deals_as_they_should() {
    // Hands with five spades or more, by the length; and with five of both majors.
    let long: u128 = (5..=13).map(|s| choose(13, s) * choose(39, 13 - s)).sum();
    let pairs = (5..=8).flat_map(|s| (5..=13 - s).map(move |h| (s, h)));
    let both: u128 = pairs.map(|(s, h)| choose(13, s) * choose(13, h) * choose(26, 13 - s - h)).sum();
    let dsl = "$a=M opener $a:5+";
    for law in [Law::Bindings, Law::Deals] {
        let odds = odds(dsl, &OddsRequest { law, ..OddsRequest::default() });
        let some = 2 * long - both;
        assert_eq!(exact(&odds), some * others());
        let bindings = odds.bindings.expect("two");
        assert!(bindings.iter().all(|of| of.deals == Some(long * others())));
        let chances: Vec<f64> = bindings.iter().filter_map(|of| of.chance.to_f64()).collect();
        let wanted = match law {
            Law::Bindings => [0.5, 0.5],
            // A hand with both counts for the spades, which come first.
            Law::Deals => [long as f64 / some as f64, (long - both) as f64 / some as f64],
        };
        assert_eq!(chances, wanted);
    }
}

#[test]
fn impossible_choices_are_never_drawn() {
    // Only the spades can be six, with these cards.
    let request = OddsRequest { fixed: fixed(&[(Role::Opener, "SAKQJ HAKQJ")]), ..OddsRequest::default() };
    let odds = odds("$a=any opener $a:6+ H:0-4", &request);
    let bindings = odds.bindings.expect("four");
    let chances: Vec<_> = bindings.iter().map(|of| (of.deals == Some(0), of.chance.to_f64())).collect();
    let never = (true, Some(0.0));
    assert_eq!(chances, [(false, Some(1.0)), never, never, never], "{bindings:?}");
}

#[test]
fn impossible_scenarios_have_no_deals_and_a_reason() {
    let none = report("opener hcp:38+", &OddsRequest::default()).expect_err("impossible");
    assert_eq!(none.code(), Code::PointsUnreachable);
    // Interval reasoning does not see it; the count does.
    let none = report("opener ltc:0 hcp:0-9", &OddsRequest::default()).expect_err("impossible");
    assert_eq!(none.code(), Code::PointsUnreachable);
    // Beside others it is a line of the list: known cards leave nothing to the first.
    let dsl = "a: opener S:6+ // b: opener H:6+";
    let fixed = fixed(&[(Role::Responder, "SAKQJT987")]);
    let request = OddsRequest { fixed, ..OddsRequest::default() };
    let both = report(dsl, &request).expect("one is possible");
    let [a, b] = both.scenarios.as_slice() else { panic!("{both:?}") };
    assert!(matches!(&a.outcome, Outcome::Impossible(refusal) if refusal.code() == Code::FixedCardsConflict));
    assert!(matches!(b.outcome, Outcome::Counted { .. }));
    let only = OddsRequest { scenarios: Some(vec![1]), ..request };
    assert_eq!(report(dsl, &only).expect_err("impossible").code(), Code::FixedCardsConflict);
    assert_eq!(report("opener S5+", &OddsRequest::default()).expect_err("a fault").code(), Code::DslErrors);
}
