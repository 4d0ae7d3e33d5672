//! The report of conformance, held against some of its scenarios, or all with `--ignored`.

use bridgeshape_catalog::pages;
use bridgeshape_dsl_ir::Lang;
use bridgeshape_engine::conformance::{Checked, Demands, check, deterministic};
use bridgeshape_engine::{Entry, Source};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Every so many scenarios are checked in the ordinary tests.
const EVERY: usize = 100;

fn compare(every: usize) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/conformance.txt");
    let report = fs::read_to_string(path).expect("a report");
    let lines: BTreeSet<&str> = report.lines().collect();
    let (mut at, mut compared) = (0, 0);
    for page in pages() {
        let source = Source::of_json(page.json, Lang::English).expect("readable");
        for entry in source.entries() {
            at += 1;
            if (at - 1) % every != 0 {
                continue;
            }
            let checked: Checked = check(page.title, &source, entry, &Demands::default());
            assert!(checked.outcome.as_ref().is_ok_and(|findings| findings.conforms()), "{checked:?}");
            let text = deterministic(&[checked]);
            let line = text.lines().last().unwrap_or_default();
            assert!(
                lines.contains(line),
                "another line than that of the report: see docs/conformance.md\n{line}"
            );
            compared += 1;
        }
    }
    assert!(compared >= 5, "{compared}");
}

#[test]
fn the_reports_have_a_line_for_each_scenario_and_all_conform_are_fast_and_were_compared() {
    let read =
        |path: &str| fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a report");
    let (report, times) = (read("corpus/conformance.txt"), read("../docs/conformance-times.txt"));
    let mut all = Vec::new();
    for page in pages() {
        let source = Source::of_json(page.json, Lang::English).expect("readable");
        let named = |entry: &Entry| format!("{} #{} {}", page.title, entry.number, entry.label);
        all.extend(source.entries().iter().map(named));
    }
    for (lines, numbers) in [(report.lines().skip(1), 8), (times.lines().skip(4), 3)] {
        let lines: Vec<&str> = lines.collect();
        assert_eq!(lines.len(), all.len());
        for (line, wanted) in lines.iter().zip(&all) {
            // A verdict other than these two stands before the name, and so does the mark of what is slow.
            let name: Vec<&str> = line.split_whitespace().skip(numbers).collect();
            let name = name.join(" ");
            let name = name.strip_prefix("conforms ").unwrap_or(&name);
            assert_eq!(name, wanted.split_whitespace().collect::<Vec<_>>().join(" "), "{line}");
        }
    }
    let none = |line: &str| line.split_whitespace().nth(7) == Some("0");
    assert!(report.lines().skip(1).all(none), "a variable was not compared");
}

#[test]
fn some_scenarios_conform_as_the_report_says() {
    compare(EVERY);
}

#[test]
#[ignore = "takes many minutes"]
fn all_scenarios_conform_as_the_report_says() {
    compare(1);
}
