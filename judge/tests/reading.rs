//! What the judge reads, what it refuses, and that nothing makes it panic.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

mod common;

use bridgeshape_judge::{Scenario, ScenarioError};
use common::{Random, deal, opener, scenario, verdict};
use serde_json::{Value, json};

/// A scenario with every field there is.
fn everything() -> Value {
    let range = json!({ "min": 1, "max": 9 });
    let alternative = json!({ "suits": { "$b": range }, "x": range, "hcp": range, "stoppers": { "S": 1 },
        "suit_patterns": { "D": [{ "cards": "A", "low_min": 0, "low_max": null }] }, "any": [[{ "tp": range }]], "not": [{ "dp": range }] });
    let position = json!({
        "quiet": 1, "suits": { "S": range, "$a": { "min": 0, "max": null } }, "suit_hcp": { "H": range },
        "suit_cards": { "D": "KJT", "$b": "" }, "suit_patterns": { "C": [
            { "cards": "AKQ", "low_min": 1, "low_max": 1 }, { "cards": "10", "low_min": 0, "low_max": null }] },
        "hcp": range, "x": range, "x_hcp": range, "shape": "two_suiter", "shape_pattern": "5xx0",
        "tp": range, "dp": range, "ltc": range, "aces": range, "kings": range, "queens": range, "controls": range,
        "keycards": { "H": range, "$a": range }, "stoppers": { "S": 1, "H": 0, "D": true, "$b": false },
        "cards_held": ["HQ", "S10", "$aQ"], "cards_not_held": ["SK"],
        "compare": [{ "left": "H", "op": ">=", "right": "$a" }], "longest": ["H", "$b"],
        "any": [[alternative, {}], [alternative]], "not": [alternative] });
    json!({
        "label": "Tutto", "weight": 3, "dslVersion": 2,
        "requires": ["suit_cards", "suit_patterns", "vars", "stoppers", "card_presence", "controls", "points",
            "pair_points", "compare", "shape_pattern", "any_not", "context", "weight"],
        "vars": { "$a": ["S", "H"], "$b": ["S", "H", "D", "C"] },
        "context": { "dealer": "opp1", "vul": "us", "auction": ["P", "P", "1SA", "X", "P", "2C", "P", "P", "P"], "contract": "1NT", "lead": "S10" },
        "positions": { "responder": { "hcp": range }, "opener": position, "opp2": {}, "opp1": [] },
        "fit": [{ "suit": "$a", "suit_class": null, "min": 8, "pair": "declarer" }, { "suit": null, "suit_class": "major", "min": 7, "pair": "defense" }],
        "pair_hcp": { "declarer": range, "defense": range }, "pair_tp": { "declarer": range } })
}

fn refusal(json: &Value) -> ScenarioError {
    Scenario::from_json(json).unwrap_err()
}

#[test]
fn everything_is_read() {
    let scenario = scenario(everything());
    assert_eq!(scenario.label(), "Tutto");
    let lines = verdict(&scenario, &deal(&[]), None).constraints;
    assert_eq!(
        lines.iter().filter(|line| line.position.as_deref() == Some("opener")).count(),
        34,
        "{lines:#?}"
    );
    assert_eq!(lines.len(), 34 + 1 + 1 + 2 + 3);
}

#[test]
fn the_shapes_that_php_gives() {
    let table = deal(&[("opener", "AKQ32.K32.432.32")]);
    // Empty maps as lists, nulls for what is absent, no fit, no label, fields nobody knows.
    let bare =
        json!({ "positions": [], "fit": [], "vars": [], "context": [], "requires": [], "pair_hcp": [] });
    assert!(scenario(bare).satisfies(&table, None));
    let nulls = json!({ "label": null, "positions": { "opener": { "suits": [], "hcp": null, "any": null, "shape": null, "nostalgia": 7 }, "opp1": null },
        "fit": null, "weight": null, "context": { "lead": null, "auction": null }, "title": "Tutto", "future": { "x": [1] } });
    assert!(scenario(nulls).satisfies(&table, None));
    // No max is no limit.
    assert!(opener(json!({ "suits": { "S": { "min": 5 } } })).satisfies(&table, None));
    // What counts is said without its tag too.
    let untagged = json!({ "requires": [], "positions": { "opener": { "stoppers": { "C": 1 } } } });
    assert!(!scenario(untagged).satisfies(&table, None));
    // The order of keys is nobody's business.
    let there: Value = serde_json::from_str(
        r#"{"positions":{"opener":{"hcp":{"max":12,"min":12},"suits":{"S":{"max":null,"min":5}}}}}"#,
    )
    .unwrap();
    let back: Value = serde_json::from_str(
        r#"{"positions":{"opener":{"suits":{"S":{"min":5,"max":null}},"hcp":{"min":12,"max":12}}}}"#,
    )
    .unwrap();
    assert_eq!(verdict(&scenario(there), &table, None), verdict(&scenario(back), &table, None));
}

#[test]
fn refusals_say_where_and_what() {
    let place = |pointer: &str, value: Value| {
        let mut json = everything();
        *json.pointer_mut(pointer).unwrap() = value;
        let error = refusal(&json);
        (error.path.clone(), error.to_string())
    };
    for (pointer, value, path, message) in [
        ("", json!(null), "", "at the scenario: expected a scenario object, found null"),
        ("", json!([1]), "", "at the scenario: expected a scenario object, found a list of 1"),
        ("", json!({}), "/positions", "expected an object of positions, found nothing"),
        ("/label", json!(7), "/label", "expected the label as text, found 7"),
        ("/positions", json!("opener"), "/positions", "expected an object of positions, found \"opener\""),
        (
            "/positions",
            json!({ "Opener": {} }),
            "/positions/Opener",
            "a position called opener, opp1, responder or opp2",
        ),
        (
            "/positions/opener",
            json!(true),
            "/positions/opener",
            "expected an object of constraints, found true",
        ),
        (
            "/positions/opener/hcp",
            json!(12),
            "/positions/opener/hcp",
            "expected a range: an object of min and max, found 12",
        ),
        (
            "/positions/opener/hcp/min",
            json!("12"),
            "/positions/opener/hcp/min",
            "expected a whole number, 0 or more, found \"12\"",
        ),
        ("/positions/opener/hcp/min", json!(-1), "/positions/opener/hcp/min", "found -1"),
        ("/positions/opener/hcp/max", json!(1.5), "/positions/opener/hcp/max", "found 1.5"),
        (
            "/positions/opener/hcp",
            json!({ "max": 3 }),
            "/positions/opener/hcp/min",
            "expected the least number, found nothing",
        ),
        (
            "/positions/opener/suits",
            json!({ "s": { "min": 1 } }),
            "/positions/opener/suits/s",
            "as key a suit",
        ),
        (
            "/positions/opener/suits",
            json!({ "$e": { "min": 1 } }),
            "/positions/opener/suits/$e",
            "as key a suit",
        ),
        (
            "/positions/opener/suits",
            json!({ "a/b~": { "min": 1 } }),
            "/positions/opener/suits/a~1b~0",
            "as key a suit",
        ),
        (
            "/positions/opener/suit_cards/D",
            json!("KK"),
            "/positions/opener/suit_cards/D",
            "cards among A K Q J T 9",
        ),
        ("/positions/opener/suit_cards/D", json!("K8"), "/positions/opener/suit_cards/D", "found \"K8\""),
        (
            "/positions/opener/suit_patterns/C/1/cards",
            json!(10),
            "/positions/opener/suit_patterns/C/1/cards",
            "found 10",
        ),
        (
            "/positions/opener/suit_patterns/C",
            json!("AKQ."),
            "/positions/opener/suit_patterns/C",
            "a list of alternatives",
        ),
        ("/positions/opener/shape", json!("flat"), "/positions/opener/shape", "balanced, semi_balanced"),
        (
            "/positions/opener/shape_pattern",
            json!("5-4-x-x"),
            "/positions/opener/shape_pattern",
            "four characters",
        ),
        (
            "/positions/opener/shape_pattern",
            json!("54x"),
            "/positions/opener/shape_pattern",
            "four characters",
        ),
        (
            "/positions/opener/stoppers/S",
            json!(2),
            "/positions/opener/stoppers/S",
            "expected 1 or 0, found 2",
        ),
        ("/positions/opener/cards_held/1", json!("S1"), "/positions/opener/cards_held/1", "a card"),
        ("/positions/opener/cards_held/1", json!("SKQ"), "/positions/opener/cards_held/1", "a card"),
        ("/positions/opener/cards_held/1", json!("♠K"), "/positions/opener/cards_held/1", "a card"),
        (
            "/positions/opener/compare/0/op",
            json!("="),
            "/positions/opener/compare/0/op",
            "one of > >= < <= ==",
        ),
        ("/positions/opener/compare/0/left", json!("x"), "/positions/opener/compare/0/left", "a suit"),
        ("/positions/opener/longest", json!("H"), "/positions/opener/longest", "a list of suits"),
        ("/positions/opener/any/0", json!({}), "/positions/opener/any/0", "a list of alternatives"),
        (
            "/positions/opener/any/0/0/hcp/min",
            json!([]),
            "/positions/opener/any/0/0/hcp/min",
            "a whole number",
        ),
        ("/positions/opener/not/0", json!(0), "/positions/opener/not/0", "an object of constraints"),
        ("/fit", json!({ "suit": "H" }), "/fit", "a list of fits"),
        ("/fit/0/suit", json!("x"), "/fit/0/suit", "a suit"),
        ("/fit/0/min", json!(null), "/fit/0/min", "the least number of cards"),
        ("/fit/1/suit_class", json!("M"), "/fit/1/suit_class", "major, minor or any"),
        ("/fit/0/pair", json!("attack"), "/fit/0/pair", "declarer or defense"),
        ("/pair_hcp", json!({ "us": { "min": 1 } }), "/pair_hcp/us", "as key declarer or defense"),
        ("/vars/$a", json!("M"), "/vars/$a", "a list of suits"),
        ("/vars/$a/0", json!("M"), "/vars/$a/0", "a suit: S, H, D or C"),
        ("/vars", json!({ "a": ["S"] }), "/vars/a", "as key a variable"),
        ("/requires/0", json!("telepathy"), "/requires/0", "a tag that the judge knows"),
        ("/context/lead", json!("$aK"), "/context/lead", "a card such as SK"),
        ("/context/dealer", json!("north"), "/context/dealer", "opener, opp1, responder or opp2"),
        ("/context/auction/0", json!(1), "/context/auction/0", "a call"),
        ("/context/auction/3", json!("XX"), "/context/auction/3", "a call that is allowed here"),
        (
            "/context/auction",
            json!(["P", "P", "P", "P"]),
            "/context/lead",
            "an auction with a bid beside a lead",
        ),
        ("/context/auction", json!([]), "/context/lead", "a declarer or an auction beside a lead"),
    ] {
        let (found_path, found_message) = place(pointer, value);
        assert_eq!(found_path, path, "{found_message}");
        assert!(found_message.contains(message), "{found_message} should say {message}");
    }
}

#[test]
fn alternatives_within_each_other_have_a_limit() {
    let nested = |levels: usize| {
        let position = (0..levels).fold(json!({}), |inside, _| json!({ "any": [[inside]] }));
        Scenario::from_json(&json!({ "positions": { "opener": position } }))
    };
    assert!(nested(16).unwrap().satisfies(&deal(&[]), None));
    let error = nested(17).unwrap_err();
    assert!(error.path.starts_with("/positions/opener/any/0/0/any/0/0") && error.expected.contains("16"));
    assert!(nested(300).is_err());
}

/// Every place of a JSON value, as a pointer.
fn places(json: &Value, here: &str, all: &mut Vec<String>) {
    all.push(here.to_owned());
    match json {
        Value::Object(map) => {
            map.iter().for_each(|(key, value)| places(value, &format!("{here}/{key}"), all))
        }
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(i, value)| places(value, &format!("{here}/{i}"), all))
        }
        _ => {}
    }
}

/// Puts something else at every place, drops and renames every key: the scenario is read or refused with a place that
/// is in the input, and what is read judges without a panic, both ways alike.
#[test]
fn no_mutation_makes_it_panic() {
    let original = everything();
    let mut all = Vec::new();
    places(&original, "", &mut all);
    let others = [
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(255),
        json!(1.5),
        json!(1e300),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(""),
        json!("S"),
        json!("$a"),
        json!("$"),
        json!("$a10"),
        json!("A"),
        json!("x"),
        json!("♠♥"),
        json!("10"),
        json!("opener"),
        json!([]),
        json!([null]),
        json!([[]]),
        json!([[[]]]),
        json!(["S"]),
        json!([{}]),
        json!({}),
        json!({ "": "" }),
        json!({ "min": 3, "max": 1 }),
        json!({ "S": { "min": 0, "max": null } }),
        json!({ "opener": { "x": { "min": 0 } } }),
    ];
    let table = Random(3).deal();
    let mut read = 0;
    let mut refused = 0;
    let mut examine = |json: Value| match Scenario::from_json(&json) {
        Ok(scenario) => {
            read += 1;
            verdict(&scenario, &table, None);
        }
        Err(error) => {
            refused += 1;
            let parent = error.path.rsplit_once('/').map_or("", |(parent, _)| parent);
            assert!(
                json.pointer(&error.path).is_some()
                    || (error.found == "nothing" && json.pointer(parent).is_some()),
                "{error} in {json}"
            );
            assert!(!error.expected.is_empty() && !error.found.is_empty());
        }
    };
    for place in &all {
        for other in &others {
            let mut json = original.clone();
            *json.pointer_mut(place).unwrap() = other.clone();
            examine(json);
        }
        let Some((parent, key)) = place.rsplit_once('/') else { continue };
        for rename in [None, Some("Z"), Some("$c"), Some("S"), Some("min"), Some("")] {
            let mut json = original.clone();
            match json.pointer_mut(parent).unwrap() {
                Value::Object(map) => {
                    let value = map.remove(key).unwrap();
                    if let Some(rename) = rename {
                        map.insert(rename.to_owned(), value);
                    }
                }
                Value::Array(list) => drop(list.remove(key.parse().unwrap())),
                _ => unreachable!("a place has a list or an object around it"),
            }
            examine(json);
        }
    }
    assert!(read > 1_000 && refused > 1_000, "{read} read, {refused} refused of {} places", all.len());
}

/// Random bindings, legal and not: the fast answer and the verdict agree on all of them.
#[test]
fn no_binding_makes_it_panic() {
    let scenario = scenario(json!({
        "vars": { "$a": ["S", "H"] },
        "positions": { "opener": { "suits": { "$a": { "min": 3 }, "$b": { "min": 2 } }, "x": { "min": 0, "max": 4 },
            "suit_patterns": { "C": [{ "cards": "", "low_min": 0, "low_max": null }, { "cards": "A", "low_min": 0, "low_max": null }] } } },
        "fit": [{ "suit": null, "suit_class": "minor", "min": 6, "pair": "declarer" }, { "suit": "H", "suit_class": null, "min": 5, "pair": "defense" }] }));
    let names =
        ["$a", "$b", "$c", "x:opener", "x:opp1", "C~:opener", "S~:opener", "fit:0", "fit:1", "fit:2", ""];
    let values = ["S", "H", "D", "C", "0", "1", "2", "-1", "99999999999999999999", "", "♥", "opener"];
    let mut random = Random(5);
    let mut satisfied = 0;
    for _ in 0..5_000 {
        let mut given = serde_json::Map::new();
        for _ in 0..random.next() % 4 {
            let (name, value) = (random.next() as usize % names.len(), random.next() as usize % values.len());
            given.insert(names[name].to_owned(), values[value].into());
        }
        let given = common::bindings(Value::Object(given));
        satisfied += usize::from(verdict(&scenario, &random.deal(), Some(&given)).satisfied);
    }
    assert!(satisfied > 30, "{satisfied}");
}
