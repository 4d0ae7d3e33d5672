//! The API's documents: what seed 001 prints is read, what is wrong is told with its place.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod ir_common;

use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::ir;
use bridgeshape_dsl_ir::wire::{self, Page};
use expect_test::expect;
use ir_common::{fault, faults, tree};
use serde_json::{Value, json};

/// The answer to `get` as seed 001 prints it.
const SEED: &str = r#"{
  "shapeconstraints": {
    "pageId": 42,
    "raw": "1H-4C: opener H:5+ hcp:12-21; responder H:4+ C:0-1 Chcp:0 hcp:10-15 // ...",
    "scenarios": [
      {
        "label": "1H-4C",
        "positions": {
          "opener": {
            "suits": { "H": { "min": 5, "max": null } },
            "hcp": { "min": 12, "max": 21 }
          },
          "responder": {
            "suits": { "H": { "min": 4, "max": null }, "C": { "min": 0, "max": 1 } },
            "suit_hcp": { "C": { "min": 0, "max": 0 } },
            "hcp": { "min": 10, "max": 15 }
          }
        },
        "fit": []
      }
    ]
  }
}"#;

fn page(json: &str) -> Page {
    wire::read(json).expect("a readable page")
}

#[test]
fn seed_001_answer_of_get() {
    let page = page(SEED);
    assert_eq!((page.page_id, page.dsl_version, page.scenarios.len()), (Some(42), None, 1));
    let inner: Value = serde_json::from_str::<Value>(SEED).unwrap()["shapeconstraints"].clone();
    assert_eq!(serde_json::to_value(&page).unwrap(), inner, "what is written again is the same by value");
    let scenario = ir::lower(&page.scenarios[0], 1, &|_| None).unwrap();
    expect![[r#"all(opener hcp 12..21, opener.H length 5.., responder hcp 10..15, responder.C hcp ..0, responder.C length ..1, responder.H length 4..)"#]]
        .assert_eq(&tree(&scenario));
    expect!["1H-4C: opener H:5+ hcp:12-21; responder H:4+ C:0-1 hcp:10-15 Chcp:0"]
        .assert_eq(&ir::to_dsl(&scenario).unwrap());
}

#[test]
fn bare_wrapped_list_and_single_scenario_are_the_same() {
    let wrapped = page(SEED);
    let inner = serde_json::from_str::<Value>(SEED).unwrap()["shapeconstraints"].clone();
    assert_eq!(page(&inner.to_string()), wrapped);
    assert_eq!(page(&inner["scenarios"].to_string()).scenarios, wrapped.scenarios);
    assert_eq!(page(&inner["scenarios"][0].to_string()).scenarios, wrapped.scenarios);
    assert_eq!(page(&format!("\u{feff}{inner}")), wrapped, "a byte order mark");
}

#[test]
fn semantics_35_tolerance() {
    let php = r#"{"title":"Landy","url":"https://bridgepedia.it/x","revid":7,"dslVersion":"2","valid":true,
        "scenarios":[{"fit":[{"min":8,"pair":"declarer"}],"vars":[],"label":"caff\u00e8",
          "positions":{"opp1":[],"opener":{"suits":[],"stoppers":{"S":true,"H":0},"hcp":{"max":null,"min":12},"x":null}},
          "pair_hcp":[],"context":[],"requires":[],"unknown":{"deep":[1]}}],
        "errors":[],"warnings":[],"later":"kept"}"#;
    let page = page(php);
    assert_eq!(
        (page.title.as_deref(), page.revid, page.dsl_version, page.valid),
        (Some("Landy"), Some(7), Some(2), Some(1))
    );
    assert_eq!(page.extra["later"], "kept");
    let scenario = &page.scenarios[0];
    assert_eq!(scenario.label, "caffè");
    assert_eq!(scenario.extra["unknown"], json!({ "deep": [1] }));
    assert_eq!(
        serde_json::to_value(scenario).unwrap(),
        json!({
            "label": "caffè",
            "positions": { "opener": { "hcp": { "min": 12, "max": null }, "stoppers": { "S": 1, "H": 0 } }, "opp1": {} },
            "fit": [{ "suit": null, "suit_class": null, "min": 8, "pair": "declarer" }],
            "pair_hcp": {}, "context": {},
            "unknown": { "deep": [1] }
        })
    );
    let lowered = ir::lower(scenario, 1, &|_| None).unwrap();
    assert_eq!(
        ir::to_dsl(&lowered).unwrap(),
        "caffè: fit:8+ opener hcp:12+ nostop:H stop:S; opp1".replace("nostop:H stop:S", "stop:S nostop:H")
    );
}

#[test]
fn messages_are_texts_or_objects() {
    let page = page(
        r#"{"scenarios":[],"errors":["bad",{"message":"worse","code":"c7"}],"warnings":[{"text":"odd"},3],
            "descriptions":[{"label":"a","positions":{"opener":["una frase"]},"positionLabels":{"opener":"Attaccante"},"fit":"odd"}]}"#,
    );
    let texts: Vec<_> = page.errors.iter().chain(&page.warnings).map(|m| m.message.as_str()).collect();
    assert_eq!(texts, ["bad", "worse", r#"{"text":"odd"}"#, "3"]);
    assert_eq!(
        serde_json::to_value(&page.errors).unwrap(),
        json!(["bad", { "message": "worse", "code": "c7" }])
    );
    let description = &page.descriptions[0];
    assert_eq!(description.positions["opener"], ["una frase"]);
    assert_eq!(description.position_labels["opener"], "Attaccante");
    assert_eq!(description.extra["fit"], "odd", "what is not shaped as known is kept");
}

#[test]
fn every_fault_comes_with_its_place() {
    let json = json!({
        "label": 7,
        "positions": {
            "opener": { "hcp": { "max": 3 }, "suits": { "T": { "min": 1 }, "S": { "min": -1, "max": "x" } }, "compare": [{ "left": "S", "op": ">" }] },
            "north": {},
            "opp2": "quiet"
        },
        "fit": [{ "suit": "Z", "min": 8 }],
        "pair_hcp": { "both": { "min": 1 } }
    });
    expect![[r#"
        /label: expected a text, found 7
        /positions/north: expected opener, responder, opp1 or opp2, found north
        /positions/opener/suits/S/min: expected a whole number, 0 or more, found -1
        /positions/opener/suits/S/max: expected a whole number, 0 or more, found "x"
        /positions/opener/suits/T: expected a suit: S, H, D, C or a variable $a to $d, found T
        /positions/opener/hcp/min: missing: a whole number, 0 or more
        /positions/opener/compare/0/right: missing: a suit: S, H, D, C or a variable $a to $d
        /positions/opp2: expected an object, found "quiet"
        /fit/0/suit: expected a suit: S, H, D, C or a variable $a to $d, found "Z"
        /fit/0/pair: missing: declarer or defense
        /pair_hcp/both: expected declarer or defense, found both"#]]
    .assert_eq(&faults(&json));
}

#[test]
fn words_that_mean_nothing_come_with_their_place() {
    let json = json!({
        "positions": { "opener": {
            "suit_cards": { "S": "QQ", "H": "8" }, "suit_patterns": { "D": [{ "cards": "K", "low_min": 1, "low_max": 1 }, { "cards": "x", "low_min": 0 }] },
            "shape": "flat", "shape_pattern": "5-4-x-x", "cards_held": ["QH", "$eQ", "H10"],
            "compare": [{ "left": "S", "op": "=>", "right": "H" }],
            "any": [[{ "not": [{ "cards_not_held": [""] }] }]]
        } },
        "fit": [{ "suit_class": "M", "min": 8, "pair": "us" }],
        "vars": { "$a": ["S", "M"], "a": ["S"] },
        "context": { "dealer": "north", "vul": "all", "auction": ["1SA", "8C", "1Z"], "contract": "4", "declarer": "S", "lead": "$aK" }
    });
    expect![[r#"
        /vars/$a/1: expected a suit: S, H, D or C, found "M"
        /vars/a: expected a variable: $a, $b, $c or $d, found "a"
        /fit/0/pair: expected declarer or defense, found "us"
        /fit/0/suit_class: expected major, minor or any, found "M"
        /positions/opener/suit_cards/S: expected cards among A K Q J T 9, each once, or nothing, found "QQ"
        /positions/opener/suit_cards/H: expected cards among A K Q J T 9, each once, or nothing, found "8"
        /positions/opener/suit_patterns/D/1/cards: expected cards among A K Q J T 9, each once, or nothing, found "x"
        /positions/opener/shape: expected balanced, semi_balanced, one_suiter, two_suiter, three_suiter or any, found "flat"
        /positions/opener/shape_pattern: expected four lengths, each a digit or x, found "5-4-x-x"
        /positions/opener/compare/0/op: expected one of > >= < <= ==, found "=>"
        /positions/opener/cards_held/0: expected a card: a suit or a variable, then one of A K Q J T 9 8 7 6 5 4 3 2, found "QH"
        /positions/opener/cards_held/1: expected a card: a suit or a variable, then one of A K Q J T 9 8 7 6 5 4 3 2, found "$eQ"
        /positions/opener/any/0/0/not/0/cards_not_held/0: expected a card: a suit or a variable, then one of A K Q J T 9 8 7 6 5 4 3 2, found ""
        /context/dealer: expected opener, responder, opp1 or opp2, found "north"
        /context/declarer: expected opener, responder, opp1 or opp2, found "S"
        /context/vul: expected none, us, them or both, found "all"
        /context/auction/1: expected a call: P, X, XX or a bid from 1C to 7NT, found "8C"
        /context/auction/2: expected a call: P, X, XX or a bid from 1C to 7NT, found "1Z"
        /context/contract: expected a contract from 1C to 7NT, with X or XX if doubled, found "4"
        /context/lead: expected a card: a suit, then one of A K Q J T 9 8 7 6 5 4 3 2, found "$aK""#]]
    .assert_eq(&faults(&json));
}

#[test]
fn documents_that_are_no_page() {
    let message = |json: &str| {
        let faults = wire::read(json).expect_err("a fault");
        faults.iter().map(fault).collect::<Vec<_>>().join("\n")
    };
    expect![": line 2, column 3: this is not JSON"].assert_eq(&message("{\n  oops"));
    expect![": the API answered with an error: no such page"]
        .assert_eq(&message(r#"{"error":{"code":"missingtitle","info":"no such page"}}"#));
    expect![": the document has no list of scenarios"].assert_eq(&message("{}"));
    expect![": expected a scenario: an object, found 7"].assert_eq(&message("7"));
    expect![": the document has DSL version 3; this program knows up to 2"]
        .assert_eq(&message(r#"{"dslVersion":3,"scenarios":[]}"#));
    expect![": more than 64 levels of nesting"].assert_eq(&message(&("[".repeat(65) + &"]".repeat(65))));
    expect!["/scenarios: the list has more than 4096 items"]
        .assert_eq(&message(&format!(r#"{{"scenarios":[{}0]}}"#, "0,".repeat(4096))));
    expect![": the document is larger than 8388608 bytes"].assert_eq(&message(&" ".repeat((8 << 20) + 1)));
    expect![": more than 64 levels of nesting"].assert_eq(&message(&"[".repeat(100_000)));
}

#[test]
fn semantics_25_version_and_tags() {
    assert_eq!(page(r#"{"scenarios":[]}"#).dsl_version, None, "absent means 1");
    let newer = r#"{"scenarios":[
        {"label":"old","positions":{"opener":{"hcp":{"min":1}}}},
        {"label":"new","positions":{"opener":{"hcp":"many"}},"requires":["hcp_words"]}]}"#;
    let page = page(newer);
    assert_eq!(page.scenarios.len(), 2, "an unknown tag blocks its scenario only");
    let refused = ir::lower(&page.scenarios[1], 2, &|_| None).unwrap_err();
    assert_eq!(refused.len(), 1);
    assert_eq!(refused[0].refusal().as_str(), "unsupported_feature");
    assert!(refused[0].message(Lang::Italian).contains("hcp_words"));
    assert_eq!(
        serde_json::to_value(&page.scenarios[1]).unwrap()["requires"],
        json!(["hcp_words"]),
        "and is shown as it came"
    );
    assert!(ir::lower(&page.scenarios[0], 1, &|_| None).is_ok());
}

#[test]
fn semantics_25_tags_are_collected_everywhere() {
    let tags = |json: Value| -> Vec<&str> {
        wire::requires::tags(&ir_common::read(&json)).into_iter().map(|tag| tag.as_str()).collect()
    };
    let opener = |position: Value| json!({ "positions": { "opener": position } });
    assert_eq!(tags(opener(json!({ "suits": { "S": { "min": 5 } }, "shape": "balanced" }))), [""; 0]);
    assert_eq!(tags(opener(json!({ "shape": "semi_balanced" }))), ["shape_pattern"]);
    assert_eq!(tags(opener(json!({ "cards_held": ["$aQ"] }))), ["vars", "card_presence"]);
    assert_eq!(
        tags(opener(
            json!({ "any": [[{ "suit_cards": { "S": "" } }, { "not": [{ "keycards": { "H": { "min": 2 } } }] }]] })
        )),
        ["suit_cards", "controls", "any_not"]
    );
    assert_eq!(
        tags(json!({
            "positions": { "opp1": { "ltc": { "min": 5 }, "compare": [{ "left": "S", "op": ">", "right": "$b" }],
                "suit_patterns": { "S": [] }, "stoppers": { "S": 0 } } },
            "pair_tp": { "declarer": { "min": 26 } }, "weight": 3, "context": { "dealer": "opp1" }
        })),
        ["suit_patterns", "vars", "stoppers", "points", "pair_points", "compare", "context", "weight"]
    );
    assert_eq!(tags(json!({ "positions": [], "weight": 1, "context": [] })), [""; 0]);
    assert_eq!(
        tags(json!({ "positions": [], "fit": [{ "suit": "$a", "min": 8, "pair": "declarer" }] })),
        ["vars"]
    );
}
