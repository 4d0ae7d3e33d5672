//! The tables of `docs/refusals.md`: every example in them is refused with the code beside it.

use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_dsl_ir::ir;
use bridgeshape_engine::{Budget, Engine, Refusal, Request, Seed, Source};
use bridgeshape_tests::{fixed, run};

const PAGE: &str = include_str!("../../docs/refusals.md");

/// A row of a table.
#[derive(Debug)]
struct Row {
    code: Code,
    /// The DSL, or the JSON of a page.
    source: String,
    /// What is known, `role=cards`.
    known: Vec<String>,
    /// The whole third column.
    cell: String,
}

impl Row {
    fn read(line: &str) -> Option<Row> {
        // Inside of a table a bar is written with a backslash.
        let line = line.replace("\\|", "\0");
        let cells: Vec<&str> = line.strip_prefix("| `")?.split('|').map(str::trim).collect();
        let code = cells.first()?.trim_end_matches('`');
        let code = *Code::ALL.iter().find(|known| known.as_str() == code).expect("a code");
        let cell = cells.get(2).expect("three columns").replace('\0', "|");
        let mut quoted = cell.split('`').skip(1).step_by(2).map(str::to_owned);
        let source = quoted.next().expect("an example");
        Some(Row { code, source, known: quoted.collect(), cell })
    }
}

/// The rows of the table under a heading.
fn table(heading: &str) -> Vec<Row> {
    let from = PAGE.find(&format!("\n## {heading}\n")).expect("the heading") + 4;
    let section = PAGE[from..].split("\n## ").next().unwrap_or_default();
    section.lines().filter_map(Row::read).collect()
}

const CLASHES: &str = "Which clauses get which code";
const COUNTED: &str = "What only counting sees";
const OTHERS: &str = "Other refusals";

fn refused(row: &Row) -> Option<Refusal> {
    let source = match row.source.starts_with('[') {
        true => Source::of_json(&row.source, Lang::English).expect("a document"),
        false => Source::of_dsl(&row.source, Lang::English),
    };
    let fixed = match fixed(&row.known) {
        Ok(fixed) => fixed,
        Err(refusal) => return Some(refusal),
    };
    let mut request = Request { fixed, ..Request::new(Seed(1)) };
    if row.cell.ends_with("by plain rejection with one attempt") {
        request.engine = Engine::Rejection;
        request.budget = Budget { attempts: Some(1), ..Budget::default() };
    }
    run(&source, &request).err()
}

/// Every row whose example is not refused with its code.
fn wrong(rows: &[Row]) -> Vec<String> {
    let wrong = |row: &Row| match refused(row) {
        Some(refusal) if refusal.code() == row.code => None,
        Some(refusal) => Some(format!("{}: expected {}, got {refusal}", row.source, row.code)),
        None => Some(format!("{}: expected {}, was dealt", row.source, row.code)),
    };
    rows.iter().filter_map(wrong).collect()
}

#[test]
fn every_example_of_a_clash_is_refused_with_its_code() {
    let rows = table(CLASHES);
    assert!(rows.len() >= 35, "{} rows", rows.len());
    assert!(rows.is_sorted_by_key(|row| row.code), "the most specific on top");
    let wrong = wrong(&rows);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_example_that_only_counting_sees_is_refused_with_its_code() {
    let rows = table(COUNTED);
    assert!(rows.len() >= 5, "{} rows", rows.len());
    let wrong = wrong(&rows);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_other_example_is_refused_with_its_code() {
    let (printed, dealt): (Vec<Row>, Vec<Row>) =
        table(OTHERS).into_iter().partition(|row| row.code == Code::NotExpressible);
    let wrong = wrong(&dealt);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(!printed.is_empty());
    for row in printed {
        let source = Source::of_json(&row.source, Lang::English).expect("a document");
        let scenario = source.entries()[0].scenario.as_ref().expect("a scenario that can be dealt");
        assert!(ir::to_dsl(scenario).is_err(), "{} can be written", row.source);
    }
}

#[test]
fn every_code_is_in_a_table() {
    let rows: Vec<Row> = [CLASHES, COUNTED, OTHERS].into_iter().flat_map(table).collect();
    for code in Code::ALL {
        assert!(rows.iter().any(|row| row.code == *code), "{code} has no example");
    }
}
