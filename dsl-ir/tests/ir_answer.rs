//! The answer to `validate`, and what it lets through.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::answer::Answer;
use serde_json::{Value, json};

fn text(dsl: &str) -> Answer {
    Answer::of_text(dsl)
}

fn document(json: &Value) -> Answer {
    Answer::of_json(&json.to_string()).unwrap()
}

fn shown(answer: &Answer) -> Value {
    answer.to_json(Lang::English)
}

/// The labels of the scenarios that may be dealt.
fn sound(answer: &Answer) -> Vec<&str> {
    answer.scenarios().iter().filter(|read| read.is_sound()).map(|read| read.wire.label.as_str()).collect()
}

/// The refusal codes of the messages that block the whole.
fn blocked(answer: &Answer) -> Vec<&str> {
    answer.diags().into_iter().filter(|diag| diag.blocks()).map(|diag| diag.refusal().as_str()).collect()
}

/// The places of the messages of a kind: `code line:column+length`.
fn places(answer: &Answer, kind: &str) -> Vec<String> {
    let place =
        |m: &Value| format!("{} {}:{}+{}", m["code"].as_str().unwrap(), m["line"], m["column"], m["length"]);
    shown(answer)[kind].as_array().unwrap().iter().map(place).collect()
}

#[test]
fn a_valid_text() {
    let answer = text("1H-4C: opener H:5+ aces:1+; responder H:4+ // opener shape:semi_balanced");
    let mut document = shown(&answer);
    // The sentences have tests of their own.
    let told = document.as_object_mut().unwrap().remove("descriptions").unwrap();
    assert_eq!(told.as_array().unwrap().len(), 2);
    assert_eq!(
        document,
        json!({
            "dslVersion": 2, "valid": 1, "errors": [], "warnings": [], "notices": [],
            "scenarios": [
                {
                    "label": "1H-4C", "fit": [], "requires": ["controls"],
                    "positions": {
                        "opener": { "aces": { "min": 1, "max": null }, "suits": { "H": { "min": 5, "max": null } } },
                        "responder": { "suits": { "H": { "min": 4, "max": null } } }
                    }
                },
                { "label": "", "fit": [], "requires": ["shape_pattern"], "positions": { "opener": { "shape": "semi_balanced" } } }
            ]
        })
    );
    assert!(answer.is_valid() && blocked(&answer).is_empty());
    assert_eq!(sound(&answer), ["1H-4C", ""]);
}

#[test]
fn faults_of_a_text_have_line_column_and_length() {
    let answer = text("opener S:5+ S5+\n\thcp:17-15");
    let all = [places(&answer, "errors"), places(&answer, "warnings")].concat();
    assert_eq!(shown(&answer)["valid"], 0);
    assert!(all.iter().any(|place| place.ends_with(" 1:13+3")), "{all:?}");
    assert!(all.contains(&String::from("reversed_range 2:2+9")), "{all:?}");
    assert_eq!(blocked(&answer), ["dsl_errors", "dsl_errors"]);
}

#[test]
fn what_a_fault_leaves_out_makes_no_contradiction() {
    let declarer = text("declarer:north lead:SK opener");
    assert_eq!(
        places(&declarer, "errors").len() + places(&declarer, "warnings").len(),
        1,
        "{}",
        shown(&declarer)
    );
    let excluded = text("opener S:5+ not(S:5+ oops)");
    assert!(shown(&excluded)["errors"].as_array().unwrap().iter().all(|m| m["code"] != "no_branch_left"));
}

#[test]
fn a_document_is_shown_as_it_came() {
    let page = json!({
        "pageId": 42, "title": "Splinter", "url": "https://bridgepedia.it/Splinter", "raw": "…",
        "descriptions": [{ "label": "a", "positions": { "opener": ["una frase"] } }],
        "shape_roles": { "opener": "Attaccante" },
        "scenarios": [{ "label": "a", "positions": { "opener": { "hcp": { "min": 12, "max": 21 }, "later": 1 } }, "fit": [] }]
    });
    let answer = document(&page);
    let mut expected = page.clone();
    for (key, value) in [("dslVersion", json!(1)), ("valid", json!(1))] {
        expected[key] = value;
    }
    for key in ["errors", "warnings", "notices"] {
        expected[key] = json!([]);
    }
    assert_eq!(shown(&answer), expected, "descriptions, roles and unknown fields included");
    assert_eq!(answer.page().title.as_deref(), Some("Splinter"));
}

#[test]
fn semantics_25_what_the_api_reports_blocks_the_page() {
    for key in ["errors", "warnings"] {
        let page = json!({ "scenarios": [{ "positions": { "opener": [] } }], key: ["token scartato"] });
        let answer = document(&page);
        assert!(!answer.is_valid());
        assert_eq!(blocked(&answer), ["dsl_errors"]);
        assert_eq!(shown(&answer)[key][0]["message"], "reported by the API: token scartato");
    }
    let hint = document(&json!({ "scenarios": [{ "positions": {} }], "notices": ["forse"] }));
    assert!(hint.is_valid() && blocked(&hint).is_empty());
    assert_eq!(shown(&hint)["notices"][0]["message"], "reported by the API: forse");
}

#[test]
fn semantics_25_an_unknown_tag_blocks_its_scenario_only() {
    let answer = document(&json!({ "scenarios": [
        { "label": "new", "positions": { "opener": "telepathic" }, "requires": ["vars", "telepathy"] },
        { "label": "old", "positions": { "opener": [] }, "requires": ["vars"] }
    ] }));
    assert!(blocked(&answer).is_empty() && !answer.is_valid());
    assert_eq!(sound(&answer), ["old"]);
    assert_eq!(answer.scenarios()[0].diags[0].refusal().as_str(), "unsupported_feature");
    assert_eq!(shown(&answer)["errors"][0]["code"], "unsupported_feature");
    assert_eq!(shown(&answer)["scenarios"][0]["positions"]["opener"], "telepathic");
}

#[test]
fn semantics_25_a_newer_version_is_refused() {
    let answer = Answer::of_json(r#"{"dslVersion":3,"scenarios":[]}"#).unwrap();
    assert_eq!(blocked(&answer), ["unsupported_feature"]);
    assert_eq!((shown(&answer)["valid"].clone(), answer.scenarios().len()), (json!(0), 0));
}

#[test]
fn semantics_23_what_is_impossible_has_its_own_code() {
    let answer = text("A: opener S=AK Shcp:0-2 // B: auction:1H,1H opener // C: opener");
    assert!(!answer.is_valid());
    assert_eq!(sound(&answer), ["C"]);
    let codes: Vec<_> =
        answer.scenarios().iter().flat_map(|read| read.diags.iter().map(|d| d.refusal().as_str())).collect();
    assert_eq!(codes, ["suit_cards_exceed_hcp_max", "dsl_errors"]);
    assert!(places(&answer, "errors")[1].ends_with(" 1:42+2"), "{:?}", places(&answer, "errors"));
}
