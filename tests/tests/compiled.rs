//! What is compiled deals as what is interpreted: every scenario of the catalogue, and random ones through the compiler of
//! Rust.

use bridgeshape_catalog::{PageSource, pages};
use bridgeshape_codegen::{COUNT_WORK, compile, module};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_engine::{Budget, Dealer, Engine, Limits, Prepared, Request, Seed, Shown, Source, Verify};
use bridgeshape_generated as generated;
use bridgeshape_runtime::{Law, PartialDeal, Table};
use bridgeshape_tests::random::ScenarioCase;
use bridgeshape_tests::run;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use std::{env, fs};

fn source(page: &PageSource) -> Source {
    Source::of_json(page.json, Lang::English).expect("readable")
}

/// Every so many scenarios are compared in the ordinary tests.
const EVERY: usize = 6;

/// A hundred deals of every so many scenarios, from one of them on.
fn compare(from: usize, every: usize) {
    let (mut scenarios, mut at) = (0, 0);
    for page in pages() {
        let source = source(page);
        for entry in source.entries() {
            at += 1;
            if at % every != from {
                continue;
            }
            let deals = |engine: Engine| {
                let scenarios = Some(vec![entry.number]);
                let verify = if engine == Engine::Compiled { Verify::All } else { Verify::None };
                let request = Request { count: 100, scenarios, engine, verify, ..Request::new(Seed(4)) };
                let records =
                    run(&source, &request).unwrap_or_else(|refusal| panic!("{}: {refusal}", page.title));
                assert!(
                    records.iter().all(|record| record.engine == engine),
                    "{} {}",
                    page.title,
                    entry.label
                );
                let attempts: Vec<u64> = records.iter().map(|record| record.attempts).collect();
                let shown: Vec<String> =
                    records.iter().map(|record| record.to_json(Shown::default())).collect();
                (attempts, shown)
            };
            assert!(deals(Engine::Compiled) == deals(Engine::Interpreted), "{} {}", page.title, entry.label);
            scenarios += 1;
        }
    }
    assert!(scenarios > 80, "{scenarios}");
}

#[test]
fn scenarios_of_the_catalogue_deal_the_same_compiled_and_interpreted() {
    compare(0, EVERY);
}

#[test]
#[ignore = "takes minutes: half of the catalogue"]
fn half_of_the_catalogue_deals_the_same_compiled_and_interpreted() {
    compare(0, 2);
}

#[test]
#[ignore = "takes minutes: the other half"]
fn so_does_the_other_half() {
    compare(1, 2);
}

#[test]
fn a_page_as_a_whole_deals_the_same() {
    for page in pages().iter().filter(|page| ["Landy", "Splinter", "Multi"].contains(&page.title)) {
        let source = source(page);
        let deals = |engine: Engine, threads: usize| {
            let request = Request { count: 300, engine, verify: Verify::None, ..Request::new(Seed(9)) };
            let job = bridgeshape_engine::Job::new(&source, &request).expect("possible");
            let mut deals = Vec::new();
            job.run(threads, |record| {
                deals.push((record.number, record.deal, record.bindings));
                std::ops::ControlFlow::Continue(())
            })
            .expect("found");
            deals
        };
        let compiled = deals(Engine::Compiled, 1);
        assert!(compiled == deals(Engine::Compiled, 2), "{}", page.title);
        assert!(compiled == deals(Engine::Interpreted, 1), "{}", page.title);
        // What the runtime deals by itself.
        let entry = generated::page(page.slug).expect("compiled");
        let prepared = entry.page.prepare();
        for (dealt, (number, deal, bindings)) in prepared.dealer(9).deals(0).zip(&compiled) {
            let scenario = &entry.page.scenarios[dealt.scenario];
            assert_eq!((scenario.number, dealt.deal), (*number, *deal), "{}", page.title);
            let names =
                scenario.names(dealt.binding).map(|(name, value)| (name.to_owned(), value.to_string()));
            assert_eq!(&names.collect::<Vec<_>>(), bindings, "{}", page.title);
        }
    }
}

#[test]
fn deals_by_the_dozen_are_those_dealt_one_by_one() {
    for (title, number) in [("Landy", 1), ("Overcall", 1), ("Segnale di Smith", 2), ("Splinter", 1)] {
        let page = pages().iter().find(|page| page.title == title).expect("a page");
        let source = source(page);
        let scenario = source.entries()[number - 1].scenario.clone().expect("sound");
        for engine in [Engine::Compiled, Engine::Interpreted] {
            let unknown = PartialDeal::unknown(Table::BRIDGE);
            let prepared = Prepared::new(scenario.clone(), unknown, Law::Bindings, engine, Limits::default());
            let mut dealer = Dealer::new(&prepared, 5, Lang::English);
            let budget = Budget { attempts: None, cpu: Duration::from_secs(60) };
            let many = dealer.fill(1_000, 100, budget).expect("possible");
            for (index, dealt) in (1_000..).zip(many) {
                assert_eq!(dealer.deal(index, budget).expect("possible"), dealt, "{title}");
            }
        }
    }
}

/// Where the modules of a page are.
fn folder(slug: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../generated/src/pages").join(slug)
}

#[test]
fn committed_modules_are_what_is_written_today() {
    // `cargo xtask generated --all --check` looks at all of them; some are enough to see a planner that changed.
    let mut compared = 0;
    let mut at = 0;
    for page in pages() {
        let source = source(page);
        let labels = source.entries().iter().map(|entry| (entry.label.as_str(), entry.number));
        let names = bridgeshape_codegen::names(labels);
        for (entry, name) in source.entries().iter().zip(names) {
            at += 1;
            if at % 29 != 0 {
                continue;
            }
            let unit = compile(entry.scenario.as_ref().expect("sound"), Law::Bindings, COUNT_WORK)
                .expect("compiled");
            let text = module(&unit, "bridgeshape_runtime").expect("written");
            let committed =
                fs::read_to_string(folder(page.slug).join(format!("{name}.rs"))).expect("a module");
            let without_head: Vec<&str> =
                committed.lines().filter(|line| !line.starts_with("//! Made of ")).collect();
            assert!(
                without_head == text.lines().collect::<Vec<_>>(),
                "{} {}: run `cargo xtask generated --all`",
                page.title,
                entry.label
            );
            compared += 1;
        }
    }
    assert!(compared > 15, "{compared}");
}

/// How many random scenarios go through the compiler of Rust, and how many deals of each.
const RANDOM: usize = 200;
const DEALS: u64 = 100;

/// A deal as a line.
fn line(deal: &bridgeshape_runtime::Deal) -> String {
    deal.hands().map(|hand| format!("{:x}", hand.bits())).join(" ")
}

#[test]
fn random_scenarios_deal_the_same_once_rust_has_compiled_them() {
    let crate_folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("random_modules");
    let sources = crate_folder.join("src");
    fs::create_dir_all(&sources).expect("a folder");
    let (mut main, mut calls, mut expected) = (String::new(), String::new(), Vec::new());
    let mut number = 0;
    while expected.len() < RANDOM {
        number += 1;
        let case = ScenarioCase::new(number, 3, 8);
        let Some(deals) = interpreted(&case) else { continue };
        let Ok(unit) = compile(&case.scenario, Law::Bindings, 0) else { continue };
        let Ok(text) = module(&unit, "bridgeshape") else { continue };
        fs::write(sources.join(format!("case_{number}.rs")), text).expect("written");
        writeln!(main, "pub mod case_{number};").expect("a string");
        writeln!(calls, "    deal({number}, &[case_{number}::COMPILED]);").expect("a string");
        expected.extend([(number, deals)]);
    }
    fs::write(sources.join("main.rs"), format!("{HEAD}{main}\nfn main() {{\n{calls}}}\n")).expect("written");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let manifest = MANIFEST.replace("RUNTIME", &root.join("runtime").to_string_lossy());
    fs::write(crate_folder.join("Cargo.toml"), manifest).expect("written");
    fs::copy(root.join("Cargo.lock"), crate_folder.join("Cargo.lock"))
        .expect("the versions of the workspace");
    let done = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--offline"])
        .current_dir(&crate_folder)
        .env("CARGO_TARGET_DIR", crate_folder.join("target"))
        .output()
        .expect("cargo runs");
    let (out, problems) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success(), "{problems}");
    let mut lines = out.lines();
    for (number, deals) in &expected {
        for deal in deals {
            assert_eq!(lines.next(), Some(format!("{number} {deal}").as_str()));
        }
    }
    assert_eq!(lines.next(), None);
}

/// The deals of a random scenario of the whole pack; `None` where it has none, or they are too rare for a test.
fn interpreted(case: &ScenarioCase) -> Option<Vec<String>> {
    let unknown = PartialDeal::unknown(Table::BRIDGE);
    let prepared =
        Prepared::new(case.scenario.clone(), unknown, Law::Bindings, Engine::Interpreted, Limits::default());
    let mut dealer = Dealer::new(&prepared, 11, Lang::English);
    let budget = Budget { attempts: Some(2_000), cpu: Duration::from_secs(600) };
    let dealt = (0..DEALS).map(|index| dealer.deal(index, budget)).collect::<Result<Vec<_>, _>>().ok()?;
    Some(dealt.iter().map(|dealt| line(&dealt.deal)).collect())
}

const MANIFEST: &str = r#"[package]
name = "random-modules"
version = "0.0.0"
edition = "2024"

[dependencies]
# The facade is this and the macro, which would be compiled first.
bridgeshape = { package = "bridgeshape-runtime", path = "RUNTIME" }

[profile.dev.package.bridgeshape-runtime]
opt-level = 3

[workspace]
"#;

const HEAD: &str = r#"//! Random scenarios, compiled; written by a test.
#![deny(warnings, missing_docs, unsafe_code)]

use bridgeshape::compiled::{Compiled, Page};

fn deal(number: u64, scenarios: &'static [Compiled]) {
    let prepared = Page { scenarios, key: 0 }.prepare();
    for dealt in prepared.dealer(11).deals(0).take(100) {
        let bits = dealt.deal.hands().map(|hand| format!("{:x}", hand.bits()));
        println!("{number} {}", bits.join(" "));
        assert!((scenarios[0].holds)(dealt.binding, dealt.deal.hands()));
    }
}

"#;
