//! What verdicts say, and the answers to the cases that users of other tools reported.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

mod common;

use bridgeshape_judge::{Deal, Scenario};
use common::{F1, F3, F5, Random, deal, failures, opener, scenario, verdict};
use serde_json::{Value, json};

fn from(min: u32) -> Value {
    json!({ "min": min, "max": null })
}

fn range(min: u32, max: u32) -> Value {
    json!({ "min": min, "max": max })
}

#[test]
fn every_kind_of_line() {
    let scenario = scenario(json!({
        "label": "all", "vars": { "$a": ["D"] },
        "fit": [{ "suit": "H", "suit_class": null, "min": 6, "pair": "declarer" },
                { "suit": null, "suit_class": "major", "min": 7, "pair": "declarer" },
                { "suit": null, "suit_class": "minor", "min": 7, "pair": "defense" },
                { "suit": null, "suit_class": null, "min": 13, "pair": "declarer" },
                { "suit": "$a", "suit_class": null, "min": 1, "pair": "declarer" }],
        "pair_hcp": { "declarer": from(25), "defense": range(0, 14) }, "pair_tp": { "declarer": from(26) },
        "context": { "declarer": "opp2", "lead": "S10" },
        "positions": { "opener": {
            "suits": { "S": from(5), "$a": range(3, 3) },
            "suit_cards": { "S": "AKQ", "H": "" },
            "suit_patterns": { "C": [{ "cards": "J", "low_min": 2, "low_max": 2 }, { "cards": "K", "low_min": 2, "low_max": 4 }] },
            "hcp": range(12, 21), "suit_hcp": { "S": from(3) }, "x": range(0, 1), "x_hcp": range(0, 0),
            "shape": "balanced", "shape_pattern": "54xx", "tp": range(16, 18), "dp": from(30), "ltc": range(6, 6),
            "aces": range(2, 2), "kings": range(1, 2), "queens": range(0, 0), "controls": from(6),
            "keycards": { "H": range(3, 3), "$a": range(2, 4) },
            "stoppers": { "C": 1, "H": 1, "S": 0 },
            "cards_held": ["HK", "$aQ"], "cards_not_held": ["S9", "C4"],
            "compare": [{ "left": "H", "op": ">", "right": "S" }, { "left": "D", "op": "==", "right": "C" }, { "left": "S", "op": ">=", "right": "$a" }],
            "longest": ["S", "C"],
            "any": [[{ "suits": { "S": from(5) } }, { "suits": { "H": range(0, 3) }, "hcp": from(15) }, {}]],
            "not": [{ "x": range(0, 1), "x_hcp": from(3) }, { "shape": "balanced" }]
        } } }));
    let verdict = verdict(&scenario, &Deal::from_dotted(F1).unwrap(), None);
    let lines: Vec<String> = verdict
        .constraints
        .iter()
        .map(|line| {
            let position = line.position.as_deref().unwrap_or("-");
            let alternatives =
                line.alternatives.as_ref().map(|list| format!(" {list:?}")).unwrap_or_default();
            let held = if line.held { "yes" } else { "no" };
            format!("{position} {}: {held}, {} / {}{alternatives}", line.constraint, line.wanted, line.actual)
        })
        .collect();
    assert_eq!(
        lines,
        [
            "opener S:5+: no, 5+ / 4",
            "opener $a:3: yes, 3 / 3",
            "opener S=AKQ: yes, AKQ / AKQ2",
            "opener H=x: no, x / K73",
            "opener C~J..|K.{2,4}: yes, J..|K.{2,4} / J42 [0]",
            "opener hcp:12-21: yes, 12-21 / 17",
            "opener Shcp:3+: yes, 3+ / 9",
            // All suits are named, by letter, by variable or by the fit.
            "opener x:0-1: no, 0-1 / ?",
            "opener xhcp:0: no, 0 / ?",
            "opener shape:balanced: yes, balanced / 4333",
            "opener shape:54xx: no, 54xx / 4333",
            "opener tp:16-18: yes, 16-18 / 17",
            "opener dp:30+: no, 30+ / 17",
            "opener ltc:6: no, 6 / 7",
            "opener aces:2: yes, 2 / 2",
            "opener kings:1-2: yes, 1-2 / 2",
            "opener queens:0: no, 0 / 1",
            "opener controls:6+: yes, 6+ / 6",
            "opener kc:H3: yes, 3 / 3",
            "opener kc:$a2-4: yes, 2-4 / 2",
            "opener nostop:S: no, no stopper / AKQ2",
            "opener stop:H: yes, stopper / K73",
            "opener stop:C: no, stopper / J42",
            "opener has:HK: yes, HK / K73",
            "opener has:$aQ: no, DQ / AT5",
            "opener lacks:S9: yes, no S9 / AKQ2",
            "opener lacks:C4: no, no C4 / J42",
            "opener H>S: no, > / 3<4",
            "opener D==C: yes, == / 3==3",
            "opener S>=$a: yes, >= / 4>3",
            "opener longest:S: yes, longest / 4-3-3-3",
            "opener longest:C: no, longest / 4-3-3-3",
            "opener any(S:5+, H:0-3 hcp:15+, shape:any): yes, 1+ / 2 [1, 2]",
            "opener not(x:0-1 xhcp:3+, shape:balanced): no, 0 / 1 [1]",
            "opener lead:ST: no, ST / AKQ2",
            "- fit:H6+: yes, 6+ / 6",
            "- fit:M7+: yes, 7+ / 7",
            "- fit:m7+: yes, 7+ / 7",
            "- fit:13+: no, 13+ / 7",
            "- fit:$a1+: yes, 1+ / 7",
            "- pairhcp:25+: yes, 25+ / 27",
            "- defhcp:0-14: yes, 0-14 / 13",
            "- pairtp:26+: yes, 26+ / 27",
        ]
    );
    assert_eq!(scenario.label(), "all");
    let bindings = json!({ "$a": "D", "C~:opener": "0", "fit:1": "S", "fit:2": "C", "fit:3": "S" });
    assert_eq!(verdict.bindings.to_json(), bindings);
}

#[test]
fn voids_and_long_suits() {
    let hand = deal(&[("opener", "AKQJT98765.432..")]);
    let position = json!({ "shape": "any", "stoppers": { "C": 0 }, "suit_cards": { "D": "" },
        "suit_patterns": { "C": [{ "cards": "", "low_min": 0, "low_max": 0 }], "H": [{ "cards": "", "low_min": 1, "low_max": null }] } });
    let verdict = verdict(&opener(position), &hand, None);
    assert!(verdict.satisfied);
    let lines: Vec<(&str, &str)> =
        verdict.constraints.iter().map(|line| (line.constraint.as_str(), line.actual.as_str())).collect();
    assert_eq!(
        lines,
        [("D=x", "-"), ("H~.+", "432"), ("C~.{0}", "-"), ("shape:any", "10-3-0-0"), ("nostop:C", "-")]
    );
}

#[test]
fn as_json() {
    let position = json!({ "suits": { "S": from(5) }, "any": [[{ "x": range(0, 1) }, { "hcp": from(17) }]] });
    let verdict = verdict(&opener(position), &Deal::from_dotted(F1).unwrap(), None);
    assert_eq!(
        verdict.to_json(),
        json!({ "satisfied": 0, "bindings": {}, "constraints": [
            { "position": "opener", "constraint": "S:5+", "held": 0, "wanted": "5+", "actual": "4" },
            { "position": "opener", "constraint": "any(x:0-1, hcp:17+)", "held": 1, "wanted": "1+", "actual": "1", "alternatives": [1] }] })
    );
}

#[test]
fn losers_as_we_define_them() {
    // A stiff king 0, Q7 1, A32 2, nine small 3.
    let six = opener(json!({ "ltc": range(6, 6) }));
    assert!(verdict(&six, &Deal::from_dotted(F3).unwrap(), None).satisfied);
}

#[test]
fn seven_two_two_two_is_not_semi_balanced() {
    let verdict =
        verdict(&opener(json!({ "shape": "semi_balanced" })), &Deal::from_dotted(F5).unwrap(), None);
    assert_eq!(
        (failures(&verdict), verdict.constraints[0].actual.as_str()),
        (vec!["opener shape:semi_balanced".to_owned()], "7222")
    );
}

#[test]
fn excluded_no_trump_ranges() {
    let json = json!({ "hcp": range(12, 21), "suits": { "S": range(0, 4), "H": range(0, 4) },
        "not": [{ "shape": "balanced", "hcp": range(15, 17) }, { "shape": "balanced", "hcp": range(20, 21) }] });
    let scenario = opener(json);
    let holds = |hand| verdict(&scenario, &deal(&[("opener", hand)]), None).satisfied;
    assert!(holds("AK32.K32.Q32.432") && !holds("AK32.K32.KQ2.432") && holds("AK32.AK3.KQ2.432"));
    assert!(!holds("AK32.AK3.KQ2.Q32") && holds("AK32.K432.KQ32.2"));
}

#[test]
fn stopper_in_the_suit_that_a_variable_names() {
    let scenario = scenario(json!({ "vars": { "$a": ["S", "H", "D", "C"] }, "positions": {
        "opener": { "suits": { "$a": from(5) }, "hcp": range(12, 19) },
        "opp1": { "hcp": range(15, 18), "shape": "balanced", "stoppers": { "$a": 1 } } } }));
    let overcaller = |opp1| deal(&[("opener", "AQJ32.K2.A432.32"), ("opp1", opp1)]);
    let good = verdict(&scenario, &overcaller("K54.AQ3.K65.AJ54"), None);
    assert!(good.satisfied && good.bindings.0["$a"] == "S");
    let bad = verdict(&scenario, &overcaller("K.AQ3.K8765.AJ54"), None);
    assert_eq!(failures(&bad), ["opp1 shape:balanced", "opp1 stop:$a"]);
}

#[test]
fn rare_hands() {
    let points = opener(json!({ "hcp": range(37, 37) }));
    for jack in 0..4 {
        let mut suits = ["AKQ"; 4];
        suits[jack] = "AKQJ";
        assert!(verdict(&points, &deal(&[("opener", &suits.join("."))]), None).satisfied);
    }
    let rare = scenario(json!({ "positions": {
        "opener": { "hcp": range(22, 24), "shape": "balanced" },
        "responder": { "hcp": range(0, 3), "any": [[{ "suits": { "S": from(6) } }, { "suits": { "H": from(6) } }]] } } }));
    let table = |responder| deal(&[("opener", "AKQ2.AK3.AQ5.J42"), ("responder", responder)]);
    assert!(verdict(&rare, &table("T98765.42.J76.T3"), None).satisfied);
    assert!(!verdict(&rare, &table("T9876.42.J764.T3"), None).satisfied);
}

#[test]
fn both_hands_at_once() {
    let scenario = scenario(json!({ "positions": {
        "opener": { "shape": "balanced", "hcp": range(20, 21) }, "responder": { "shape": "balanced", "hcp": range(10, 11) } } }));
    let table = |responder| {
        deal(&[("opener", "AKQ2.AK3.AQ5.J42".replace("AQ5", "QJ5").as_str()), ("responder", responder)])
    };
    assert!(verdict(&scenario, &table("J43.Q42.AK6.T865"), None).satisfied);
    assert_eq!(failures(&verdict(&scenario, &table("43.Q42.AK6.T8653"), None)), ["responder hcp:10-11"]);
}

#[test]
fn impossible_scenarios_are_judged_all_the_same() {
    let deals = [F1, F3, F5].map(|hands| Deal::from_dotted(hands).unwrap());
    for position in [
        json!({ "hcp": from(38) }),
        json!({ "hcp": range(17, 15) }),
        json!({ "aces": range(2, 2), "keycards": { "H": range(4, 4) } }),
        json!({ "suit_patterns": { "S": [] } }),
        json!({ "suits": { "S": from(u32::MAX) } }),
    ] {
        for deal in &deals {
            assert!(!verdict(&opener(position.clone()), deal, None).satisfied, "{position}");
        }
    }
    let nowhere = json!({ "vars": { "$a": [] }, "positions": { "opener": { "suits": { "$a": from(0) } } } });
    assert_eq!(failures(&verdict(&scenario(nowhere), &deals[0], None)), ["$a=?", "opener $a:0+"]);
}

#[test]
fn a_verdict_and_the_fast_answer_agree() {
    let mut random = Random(11);
    let scenarios: Vec<Scenario> = [
        json!({ "vars": { "$a": ["S", "H"] }, "positions": {
            "opener": { "hcp": range(10, 21) }, "opp1": { "suits": { "$a": from(5), "$b": from(4) } }, "responder": { "suits": { "$a": range(0, 2) } } } }),
        json!({ "positions": { "opener": { "x": range(0, 2), "x_hcp": range(0, 1), "longest": ["S"] }, "opp2": { "x": from(5), "suits": { "H": from(2) } } } }),
        json!({ "positions": { "responder": { "any": [[{ "x": from(6) }, { "stoppers": { "$c": 0 }, "ltc": range(5, 8) }]], "not": [{ "tp": from(14) }] } },
                "fit": [{ "suit": "$c", "suit_class": null, "min": 8, "pair": "declarer" }, { "suit": null, "suit_class": "minor", "min": 8, "pair": "defense" }] }),
    ]
    .map(scenario)
    .into();
    let mut held = [0; 3];
    for _ in 0..3_000 {
        let deal = random.deal();
        for (scenario, held) in scenarios.iter().zip(&mut held) {
            *held += usize::from(verdict(scenario, &deal, None).satisfied);
        }
    }
    assert!(held.iter().all(|&held| held > 30 && held < 2_900), "{held:?}");
}
