//! Every example that seed 001 prints, against JSON written by hand from the same document; and the constructs of the
//! table of seed 000 §7.2.

use bridgeshape_dsl_ir::diag::Severity;
use bridgeshape_dsl_ir::text::parse;
use serde_json::{Value, json};

/// The scenarios of a text that is valid.
#[track_caller]
fn scenarios(text: &str) -> Value {
    let parsed = parse(text);
    let faults: Vec<_> = parsed.diags.iter().filter(|d| d.severity != Severity::Notice).collect();
    assert!(faults.is_empty(), "{text}: {faults:?}");
    let mut value = serde_json::to_value(&parsed.scenarios).expect("scenarios are JSON");
    for scenario in value.as_array_mut().expect("a list") {
        scenario.as_object_mut().expect("an object").remove("requires");
    }
    value
}

#[track_caller]
fn check(text: &str, expected: &str) {
    let expected: Value = serde_json::from_str(expected).expect("JSON of the test");
    assert_eq!(scenarios(text), expected, "{text}");
}

/// The opener of a text that has only him.
#[track_caller]
fn opener(constraints: &str, expected: &str) {
    let expected: Value = serde_json::from_str(expected).expect("JSON of the test");
    let wanted = json!([{"label": "", "positions": {"opener": expected}, "fit": []}]);
    assert_eq!(scenarios(&format!("opener {constraints}")), wanted, "{constraints}");
}

#[test]
fn the_answer_that_the_seed_prints() {
    check(
        "1H-4C: opener H:5+ hcp:12-21; responder H:4+ C:0-1 Chcp:0 hcp:10-15",
        r#"[
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
        ]"#,
    );
}

#[test]
fn splinter() {
    let text = "1H-4C: opener H:5+ hcp:12-21; responder H:4+ C:0-1 Chcp:0 hcp:10-15 //\n\
                1H-4D: opener H:5+ hcp:12-21; responder H:4+ D:0-1 Dhcp:0 hcp:10-15 //\n\
                1H-4S: opener H:5+ hcp:12-21; responder H:4+ S:0-1 Shcp:0 hcp:10-15 //\n\
                1S-4C: opener S:5+ hcp:12-21; responder S:4+ C:0-1 Chcp:0 hcp:10-15 //\n\
                1S-4D: opener S:5+ hcp:12-21; responder S:4+ D:0-1 Dhcp:0 hcp:10-15 //\n\
                1S-4H: opener S:5+ hcp:12-21; responder S:4+ H:0-1 Hhcp:0 hcp:10-15";
    let one = |label: &str, major: &str, short: &str| {
        json!({
            "label": label,
            "positions": {
                "opener": {"suits": {major: {"min": 5, "max": null}}, "hcp": {"min": 12, "max": 21}},
                "responder": {
                    "suits": {major: {"min": 4, "max": null}, short: {"min": 0, "max": 1}},
                    "suit_hcp": {short: {"min": 0, "max": 0}},
                    "hcp": {"min": 10, "max": 15}
                }
            },
            "fit": []
        })
    };
    let expected = json!([
        one("1H-4C", "H", "C"),
        one("1H-4D", "H", "D"),
        one("1H-4S", "H", "S"),
        one("1S-4C", "S", "C"),
        one("1S-4D", "S", "D"),
        one("1S-4H", "S", "H")
    ]);
    assert_eq!(scenarios(text), expected);
    // the answer to `list` gives these labels and this number
    assert_eq!(parse(text).scenarios.len(), 6);
}

#[test]
fn compact_splinter() {
    check(
        "dopo 1H: fit:H8+ opener H:5+ hcp:12-21; responder x:0-1 xhcp:0 hcp:10-15 //\n\
         dopo 1S: fit:S8+ opener S:5+ hcp:12-21; responder x:0-1 xhcp:0 hcp:10-15",
        r#"[
          {
            "label": "dopo 1H",
            "positions": {
              "opener": { "suits": { "H": { "min": 5, "max": null } }, "hcp": { "min": 12, "max": 21 } },
              "responder": {
                "x": { "min": 0, "max": 1 }, "x_hcp": { "min": 0, "max": 0 }, "hcp": { "min": 10, "max": 15 }
              }
            },
            "fit": [ { "suit": "H", "suit_class": null, "min": 8, "pair": "declarer" } ]
          },
          {
            "label": "dopo 1S",
            "positions": {
              "opener": { "suits": { "S": { "min": 5, "max": null } }, "hcp": { "min": 12, "max": 21 } },
              "responder": {
                "x": { "min": 0, "max": 1 }, "x_hcp": { "min": 0, "max": 0 }, "hcp": { "min": 10, "max": 15 }
              }
            },
            "fit": [ { "suit": "S", "suit_class": null, "min": 8, "pair": "declarer" } ]
          }
        ]"#,
    );
}

#[test]
fn stayman() {
    check(
        "fit a cuori: fit:H8+ opener hcp:15-17 S:2-4 H:2-4 D:2-5 C:2-5; responder H:4+ hcp:8+ // \
         fit a picche: fit:S8+ opener hcp:15-17 S:2-4 H:2-4 D:2-5 C:2-5; responder S:4+ hcp:8+",
        r#"[
          {
            "label": "fit a cuori",
            "positions": {
              "opener": {
                "hcp": { "min": 15, "max": 17 },
                "suits": {
                  "S": { "min": 2, "max": 4 }, "H": { "min": 2, "max": 4 },
                  "D": { "min": 2, "max": 5 }, "C": { "min": 2, "max": 5 }
                }
              },
              "responder": { "suits": { "H": { "min": 4, "max": null } }, "hcp": { "min": 8, "max": null } }
            },
            "fit": [ { "suit": "H", "suit_class": null, "min": 8, "pair": "declarer" } ]
          },
          {
            "label": "fit a picche",
            "positions": {
              "opener": {
                "hcp": { "min": 15, "max": 17 },
                "suits": {
                  "S": { "min": 2, "max": 4 }, "H": { "min": 2, "max": 4 },
                  "D": { "min": 2, "max": 5 }, "C": { "min": 2, "max": 5 }
                }
              },
              "responder": { "suits": { "S": { "min": 4, "max": null } }, "hcp": { "min": 8, "max": null } }
            },
            "fit": [ { "suit": "S", "suit_class": null, "min": 8, "pair": "declarer" } ]
          }
        ]"#,
    );
}

#[test]
fn takeout_double() {
    check(
        "base: opener hcp:12-21 x:5+; opp1 hcp:12+ S:3+ H:3+ D:3+ C:3+; responder hcp:0-8 // \
         con intervento: opener hcp:12-21 x:5+; opp1 hcp:12+ S:3+ H:3+ D:3+ C:3+; opp2 hcp:8+ x:5+",
        r#"[
          {
            "label": "base",
            "positions": {
              "opener": { "hcp": { "min": 12, "max": 21 }, "x": { "min": 5, "max": null } },
              "opp1": {
                "hcp": { "min": 12, "max": null },
                "suits": {
                  "S": { "min": 3, "max": null }, "H": { "min": 3, "max": null },
                  "D": { "min": 3, "max": null }, "C": { "min": 3, "max": null }
                }
              },
              "responder": { "hcp": { "min": 0, "max": 8 } }
            },
            "fit": []
          },
          {
            "label": "con intervento",
            "positions": {
              "opener": { "hcp": { "min": 12, "max": 21 }, "x": { "min": 5, "max": null } },
              "opp1": {
                "hcp": { "min": 12, "max": null },
                "suits": {
                  "S": { "min": 3, "max": null }, "H": { "min": 3, "max": null },
                  "D": { "min": 3, "max": null }, "C": { "min": 3, "max": null }
                }
              },
              "opp2": { "hcp": { "min": 8, "max": null }, "x": { "min": 5, "max": null } }
            },
            "fit": []
          }
        ]"#,
    );
}

#[test]
fn preempt() {
    opener(
        "H:7+ x:0-1 hcp:5-10",
        r#"{ "suits": { "H": { "min": 7, "max": null } }, "x": { "min": 0, "max": 1 }, "hcp": { "min": 5, "max": 10 } }"#,
    );
}

#[test]
fn overcall_with_a_fit_of_the_opponents() {
    check(
        "overcall semplice: opener hcp:12-21 x:5+; opp1 hcp:10+ x:5+; opp2 fit:8+ // \
         con barrage: opener hcp:12-21 x:5+; opp1 hcp:6-10 x:6+; opp2 fit:9+",
        r#"[
          {
            "label": "overcall semplice",
            "positions": {
              "opener": { "hcp": { "min": 12, "max": 21 }, "x": { "min": 5, "max": null } },
              "opp1": { "hcp": { "min": 10, "max": null }, "x": { "min": 5, "max": null } },
              "opp2": {}
            },
            "fit": [ { "suit": null, "suit_class": null, "min": 8, "pair": "defense" } ]
          },
          {
            "label": "con barrage",
            "positions": {
              "opener": { "hcp": { "min": 12, "max": 21 }, "x": { "min": 5, "max": null } },
              "opp1": { "hcp": { "min": 6, "max": 10 }, "x": { "min": 6, "max": null } },
              "opp2": {}
            },
            "fit": [ { "suit": null, "suit_class": null, "min": 9, "pair": "defense" } ]
          }
        ]"#,
    );
}

#[test]
fn lengths_and_points() {
    opener(
        "S:5+ H:0-1 D:3 C:2-5",
        r#"{ "suits": {
            "S": { "min": 5, "max": null }, "H": { "min": 0, "max": 1 },
            "D": { "min": 3, "max": 3 }, "C": { "min": 2, "max": 5 }
        } }"#,
    );
    opener("x:0-1", r#"{ "x": { "min": 0, "max": 1 } }"#);
    opener("x:6+", r#"{ "x": { "min": 6, "max": null } }"#);
    opener("hcp:15-17", r#"{ "hcp": { "min": 15, "max": 17 } }"#);
    opener("hcp:12+", r#"{ "hcp": { "min": 12, "max": null } }"#);
    opener("hcp:0-7", r#"{ "hcp": { "min": 0, "max": 7 } }"#);
    opener(
        "Shcp:3+ Chcp:0 Hhcp:0-2",
        r#"{ "suit_hcp": {
            "S": { "min": 3, "max": null }, "C": { "min": 0, "max": 0 }, "H": { "min": 0, "max": 2 }
        } }"#,
    );
    opener("xhcp:0", r#"{ "x_hcp": { "min": 0, "max": 0 } }"#);
    opener("xhcp:0-1", r#"{ "x_hcp": { "min": 0, "max": 1 } }"#);
}

#[test]
fn shapes() {
    for class in ["balanced", "one_suiter", "two_suiter", "three_suiter", "any", "semi_balanced"] {
        opener(&format!("shape:{class}"), &json!({"shape": class}).to_string());
    }
    opener("shape:5-4-x-x", r#"{ "shape_pattern": "54xx" }"#);
    opener("shape:5422", r#"{ "shape_pattern": "5422" }"#);
    opener("shape:54xx", r#"{ "shape_pattern": "54xx" }"#);
}

#[test]
fn exact_honours() {
    opener("S=KJT", r#"{ "suit_cards": { "S": "KJT" } }"#);
    opener("S=KT9", r#"{ "suit_cards": { "S": "KT9" } }"#);
    opener("H=Q", r#"{ "suit_cards": { "H": "Q" } }"#);
    opener("D=x", r#"{ "suit_cards": { "D": "" } }"#);
    opener("S=KJT H=x", r#"{ "suit_cards": { "S": "KJT", "H": "" } }"#);
    opener("S=KJ10", r#"{ "suit_cards": { "S": "KJT" } }"#);
    opener("S:5 S=KJT", r#"{ "suits": { "S": { "min": 5, "max": 5 } }, "suit_cards": { "S": "KJT" } }"#);
}

#[test]
fn patterns() {
    opener(
        "S~AKQ.|A...",
        r#"{ "suit_patterns": { "S": [
            { "cards": "AKQ", "low_min": 1, "low_max": 1 },
            { "cards": "A", "low_min": 3, "low_max": 3 }
        ] } }"#,
    );
    opener("S~AKQ.", r#"{ "suit_patterns": { "S": [ { "cards": "AKQ", "low_min": 1, "low_max": 1 } ] } }"#);
    opener("S~A...", r#"{ "suit_patterns": { "S": [ { "cards": "A", "low_min": 3, "low_max": 3 } ] } }"#);
    opener("S~AJT9.", r#"{ "suit_patterns": { "S": [ { "cards": "AJT9", "low_min": 1, "low_max": 1 } ] } }"#);
    opener(
        "S~[KQ]x{2,3}",
        r#"{ "suit_patterns": { "S": [
            { "cards": "K", "low_min": 2, "low_max": 3 },
            { "cards": "Q", "low_min": 2, "low_max": 3 }
        ] } }"#,
    );
    opener(
        "S~KJT.*",
        r#"{ "suit_patterns": { "S": [ { "cards": "KJT", "low_min": 0, "low_max": null } ] } }"#,
    );
}

#[test]
fn quiet() {
    check(
        "opener hcp:12+; opp1 quiet",
        r#"[ {
          "label": "",
          "positions": {
            "opener": { "hcp": { "min": 12, "max": null } },
            "opp1": {
              "suits": {
                "S": { "min": 0, "max": 4 }, "H": { "min": 0, "max": 4 },
                "D": { "min": 0, "max": 5 }, "C": { "min": 0, "max": 5 }
              },
              "hcp": { "min": 0, "max": 9 },
              "suit_hcp": {
                "S": { "min": 0, "max": 3 }, "H": { "min": 0, "max": 3 },
                "D": { "min": 0, "max": 4 }, "C": { "min": 0, "max": 4 }
              },
              "quiet": 1
            }
          },
          "fit": []
        } ]"#,
    );
    let range = |text: &str, pointer: &str| scenarios(text)[0]["positions"]["opp2"].pointer(pointer).cloned();
    assert_eq!(range("opp2 quiet:0-7", "/hcp"), Some(json!({"min": 0, "max": 7})));
    assert_eq!(range("opp2 quiet S:0-4", "/suits/S"), Some(json!({"min": 0, "max": 4})));
    assert_eq!(range("opp2 quiet S:2-6", "/suits/S"), Some(json!({"min": 2, "max": 6})));
    assert_eq!(range("opp2 S:2-6 quiet", "/suits/S"), Some(json!({"min": 2, "max": 6})));
    assert_eq!(range("opp2 S:2-6 quiet", "/suits/H"), Some(json!({"min": 0, "max": 4})));
}

#[test]
fn fits() {
    for (token, suit, class, min) in [
        ("fit:H8+", json!("H"), json!(null), 8),
        ("fit:S9+", json!("S"), json!(null), 9),
        ("fit:M8+", json!(null), json!("major"), 8),
        ("fit:m8+", json!(null), json!("minor"), 8),
        ("fit:8+", json!(null), json!(null), 8),
    ] {
        for (text, pair) in [
            (format!("{token} opener"), "declarer"),
            (format!("opener {token}"), "declarer"),
            (format!("responder {token}"), "declarer"),
            (format!("opp1 {token}"), "defense"),
            (format!("opp2 {token}"), "defense"),
        ] {
            let fit = json!([{"suit": suit, "suit_class": class, "min": min, "pair": pair}]);
            assert_eq!(scenarios(&text)[0]["fit"], fit, "{text}");
        }
    }
}

#[test]
fn macros() {
    check(
        "@M=H,S\n1${M}: opener ${M}:5+ hcp:12-21; responder ${M}:3+",
        r#"[
          {
            "label": "1H",
            "positions": {
              "opener": { "suits": { "H": { "min": 5, "max": null } }, "hcp": { "min": 12, "max": 21 } },
              "responder": { "suits": { "H": { "min": 3, "max": null } } }
            },
            "fit": []
          },
          {
            "label": "1S",
            "positions": {
              "opener": { "suits": { "S": { "min": 5, "max": null } }, "hcp": { "min": 12, "max": 21 } },
              "responder": { "suits": { "S": { "min": 3, "max": null } } }
            },
            "fit": []
          }
        ]"#,
    );
    let four = scenarios("@M=H,S @N=15-17,12-14 opener ${M}:5+ hcp:${N}");
    let points: Vec<&Value> =
        four.as_array().expect("a list").iter().map(|s| &s["positions"]["opener"]).collect();
    assert_eq!(
        points,
        [
            &json!({"suits": {"H": {"min": 5, "max": null}}, "hcp": {"min": 15, "max": 17}}),
            &json!({"suits": {"H": {"min": 5, "max": null}}, "hcp": {"min": 12, "max": 14}}),
            &json!({"suits": {"S": {"min": 5, "max": null}}, "hcp": {"min": 15, "max": 17}}),
            &json!({"suits": {"S": {"min": 5, "max": null}}, "hcp": {"min": 12, "max": 14}}),
        ]
    );
}

#[test]
fn variables() {
    check(
        "Landy: $a=M $b=any opener hcp:12-21 ; opp1 $a:5+ $b:4+ ; responder $a:0-2",
        r#"[ {
          "label": "Landy",
          "positions": {
            "opener": { "hcp": { "min": 12, "max": 21 } },
            "opp1": { "suits": { "$a": { "min": 5, "max": null }, "$b": { "min": 4, "max": null } } },
            "responder": { "suits": { "$a": { "min": 0, "max": 2 } } }
          },
          "fit": [],
          "vars": { "$a": ["S", "H"], "$b": ["S", "H", "D", "C"] }
        } ]"#,
    );
    assert_eq!(scenarios("$a=m opener $a:5+")[0]["vars"], json!({"$a": ["D", "C"]}));
    assert_eq!(scenarios("$a=HS opener $a:5+")[0]["vars"], json!({"$a": ["S", "H"]}));
    opener(
        "$a:5+ $ahcp:3+ $b=KQ $c~AK. stop:$a has:$aQ kc:$a3 $a>$b longest:$a",
        r#"{
          "suits": { "$a": { "min": 5, "max": null } },
          "suit_hcp": { "$a": { "min": 3, "max": null } },
          "suit_cards": { "$b": "KQ" },
          "suit_patterns": { "$c": [ { "cards": "AK", "low_min": 1, "low_max": 1 } ] },
          "stoppers": { "$a": 1 },
          "cards_held": ["$aQ"],
          "keycards": { "$a": { "min": 3, "max": 3 } },
          "compare": [ { "left": "$a", "op": ">", "right": "$b" } ],
          "longest": ["$a"]
        }"#,
    );
}

#[test]
fn controls_key_cards_and_cards() {
    opener(
        "aces:2 kings:1-2 queens:0 controls:6+",
        r#"{
          "aces": { "min": 2, "max": 2 }, "kings": { "min": 1, "max": 2 },
          "queens": { "min": 0, "max": 0 }, "controls": { "min": 6, "max": null }
        }"#,
    );
    opener("kc:H3", r#"{ "keycards": { "H": { "min": 3, "max": 3 } } }"#);
    opener("kc:H2-3", r#"{ "keycards": { "H": { "min": 2, "max": 3 } } }"#);
    opener("has:HQ has:S10 lacks:SK", r#"{ "cards_held": ["HQ", "ST"], "cards_not_held": ["SK"] }"#);
    opener("stop:S nostop:H", r#"{ "stoppers": { "S": 1, "H": 0 } }"#);
}

#[test]
fn points_and_losers() {
    opener(
        "tp:20-22 dp:12+ ltc:6-7",
        r#"{ "tp": { "min": 20, "max": 22 }, "dp": { "min": 12, "max": null }, "ltc": { "min": 6, "max": 7 } }"#,
    );
    check(
        "pairhcp:25+ defhcp:0-14 pairtp:26+",
        r#"[ {
          "label": "", "positions": {}, "fit": [],
          "pair_hcp": { "declarer": { "min": 25, "max": null }, "defense": { "min": 0, "max": 14 } },
          "pair_tp": { "declarer": { "min": 26, "max": null } }
        } ]"#,
    );
}

#[test]
fn comparisons() {
    for op in [">", ">=", "<", "<=", "=="] {
        let expected = json!({"compare": [{"left": "H", "op": op, "right": "S"}]});
        opener(&format!("H{op}S"), &expected.to_string());
    }
    opener("longest:H", r#"{ "longest": ["H"] }"#);
}

#[test]
fn alternatives() {
    opener(
        "any(S:4+ hcp:12+, H:4+) not(D:6+)",
        r#"{
          "any": [ [
            { "suits": { "S": { "min": 4, "max": null } }, "hcp": { "min": 12, "max": null } },
            { "suits": { "H": { "min": 4, "max": null } } }
          ] ],
          "not": [ { "suits": { "D": { "min": 6, "max": null } } } ]
        }"#,
    );
    opener(
        "any(S:5+, H:5+) any(aces:2, S~A.{2,3}) not(x:0-1, shape:balanced)",
        r#"{
          "any": [
            [ { "suits": { "S": { "min": 5, "max": null } } }, { "suits": { "H": { "min": 5, "max": null } } } ],
            [ { "aces": { "min": 2, "max": 2 } },
              { "suit_patterns": { "S": [ { "cards": "A", "low_min": 2, "low_max": 3 } ] } } ]
          ],
          "not": [ { "x": { "min": 0, "max": 1 } }, { "shape": "balanced" } ]
        }"#,
    );
}

#[test]
fn context() {
    check(
        "weight:3 dealer:opener vul:us auction:1SA,P,2C,P contract:4H declarer:responder lead:SK opener hcp:15-17",
        r#"[ {
          "label": "",
          "positions": { "opener": { "hcp": { "min": 15, "max": 17 } } },
          "fit": [],
          "weight": 3,
          "context": {
            "dealer": "opener", "vul": "us", "auction": ["1SA", "P", "2C", "P"],
            "contract": "4H", "declarer": "responder", "lead": "SK"
          }
        } ]"#,
    );
    for vul in ["none", "us", "them", "both"] {
        assert_eq!(scenarios(&format!("vul:{vul} opener"))[0]["context"], json!({"vul": vul}));
    }
    assert_eq!(scenarios("declarer:responder lead:S10 opp2")[0]["context"]["lead"], json!("ST"));
}

/// Seed 000 §7.2: what each row's text says. The rows that say nothing about the text are not here.
#[test]
fn conformance_table() {
    for (row, text, count) in [
        (1, "opener S:5+ hcp:12-21", 1),
        (2, "@M=H,S opener ${M}:5+", 2),
        (3, "$a=M opener $a:5+; responder $a:3+", 1),
        (4, "$a=M $b=m opener $a:5+ $b:4+", 1),
        (5, "opener stop:S", 1),
        (6, "opener nostop:S S:3+", 1),
        (7, "opener aces:2 kc:H4", 1),
        (8, "opener has:HQ lacks:SK", 1),
        (9, "opener tp:20-22", 1),
        (10, "opener ltc:6-7", 1),
        (11, "opener H>S", 1),
        (11, "opener H>=S longest:H", 1),
        (12, "opener shape:5-4-x-x", 1),
        (13, "opener shape:semi_balanced", 1),
        (14, "opener any(S:5+, H:5+)", 1),
        (15, "opener not(S:4+, H:4+)", 1),
        (16, "opener any(S:4+ hcp:12+, H:4+)", 1),
        (17, "pairhcp:25+ opener; opp1 quiet; opp2 quiet", 1),
        (18, "weight:1 opener S:5+ // weight:3 opener H:5+", 2),
        (19, "dealer:opp1 vul:both opener", 1),
        (20, "declarer:responder lead:SK opp2 S=KJT", 1),
        (22, "opener S=AK Shcp:0-2", 1),
    ] {
        let found = scenarios(text);
        assert_eq!(found.as_array().map(Vec::len), Some(count), "row {row}: {text}");
    }
}

/// What other tests of the project write in one line.
#[test]
fn cases_of_users() {
    check(
        "opener S:5+; opener hcp:15+",
        r#"[ { "label": "", "positions": { "opener": {
            "suits": { "S": { "min": 5, "max": null } }, "hcp": { "min": 15, "max": null }
        } }, "fit": [] } ]"#,
    );
    check(
        "pairhcp:25+ opp1 quiet:0-7; opp2",
        r#"[ { "label": "", "positions": { "opp1": {
            "suits": {
              "S": { "min": 0, "max": 4 }, "H": { "min": 0, "max": 4 },
              "D": { "min": 0, "max": 5 }, "C": { "min": 0, "max": 5 }
            },
            "hcp": { "min": 0, "max": 7 },
            "suit_hcp": {
              "S": { "min": 0, "max": 3 }, "H": { "min": 0, "max": 3 },
              "D": { "min": 0, "max": 4 }, "C": { "min": 0, "max": 4 }
            },
            "quiet": 1
        }, "opp2": {} }, "fit": [], "pair_hcp": { "declarer": { "min": 25, "max": null } } } ]"#,
    );
    let weights = scenarios(
        "A: weight:35 opener S:5+ hcp:10-11 // B: weight:60 opener S:5+ hcp:12-14 // C: weight:5 opener S:5+ hcp:15-17",
    );
    let found: Vec<(&Value, &Value)> =
        weights.as_array().expect("a list").iter().map(|s| (&s["label"], &s["weight"])).collect();
    assert_eq!(found, [(&json!("A"), &json!(35)), (&json!("B"), &json!(60)), (&json!("C"), &json!(5))]);
}
