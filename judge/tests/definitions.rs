//! Every definition of seed 000 §2 on hands made by hand, once where it holds and once where it does not.

mod common;

use common::{deal, opener, scenario, verdict};
use serde_json::{Value, json};

/// Whether the hand, as opener's, satisfies the position.
fn holds(position: Value, hand: &str) -> bool {
    verdict(&opener(position), &deal(&[("opener", hand)]), None).satisfied
}

#[track_caller]
fn yes(position: Value, hand: &str) {
    assert!(holds(position.clone(), hand), "{position} should hold for {hand}");
}

#[track_caller]
fn no(position: Value, hand: &str) {
    assert!(!holds(position.clone(), hand), "{position} should not hold for {hand}");
}

fn exactly(n: u32) -> Value {
    json!({ "min": n, "max": n })
}

fn at_least(n: u32) -> Value {
    json!({ "min": n, "max": null })
}

fn between(min: u32, max: u32) -> Value {
    json!({ "min": min, "max": max })
}

/// Whether the key has exactly this value for the hand, neither one more nor one less.
#[track_caller]
fn number(key: &str, value: u32, hand: &str) {
    yes(json!({ key: exactly(value) }), hand);
    yes(json!({ key: at_least(value) }), hand);
    no(json!({ key: at_least(value + 1) }), hand);
    if value > 0 {
        no(json!({ key: between(0, value - 1) }), hand);
    }
}

#[test]
fn length() {
    yes(json!({ "suits": { "S": at_least(5) } }), "A5432.K32.K32.32");
    no(json!({ "suits": { "S": at_least(5) } }), "A432.K432.K32.32");
    yes(json!({ "suits": { "C": between(0, 1) } }), "A65432.K432.K32.");
    no(json!({ "suits": { "C": between(0, 1) } }), "A5432.K432.K3.32");
    yes(json!({ "suits": { "D": exactly(13) } }), "..AKQJT98765432.");
}

#[test]
fn high_card_points() {
    number("hcp", 10, "AKQJ.5432.432.32");
    number("hcp", 37, "AKQJ.AKQ.AKQ.AKQ");
    number("hcp", 0, "T987.T987.T98.T9");
    yes(json!({ "suit_hcp": { "H": exactly(3) } }), "AK2.QJ53.K84.T65");
    no(json!({ "suit_hcp": { "H": exactly(3) } }), "AK2.Q953.K84.T65");
    yes(json!({ "suit_hcp": { "C": exactly(0) } }), "AK2.QJ53.K84.T65");
    no(json!({ "suit_hcp": { "C": exactly(0) } }), "AK2.QJ53.K84.J65");
}

#[test]
fn shape_classes() {
    // All 39 ordered shapes, with the classes each belongs to: Balanced, Semi-balanced, One-, Two-, Three-suiter.
    let shapes = "4333 B|4432 B|4441 3|5332 B|5422 S2|5431 2|5440 23|5521 2|5530 2|6322 S1|6331 1|6421 2|6430 2|6511 2|\
                  6520 2|6610 2|7222 1|7321 1|7330 1|7411 2|7420 2|7510 2|7600 2|8221 1|8311 1|8320 1|8410 2|8500 2|\
                  9211 1|9220 1|9310 1|9400 2|A111 1|A210 1|A300 1|B110 1|B200 1|C100 1|D000 1";
    let mut seen = 0;
    for line in shapes.split('|') {
        let (shape, classes) = line.split_once(' ').unwrap();
        let mut lengths: Vec<usize> =
            shape.chars().map(|digit| digit.to_digit(16).unwrap() as usize).collect();
        seen += 1;
        // The suits do not matter: turn them.
        lengths.rotate_left(seen % 4);
        let hand = lengths.iter().map(|&length| &"AKQJT98765432"[..length]).collect::<Vec<_>>().join(".");
        for (class, letter) in [
            ("balanced", 'B'),
            ("semi_balanced", 'S'),
            ("one_suiter", '1'),
            ("two_suiter", '2'),
            ("three_suiter", '3'),
        ] {
            assert_eq!(holds(json!({ "shape": class }), &hand), classes.contains(letter), "{shape} {class}");
        }
        yes(json!({ "shape": "any" }), &hand);
    }
    assert_eq!(seen, 39);
}

#[test]
fn shape_patterns() {
    yes(json!({ "shape_pattern": "54xx" }), "AKQJ.AKQJT.32.32");
    yes(json!({ "shape_pattern": "54xx" }), ".5432.5432.AKQJT");
    no(json!({ "shape_pattern": "54xx" }), "AKQ.AKQJT.432.32");
    no(json!({ "shape_pattern": "54xx" }), "5432.AKQJT9.2.32");
    yes(json!({ "shape_pattern": "5422" }), "AKQJ.AKQJT.32.32");
    no(json!({ "shape_pattern": "5422" }), "AKQJ.AKQJT.432.2");
    yes(json!({ "shape_pattern": "xxx0" }), "AKQJ.AKQJ.AKQJT.");
    no(json!({ "shape_pattern": "xxx0" }), "AKQJ.AKQJ.AKQJ.2");
    yes(json!({ "shape_pattern": "xxxx" }), "AKQJT98765432...");
    // Ordered shapes descend, so this one is of no hand.
    no(json!({ "shape_pattern": "45xx" }), "AKQJ.AKQJT.32.32");
}

#[test]
fn longest_and_comparisons() {
    yes(json!({ "longest": ["H"] }), "AKQ.AKQJT.32.432");
    yes(json!({ "longest": ["H"] }), "AKQJ.AKQJ.32.432");
    yes(json!({ "longest": ["H", "S"] }), "AKQJ.AKQJ.32.432");
    no(json!({ "longest": ["H"] }), "AKQJT.AKQJ.32.32");
    no(json!({ "longest": ["H"] }), "AKQ.AKQ.32.65432");
    let compare = |op: &str| json!({ "compare": [{ "left": "H", "op": op, "right": "S" }] });
    let (more, equal, fewer) = ("AKQ.AKQJT.32.432", "AKQJ.AKQJ.32.432", "AKQJT.AKQJ.32.32");
    for (op, truth) in [
        (">", [true, false, false]),
        (">=", [true, true, false]),
        ("<", [false, false, true]),
        ("<=", [false, true, true]),
        ("==", [false, true, false]),
    ] {
        for (hand, truth) in [more, equal, fewer].into_iter().zip(truth) {
            assert_eq!(holds(compare(op), hand), truth, "H{op}S {hand}");
        }
    }
    let both = json!({ "compare": [{ "left": "H", "op": ">", "right": "S" }, { "left": "D", "op": "<", "right": "C" }] });
    yes(both.clone(), "AKQ.AKQJT.32.432");
    no(both, "AKQ.AKQJT.432.32");
}

#[test]
fn aces_kings_queens_controls_and_key_cards() {
    let hand = "AKQ2.KQ3.A543.K2";
    number("aces", 2, hand);
    number("kings", 3, hand);
    number("queens", 2, hand);
    // Two aces and three kings; queens do not count.
    number("controls", 7, hand);
    for (trumps, key_cards) in [("S", 3), ("H", 3), ("D", 2), ("C", 3)] {
        yes(json!({ "keycards": { trumps: exactly(key_cards) } }), hand);
        no(json!({ "keycards": { trumps: exactly(key_cards + 1) } }), hand);
        no(json!({ "keycards": { trumps: exactly(key_cards - 1) } }), hand);
    }
    yes(json!({ "keycards": { "S": exactly(5) } }), "AK.A432.A432.A32");
    yes(json!({ "keycards": { "S": exactly(0), "H": exactly(1) } }), "QJT.KQJT.KQJ.QJT");
}

#[test]
fn stoppers() {
    for (spades, stopped) in [
        ("A", true),
        ("A2", true),
        ("K", false),
        ("K2", true),
        ("Q", false),
        ("Q2", false),
        ("Q32", true),
        ("QJ", false),
        ("QJT", true),
        ("J", false),
        ("JT9", false),
        ("J432", true),
        ("T9876", false),
        ("", false),
        ("KQ", true),
        ("KJ", true),
    ] {
        let others = &"AKQJT98765432"[..13 - spades.len()];
        let hand = format!("{spades}.{others}..");
        assert_eq!(holds(json!({ "stoppers": { "S": 1 } }), &hand), stopped, "stop {spades}");
        assert_eq!(holds(json!({ "stoppers": { "S": 0 } }), &hand), !stopped, "nostop {spades}");
    }
}

#[test]
fn total_points() {
    // A point for each card beyond the fourth, in every suit.
    number("tp", 10, "AKQJ.5432.432.32");
    number("tp", 10 + 1, "AKQJ2.5432.43.32");
    number("tp", 10 + 2 + 1, "AKQJ32.65432.3.2");
    number("tp", 10 + 9, "AKQJT98765432...");
}

#[test]
fn distribution_points() {
    number("dp", 10 + 1, "AKQJ.5432.432.32");
    number("dp", 10, "AKQJ.432.432.432");
    number("dp", 10 + 2, "AKQJ.5432.5432.2");
    number("dp", 10 + 3, "AKQJ.5432.65432.");
    number("dp", 10 + 1 + 2, "AKQJ32.5432.32.2");
    number("dp", 10 + 3 * 3, "AKQJT98765432...");
}

#[test]
fn losers() {
    // Spades of each kind, beside three solid suits as far as cards go.
    for (spades, losers) in [
        ("", 0),
        ("A", 0),
        ("K", 0),
        ("Q", 0),
        ("J", 1),
        ("AK", 0),
        ("AQ", 0),
        ("KQ", 0),
        ("Kx", 1),
        ("Qx", 1),
        ("Jx", 2),
        ("AKQ", 0),
        ("Axx", 2),
        ("Kxx", 2),
        ("Qxx", 2),
        ("xxx", 3),
        ("KQx", 1),
        ("AKxxx", 1),
        ("JT9xxx", 3),
    ] {
        let mut lows = "2345678".chars();
        let spades: String =
            spades.chars().map(|card| if card == 'x' { lows.next().unwrap() } else { card }).collect();
        let others = &"AKQJT98765432"[..13 - spades.len()];
        number("ltc", losers, &format!("{spades}.{others}.."));
    }
    number("ltc", 12, "J432.J32.J32.J32");
    number("ltc", 2 + 1 + 2 + 3, "A32.Q2.K432.J432");
}

#[test]
fn exact_honours() {
    let kjt = json!({ "suit_cards": { "S": "KJT" } });
    yes(kjt.clone(), "KJT83.K32.K32.32");
    yes(kjt.clone(), "KJT.AK432.K32.32");
    no(kjt.clone(), "KJT93.K32.K32.32");
    no(kjt.clone(), "AKJT3.K32.K32.32");
    no(kjt, "KJ832.K32.K32.32");
    let none = json!({ "suit_cards": { "D": "" } });
    yes(none.clone(), "AKQ.AKQJT9.8765.");
    yes(none.clone(), "AKQJT.AKQJT987..");
    no(none, "AKQ.AKQJT9.9765.");
    yes(json!({ "suit_cards": { "S": "K109" } }), "KT983.K32.K32.32");
}

#[test]
fn patterns_of_a_suit() {
    let patterns = json!({ "suit_patterns": { "S": [
        { "cards": "AKQ", "low_min": 1, "low_max": 1 },
        { "cards": "A", "low_min": 3, "low_max": 3 },
        { "cards": "KJT", "low_min": 0, "low_max": null }] } });
    for (spades, matches) in [
        ("AKQ2", true),
        ("AKQ", false),
        ("AKQ32", false),
        ("AKQT", false),
        ("A432", true),
        ("A32", false),
        ("A943", false),
        ("A5432", false),
        ("KJT", true),
        ("KJT8765432", true),
        ("KJT9", false),
        ("", false),
    ] {
        let hand = format!("{spades}.{}..", &"AKQJT98765432"[..13 - spades.len()]);
        assert_eq!(holds(patterns.clone(), &hand), matches, "{spades}");
    }
    let void = json!({ "suit_patterns": { "S": [{ "cards": "", "low_min": 0, "low_max": 0 }] } });
    yes(void.clone(), ".AKQJT98765432..");
    no(void, "2.AKQJT9876543..");
    // Seven low cards and no more: eight are of no hand.
    no(
        json!({ "suit_patterns": { "S": [{ "cards": "A", "low_min": 8, "low_max": null }] } }),
        "AKQJT98765432...",
    );
    yes(
        json!({ "suit_patterns": { "S": [{ "cards": "AKQJT9", "low_min": 7, "low_max": null }] } }),
        "AKQJT98765432...",
    );
}

#[test]
fn cards_held_and_not() {
    yes(json!({ "cards_held": ["HQ", "D8"] }), "AK2.QJ53.K84.T65");
    no(json!({ "cards_held": ["HQ", "D9"] }), "AK2.QJ53.K84.T65");
    yes(json!({ "cards_held": ["C10"] }), "AK2.QJ53.K84.T65");
    yes(json!({ "cards_held": ["CT"], "cards_not_held": ["SQ"] }), "AK2.QJ53.K84.T65");
    no(json!({ "cards_not_held": ["SQ", "SK"] }), "AK2.QJ53.K84.T65");
}

#[test]
fn any_is_a_union_and_not_excludes() {
    let any = json!({ "any": [[
        { "suits": { "S": at_least(4) }, "hcp": at_least(12) }, { "suits": { "H": at_least(4) } }]] });
    yes(any.clone(), "AKQJ.AK2.432.432");
    yes(any.clone(), "432.5432.432.432");
    yes(any.clone(), "AKQJ.AK32.432.32");
    no(any.clone(), "AKQJ.432.432.432");
    no(any, "AKQ.AK2.AK32.432");
    let not = json!({ "not": [{ "suits": { "S": at_least(4) } }, { "suits": { "H": at_least(4) }, "hcp": at_least(12) }] });
    yes(not.clone(), "432.432.AKQJ.AK2");
    yes(not.clone(), "432.5432.J32.432");
    no(not.clone(), "5432.432.J32.432");
    no(not, "432.AKQJ.AK2.432");
    // Several groups all count.
    let groups = json!({ "any": [[{ "shape": "balanced" }, { "shape": "semi_balanced" }], [{ "hcp": exactly(0) }, { "aces": exactly(1) }]] });
    yes(groups.clone(), "A32.5432.432.432");
    no(groups.clone(), "AK.A5432.432.432");
    no(groups, "A.65432.5432.432");
    // A union of nothing holds for nothing; an exclusion of nothing excludes nothing.
    no(json!({ "any": [[]] }), "A.65432.5432.432");
    yes(json!({ "any": [], "not": [] }), "A.65432.5432.432");
    // An alternative that asks for nothing holds.
    yes(json!({ "any": [[{ "hcp": exactly(30) }, {}]] }), "A.65432.5432.432");
    no(json!({ "not": [[]] }), "A.65432.5432.432");
    // Within each other.
    yes(json!({ "not": [{ "not": [{ "hcp": exactly(4) }] }] }), "A.65432.5432.432");
    no(json!({ "not": [{ "not": [{ "hcp": exactly(5) }] }] }), "A.65432.5432.432");
}

#[test]
fn fits() {
    let fit = |suit: Value, class: Value, min: u32, pair: &str| {
        scenario(
            json!({ "positions": [], "fit": [{ "suit": suit, "suit_class": class, "min": min, "pair": pair }] }),
        )
    };
    let null = || Value::Null;
    // Spades 4 + 3, hearts 3 + 5, diamonds 3 + 2, clubs 3 + 3.
    let table = deal(&[("opener", "AKQ2.K73.AT5.J42"), ("responder", "T86.A9542.QJ.K73")]);
    let holds = |scenario| verdict(&scenario, &table, None).satisfied;
    assert!(holds(fit(json!("H"), null(), 8, "declarer")) && !holds(fit(json!("H"), null(), 9, "declarer")));
    assert!(holds(fit(json!("S"), null(), 7, "declarer")) && !holds(fit(json!("S"), null(), 8, "declarer")));
    assert!(
        holds(fit(null(), json!("major"), 8, "declarer"))
            && !holds(fit(null(), json!("major"), 9, "declarer"))
    );
    assert!(
        holds(fit(null(), json!("minor"), 6, "declarer"))
            && !holds(fit(null(), json!("minor"), 7, "declarer"))
    );
    assert!(holds(fit(null(), null(), 8, "declarer")) && !holds(fit(null(), null(), 9, "declarer")));
    // The others have 6, 5, 8 and 7.
    assert!(holds(fit(json!("D"), null(), 8, "defense")) && !holds(fit(json!("S"), null(), 7, "defense")));
    assert!(
        holds(fit(null(), json!("minor"), 8, "defense")) && !holds(fit(null(), json!("major"), 7, "defense"))
    );
}

#[test]
fn pair_points() {
    let pair =
        |key: &str, pair: &str, range: Value| scenario(json!({ "positions": [], key: { pair: range } }));
    // 17 and 10 high card points; a fifth heart opposite.
    let table = deal(&[("opener", "AKQ2.K73.AT5.J42"), ("responder", "T86.A9542.QJ.K73")]);
    let holds = |scenario| verdict(&scenario, &table, None).satisfied;
    assert!(
        holds(pair("pair_hcp", "declarer", exactly(27)))
            && !holds(pair("pair_hcp", "declarer", at_least(28)))
    );
    assert!(
        holds(pair("pair_hcp", "defense", exactly(13)))
            && !holds(pair("pair_hcp", "defense", between(0, 12)))
    );
    assert!(
        holds(pair("pair_tp", "declarer", exactly(28))) && !holds(pair("pair_tp", "declarer", exactly(27)))
    );
    // Whoever declares, the pair called declarer is opener and responder (SEMANTICS 19).
    let context = json!({ "positions": [], "context": { "declarer": "opp1" }, "pair_hcp": { "declarer": exactly(27) } });
    assert!(holds(scenario(context)));
}

#[test]
fn the_lead_lies_left_of_the_declarer() {
    let table = deal(&[
        ("opener", "AKQ2.K73.AT5.J42"),
        ("opp1", "J95.QT82.K74.Q86"),
        ("responder", "T86.A95.QJ92.K73"),
    ]);
    let lead = |context: Value| {
        verdict(&scenario(json!({ "positions": [], "context": context })), &table, None).satisfied
    };
    for (declarer, card) in [("opener", "SJ"), ("opp1", "ST"), ("responder", "S7"), ("opp2", "SA")] {
        for (other, holder) in [("SJ", "opener"), ("ST", "opp1"), ("S7", "responder"), ("SA", "opp2")] {
            let held = lead(json!({ "declarer": declarer, "lead": other }));
            assert_eq!(held, holder == declarer, "{declarer} {card} {other}");
        }
    }
    // The declarer may come from the auction: opener named hearts first, so opp1 leads.
    let auction = json!(["1H", "P", "3H", "P", "4H", "P", "P", "P"]);
    assert!(lead(json!({ "auction": auction, "lead": "SJ" })));
    assert!(!lead(json!({ "auction": auction, "lead": "S7" })));
    assert!(lead(json!({ "auction": auction, "dealer": "responder", "lead": "S7" })));
    let transfer = json!(["1SA", "P", "2C", "P", "2H", "P", "4H"]);
    assert!(lead(json!({ "dealer": "opp1", "auction": transfer, "lead": "ST" })));
    // The rest of the context carries no truth.
    assert!(lead(json!({ "dealer": "opp2", "vul": "both", "contract": "7NT", "declarer": "opp1" })));
}
