//! Which bindings a verdict is about: all, the given ones, or the first with the fewest failures.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

mod common;

use bridgeshape_judge::{Bindings, Scenario};
use common::{Random, bindings, deal, failures, opener, scenario, verdict};
use serde_json::{Value, json};

fn from(min: u32) -> Value {
    json!({ "min": min, "max": null })
}

fn range(min: u32, max: u32) -> Value {
    json!({ "min": min, "max": max })
}

/// The bindings reported for opener's hand.
fn reported(scenario: &Scenario, hand: &str) -> Value {
    verdict(scenario, &deal(&[("opener", hand)]), None).bindings.to_json()
}

#[test]
fn variables_take_the_first_suits_that_hold() {
    let two = opener(json!({ "suits": { "$a": from(4), "$b": from(4) } }));
    assert_eq!(reported(&two, "AKQ2.KQ32.A543.2"), json!({ "$a": "S", "$b": "H" }));
    assert_eq!(reported(&two, "AK2.KQ32.A5.5432"), json!({ "$a": "H", "$b": "C" }));
    // No suit of four for $b: of the assignments that fail once the first has $a in spades.
    assert_eq!(reported(&two, "AK2.KQ432.A54.32"), json!({ "$a": "S", "$b": "H" }));
    // Whatever the order of the domain, suits go S H D C.
    let domain = json!({ "vars": { "$a": ["C", "H"] }, "positions": { "opener": { "longest": ["$a"] } } });
    assert_eq!(reported(&scenario(domain), "2.K432.A543.A432"), json!({ "$a": "H" }));
    // Declared and never used: nothing to bind, and no suit taken from others.
    let idle = json!({ "vars": { "$a": ["S"], "$b": ["S"] }, "positions": { "opener": { "suits": { "$b": from(4) } } } });
    assert_eq!(reported(&scenario(idle), "AK32.KQ2.A54.432"), json!({ "$b": "S" }));
}

#[test]
fn a_variable_is_found_wherever_it_is_used() {
    for position in [
        json!({ "suits": { "$c": from(0) } }),
        json!({ "suit_hcp": { "$c": from(0) } }),
        json!({ "suit_cards": { "$c": "A" } }),
        json!({ "suit_patterns": { "$c": [{ "cards": "A", "low_min": 0, "low_max": null }] } }),
        json!({ "keycards": { "$c": from(0) } }),
        json!({ "stoppers": { "$c": 1 } }),
        json!({ "cards_held": ["$cA"] }),
        json!({ "cards_not_held": ["$c10"] }),
        json!({ "compare": [{ "left": "$c", "op": ">=", "right": "H" }] }),
        json!({ "compare": [{ "left": "S", "op": ">=", "right": "$c" }] }),
        json!({ "longest": ["$c"] }),
        json!({ "any": [[{ "longest": ["$c"] }]] }),
        json!({ "not": [{ "suits": { "$c": range(0, 2) } }] }),
    ] {
        assert_eq!(reported(&opener(position.clone()), "A5432.K2.KQ32.K2")["$c"], "S", "{position}");
    }
    let fit = json!({ "positions": {}, "fit": [{ "suit": "$c", "suit_class": null, "min": 0, "pair": "declarer" }] });
    assert_eq!(reported(&scenario(fit), "A5432.K2.KQ32.K2"), json!({ "$c": "S" }));
}

#[test]
fn a_variable_may_be_a_suit_that_is_named_too() {
    let both = json!({ "vars": { "$a": ["S"] }, "positions": { "opener": { "suits": { "S": range(0, 6), "$a": from(5) } } } });
    let both = scenario(both);
    let holds = |hand| both.satisfies(&deal(&[("opener", hand)]), None);
    assert!(holds("A65432.K32.K32.2") && !holds("A765432.K32.K32.") && !holds("A432.K432.K32.32"));
}

#[test]
fn the_jolly_is_a_suit_left_open() {
    let short = opener(json!({ "x": range(0, 1) }));
    assert_eq!(reported(&short, "AK432.KQ432..432"), json!({ "x:opener": "D" }));
    // x and xhcp are of the same suit: the first suit failing once is spades.
    let poor = opener(json!({ "x": range(0, 1), "x_hcp": range(0, 0) }));
    assert_eq!(reported(&poor, "K.5432.K543.K432"), json!({ "x:opener": "S" }));
    // xhcp alone is a jolly of any length.
    let points = opener(json!({ "x_hcp": from(7), "suits": { "S": from(0) } }));
    assert_eq!(reported(&points, "AKQ2.432.AK32.32"), json!({ "x:opener": "D" }));
    // Only keys of the position close a suit: not comparisons, cards, stoppers, or what stands inside any.
    let open = opener(json!({
        "x": range(0, 1), "cards_not_held": ["SA"], "stoppers": { "S": 0 }, "keycards": { "S": from(0) },
        "compare": [{ "left": "S", "op": "<", "right": "H" }], "any": [[{ "suits": { "S": range(0, 1) } }]] }));
    assert_eq!(reported(&open, "2.KQ432.K32.5432"), json!({ "x:opener": "S" }));
    for key in [
        json!({ "suits": { "S": from(0) } }),
        json!({ "suit_hcp": { "S": from(0) } }),
        json!({ "suit_cards": { "S": "" } }),
        json!({ "suit_patterns": { "S": [{ "cards": "", "low_min": 1, "low_max": 1 }] } }),
    ] {
        let mut position = key.clone();
        position["x"] = range(0, 2);
        assert_eq!(reported(&opener(position), "2.KQ432.K432.432")["x:opener"], "H", "{key}");
        let mut position = key;
        position["x"] = range(0, 1);
        assert!(!opener(position).satisfies(&deal(&[("opener", "2.KQ432.K432.432")]), None));
    }
    // With all four suits named there is no jolly, and no suit to report.
    let closed =
        opener(json!({ "x": from(0), "suits": { "S": from(0), "H": from(0), "D": from(0), "C": from(0) } }));
    let none = verdict(&closed, &deal(&[("opener", "2.KQ432.K432.432")]), None);
    assert_eq!(
        (none.satisfied, none.bindings, none.constraints[4].actual.as_str()),
        (false, Bindings::default(), "?")
    );
}

#[test]
fn the_jolly_avoids_the_suit_of_a_variable() {
    let beside = opener(json!({ "suits": { "$a": range(0, 1) }, "x": range(0, 1) }));
    assert_eq!(reported(&beside, "2.KQ5432.2.K5432"), json!({ "$a": "S", "x:opener": "D" }));
    assert!(!beside.satisfies(&deal(&[("opener", "2.KQ5432.32.K543")]), None));
}

#[test]
fn the_jolly_avoids_the_suit_of_its_pairs_fit() {
    let with_fit = |suit: Value, class: Value, pair: &str| {
        scenario(json!({
            "positions": { "responder": { "x": range(0, 1) } },
            "fit": [{ "suit": suit, "suit_class": class, "min": 0, "pair": pair }] }))
    };
    let table = deal(&[("responder", "AKQ32.2.5432.K32")]);
    let holds = |scenario: Scenario| verdict(&scenario, &table, None).satisfied;
    assert!(!holds(with_fit(json!("H"), Value::Null, "declarer")));
    assert!(holds(with_fit(json!("H"), Value::Null, "defense")), "the other pair's fit closes nothing");
    assert!(holds(with_fit(json!("S"), Value::Null, "declarer")));
    assert!(holds(with_fit(Value::Null, json!("major"), "declarer")), "a class closes nothing");
    assert!(holds(with_fit(Value::Null, Value::Null, "declarer")), "nor does any suit");
    // A variable's suit is closed as the letter would be; any other suit than hearts will do for it.
    let variable = with_fit(json!("$a"), Value::Null, "declarer");
    assert_eq!(verdict(&variable, &table, None).bindings.to_json(), json!({ "$a": "S", "x:responder": "H" }));
    assert!(!variable.satisfies(&table, Some(&bindings(json!({ "$a": "H" })))));
}

#[test]
fn a_jolly_inside_any_or_not_is_its_own() {
    // Six cards in a suit named neither in the position nor in the alternative.
    let inside = |alternative: Value| opener(json!({ "suits": { "S": from(0) }, "any": [[alternative]] }));
    let holds = |scenario: &Scenario, hand| verdict(scenario, &deal(&[("opener", hand)]), None).satisfied;
    let free = inside(json!({ "x": from(6) }));
    assert!(holds(&free, "2.KQ5432.K32.432") && !holds(&free, "KQ5432.2.K32.432"));
    let beside = inside(json!({ "x": from(6), "suits": { "H": from(0) } }));
    assert!(holds(&beside, "2.K32.KQ5432.432") && !holds(&beside, "2.KQ5432.K32.432"));
    // Both tokens of the same suit.
    let both = inside(json!({ "x": from(6), "x_hcp": range(0, 0) }));
    assert!(holds(&both, "2.AK2.432.T65432") && !holds(&both, "2.432.432.KT5432"));
    // Another alternative's suits close nothing.
    let two = opener(json!({ "any": [[{ "suits": { "H": from(9) } }, { "x": from(6) }]] }));
    assert!(holds(&two, "2.KQ5432.K32.432"));
    // not(x:…) says that no open suit is such.
    let none = opener(json!({ "suits": { "S": from(0) }, "not": [{ "x": range(0, 1) }] }));
    assert!(holds(&none, "2.KQ32.5432.5432") && !holds(&none, "KQ32.2.5432.5432"));
    // No binding is reported, and none is taken.
    let table = deal(&[("opener", "2.KQ5432.K32.432")]);
    assert_eq!(verdict(&free, &table, None).bindings, Bindings::default());
    assert!(!free.satisfies(&table, Some(&bindings(json!({ "x:opener": "H" })))));
    // It is not the position's jolly: that may be one suit and this another.
    let apart = opener(json!({ "x": range(0, 1), "any": [[{ "x": from(6) }]] }));
    assert_eq!(reported(&apart, "2.KQ5432.K32.432"), json!({ "x:opener": "S" }));
}

#[test]
fn fits_choose_each_for_itself() {
    let fit = |suit: Value, class: Value| json!({ "suit": suit, "suit_class": class, "min": 8, "pair": "declarer" });
    let scenario = scenario(json!({
        "positions": [],
        "fit": [fit(json!("H"), Value::Null), fit(Value::Null, json!("major")), fit(Value::Null, json!("minor")), fit(Value::Null, Value::Null)] }));
    let table = deal(&[("opener", "K32.AKQ2.432.432"), ("responder", "A4.J543.K765.K65")]);
    let found = verdict(&scenario, &table, None);
    // The named suit is no choice; no minor fits, so the first one is told; two fits may be in one suit.
    assert_eq!(found.bindings.to_json(), json!({ "fit:1": "H", "fit:2": "D", "fit:3": "H" }));
    assert_eq!(failures(&found), ["fit:m8+"]);
    let actual: Vec<&str> = found.constraints.iter().map(|line| line.actual.as_str()).collect();
    assert_eq!(actual, ["8", "8", "7", "8"]);
    // A caller may still name the suit of the first.
    let named = json!({ "fit:0": "H", "fit:2": "C" });
    assert_eq!(failures(&verdict(&scenario, &table, Some(&bindings(named)))), ["fit:m8+"]);
    let wrong = json!({ "fit:0": "S" });
    assert_eq!(
        failures(&verdict(&scenario, &table, Some(&bindings(wrong)))),
        ["fit:0=S", "fit:H8+", "fit:m8+"]
    );
}

#[test]
fn patterns_are_numbered_once_each() {
    let alternative =
        |cards: &str, min: u32, max: Value| json!({ "cards": cards, "low_min": min, "low_max": max });
    let patterns = json!([
        alternative("KA", 0, Value::Null),
        alternative("AK", 0, json!(7)),
        alternative("A", 2, json!(2)),
        alternative("", 0, json!(1))
    ]);
    let scenario =
        opener(json!({ "suit_patterns": { "S": patterns, "$a": [alternative("", 0, Value::Null)] } }));
    // The first two are the same alternative; a single alternative, as for $a, is no choice.
    assert_eq!(reported(&scenario, "A32.765.K432.K32"), json!({ "$a": "H", "S~:opener": "1" }));
    let table = deal(&[("opener", "2.765.K5432.K432")]);
    let third = verdict(&scenario, &table, Some(&bindings(json!({ "S~:opener": "2", "$a~:opener": "0" }))));
    assert!(third.satisfied);
    assert_eq!(third.constraints[0].constraint, "S~AK.*|A..|.?");
    assert_eq!((third.constraints[0].wanted.as_str(), third.constraints[0].actual.as_str()), (".?", "2"));
    let fourth = verdict(&scenario, &table, Some(&bindings(json!({ "S~:opener": "3" }))));
    assert_eq!(failures(&fourth), ["S~:opener=3", "opener S~AK.*|A..|.?"]);
    // Inside any they are a plain union.
    let inside = opener(json!({ "any": [[{ "suit_patterns": { "S": patterns } }]] }));
    assert_eq!(reported(&inside, "A32.765.K432.K32"), json!({}));
}

#[test]
fn what_is_not_given_stays_open() {
    let scenario = opener(json!({ "suits": { "$a": from(4), "$b": from(4) }, "x": range(0, 1) }));
    let table = deal(&[("opener", "AKQ2.KQ32.A5432.")]);
    let half = verdict(&scenario, &table, Some(&bindings(json!({ "$b": "S" }))));
    assert_eq!(half.bindings.to_json(), json!({ "$a": "H", "$b": "S", "x:opener": "C" }));
    assert!(half.satisfied);
}

#[test]
fn illegal_bindings_say_what_would_do() {
    let scenario = scenario(json!({
        "vars": { "$a": ["S", "H"] },
        "positions": { "opener": { "suits": { "$a": from(0), "$b": from(0), "C": from(0) }, "x": from(0) } } }));
    let table = deal(&[("opener", "AKQ2.KQ32.A5432.")]);
    for (given, name, wanted) in [
        (json!({ "$a": "C" }), "$a=C", "S|H"),
        (json!({ "$a": "Z" }), "$a=Z", "S|H"),
        (json!({ "$a": "s" }), "$a=s", "S|H"),
        (json!({ "$a": "H", "$b": "H" }), "$b=H", "S|D|C"),
        (json!({ "$a": "H", "$b": "D", "x:opener": "C" }), "x:opener=C", "S"),
        (json!({ "$a": "H", "$b": "D", "x:opener": "♠" }), "x:opener=♠", "S"),
        (json!({ "x:responder": "S" }), "x:responder=S", "?"),
        (json!({ "fit:0": "S" }), "fit:0=S", "?"),
        (json!({ "": "" }), "=", "?"),
    ] {
        let verdict = verdict(&scenario, &table, Some(&bindings(given.clone())));
        let line = verdict.constraints.iter().find(|line| !line.held).unwrap();
        assert_eq!((line.constraint.as_str(), line.wanted.as_str()), (name, wanted), "{given}");
    }
}

#[test]
fn variables_that_cannot_all_have_a_suit() {
    let crowded = scenario(json!({
        "vars": { "$a": ["S"], "$b": ["S"] },
        "positions": { "opener": { "suits": { "$a": from(4), "$b": from(4) } } } }));
    let verdict = verdict(&crowded, &deal(&[("opener", "AKQ2.KQ32.A5432.")]), None);
    assert_eq!(failures(&verdict), ["$b=?", "opener $b:4+"]);
    assert_eq!(verdict.bindings.to_json(), json!({ "$a": "S" }));
}

#[test]
fn bindings_as_json() {
    let text = json!({ "$a": "H", "S~:opener": "1" });
    assert_eq!(bindings(text.clone()).to_json(), text);
    assert_eq!(bindings(json!([])), Bindings::default());
    assert_eq!(bindings(json!({ "S~:opener": 1 })), bindings(json!({ "S~:opener": "1" })));
    for bad in [json!(null), json!("H"), json!([1]), json!({ "$a": [] }), json!({ "$a": true })] {
        assert!(Bindings::from_json(&bad).is_err(), "{bad}");
    }
    let error = Bindings::from_json(&json!({ "x:opener": ["H"] })).unwrap_err();
    assert_eq!(error.path, "/x:opener");
}

/// Existential answers against trying every binding by hand, on random deals.
#[test]
fn satisfied_means_under_some_binding() {
    let scenario = scenario(json!({
        "vars": { "$a": ["S", "H"] },
        "positions": {
            "opener": { "suits": { "$a": from(5) }, "x": range(0, 2), "x_hcp": range(0, 3) },
            "responder": { "suits": { "$a": range(1, 3), "$b": from(4) },
                           "suit_patterns": { "D": [
                               { "cards": "A", "low_min": 0, "low_max": 2 }, { "cards": "", "low_min": 1, "low_max": null }] } } },
        "fit": [{ "suit": null, "suit_class": "minor", "min": 7, "pair": "defense" }] }));
    let mut all = Vec::new();
    for a in ["S", "H"] {
        for b in ["S", "H", "D", "C"] {
            for x in ["S", "H", "D", "C"] {
                for fit in ["D", "C"] {
                    for pattern in ["0", "1"] {
                        all.push(bindings(json!({
                            "$a": a, "$b": b, "x:opener": x, "fit:0": fit, "D~:responder": pattern })));
                    }
                }
            }
        }
    }
    let mut random = Random(7);
    let mut held = 0;
    for _ in 0..5_000 {
        let deal = random.deal();
        let under_some = all.iter().any(|one| scenario.satisfies(&deal, Some(one)));
        assert_eq!(scenario.satisfies(&deal, None), under_some);
        held += usize::from(under_some);
    }
    assert!(held > 25, "{held}");
    // And the verdict has the fewest failures of all bindings, the first of them in order.
    for _ in 0..300 {
        let deal = random.deal();
        let best = verdict(&scenario, &deal, None);
        let legal = |one: &&Bindings| one.0["$a"] != one.0["$b"] && one.0["x:opener"] != one.0["$a"];
        let fails = |one: &Bindings| failures(&scenario.verdict(&deal, Some(one))).len();
        let first = all.iter().filter(legal).min_by_key(|one| fails(one)).unwrap();
        assert_eq!(&best.bindings, first);
    }
}
