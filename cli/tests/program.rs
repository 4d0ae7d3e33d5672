//! The program as its users meet it: output, exit status, messages.

mod common;

use bridgeshape_engine::Limits;
use common::{err, fed, json, out, run, status};
use serde_json::Value;
use std::process::{Command, Stdio};

const RAISE: &str = "opener S:5+ hcp:12-21; responder S:3+ hcp:6-9";

#[test]
fn ten_deals_of_splinter() {
    let deals = run(&["deal", "Splinter", "-n", "10", "--seed", "1"]);
    assert_eq!(status(&deals), 0, "{}", err(&deals));
    assert_eq!(out(&deals).matches("Board ").count(), 10);
    assert_eq!(
        out(&deals),
        out(&run(&["deal", "  spLINTER ", "-n", "10", "--seed", "1"])),
        "case and blanks"
    );
}

#[test]
fn the_json_document_has_the_shape_of_the_api() {
    let document = json(&run(&[
        "deal",
        "--dsl",
        RAISE,
        "-n",
        "3",
        "--seed",
        "5",
        "--start",
        "2",
        "--format",
        "json",
        "--stats",
        "--explain",
    ]));
    assert_eq!(document["seed"], 5);
    assert_eq!(document["dslVersion"], 2);
    assert_eq!(document["source"]["dsl"], RAISE);
    let deals = document["deals"].as_array().expect("deals");
    assert_eq!(deals.len(), 3);
    for (deal, index) in deals.iter().zip(2..) {
        assert_eq!(deal["index"], index);
        assert_eq!(deal["number"], 1);
        assert_eq!(deal["scenario"], "");
        assert_eq!((&deal["dealer"], &deal["vul"]), (&"opener".into(), &"none".into()));
        let mut cards = String::new();
        for role in ["opener", "responder", "opp1", "opp2"] {
            let hand = deal["hands"][role].as_str().expect("a hand");
            assert_eq!(hand.len(), 16, "{hand}");
            cards += hand;
        }
        assert_eq!(cards.matches('A').count(), 4);
        assert!(deal["stats"]["attempts"].as_u64().expect("attempts") >= 1);
        let constraints = deal["constraints"].as_array().expect("constraints");
        assert_eq!(constraints.len(), 4);
        assert!(constraints.iter().all(|c| c["held"] == 1));
    }
}

#[test]
fn json_lines_stand_alone_and_are_the_same_deals() {
    let args = ["deal", "Stayman", "-n", "20", "--seed", "teacher", "--format"];
    let document = json(&run(&[&args[..], &["json"]].concat()));
    let lines = out(&run(&[&args[..], &["jsonl"]].concat()));
    assert_eq!(lines.lines().count(), 20);
    for (line, deal) in lines.lines().zip(document["deals"].as_array().expect("deals")) {
        let mut record: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(record["seed"], document["seed"]);
        assert_eq!(record["source"]["page"], "Stayman");
        let map = record.as_object_mut().expect("an object");
        for key in ["seed", "dslVersion", "source"] {
            assert!(map.remove(key).is_some());
        }
        assert_eq!(&record, deal);
    }
}

#[test]
fn threads_and_slices_change_nothing() {
    let all = ["deal", "--dsl", RAISE, "-n", "300", "--seed", "9", "--format", "jsonl"];
    let one = out(&run(&all));
    assert_eq!(one, out(&run(&[&all[..], &["--threads", "2"]].concat())));
    let slice = ["deal", "--dsl", RAISE, "-n", "10", "--start", "100", "--seed", "9", "--format", "jsonl"];
    let slice = out(&run(&slice));
    assert_eq!(one.lines().skip(100).take(10).collect::<Vec<_>>(), slice.lines().collect::<Vec<_>>());
    let none = json(&run(&["deal", "--dsl", RAISE, "-n", "0", "--seed", "9", "--format", "json"]));
    assert_eq!(none["deals"], Value::Array(Vec::new()));
}

#[test]
fn large_seeds_keep_every_digit() {
    let seed = u128::MAX.to_string();
    let document = json(&run(&["deal", "--dsl", RAISE, "--seed", &seed, "--format", "json"]));
    assert_eq!(document["seed"], seed);
    let chosen = json(&run(&["deal", "--dsl", RAISE, "--format", "json"]));
    let again = chosen["seed"].as_u64().expect("a number").to_string();
    let again = json(&run(&["deal", "--dsl", RAISE, "--seed", &again, "--format", "json"]));
    assert_eq!(chosen, again, "a seed that the program chose is echoed and repeats");
}

#[test]
fn a_scenario_is_chosen_by_label_or_number() {
    for chosen in [
        &["Splinter", "1s-4H"][..],
        &["Splinter", "--scenario", "1♠-4♥"],
        &["Splinter", "#6"],
        &["splinter", "--scenario", "#6"],
    ] {
        let args = [&["deal", "--seed", "1", "-n", "5", "--format", "json"], chosen].concat();
        let document = json(&run(&args));
        for deal in document["deals"].as_array().expect("deals") {
            assert_eq!((&deal["scenario"], &deal["number"]), (&"1S-4H".into(), &6.into()), "{chosen:?}");
        }
    }
    let wide = json(&run(&[
        "deal",
        "contro",
        "informativo",
        "con",
        "INTERVENTO",
        "--seed",
        "1",
        "--format",
        "json",
    ]));
    assert_eq!(wide["deals"][0]["scenario"], "con intervento", "names of several words need no quotes");
}

#[test]
fn exact_labels_and_numbers_come_first() {
    let only = |dsl: &str, chosen: &str| {
        let document = json(&run(&[
            "deal",
            "--dsl",
            dsl,
            "--scenario",
            chosen,
            "-n",
            "20",
            "--seed",
            "1",
            "--format",
            "json",
        ]));
        let deals = document["deals"].as_array().expect("deals").clone();
        let first = deals[0]["number"].clone();
        assert!(deals.iter().all(|deal| deal["number"] == first), "{dsl} {chosen}");
        first
    };
    assert_eq!(only("2m: opener D:5+ // 2M: opener S:5+", "2M"), 2);
    assert_eq!(only("2m: opener D:5+ // 2M: opener S:5+", "2m"), 1);
    assert_eq!(only("#2: opener D:5+ // b: opener S:5+", "#2"), 2);
    let both = json(&run(&[
        "deal",
        "--dsl",
        "a: opener D:5+ // a: opener S:5+",
        "--scenario",
        "A",
        "-n",
        "20",
        "--seed",
        "1",
        "--format",
        "json",
    ]));
    assert!(both["deals"].as_array().expect("deals").iter().any(|deal| deal["number"] == 2));
}

#[test]
fn wrong_names_end_with_2_and_a_suggestion() {
    let page = run(&["deal", "Spilnter"]);
    assert_eq!(status(&page), 2);
    assert!(err(&page).contains("did you mean") && err(&page).contains("Splinter"), "{}", err(&page));
    let label = run(&["deal", "Splinter", "1H-4H"]);
    assert_eq!(status(&label), 2);
    assert!(err(&label).contains("1H-4D"), "{}", err(&label));
    let number = run(&["deal", "Splinter", "#7"]);
    assert_eq!(status(&number), 2);
    assert!(err(&number).contains('6'), "{}", err(&number));
    for usage in [
        &["deal"][..],
        &["deal", "Splinter", "-n", "many"],
        &["deal", "--dsl-file", "/no/such/file"],
        &["fly"],
    ] {
        let output = run(usage);
        assert_eq!(status(&output), 2, "{usage:?}");
        assert!(!err(&output).is_empty() && out(&output).is_empty(), "{usage:?}");
    }
}

#[test]
fn refusals_end_with_3_and_say_why_twice() {
    let refused = run(&["deal", "--dsl", "opener hcp:38+", "--format", "json"]);
    assert_eq!(status(&refused), 3);
    let document = json(&refused);
    assert_eq!(document["code"], "points_unreachable");
    let reason = &document["reasons"][0];
    assert_eq!((&reason["code"], &reason["position"]), (&"points_unreachable".into(), &"opener".into()));
    assert!(reason["detail"].as_str().expect("a sentence").contains("37"));
    assert!(err(&refused).contains("points_unreachable"));
    let text = run(&["deal", "--dsl", "opener S5+"]);
    assert_eq!((status(&text), out(&text).as_str()), (3, ""));
    assert!(err(&text).contains("S5+") && err(&text).contains("S:5+"), "{}", err(&text));
    assert!(err(&text).contains("line 1, column 8") && err(&text).contains("       ^^^"), "{}", err(&text));
}

#[test]
fn a_refusal_leaves_an_older_file_alone() {
    let file = std::env::temp_dir().join(format!("bridgeshape-{}.pbn", std::process::id()));
    std::fs::write(&file, "keep").expect("writable");
    let path = file.to_str().expect("UTF-8");
    let rare = ["deal", "--dsl", "opener hcp:37", "--engine", "rejection", "--budget-attempts", "5"];
    let into_file = ["--format", "pbn", "-o", path];
    assert_eq!(status(&run(&[&rare[..], &into_file].concat())), 3);
    assert_eq!(std::fs::read_to_string(&file).expect("there"), "keep");
    let common = ["deal", "--dsl", "opener", "--format", "pbn", "-o", path];
    assert_eq!(status(&run(&common)), 0);
    assert!(std::fs::read_to_string(&file).expect("there").starts_with("% PBN 2.1"));
    std::fs::remove_file(&file).expect("ours");
}

#[test]
fn a_budget_that_runs_out_leaves_whole_records() {
    // Rare enough that some index needs more than the budget, common enough that the first do not.
    let args = "deal --engine rejection -n 1000 --seed 3 --budget-attempts 12 --dsl";
    let args: Vec<&str> = args.split(' ').chain(["opener hcp:12+"]).collect();
    let lines = run(&[&args[..], &["--format", "jsonl"]].concat());
    assert_eq!(status(&lines), 3);
    let records = out(&lines);
    let records: Vec<Value> = records.lines().map(|l| serde_json::from_str(l).expect("whole")).collect();
    let given = records.len();
    assert!(given > 0 && given < 1000, "{given}");
    assert!(err(&lines).contains("generation_time_limit"));
    let document = run(&[&args[..], &["--format", "json"]].concat());
    assert_eq!(status(&document), 3);
    assert_eq!(json(&document)["deals"].as_array().expect("deals").len(), given);
    assert_eq!(json(&document)["refused"]["code"], "generation_time_limit", "a broken-off document says so");
}

#[test]
fn check_passes_what_deal_gives_and_names_what_fails() {
    for format in ["json", "jsonl"] {
        let deals = out(&run(&["deal", "Overcall", "-n", "20", "--seed", "4", "--format", format]));
        let checked = fed(&["check", "Overcall", "--deals", "-", "--format", "json"], &deals);
        assert_eq!(status(&checked), 0, "{}", err(&checked));
        let verdict = json(&checked);
        assert_eq!((&verdict["satisfied"], verdict["deals"].as_array().map(Vec::len)), (&1.into(), Some(20)));
    }
    let dotted = "AKQ2.K73.AT5.J42 J95.QT82.K74.Q86 T86.A95.QJ92.K73 743.J64.863.AT95\n";
    let checked = fed(&["check", "--dsl", "opener S:5+ hcp:17", "--deals", "-", "--format", "json"], dotted);
    assert_eq!(status(&checked), 1);
    let verdict = json(&checked);
    let deal = &verdict["deals"][0];
    assert_eq!(
        (&verdict["satisfied"], &deal["satisfied"], &deal["index"]),
        (&0.into(), &0.into(), &0.into())
    );
    let wrong: Vec<&Value> =
        deal["constraints"].as_array().expect("list").iter().filter(|c| c["held"] == 0).collect();
    assert_eq!(wrong.len(), 1);
    assert_eq!(
        (&wrong[0]["position"], &wrong[0]["constraint"], &wrong[0]["wanted"], &wrong[0]["actual"]),
        (&"opener".into(), &"S:5+".into(), &"5+".into(), &"4".into())
    );
    let text = fed(&["check", "--dsl", "opener S:5+ hcp:17", "--deals", "-"], dotted);
    assert_eq!(status(&text), 1);
    assert!(out(&text).contains("FAILS") && out(&text).contains("✗ opener"), "{}", out(&text));
}

#[test]
fn check_refuses_files_that_are_no_deals() {
    for (input, says) in [
        ("", "deal"),
        ("AKQ2.K73.AT5.J4 J95.QT82.K74.Q86 T86.A95.QJ92.K73 743.J64.863.AT95", "12"),
        ("AKQ2.K73.AT5.J42 A95.QT82.K74.Q86 T86.A95.QJ92.K73 743.J64.863.AT95", "A"),
        ("{\"hands\":", "line 1"),
    ] {
        let checked = fed(&["check", "Splinter", "--deals", "-"], input);
        assert_eq!(status(&checked), 2, "{input}");
        assert!(err(&checked).contains(says), "{input}: {}", err(&checked));
    }
    let missing = run(&["check", "Splinter", "--deals", "/no/such/file"]);
    assert_eq!(status(&missing), 2);
}

#[test]
fn the_catalogue_is_listed_and_shown() {
    let pages = json(&run(&["catalog", "list", "--format", "json"]));
    let splinter =
        pages["pages"].as_array().expect("pages").iter().find(|p| p["title"] == "Splinter").expect("there");
    assert_eq!(splinter["scenarioCount"], 6);
    assert_eq!(splinter["labels"][0], "1H-4C");
    assert!(out(&run(&["catalog", "list"])).contains("Stayman"));
    let page = json(&run(&["catalog", "show", "splinter", "--format", "json"]));
    assert_eq!(page["scenarios"].as_array().map(Vec::len), Some(6));
    assert!(out(&run(&["catalog", "show", "Splinter"])).contains("responder"));
    assert_eq!(status(&run(&["catalog", "show", "nothing"])), 2);
}

#[test]
fn a_reader_that_leaves_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bridgeshape"))
        .args([
            "deal",
            "--dsl",
            "opener S:4+",
            "-n",
            "100000",
            "--seed",
            "1",
            "--format",
            "jsonl",
            "--verify",
            "none",
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((status(&output), err(&output).as_str()), (0, ""));
}

#[test]
fn validate_answers_as_the_api_does() {
    let valid = run(&[
        "validate",
        "--dsl",
        "1H-4C: opener H:5+ hcp:12-21; responder H:4+ C:0-1 Chcp:0 hcp:10-15",
        "--format",
        "json",
    ]);
    assert_eq!(status(&valid), 0, "{}", err(&valid));
    let document = json(&valid);
    let expected: Value = serde_json::from_str(
        r#"[{"label":"1H-4C","positions":{
            "opener":{"suits":{"H":{"min":5,"max":null}},"hcp":{"min":12,"max":21}},
            "responder":{"suits":{"H":{"min":4,"max":null},"C":{"min":0,"max":1}},
                "suit_hcp":{"C":{"min":0,"max":0}},"hcp":{"min":10,"max":15}}},"fit":[]}]"#,
    )
    .expect("JSON");
    assert_eq!(document["scenarios"], expected);
    assert_eq!((&document["valid"], &document["dslVersion"]), (&1.into(), &2.into()));
    for list in ["errors", "warnings", "notices"] {
        assert_eq!(document[list], Value::Array(Vec::new()), "{list}");
    }
}

#[test]
fn validate_names_every_fault_with_its_place() {
    let broken =
        run(&["validate", "--dsl", "opener S5+ hcp:17-15;\nresponder H:4+ zzz:3", "--format", "json"]);
    assert_eq!(status(&broken), 3);
    let document = json(&broken);
    assert_eq!(document["valid"], 0);
    let mut places: Vec<(u64, u64, u64)> = Vec::new();
    for list in ["errors", "warnings"] {
        for message in document[list].as_array().expect("a list") {
            assert!(message["code"].is_string() && message["message"].is_string(), "{message}");
            let number = |key: &str| message[key].as_u64().unwrap_or_else(|| panic!("{key}: {message}"));
            places.push((number("line"), number("column"), number("length")));
        }
    }
    places.sort_unstable();
    assert_eq!(places, [(1, 8, 3), (1, 12, 9), (2, 16, 5)]);
    let text = run(&["validate", "--dsl", "opener S5+"]);
    assert_eq!(status(&text), 3);
    assert!(out(&text).contains("S:5+") && out(&text).contains("       ^^^"), "{}", out(&text));
    let italian = run(&["validate", "--dsl", "opener S5+", "--lang", "it"]);
    assert_ne!(out(&text), out(&italian));
}

#[test]
fn validate_gives_notices_that_block_nothing_unless_told_to_be_quick() {
    let dsl = "both: opener shape:balanced S:2-5 // hearts: opener H:5+ not(S:6+ H:0)";
    let found = run(&["validate", "--dsl", dsl, "--format", "json"]);
    assert_eq!(status(&found), 0, "{}", err(&found));
    let document = json(&found);
    assert_eq!(document["valid"], 1);
    let notices = document["notices"].as_array().expect("a list");
    let place = |notice: &Value| ["scenario", "line", "column", "length"].map(|key| notice[key].as_u64());
    let told: Vec<_> = notices.iter().map(|n| (n["code"].as_str().expect("a code"), place(n))).collect();
    let expected = [
        ("always_holds", [1, 1, 29, 5].map(Some)),
        ("scenarios_overlap", [1, 1, 1, 4].map(Some)),
        ("excludes_nothing", [2, 1, 62, 8].map(Some)),
    ];
    assert_eq!(told, expected);
    let message = notices[1]["message"].as_str().expect("a message");
    assert!(message.contains("#2 “hearts”") && message.contains(" % of this one's"), "{message}");

    let text = run(&["validate", "--dsl", dsl]);
    assert_eq!(status(&text), 0);
    let caret = format!("  | {}^^^^^", " ".repeat(28));
    assert!(out(&text).contains("notice[always_holds]") && out(&text).contains(&caret), "{}", out(&text));
    let italian = out(&run(&["validate", "--dsl", dsl, "--lang", "it"]));
    assert!(italian.contains("non dice nulla"), "{italian}");

    for quick in [["validate", "--dsl", dsl, "--quick"], ["deal", "--dsl", dsl, "-n1"]] {
        let found = run(&quick);
        let shown = out(&found) + &err(&found);
        assert!(status(&found) == 0 && !shown.contains("notice["), "{shown}");
    }
}

#[test]
fn pages_of_the_catalogue_are_valid() {
    let pages = json(&run(&["catalog", "list", "--format", "json"]));
    for page in pages["pages"].as_array().expect("pages").iter().filter(|page| page["hasShape"] == 1) {
        let title = page["title"].as_str().expect("a title");
        let valid = run(&["validate", title, "--quick"]);
        assert_eq!(status(&valid), 0, "{title}: {}", out(&valid));
    }
}

#[test]
fn every_format_gives_the_same_bytes_twice_and_with_two_threads() {
    for format in ["text", "json", "jsonl", "pbn", "lin", "csv"] {
        let args =
            ["deal", "Splinter", "-n", "150", "--seed", "424242", "--boards", "cycle", "--format", format];
        let one = run(&args);
        assert_eq!(status(&one), 0, "{format}: {}", err(&one));
        assert!(!one.stdout.is_empty());
        assert_eq!(one.stdout, run(&args).stdout, "{format}");
        assert_eq!(
            one.stdout,
            run(&[&args[..], &["--threads", "2"]].concat()).stdout,
            "{format}, two threads"
        );
        let other = [
            "deal",
            "Splinter",
            "-n",
            "150",
            "--seed",
            "4295391538",
            "--boards",
            "cycle",
            "--format",
            format,
        ];
        assert_ne!(one.stdout, run(&other).stdout, "{format}: 424242 + 2^32");
    }
}

#[test]
fn what_is_written_is_read_and_holds() {
    for format in ["json", "jsonl", "pbn", "lin", "csv"] {
        let deals = run(&["deal", "Stayman", "-n", "40", "--seed", "8", "--format", format]);
        let checked = fed(&["check", "Stayman", "--deals", "-", "--format", "json"], &out(&deals));
        assert_eq!(status(&checked), 0, "{format}: {}{}", out(&checked), err(&checked));
        assert_eq!(json(&checked)["deals"].as_array().map(Vec::len), Some(40), "{format}");
        let wrong = fed(&["check", "--dsl", "opener hcp:0-5", "--deals", "-"], &out(&deals));
        assert_eq!(status(&wrong), 1, "{format}");
    }
}

#[test]
fn known_cards_come_from_the_command_line() {
    let args = [
        "deal",
        "--dsl",
        "opener S:5+",
        "--fixed",
        "responder=SK HQ",
        "--fixed",
        "opp1=hcp:10+",
        "-n",
        "5",
        "--seed",
        "1",
        "--format",
        "json",
    ];
    let document = json(&run(&args));
    for deal in document["deals"].as_array().expect("deals") {
        let hand = deal["hands"]["responder"].as_str().expect("a hand");
        let suits: Vec<&str> = hand.split('.').collect();
        assert!(suits[0].contains('K') && suits[1].contains('Q'), "{hand}");
    }
    let refused =
        run(&["deal", "--dsl", "opener S:5+", "--fixed", "responder=SAKQJT98765", "--format", "json"]);
    assert_eq!((status(&refused), &json(&refused)["code"]), (3, &"fixed_cards_conflict".into()));
    let usage = run(&["deal", "--dsl", "opener S:5+", "--fixed", "north=SA"]);
    assert_eq!(status(&usage), 2);
    assert!(err(&usage).contains("opener"), "{}", err(&usage));
}

#[test]
fn a_page_names_its_roles() {
    let landy = out(&run(&["deal", "Landy", "--seed", "1", "--lang", "it"]));
    assert!(landy.contains("Landista") && landy.contains("apertore"), "{landy}");
}

#[test]
fn engines_and_limits_of_plans_are_chosen_and_told() {
    let rare = ["deal", "--dsl", "opener hcp:37", "--seed", "1", "--format", "jsonl", "--stats"];
    let deal = |more: &[&str]| run(&[&rare[..], more].concat());
    let planned = json(&deal(&[]));
    assert_eq!(planned["stats"], serde_json::json!({ "attempts": 1, "engine": "interpreted" }));
    let common = "deal --dsl opener --seed 1 --format json --stats --engine rejection";
    let common = json(&run(&common.split(' ').collect::<Vec<_>>()));
    assert_eq!(common["deals"][0]["stats"]["engine"], "rejection");
    // The default limits said aloud are no others; any other limit is another request.
    let Limits { transitions, bytes, .. } = Limits::default();
    let [same, other, bytes] = [transitions, transitions - 1, bytes].map(|limit| limit.to_string());
    assert_eq!(json(&deal(&["--transitions", &same, "--table-bytes", &bytes])), planned);
    assert_ne!(json(&deal(&["--transitions", &other])), planned);
    for wrong in [&["--engine", "compiled"], &["--table-bytes", "100"], &["--transitions", "0"]] {
        let refused = deal(wrong);
        assert_eq!(status(&refused), 2, "{wrong:?}");
        assert!(err(&refused).contains(wrong[1]), "{}", err(&refused));
    }
}
