//! The pages that seed 001 prints ("Esempi completi"), against literals written by hand from the
//! seed's own description of the JSON, not from the parser's output.

use bridgeshape_catalog::pages;
use serde_json::{Value, json};

fn scenarios(title: &str) -> Value {
    let page = pages().iter().find(|page| page.title == title).expect("the page is embedded");
    let mut value: Value = serde_json::from_str(page.json).expect("a page is JSON");
    value["scenarios"].take()
}

#[test]
fn splinter() {
    assert_eq!(
        scenarios("Splinter"),
        json!([
            { "label": "1H-4C", "positions": {
                "opener": { "suits": { "H": { "min": 5, "max": null } }, "hcp": { "min": 12, "max": 21 } },
                "responder": { "suits": { "H": { "min": 4, "max": null }, "C": { "min": 0, "max": 1 } },
                    "suit_hcp": { "C": { "min": 0, "max": 0 } }, "hcp": { "min": 10, "max": 15 } } }, "fit": [] },
            { "label": "1H-4D", "positions": {
                "opener": { "suits": { "H": { "min": 5, "max": null } }, "hcp": { "min": 12, "max": 21 } },
                "responder": { "suits": { "H": { "min": 4, "max": null }, "D": { "min": 0, "max": 1 } },
                    "suit_hcp": { "D": { "min": 0, "max": 0 } }, "hcp": { "min": 10, "max": 15 } } }, "fit": [] },
            { "label": "1H-4S", "positions": {
                "opener": { "suits": { "H": { "min": 5, "max": null } }, "hcp": { "min": 12, "max": 21 } },
                "responder": { "suits": { "H": { "min": 4, "max": null }, "S": { "min": 0, "max": 1 } },
                    "suit_hcp": { "S": { "min": 0, "max": 0 } }, "hcp": { "min": 10, "max": 15 } } }, "fit": [] },
            { "label": "1S-4C", "positions": {
                "opener": { "suits": { "S": { "min": 5, "max": null } }, "hcp": { "min": 12, "max": 21 } },
                "responder": { "suits": { "S": { "min": 4, "max": null }, "C": { "min": 0, "max": 1 } },
                    "suit_hcp": { "C": { "min": 0, "max": 0 } }, "hcp": { "min": 10, "max": 15 } } }, "fit": [] },
            { "label": "1S-4D", "positions": {
                "opener": { "suits": { "S": { "min": 5, "max": null } }, "hcp": { "min": 12, "max": 21 } },
                "responder": { "suits": { "S": { "min": 4, "max": null }, "D": { "min": 0, "max": 1 } },
                    "suit_hcp": { "D": { "min": 0, "max": 0 } }, "hcp": { "min": 10, "max": 15 } } }, "fit": [] },
            { "label": "1S-4H", "positions": {
                "opener": { "suits": { "S": { "min": 5, "max": null } }, "hcp": { "min": 12, "max": 21 } },
                "responder": { "suits": { "S": { "min": 4, "max": null }, "H": { "min": 0, "max": 1 } },
                    "suit_hcp": { "H": { "min": 0, "max": 0 } }, "hcp": { "min": 10, "max": 15 } } }, "fit": [] }
        ])
    );
}

#[test]
fn splinter_with_fit_and_jolly() {
    assert_eq!(
        scenarios("Splinter compatto"),
        json!([
            { "label": "dopo 1H", "positions": {
                "opener": { "suits": { "H": { "min": 5, "max": null } }, "hcp": { "min": 12, "max": 21 } },
                "responder": { "x": { "min": 0, "max": 1 }, "x_hcp": { "min": 0, "max": 0 },
                    "hcp": { "min": 10, "max": 15 } } },
              "fit": [{ "suit": "H", "suit_class": null, "min": 8, "pair": "declarer" }] },
            { "label": "dopo 1S", "positions": {
                "opener": { "suits": { "S": { "min": 5, "max": null } }, "hcp": { "min": 12, "max": 21 } },
                "responder": { "x": { "min": 0, "max": 1 }, "x_hcp": { "min": 0, "max": 0 },
                    "hcp": { "min": 10, "max": 15 } } },
              "fit": [{ "suit": "S", "suit_class": null, "min": 8, "pair": "declarer" }] }
        ])
    );
}

#[test]
fn stayman() {
    assert_eq!(
        scenarios("Stayman"),
        json!([
            { "label": "fit a cuori", "positions": {
                "opener": { "hcp": { "min": 15, "max": 17 }, "suits": {
                    "S": { "min": 2, "max": 4 }, "H": { "min": 2, "max": 4 },
                    "D": { "min": 2, "max": 5 }, "C": { "min": 2, "max": 5 } } },
                "responder": { "suits": { "H": { "min": 4, "max": null } }, "hcp": { "min": 8, "max": null } } },
              "fit": [{ "suit": "H", "suit_class": null, "min": 8, "pair": "declarer" }] },
            { "label": "fit a picche", "positions": {
                "opener": { "hcp": { "min": 15, "max": 17 }, "suits": {
                    "S": { "min": 2, "max": 4 }, "H": { "min": 2, "max": 4 },
                    "D": { "min": 2, "max": 5 }, "C": { "min": 2, "max": 5 } } },
                "responder": { "suits": { "S": { "min": 4, "max": null } }, "hcp": { "min": 8, "max": null } } },
              "fit": [{ "suit": "S", "suit_class": null, "min": 8, "pair": "declarer" }] }
        ])
    );
}

#[test]
fn takeout_double() {
    let doubler = json!({ "hcp": { "min": 12, "max": null }, "suits": {
        "S": { "min": 3, "max": null }, "H": { "min": 3, "max": null },
        "D": { "min": 3, "max": null }, "C": { "min": 3, "max": null } } });
    let opener = json!({ "hcp": { "min": 12, "max": 21 }, "x": { "min": 5, "max": null } });
    assert_eq!(
        scenarios("Contro informativo"),
        json!([
            { "label": "base", "positions": { "opener": opener, "opp1": doubler,
                "responder": { "hcp": { "min": 0, "max": 8 } } }, "fit": [] },
            { "label": "con intervento", "positions": { "opener": opener, "opp1": doubler,
                "opp2": { "hcp": { "min": 8, "max": null }, "x": { "min": 5, "max": null } } }, "fit": [] }
        ])
    );
}

#[test]
fn preempt() {
    assert_eq!(
        scenarios("Barrage"),
        json!([{ "label": "", "positions": { "opener": { "suits": { "H": { "min": 7, "max": null } },
            "x": { "min": 0, "max": 1 }, "hcp": { "min": 5, "max": 10 } } }, "fit": [] }])
    );
}

#[test]
fn overcall() {
    let opener = json!({ "hcp": { "min": 12, "max": 21 }, "x": { "min": 5, "max": null } });
    assert_eq!(
        scenarios("Overcall"),
        json!([
            { "label": "overcall semplice", "positions": { "opener": opener,
                "opp1": { "hcp": { "min": 10, "max": null }, "x": { "min": 5, "max": null } }, "opp2": {} },
              "fit": [{ "suit": null, "suit_class": null, "min": 8, "pair": "defense" }] },
            { "label": "con barrage", "positions": { "opener": opener,
                "opp1": { "hcp": { "min": 6, "max": 10 }, "x": { "min": 6, "max": null } }, "opp2": {} },
              "fit": [{ "suit": null, "suit_class": null, "min": 9, "pair": "defense" }] }
        ])
    );
}
