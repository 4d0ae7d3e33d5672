//! Plans written out: the committed modules are what is written today, give the same plans, and deal the same.
//!
//! `UPDATE_EXPECT=1` writes the modules anew.

use bridgeshape_catalog::pages;
use bridgeshape_codegen::{Unsupported, emit};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::ir::Scenario;
use bridgeshape_engine::Source;
use bridgeshape_planner::{Planned, plan};
use bridgeshape_runtime::plan::{Limits, Place, Plan, Tables};
use bridgeshape_runtime::{Check, Deal, Evaluator, Hand, PartialDeal, Ranges, Role, StreamKey, Table};
use expect_test::{ExpectFile, expect_file};
use std::collections::BTreeSet;
use std::sync::Arc;

#[path = "emitted/bergen.rs"]
pub mod bergen;
#[path = "emitted/bergen_raise.rs"]
pub mod bergen_raise;
#[path = "emitted/multi.rs"]
pub mod multi;
#[path = "emitted/rkcb.rs"]
pub mod rkcb;
#[path = "emitted/splinter.rs"]
pub mod splinter;
#[path = "emitted/sputnik.rs"]
pub mod sputnik;

/// A committed module: the page and the number of its scenario, its text, its plan.
type Written = (&'static str, u32, ExpectFile, fn() -> Plan);

/// Between them they show every kind of thing that is written.
fn committed() -> [Written; 6] {
    [
        ("Splinter", 1, expect_file!["emitted/splinter.rs"], splinter::plan),
        // A hand whose cards are drawn so that its points fit.
        ("RKCB", 1, expect_file!["emitted/rkcb.rs"], rkcb::plan),
        // Honours first.
        ("Bergen", 1, expect_file!["emitted/bergen.rs"], bergen::plan),
        // A sum that is followed roughly.
        ("Bergen", 7, expect_file!["emitted/bergen_raise.rs"], bergen_raise::plan),
        // Hands drawn by their points.
        ("Multi", 6, expect_file!["emitted/multi.rs"], multi::plan),
        // Several parts, a sum of a pair.
        ("Sputnik", 9, expect_file!["emitted/sputnik.rs"], sputnik::plan),
    ]
}

/// What cannot be written out yet: page, number of the scenario, reason.
const UNSUPPORTED: [(&str, u32, &str); 0] = [];

/// A scenario under its first binding that has a plan.
fn bound(scenario: &Scenario) -> (Scenario, Planned) {
    let unknown = PartialDeal::unknown(Table::BRIDGE);
    let planned = scenario.bindings().find_map(|binding| {
        let pred = scenario.bind(&binding);
        let planned = plan(&pred, &unknown, &Limits::default()).expect("within the limits")?;
        Some((Scenario { pred, ..scenario.clone() }, planned))
    });
    planned.expect("a possible scenario")
}

/// A scenario of a page by its number, bound, with its name.
fn of_page(title: &str, number: u32) -> (String, Scenario, Planned) {
    let page = pages().iter().find(|page| page.title == title).expect("a page");
    let source = Source::of_json(page.json, Lang::English).expect("readable");
    let entry = source.entries().iter().find(|entry| entry.number == number).expect("a scenario");
    let (scenario, planned) = bound(entry.scenario.as_ref().expect("sound"));
    (format!("{title} #{number} ({})", entry.label), scenario, planned)
}

#[test]
fn the_committed_modules_are_what_is_written_today() {
    for (title, number, expected, _) in committed() {
        let (name, scenario, planned) = of_page(title, number);
        let text = emit(&name, &scenario, &planned.plan).expect("nothing that cannot be written");
        expected.assert_eq(&text);
    }
}

#[test]
fn the_modules_give_the_same_plans_and_the_same_deals() {
    for (title, number, _, written) in committed() {
        let (name, scenario, planned) = of_page(title, number);
        assert!(written() == planned.plan, "{name}: another plan");
        let tables = Tables::new(&written(), &Limits::default()).expect("what was counted before");
        let key = StreamKey::new(6, 1, &[4]);
        let deals = |tables: &Tables| {
            let mut deals = [Deal::new([Hand::EMPTY; 4]).expect("no cards"); 100];
            let attempts = tables.draw_range(&key, 0, &mut deals);
            (attempts, deals)
        };
        let (attempts, dealt) = deals(&tables);
        assert_eq!((attempts, dealt), deals(&planned.tables), "{name}");
        assert!(dealt.iter().all(|deal| scenario.pred.holds(deal.hands())), "{name}: not of the scenario");
    }
}

/// What there is to write in a plan.
fn kinds(plan: &Plan) -> BTreeSet<&'static str> {
    let mut kinds = BTreeSet::new();
    for part in &plan.parts {
        kinds.extend(part.places.iter().map(|place| match place {
            Place::Whole => "whole",
            Place::Honours => "honours",
            Place::Suits => "suits",
            Place::Lengths => "lengths",
            Place::Points => "points",
            Place::Rest => "rest",
        }));
        kinds.extend(part.fitted.iter().map(|_| "fitted"));
        kinds.extend(part.shapes.iter().flatten().map(|_| "shapes"));
        kinds.extend(part.cells.iter().flatten().flatten().map(|_| "holdings"));
        for sum in &part.sums {
            kinds.insert(if sum.width.get() > 1 { "a rough sum" } else { "a sum" });
            kinds.extend((sum.hands.len() > 1).then_some("a sum over several hands"));
        }
        kinds.extend(part.checks.iter().map(|check| match check {
            Check::Holding { .. } => "a check of holdings",
            Check::Shape { .. } => "a check of shapes",
            Check::Points { .. } => "a check of points",
            Check::Any(_) => "a check of alternatives",
            Check::Not(_) => "a check that refuses",
        }));
    }
    kinds.extend((plan.parts.len() > 1).then_some("several parts"));
    kinds
}

#[test]
fn the_catalogue_can_be_written_out() {
    let mut refused = Vec::new();
    let mut asked = BTreeSet::new();
    let mut written = 0;
    for page in pages() {
        let source = Source::of_json(page.json, Lang::English).expect("readable");
        for entry in source.entries() {
            let (scenario, planned) = bound(entry.scenario.as_ref().expect("sound"));
            asked.extend(kinds(&planned.plan));
            let name = format!("{} #{}", page.title, entry.number);
            match emit(&name, &scenario, &planned.plan) {
                Ok(text) => {
                    written += 1;
                    for line in text.lines() {
                        assert!(line.chars().count() <= 110, "{name}: {line}");
                    }
                    assert_eq!(emit(&name, &scenario, &planned.plan), Ok(text), "{name}: the same again");
                }
                Err(unsupported) => refused.push((page.title, entry.number, unsupported.name())),
            }
        }
    }
    assert_eq!(refused, UNSUPPORTED);
    assert!(written > 100, "{written} scenarios");
    let shown: BTreeSet<&str> = committed().into_iter().flat_map(|(_, _, _, plan)| kinds(&plan())).collect();
    assert_eq!(shown, asked, "the committed modules show all that the catalogue asks for");
}

#[test]
fn what_cannot_be_written_is_refused_by_name() {
    let (name, scenario, planned) = of_page("Splinter", 1);
    let with_check = |check: Check| {
        let mut plan = planned.plan.clone();
        plan.parts[0].checks.push(check);
        emit(&name, &scenario, &plan)
    };
    let points = |evaluator| Check::Points {
        hands: vec![Role::Opener],
        evaluator: Arc::new(evaluator),
        allowed: Ranges::new(1, 3),
    };
    assert_eq!(with_check(Check::Not(Vec::new())), Err(Unsupported::CheckNot));
    assert_eq!(with_check(Check::Any(Vec::new())), Err(Unsupported::CheckAny));
    let with_shapes = Evaluator::hcp().with_shapes(13, |shape| i32::from(shape[0]));
    assert_eq!(with_check(points(with_shapes)), Err(Unsupported::Evaluator));
    let quarters = with_check(points(Evaluator::cards([0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 6, 12, 18])));
    let quarters = quarters.expect("weights by rank");
    assert!(quarters.contains("Evaluator::cards([0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 6, 12, 18])"), "{quarters}");
    assert!(quarters.contains("allowed: Ranges::new(1, 3)"), "{quarters}");
    let mut known = [Hand::EMPTY; 4];
    known[0] = Hand::from_bits(1);
    let fixed = PartialDeal::new(Table::BRIDGE, known).expect("one card");
    let plan = Plan { fixed, ..planned.plan.clone() };
    assert_eq!(emit(&name, &scenario, &plan), Err(Unsupported::Fixed));
}
