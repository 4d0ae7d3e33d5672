//! Every decision of the language reference has its tests, or an entry that says what waits.

use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_engine::{Job, Request, Seed, Source};
use bridgeshape_judge::Deal;
use bridgeshape_tests::{deals, run};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[derive(Deserialize)]
struct Decisions {
    decision: Vec<Decision>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Decision {
    number: u32,
    tests: Vec<String>,
    later: Option<String>,
}

/// The names of all test functions under a folder.
fn tests_under(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry")) {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            if !name.starts_with('.') && name != "target" && name != "fuzz" {
                tests_under(&path, names);
            }
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            let source = fs::read_to_string(&path).expect("UTF-8");
            let mut lines = source.lines().map(str::trim);
            while let Some(line) = lines.next() {
                if line == "#[test]" {
                    let name = lines.find_map(|line| line.strip_prefix("fn ")?.split('(').next());
                    names.extend(name.map(str::to_owned));
                }
            }
        }
    }
}

#[test]
fn every_decision_has_its_tests_or_says_what_waits() {
    let corpus: Decisions = toml::from_str(include_str!("../corpus/decisions.toml")).expect("valid TOML");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut known = BTreeSet::new();
    tests_under(&root, &mut known);
    assert!(known.contains("every_decision_has_its_tests_or_says_what_waits"), "the search finds itself");
    let reference = fs::read_to_string(root.join("docs/language.md")).expect("the reference");
    for (decision, number) in corpus.decision.iter().zip(1..) {
        assert_eq!(decision.number, number, "one entry for each, in order");
        assert!(
            !decision.tests.is_empty() || decision.later.is_some(),
            "decision {number}: nothing holds it"
        );
        for test in &decision.tests {
            assert!(known.contains(test), "decision {number}: there is no test {test}");
        }
        assert!(reference.contains(&format!("[{number}]")), "decision {number} is not in the reference");
    }
    assert_eq!(corpus.decision.len(), 37);
}

#[test]
fn decision_06_numbers_and_repeated_labels() {
    let dsl = "same: opener S:5+ // same: opener H:5+ // opener D:5+";
    let records = deals(dsl, 60).expect("possible");
    for record in &records {
        assert_eq!(record.scenario, if record.number == 3 { "" } else { "same" });
    }
    let numbers: BTreeSet<u32> = records.iter().map(|record| record.number).collect();
    assert_eq!(numbers, BTreeSet::from([1, 2, 3]), "scenarios of one label are still two");
}

#[test]
fn decision_25_a_page_is_dealt_from_what_can_be_dealt() {
    let page = r#"{"title":"P","dslVersion":2,"scenarios":[
        {"label":"old","positions":{"opener":{"hcp":{"min":12,"max":null}}},"fit":[]},
        {"label":"new","positions":{"opener":{"hcp":{"min":12,"max":null}}},"fit":[],"requires":["telepathy"]}]}"#;
    let source = Source::of_json(page, Lang::English).expect("readable");
    let request = Request { count: 20, ..Request::new(Seed(1)) };
    let job = Job::new(&source, &request).expect("one scenario is left");
    let [(number, label, refusal)] = job.skipped() else { panic!("one scenario is skipped") };
    assert_eq!((*number, label.as_str(), refusal.code()), (2, "new", Code::UnsupportedFeature));
    assert!(run(&source, &request).expect("possible").iter().all(|record| record.number == 1));
    let newer = page.replace("\"dslVersion\":2", "\"dslVersion\":3");
    let source = Source::of_json(&newer, Lang::English).expect("readable");
    assert_eq!(source.blocked().map(|refusal| refusal.code()), Some(Code::UnsupportedFeature));
    let reported = page.replace("\"dslVersion\":2", "\"errors\":[\"broken\"]");
    let source = Source::of_json(&reported, Lang::English).expect("readable");
    assert_eq!(source.blocked().map(|refusal| refusal.code()), Some(Code::DslErrors));
}

#[test]
fn a_page_with_an_unknown_tag_can_be_dealt_in_part() {
    // `tests/corpus/unsupported.json`: the second of three scenarios needs what this version does not know.
    let source =
        Source::of_json(include_str!("../corpus/unsupported.json"), Lang::English).expect("readable");
    let ready: Vec<bool> = source.entries().iter().map(|entry| entry.scenario.is_ok()).collect();
    assert_eq!(ready, [true, false, true]);
    let request = Request { count: 400, ..Request::new(Seed(1)) };
    let records = run(&source, &request).expect("two scenarios are left");
    let of = |number: u32| records.iter().filter(|record| record.number == number).count();
    // Weights 1 and 3; that of the scenario between them, 96, plays no part.
    assert_eq!(of(2), 0);
    assert!((60..140).contains(&of(1)), "{}", of(1));
    let refusal =
        run(&source, &Request { scenarios: Some(vec![2]), ..request }).expect_err("a tag is unknown");
    assert_eq!(refusal.code(), Code::UnsupportedFeature);
    assert!(refusal.reasons()[0].detail.contains("telepathy"), "{refusal}");
}

#[test]
fn decision_30_names_of_bindings() {
    let dsl = "$a=M fit:m7+ opener x:0-3 S~A.{2,4}|K.{2,4} $a~A*|K*; responder $a:2+";
    let records = deals(&dsl.replace("$a~A*|K*", "$a:3+"), 20).expect("possible");
    for record in records {
        let names: Vec<&str> = record.bindings.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["$a", "x:opener", "fit:0", "S~:opener"]);
        let json = record.to_json(Default::default());
        let suit = &record.bindings[0].1;
        assert!(json.contains(&format!(r#""bindings":{{"$a":"{suit}","x:opener":"#)), "{json}");
    }
}

#[test]
fn decision_37_samples_that_are_wrong() {
    // The seed's hand of §8.6 has twelve cards.
    let hands = ["AK2.QJ5.K84.T65", "QJT98.T9.QJT.QJ9", "7654.AK8.A97.AK8", "3.76432.6532.743"];
    let error = Deal::from_dotted(hands).expect_err("twelve cards");
    assert!(error.to_string().contains("12"), "{error}");
}

#[test]
fn weights_of_an_answer_are_held_to_their_range() {
    for weight in [0, 101, 65_535] {
        let page = format!(r#"[{{"label":"","positions":{{"opener":{{}}}},"fit":[],"weight":{weight}}}]"#);
        let source = Source::of_json(&page, Lang::English).expect("readable");
        let request = Request::new(Seed(1));
        let refusal = run(&source, &request).expect_err("no weight");
        assert_eq!(refusal.code(), Code::DslErrors);
        assert!(refusal.reasons()[0].detail.contains("/weight"), "{refusal}");
    }
}
