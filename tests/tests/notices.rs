//! The notices of `validate` that need counting: the corpus, and all that is said of the catalogue.

use bridgeshape_catalog::pages;
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::answer::Answer;
use bridgeshape_dsl_ir::diag::lint::Lint;
use bridgeshape_dsl_ir::diag::{Diag, Problem};
use bridgeshape_judge as judge;
use bridgeshape_planner::lint::{Work, notices};
use bridgeshape_planner::{Counter, Options, union};
use bridgeshape_runtime::{PartialDeal, Role, Table};
use expect_test::expect_file;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;

#[derive(Deserialize)]
struct Corpus {
    case: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    kind: String,
    what: String,
    dsl: String,
    notices: Vec<Wanted>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    code: String,
    at: String,
    says: Option<String>,
}

fn corpus() -> Vec<Case> {
    let corpus: Corpus = toml::from_str(include_str!("../corpus/notices.toml")).expect("valid TOML");
    corpus.case
}

/// The words that a notice points at.
fn place<'a>(answer: &Answer, text: &'a str, diag: &Diag) -> &'a str {
    answer.place(diag).map_or("", |at| &text[at])
}

fn counter() -> Counter {
    Counter::new(&PartialDeal::unknown(Table::BRIDGE), Options::default())
}

#[test]
fn the_corpus_has_the_notices_that_it_asks_for_and_no_others() {
    let mut wrong = String::new();
    for case in corpus() {
        let answer = Answer::of_text(&case.dsl);
        assert!(answer.is_valid(), "{}: {:?}", case.dsl, answer.all_diags());
        let found = notices(&answer, &Work::default());
        let is_wanted = |(diag, wanted): (&Diag, &Wanted)| {
            let says = wanted.says.as_deref().unwrap_or_default();
            diag.code() == wanted.code
                && place(&answer, &case.dsl, diag) == wanted.at
                && diag.message(Lang::English).contains(says)
        };
        if found.len() != case.notices.len() || !found.iter().zip(&case.notices).all(is_wanted) {
            let _ = writeln!(wrong, "{}: {}", case.what, case.dsl);
            for diag in &found {
                let at = place(&answer, &case.dsl, diag);
                let _ = writeln!(wrong, "    {} at {at:?}: {}", diag.code(), diag.message(Lang::English));
            }
        }
        assert!(found.iter().all(|diag| !diag.blocks()), "a notice never blocks");
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn the_corpus_has_six_texts_with_and_six_without_each_notice() {
    let mut texts: BTreeMap<String, [u32; 2]> = BTreeMap::new();
    for case in corpus() {
        let has = case.notices.iter().any(|notice| notice.code == case.kind);
        assert!(has || case.notices.is_empty(), "{}: a case without its notice has none", case.what);
        texts.entry(case.kind).or_default()[usize::from(has)] += 1;
    }
    assert_eq!(texts.len(), 7, "{:?}", texts.keys());
    assert!(texts.values().all(|counts| counts.iter().all(|&count| count >= 6)), "{texts:?}");
}

#[test]
fn a_clause_that_says_nothing_can_be_dropped() {
    let mut counter = counter();
    let mut dropped = 0;
    for case in corpus() {
        let answer = Answer::of_text(&case.dsl);
        for diag in notices(&answer, &Work::default()) {
            let (Problem::Lint(Lint::AlwaysHolds { .. }), Some(at)) = (&diag.problem, answer.place(&diag))
            else {
                continue;
            };
            let shorter = format!("{}{}", &case.dsl[..at.start], &case.dsl[at.end..]);
            let without = Answer::of_text(&shorter);
            assert!(without.is_valid(), "{shorter}: {:?}", without.all_diags());
            for (before, after) in answer.scenarios().iter().zip(without.scenarios()) {
                let (before, after) = (before.ir.as_ref().expect("sound"), after.ir.as_ref().expect("sound"));
                assert_eq!(before.binders, after.binders, "{shorter}: other choices");
                for binding in before.bindings() {
                    let counts = [before, after].map(|scenario| counter.count(&scenario.bind(&binding)));
                    assert!(counts[0].is_ok(), "{}: not counted", case.dsl);
                    assert_eq!(counts[0], counts[1], "{}: without {}", case.dsl, &case.dsl[at.clone()]);
                }
            }
            dropped += 1;
        }
    }
    assert!(dropped >= 6, "{dropped}");
}

/// Whether the judge passes the example of an overlap for both scenarios.
fn judged(answer: &Answer, diag: &Diag) -> bool {
    let Problem::Lint(Lint::Overlap { other, example, .. }) = &diag.problem else { return true };
    let deal = judge::Deal::from_masks(Role::ALL.map(|role| example.hand(role).bits())).expect("a deal");
    [diag.scenario.expect("a scenario"), other.number].iter().all(|&number| {
        let json = serde_json::to_value(&answer.scenarios()[number as usize - 1].wire).expect("JSON");
        judge::Scenario::from_json(&json).expect("a scenario").satisfies(&deal, None)
    })
}

#[test]
fn examples_satisfy_both_scenarios_and_shares_are_what_is_counted() {
    let mut counter = counter();
    let mut overlaps = 0;
    for case in corpus().into_iter().filter(|case| case.kind == "scenarios_overlap") {
        let answer = Answer::of_text(&case.dsl);
        for diag in notices(&answer, &Work::default()) {
            assert!(judged(&answer, &diag), "{}: {}", case.dsl, diag.message(Lang::English));
            let Problem::Lint(Lint::Overlap { other, shared: Some(shared), .. }) = &diag.problem else {
                continue;
            };
            let numbers = [diag.scenario.expect("a scenario"), other.number];
            let [this, that] = numbers.map(|n| {
                let scenario = answer.scenarios()[n as usize - 1].ir.as_ref().expect("sound");
                counter.count(&union(scenario)).expect("counted")
            });
            assert_eq!((shared.of_this.whole(), shared.of_other.whole()), (this, that), "{}", case.dsl);
            assert_eq!(shared.of_this.part(), shared.of_other.part());
            overlaps += 1;
        }
    }
    assert!(overlaps >= 6, "{overlaps} shares were counted");
}

#[test]
fn the_catalogue_has_these_notices() {
    let mut said = String::new();
    for page in pages() {
        let answer = Answer::of_json(page.json).expect("readable");
        let _ = writeln!(said, "{}", page.title);
        for diag in notices(&answer, &Work::default()) {
            assert!(judged(&answer, &diag), "{}: {}", page.title, diag.message(Lang::English));
            let number = diag.scenario.map(|number| format!("#{number} ")).unwrap_or_default();
            let pointer = answer.pointer(&diag).unwrap_or_default();
            let _ =
                writeln!(said, "  {number}{} {pointer}\n    {}", diag.code(), diag.message(Lang::English));
        }
    }
    expect_file!["../corpus/notices-of-the-catalogue.txt"].assert_eq(&said);
}

#[test]
fn a_page_says_of_a_macro_what_its_text_says() {
    for page in pages() {
        let answer = Answer::of_json(page.json).expect("readable");
        let text = Answer::of_text(answer.page().raw.as_deref().expect("a page has its text"));
        let of = |answer: &Answer| -> Vec<(Option<u32>, Problem)> {
            let found = notices(answer, &Work { pairs: 0, rare: 0, ..Work::default() });
            found.into_iter().map(|diag| (diag.scenario, diag.problem)).collect()
        };
        let (mut of_page, mut of_text) = (of(&answer), of(&text));
        let order = |(number, problem): &(Option<u32>, Problem)| (*number, format!("{problem:?}"));
        of_page.sort_by_key(order);
        of_text.sort_by_key(order);
        assert_eq!(of_page, of_text, "{}", page.title);
    }
}

#[test]
fn a_document_without_its_text_has_every_scenario_for_itself() {
    let text = "@M=H,S 1${M}: opener ${M}:5+ not(S:5+ H:5+, H:0); opp1 quiet";
    let parsed = Answer::of_text(text);
    assert_eq!(notices(&parsed, &Work::default()), []);
    let scenarios: Vec<_> = parsed.scenarios().iter().map(|read| &read.wire).collect();
    let document = serde_json::json!({ "dslVersion": 2, "scenarios": scenarios }).to_string();
    let answer = Answer::of_json(&document).expect("readable");
    let found = notices(&answer, &Work::default());
    let told: Vec<_> = found.iter().map(|diag| (diag.scenario, diag.code(), answer.pointer(diag))).collect();
    assert_eq!(told, [(Some(1), "excludes_nothing", Some("/positions/opener/not/1".into()))]);
}

#[test]
fn what_cannot_be_dealt_has_no_notices() {
    for text in ["opener S5+", "opener hcp:38+ shape:balanced S:2-5", ""] {
        assert_eq!(notices(&Answer::of_text(text), &Work::default()), [], "{text}");
    }
}

#[test]
fn the_work_is_bounded_and_what_was_left_undone_is_said() {
    let lengths = (0..=13).map(|n| n.to_string()).collect::<Vec<_>>().join(",");
    let many = format!("@A={lengths} @B=5,6,7 {{${{A}}}}: opener hcp:1${{B}}; opp1 S:${{A}}");
    let macros = Answer::of_text(&many);
    assert_eq!(macros.scenarios().len(), 42);
    let text = |i: usize| format!("opener hcp:{}-{}", i % 20, i % 20 + 6);
    let many: Vec<String> = (0..48).map(text).collect();
    let plain = Answer::of_text(&many.join(" // "));
    for answer in [&macros, &plain] {
        let found = notices(answer, &Work::default());
        assert_eq!(found, notices(answer, &Work::default()), "the same work has the same notices");
    }
    let found = notices(&plain, &Work::default());
    let more =
        |diag: &Diag| matches!(diag.problem, Problem::Lint(Lint::MoreOverlaps { pairs }) if pairs > 100);
    assert!(found.iter().any(more), "{found:?}");
    assert!(found.len() < 60, "{} notices are a wall", found.len());

    let two = Answer::of_text("opener S:5+ shape:balanced S:2-4 // opener H:5+");
    assert!(!two.is_valid());
    let two = Answer::of_text("opener S:5+ tp:0-40 // opener H:5+");
    let none = Work { questions: 400_000_000, rare: 0, pairs: 0 };
    let codes: Vec<_> = notices(&two, &none).iter().map(Diag::code).collect();
    assert_eq!(codes, ["always_holds", "not_compared"]);
    assert_eq!(
        notices(&two, &Work { questions: 0, ..none }),
        [],
        "no work, no scenario that is known to be possible"
    );
}
