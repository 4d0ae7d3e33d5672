//! `bridgeshape stats`, and the plans of `explain`, as their users meet them.

mod common;

use common::{err, json, out, run, status};

#[test]
fn a_scenario_is_measured_in_text_and_json() {
    let text = out(&run(&["stats", "Splinter", "1H-4C", "-n", "50"]));
    for word in ["#1 1H-4C", "acceptance", "counted exactly", "50 of 50 deals", "opener", "hcp"] {
        assert!(text.contains(word), "{word}: {text}");
    }
    let json = json(&run(&["stats", "Splinter", "1H-4C", "-n", "50", "--format", "json"]));
    assert_eq!(json["source"]["page"], "Splinter");
    let scenario = &json["scenarios"][0];
    assert_eq!((&scenario["number"], &scenario["label"]), (&1.into(), &"1H-4C".into()));
    assert_eq!((&scenario["exact"], &scenario["possibleBindings"]), (&1.into(), &1.into()));
    assert_eq!(scenario["measured"]["found"], 50);
    assert_eq!(scenario["measured"]["failures"], serde_json::json!({}));
    let hcp = scenario["positions"]["responder"]["hcp"].as_array().expect("counts");
    assert_eq!(hcp.len(), 38);
    let within: u64 = hcp[10..=15].iter().filter_map(serde_json::Value::as_u64).sum();
    assert_eq!(within, 50, "responder has 10 to 15 points");
    let hearts = scenario["positions"]["opener"]["H"].as_array().expect("counts");
    assert_eq!(hearts.len(), 14);
}

#[test]
fn bindings_are_named() {
    let text = out(&run(&["stats", "--dsl", "$a=M opener $a:5+", "-n", "10"]));
    assert!(text.contains("$a = S: drawn 50 % of the time"), "{text}");
    let json = json(&run(&["stats", "--dsl", "$a=M opener $a:5+", "-n", "10", "--format", "json"]));
    assert_eq!(json["scenarios"][0]["bindings"][1]["bindings"]["$a"], "H");
}

#[test]
fn what_is_wrong_is_told() {
    let impossible = run(&["stats", "--dsl", "opener hcp:33+; responder hcp:8+", "--format", "json"]);
    assert_eq!(status(&impossible), 3);
    assert_eq!(json(&impossible)["code"], "points_unreachable");
    for wrong in [
        &["stats"][..],
        &["stats", "Splinter", "--catalog"],
        &["stats", "--catalog", "--scenario", "#1"],
        &["stats", "Splinter", "--table-bytes", "much"],
    ] {
        let failed = run(wrong);
        assert_eq!(status(&failed), 2, "{wrong:?}: {}", err(&failed));
    }
}

#[test]
fn plans_are_told_and_drawn() {
    let text = out(&run(&["explain", "Splinter", "1H-4C", "--stage", "plan"]));
    for word in ["tracked: ", "checked: ", "taken: ", "accepted: ", "deals a second", "total variation"] {
        assert!(text.contains(word), "{word}: {text}");
    }
    let chart = out(&run(&["explain", "Splinter", "1H-4C", "--format", "mermaid"]));
    assert!(chart.starts_with("flowchart TD\n"), "{chart}");
    let json = json(&run(&["explain", "Splinter", "1H-4C", "--stage", "plan", "--format", "json"]));
    let plan = &json["scenarios"][0]["plans"][0];
    assert_eq!(plan["exact"], 1);
    assert_eq!(plan["parts"][0]["hands"].as_array().map(Vec::len), Some(4));
    let other = run(&["explain", "Splinter", "--stage", "bind", "--format", "mermaid"]);
    assert_eq!(status(&other), 2, "{}", err(&other));
}

#[test]
fn a_smaller_budget_leads_to_another_plan() {
    let of = |bytes: &str| {
        let args =
            ["explain", "Splinter", "1H-4C", "--stage", "plan", "--format", "json", "--table-bytes", bytes];
        json(&run(&args))["scenarios"][0]["plans"][0].clone()
    };
    let (large, small) = (of("1000000"), of("5000"));
    assert_eq!(large["deals"], small["deals"], "the same deals are accepted");
    assert!(small["acceptance"].as_f64() < large["acceptance"].as_f64());
}
