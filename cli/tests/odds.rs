//! `bridgeshape odds` as its users meet it.

mod common;

use common::{err, json, out, run, status};
use serde_json::Value;

#[test]
fn odds_are_exact_and_shaped_as_documented() {
    let document = json(&run(&["odds", "--dsl", "1NT: opener hcp:15-17 shape:balanced", "--format", "json"]));
    let expected: Value = serde_json::from_str(
        r#"{"total":"53644737765488792839237440000","scenarios":[{"label":"1NT","number":1,"exact":1,
            "deals":"2610137721058114653884217600","probability":0.048655988076006434,"bindings":[]}]}"#,
    )
    .expect("JSON");
    assert_eq!(document, expected);
    let choice = ["odds", "--dsl", "$a=M opener $a:5+", "--format", "json"];
    let drawn = json(&run(&choice));
    let first = json(&run(&[&choice[..], &["--law", "deals"]].concat()));
    for (document, probabilities) in [(&drawn, [0.5, 0.5]), (&first, [0.5136, 0.4864])] {
        let bindings = document["scenarios"][0]["bindings"].as_array().expect("a list");
        assert_eq!(bindings.len(), 2);
        for ((binding, suit), wanted) in bindings.iter().zip(["S", "H"]).zip(probabilities) {
            assert_eq!(binding["bindings"]["$a"], suit);
            assert!(binding["deals"].is_string() && binding.get("exact").is_none(), "{binding}");
            let probability = binding["probability"].as_f64().expect("a number");
            assert!((probability - wanted).abs() < 0.0001, "{probability}");
        }
    }
    assert_eq!(drawn["scenarios"][0]["deals"], first["scenarios"][0]["deals"]);
}

#[test]
fn odds_are_a_table_for_people() {
    let table = run(&["odds", "Splinter", "1H-4C"]);
    assert_eq!((status(&table), err(&table).as_str()), (0, ""));
    let expected = [
        "                                        deals   probability  one in",
        "#1 1H-4C       19,900,903,028,271,569,715,797,400  0.03709759 %   2,696",
        "all deals  53,644,737,765,488,792,839,237,440,000",
    ];
    assert_eq!(out(&table).lines().map(str::trim).collect::<Vec<_>>(), expected.map(str::trim));
    let known = run(&["odds", "--dsl", "opener hcp:37", "--fixed", "opener=SAKQ HAKQ DAKQ CAKQ"]);
    assert!(out(&known).contains("10 %"), "four jacks of forty cards that are left: {}", out(&known));
    let law = run(&["odds", "--dsl", "$a=M opener $a:5+", "--law", "deals"]);
    assert!(out(&law).contains("$a = S") && out(&law).contains("comes first 51."), "{}", out(&law));
}

#[test]
fn what_costs_too_much_is_estimated_with_an_interval() {
    let args =
        ["odds", "--dsl", "$a=M opener $a:5+ hcp:12+; responder hcp:6+", "--law", "deals", "--work", "1"];
    let document = json(&run(&[&args[..], &["--format", "json"]].concat()));
    let scenario = &document["scenarios"][0];
    assert_eq!(
        (&scenario["exact"], &scenario["deals"], &scenario["level"]),
        (&0.into(), &Value::Null, &0.99.into())
    );
    let exact = json(&run(&[&args[..3], &["--law", "deals", "--format", "json"]].concat()));
    let within = |estimate: &Value, exact: &Value| {
        let number = |value: &Value| value.as_f64().expect("a number");
        let bounds = [0, 1].map(|i| number(&estimate["interval"][i]));
        assert!(bounds[0] <= number(&exact["probability"]) && number(&exact["probability"]) <= bounds[1]);
    };
    within(scenario, &exact["scenarios"][0]);
    for i in 0..2 {
        let binding = &scenario["bindings"][i];
        assert_eq!((&binding["exact"], &binding["deals"]), (&0.into(), &Value::Null));
        within(binding, &exact["scenarios"][0]["bindings"][i]);
    }
    let table = run(&args);
    assert!(out(&table).contains("not counted") && out(&table).contains("about"), "{}", out(&table));
    assert_eq!(table.stdout, run(&args).stdout, "the same run each time");
}

#[test]
fn impossible_scenarios_have_odds_beside_others_only() {
    let alone = run(&["odds", "--dsl", "opener hcp:38+", "--format", "json"]);
    assert_eq!((status(&alone), &json(&alone)["code"]), (3, &"points_unreachable".into()));
    let args = ["odds", "--dsl", "a: opener S:6+ // b: opener H:6+", "--fixed", "responder=SAKQJT987"];
    let beside = run(&[&args[..], &["--format", "json"]].concat());
    assert_eq!(status(&beside), 0);
    let scenario = &json(&beside)["scenarios"][0];
    assert_eq!(
        (&scenario["exact"], &scenario["deals"], &scenario["probability"]),
        (&1.into(), &"0".into(), &0.0.into())
    );
    assert_eq!(scenario["refused"]["code"], "fixed_cards_conflict");
    let table = run(&args);
    assert!(out(&table).contains("fixed_cards_conflict"), "{}", out(&table));
    assert_eq!(status(&run(&[&args[..], &["--scenario", "a"]].concat())), 3);
    assert_eq!(status(&run(&["odds", "--dsl", "opener S5+"])), 3);
    assert_eq!(status(&run(&["odds", "--dsl", "opener", "--work", "much"])), 2);
}

/// The words of a command line: single quotes keep words together.
fn words(line: &str) -> Vec<String> {
    let parts = line.split('\'').enumerate();
    let words = parts.flat_map(|(i, part)| match i % 2 {
        0 => part.split_whitespace().map(str::to_owned).collect(),
        _ => vec![part.to_owned()],
    });
    words.collect()
}

#[test]
fn the_page_shows_what_the_program_prints() {
    let page = include_str!("../../docs/odds.md");
    let mut shown = 0;
    for block in page.split("```console\n$ bridgeshape ").skip(1) {
        let (block, _) = block.split_once("```").expect("the end of the block");
        let (command, expected) = block.split_once('\n').expect("a command and what it prints");
        let command = words(command);
        let output = run(&command.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!((out(&output).as_str(), status(&output)), (expected, 0), "{command:?}");
        shown += 1;
    }
    assert_eq!(shown, 5);
    let document =
        page.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a document");
    let document: Value = serde_json::from_str(document).expect("JSON");
    assert_eq!(document, json(&run(&["odds", "--dsl", "$a=M opener $a:5+", "--format", "json"])));
}
