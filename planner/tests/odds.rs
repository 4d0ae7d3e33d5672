//! Odds where something is special: choices that are entangled, and work that does not suffice. (Random scenarios are
//! held against enumeration in the tests that cross rooms.)

use bridgeshape_dsl_ir::answer::Answer;
use bridgeshape_dsl_ir::ir::Scenario;
use bridgeshape_planner::{Chance, Counter, Figure, Law, Odds, Options, Ratio, Stop, odds};
use bridgeshape_runtime::{Card, Hand, PartialDeal, Rank, Suit, Table};

fn read(text: &str) -> Option<Scenario> {
    let answer = Answer::of_text(text);
    let blocked = answer.all_diags().iter().any(|diag| diag.blocks());
    answer.scenarios().first().filter(|_| !blocked).and_then(|read| read.ir.clone())
}

const WORK: u64 = 4_000_000_000;

fn odds_of(text: &str, law: Law, work: u64) -> Odds {
    let scenario = read(text).expect("valid");
    odds(&scenario, &PartialDeal::unknown(scenario.table), law, work)
}

#[test]
fn two_patterns_of_one_suit_stay_two_choices() {
    // With $a = S both patterns speak of the spades: their choices must not be taken for one.
    let text = "$a=M opener S~A.*|K.* $a~[AK].*|AQ.*";
    let scenario = read(text).expect("valid");
    let hands = ["A8765.K43.5432.2", "KQ9.AQJ2.AKQ.543", "J43.T98.J98.AKQJ", "T2.765.T76.T9876"];
    let deal: [Hand; 4] = hands.map(|hand| {
        let of = |(suit, ranks): (Suit, &str)| {
            ranks.chars().map(|c| Card::new(suit, Rank::from_letter(c).expect("a rank"))).collect::<Vec<_>>()
        };
        Suit::ALL.into_iter().zip(hand.split('.')).flat_map(of).collect()
    });
    let fixed = PartialDeal::new(Table::BRIDGE, deal.map(|hand| hand.cards().skip(2).collect()));
    let fixed = fixed.expect("part of a deal");
    let found = odds(&scenario, &fixed, Law::Deals, WORK);
    let (mut deals, mut overlap) = (0, 0);
    let trees: Vec<_> = scenario.bindings().map(|binding| scenario.bind(&binding)).collect();
    for deal in fixed.iter() {
        let holds = trees.iter().filter(|tree| tree.holds(deal.hands())).count();
        deals += u128::from(holds > 0);
        overlap += u128::from(holds > 1);
    }
    assert!(deals > 0 && overlap > 0, "{deals} {overlap}");
    assert_eq!(found.deals, Figure::Exact(deals));
    let bindings = found.bindings.expect("few");
    assert_eq!(bindings.len(), 12);
    let counted: u128 = bindings.iter().filter_map(|of| of.deals).sum();
    assert!(counted > deals);
    let shares: f64 = bindings.iter().filter_map(|of| of.chance.to_f64()).sum();
    assert!((shares - 1.0).abs() < 1e-12, "{bindings:?}");
}

#[test]
fn what_is_not_counted_is_estimated_and_the_truth_lies_within() {
    let text = "$a=any pairhcp:24+ opener $a:5+ hcp:12+; responder $a:3+; opp1 hcp:0-9";
    let exact = odds_of(text, Law::Deals, WORK);
    let Figure::Exact(deals) = exact.deals else { panic!("{exact:?}") };
    let truth = Ratio::new(deals, exact.total).expect("a fraction").to_f64();
    for law in [Law::Bindings, Law::Deals] {
        let rough = odds_of(text, law, 2_000);
        let Figure::Estimated(estimate) = rough.deals else { panic!("{rough:?}") };
        assert!(estimate.low <= truth && truth <= estimate.high, "{estimate:?} {truth}");
        assert!(estimate.high / estimate.low < 1.06, "{estimate:?}");
        assert!(rough.trials > 10_000);
        assert_eq!(rough, odds_of(text, law, 2_000), "the same every time");
        let bindings = rough.bindings.expect("four");
        for (of, counted) in bindings.iter().zip(exact.bindings.iter().flatten()) {
            assert_eq!(of.deals, None);
            match (law, of.chance, counted.chance) {
                // Each has been seen to be possible.
                (Law::Bindings, Chance::Exact(chance), _) => {
                    assert_eq!(chance, Ratio::new(1, 4).expect("a quarter"))
                }
                (Law::Deals, Chance::Estimated(share), Chance::Exact(truth)) => {
                    let truth = truth.to_f64();
                    assert!(share.low <= truth && truth <= share.high, "{share:?} {truth}");
                }
                chances => panic!("{chances:?}"),
            }
        }
    }
}

#[test]
fn a_union_that_costs_too_much_leaves_its_bindings_exact() {
    let text = "$a=any opener $a:5+ $ahcp:4+ hcp:12-14; opp1 $a:0-2 hcp:8+; responder $a:3+";
    let scenario = read(text).expect("valid");
    let fixed = PartialDeal::unknown(scenario.table);
    let mut counter = Counter::new(&fixed, Options::default());
    let one = scenario.bindings().next().expect("four");
    let deals = counter.count(&scenario.bind(&one)).expect("cheap");
    // Enough for one binding, which the others are but for exchanged suits, and to look at each; not for what they share.
    let partly = odds(&scenario, &fixed, Law::Bindings, 2 * counter.spent() + 2_000_000);
    let Figure::Estimated(estimate) = partly.deals else { panic!("{partly:?}") };
    let bindings = partly.bindings.expect("four");
    assert!(bindings.iter().all(|of| of.deals == Some(deals)), "{bindings:?}");
    let part = deals as f64 / partly.total as f64;
    assert!(estimate.low >= 0.999 * part && estimate.high <= 4.001 * part, "{estimate:?} {part}");
}

#[test]
fn too_many_bindings_are_not_listed_and_the_union_is_counted() {
    let text = "fit:8+ fit:7+ opener x:5+; opp1 x:4+; responder x:4+; opp2 x:3+";
    let found = odds_of(text, Law::Bindings, WORK);
    assert_eq!(found.bindings, None);
    assert!(matches!(found.deals, Figure::Exact(deals) if deals > 0), "{:?}", found.deals);
}

/// An `any(…)` of many alternatives that exclude little of one another.
fn wide(alternatives: usize) -> String {
    let one = |i: usize| format!("S:{} H:{} hcp:{}", i % 8, i / 8 % 6, i / 48 % 10);
    format!("opener any({})", (0..alternatives).map(one).collect::<Vec<_>>().join(", "))
}

#[test]
fn looking_at_many_branches_is_charged_and_stops_early() {
    let scenario = read(&wide(480)).expect("valid");
    let unknown = PartialDeal::unknown(Table::BRIDGE);
    let spent = |work: u64| {
        let mut counter = Counter::new(&unknown, Options { work, ..Options::default() });
        (counter.count(&scenario.bind(&scenario.bindings().next().expect("one"))), counter.spent())
    };
    let (counted, whole) = spent(WORK);
    assert!(counted.is_ok() && whole > 50_000_000, "{counted:?} for {whole}");
    let (stopped, little) = spent(1_000_000);
    assert_eq!(stopped, Err(Stop::Work));
    assert!(little < whole / 2, "{little} of {whole}");
}

#[test]
fn trials_are_fewer_where_each_takes_longer() {
    let rare = |text: &str| {
        let odds = odds_of(text, Law::Bindings, 1);
        assert_eq!(odds.stop, Some(Stop::Work), "{text}");
        odds.trials
    };
    assert_eq!(rare("opener hcp:37"), 20_000_000);
    let wide =
        (0..200).map(|i| format!("S:{} H:{} hcp:3{}", 5 + i % 3, i % 6, 1 + i % 7)).collect::<Vec<_>>();
    let trials = rare(&format!("opener any({})", wide.join(", ")));
    assert!((10_000..10_000_000).contains(&trials), "{trials}");
}

#[test]
fn sums_over_several_hands_are_charged_what_they_cost() {
    // What takes about a second must not count for a tenth of one.
    for text in [
        "pairtp:19+ opener kings:1 hcp:6+; responder aces:0-3 hcp:6+ H:3+",
        "opener tp:15-18 S:5+; responder dp:2+ S:3; opp1 quiet",
    ] {
        let work = odds_of(text, Law::Bindings, WORK).work;
        assert!((300_000_000..1_200_000_000).contains(&work), "{text}: {work}");
    }
}

#[test]
fn a_count_that_is_too_large_says_so() {
    let odds = odds_of(
        "opener tp:12+ ltc:0-7; responder tp:6+ ltc:0-9; opp1 tp:8+ ltc:0-9",
        Law::Bindings,
        u64::MAX,
    );
    assert!(matches!(odds.deals, Figure::Estimated(_)));
    assert_eq!(odds.stop, Some(Stop::TooComplex));
}
