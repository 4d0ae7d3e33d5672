//! The report of conformance, held against some of its scenarios, or all with `--ignored`.

use bridgeshape_catalog::pages;
use bridgeshape_dsl_ir::Lang;
use bridgeshape_engine::Source;
use bridgeshape_engine::conformance::{Checked, Demands, check, deterministic};
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
fn some_scenarios_conform_as_the_report_says() {
    compare(EVERY);
}

#[test]
#[ignore = "takes many minutes"]
fn all_scenarios_conform_as_the_report_says() {
    compare(1);
}
