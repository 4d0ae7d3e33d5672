//! One deal of every scenario of the catalogue, as it was when it was pinned: seed 1, index 0.
//!
//! `UPDATE_EXPECT=1 cargo test -p bridgeshape-tests --test pinned` pins them anew. Where deals of a scenario that was not
//! edited change, the changelog says so, under *Deals change*.

use bridgeshape_catalog::pages;
use bridgeshape_dsl_ir::Lang;
use bridgeshape_engine::{Engine, Request, Seed, Source, Verify};
use bridgeshape_tests::run;
use expect_test::expect_file;
use std::fmt::Write;

/// Every so many scenarios are dealt interpreted too.
const INTERPRETED: usize = 25;

fn deal(source: &Source, number: u32, engine: Engine) -> String {
    let scenarios = Some(vec![number]);
    let request = Request { scenarios, engine, verify: Verify::All, ..Request::new(Seed(1)) };
    match run(source, &request) {
        Ok(records) => records[0].deal.hands().map(|hand| hand.to_string()).join(" "),
        Err(refusal) => format!("refused: {}", refusal.code()),
    }
}

#[test]
fn every_scenario_deals_what_was_pinned() {
    let (mut text, mut at) = (String::new(), 0);
    for page in pages() {
        let source = Source::of_json(page.json, Lang::English).expect("readable");
        for entry in source.entries() {
            let dealt = deal(&source, entry.number, Engine::Compiled);
            if at % INTERPRETED == 0 {
                assert_eq!(deal(&source, entry.number, Engine::Interpreted), dealt, "{}", page.title);
            }
            at += 1;
            writeln!(text, "{} #{} {}: {dealt}", page.slug, entry.number, entry.label).expect("a string");
        }
    }
    expect_file!["../corpus/pinned.txt"].assert_eq(&text);
}
