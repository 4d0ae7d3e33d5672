//! Scenarios written out as Rust: the committed modules are what is written today, give the same plans as planning does,
//! and deal what the interpreted engine deals.
//!
//! `UPDATE_EXPECT=1` writes the modules anew.

use bridgeshape_catalog::pages;
use bridgeshape_codegen::{COUNT_WORK, Unit, Unsupported, compile, module};
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::ir::Scenario;
use bridgeshape_engine::{Engine, Job, Request, Seed, Source, Verify};
use bridgeshape_runtime::compiled::{Compiled, Page};
use bridgeshape_runtime::plan::{Place, Plan};
use bridgeshape_runtime::{
    Check, Evaluator, Hand, Law, PartialDeal, Ranges, Role, Stream, StreamKey, Table, deal,
};
use expect_test::{ExpectFile, expect_file};
use std::collections::BTreeSet;
use std::sync::Arc;

#[path = "emitted/mod.rs"]
pub mod modules;
use modules::{baron, deals, fits, honours, landy, lebensohl, multi, quiet, smith, splinter, sputnik};

/// A committed module: the source, the number of its scenario, the law, its text, what it gives.
struct Written {
    source: Of,
    number: u32,
    law: Law,
    text: ExpectFile,
    compiled: Compiled,
}

enum Of {
    Page(&'static str),
    Text(&'static str),
}

/// Between them they show every kind of thing that is written.
fn committed() -> [Written; 11] {
    let of = |source, number, text, compiled| Written { source, number, law: Law::Bindings, text, compiled };
    [
        of(Of::Page("Splinter"), 1, expect_file!["emitted/splinter.rs"], splinter::COMPILED),
        // A hand whose cards are drawn so that its points fit.
        of(Of::Page("Lebensohl"), 3, expect_file!["emitted/lebensohl.rs"], lebensohl::COMPILED),
        // Hands drawn by their points.
        of(Of::Page("Multi"), 6, expect_file!["emitted/multi.rs"], multi::COMPILED),
        // Sums that are followed roughly.
        of(Of::Page("2SA Baron"), 4, expect_file!["emitted/baron.rs"], baron::COMPILED),
        // Several parts, a sum of a pair.
        of(Of::Page("Sputnik"), 9, expect_file!["emitted/sputnik.rs"], sputnik::COMPILED),
        // Honours first, low cards later.
        of(Of::Page("Bergen"), 1, expect_file!["emitted/honours.rs"], honours::COMPILED),
        // Variables.
        of(Of::Page("Landy"), 1, expect_file!["emitted/landy.rs"], landy::COMPILED),
        // Exact honours.
        of(Of::Page("Segnale di Smith"), 1, expect_file!["emitted/smith.rs"], smith::COMPILED),
        of(
            Of::Text("fit:M8+ opener hcp:15-17 S~[AK]x+|Kx*; responder S:3+ H:3+"),
            1,
            expect_file!["emitted/fits.rs"],
            fits::COMPILED,
        ),
        of(
            Of::Text("pairhcp:25+ opp1 quiet; opp2 quiet"),
            1,
            expect_file!["emitted/quiet.rs"],
            quiet::COMPILED,
        ),
        Written {
            source: Of::Text("$a=M opener $a:5+ any(hcp:12-19, tp:14-19); responder $a:3 hcp:6-9"),
            number: 1,
            law: Law::Deals,
            text: expect_file!["emitted/deals.rs"],
            compiled: deals::COMPILED,
        },
    ]
}

impl Written {
    fn source(&self) -> Source {
        match self.source {
            Of::Page(title) => page(title),
            Of::Text(dsl) => Source::of_dsl(dsl, Lang::English),
        }
    }

    fn unit(&self) -> Unit {
        unit(&self.source(), self.number, self.law)
    }
}

fn page(title: &str) -> Source {
    let page = pages().iter().find(|page| page.title == title).expect("a page");
    Source::of_json(page.json, Lang::English).expect("readable")
}

fn unit(source: &Source, number: u32, law: Law) -> Unit {
    let entry = source.entries().iter().find(|entry| entry.number == number).expect("a scenario");
    let scenario: &Scenario = entry.scenario.as_ref().expect("sound");
    compile(scenario, law, COUNT_WORK).expect("compiled")
}

#[test]
fn the_committed_modules_are_what_is_written_today() {
    let mut long = Vec::new();
    for written in committed() {
        let text = module(&written.unit(), "bridgeshape").expect("nothing that cannot be written");
        written.text.assert_eq(&text);
        long.extend(text.lines().filter(|line| line.chars().count() > 110).map(String::from));
    }
    assert!(long.is_empty(), "{long:#?}");
}

#[test]
fn the_modules_give_the_same_plans_and_deal_what_the_engine_deals() {
    for written in committed() {
        let (unit, compiled) = (written.unit(), written.compiled);
        let label = &unit.scenario.label;
        assert_eq!(compiled.bindings.len(), unit.bindings.len(), "{label}");
        for (number, plan) in unit.plans.iter().enumerate() {
            assert!((compiled.plan)(number) == *plan, "{label}: another plan");
        }
        let source = written.source();
        let request = Request {
            scenarios: Some(vec![written.number]),
            law: written.law,
            engine: Engine::Interpreted,
            verify: Verify::All,
            ..Request::new(Seed(77))
        };
        let job = Job::new(&source, &request).expect("possible");
        let mut worker = job.worker();
        // The key of the choice is not used where there is one scenario.
        let page = Page { scenarios: Box::leak(Box::new([compiled])), key: 0 };
        let prepared = page.prepare();
        let dealer = prepared.dealer(77);
        for index in 0..100 {
            let (ours, theirs) = (dealer.deal(index), worker.deal(index).expect("a deal"));
            assert_eq!(ours.deal, theirs.deal, "{label}: {index}");
            assert_eq!(ours.attempts, theirs.attempts, "{label}: {index}");
            let names: Vec<(String, String)> =
                compiled.names(ours.binding).map(|(name, value)| (name.into(), value.to_string())).collect();
            assert_eq!(names, theirs.bindings, "{label}: {index}");
        }
        assert_eq!(compiled.deals, unit.deals, "{label}");
    }
}

#[test]
fn the_predicates_are_the_trees() {
    let mut stream: Stream = StreamKey::new(1, 1, &[]).stream(0);
    for written in committed() {
        let (unit, compiled) = (written.unit(), written.compiled);
        let prepared = Page { scenarios: Box::leak(Box::new([compiled])), key: 0 }.prepare();
        let dealer = prepared.dealer(3);
        let own = (0..2_000).map(|index| dealer.deal(index).deal);
        let mut held = 0;
        for deal in own.chain((0..2_000).map(|_| deal(&mut stream))).collect::<Vec<_>>() {
            for (number, binding) in unit.bindings.iter().enumerate() {
                let holds = unit.scenario.bind(binding).holds(deal.hands());
                assert_eq!((compiled.holds)(number, deal.hands()), holds, "{}", unit.scenario.label);
                held += usize::from(holds);
            }
        }
        assert!(held >= 2_000, "{held}");
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
        let mut open: Vec<&Check> = part.checks.iter().collect();
        while let Some(check) = open.pop() {
            kinds.insert(match check {
                Check::Holding { .. } => "a check of holdings",
                Check::Shape { .. } => "a check of shapes",
                Check::Points { .. } => "a check of points",
                Check::Any(_) => "a check of alternatives",
                Check::Not(_) => "a check that refuses",
            });
            match check {
                Check::Any(branches) => open.extend(branches.iter().flatten()),
                Check::Not(inner) => open.extend(inner),
                _ => {}
            }
        }
    }
    kinds.extend((plan.parts.len() > 1).then_some("several parts"));
    kinds
}

#[test]
fn the_committed_modules_show_every_kind() {
    let shown: BTreeSet<&str> = committed()
        .into_iter()
        .flat_map(|written| written.unit().plans)
        .flat_map(|plan| kinds(&plan))
        .collect();
    let all = BTreeSet::from([
        "whole",
        "honours",
        "suits",
        "lengths",
        "points",
        "rest",
        "fitted",
        "shapes",
        "holdings",
        "a rough sum",
        "a sum",
        "a sum over several hands",
        "a check of holdings",
        "a check of shapes",
        "a check of points",
        "a check of alternatives",
        "a check that refuses",
        "several parts",
    ]);
    assert_eq!(shown, all);
    let arranged = |written: Written| written.text.data().contains("arranged(&part_1()");
    assert!(committed().into_iter().any(arranged), "no part serves other suits too");
}

#[test]
fn what_cannot_be_written_is_refused_by_name() {
    let unit = unit(&page("Splinter"), 1, Law::Bindings);
    let with_check = |check: Check| {
        let mut unit = unit.clone();
        unit.plans[0].parts[0].checks.push(check);
        module(&unit, "bridgeshape")
    };
    let points = |evaluator| Check::Points {
        hands: vec![Role::Opener],
        evaluator: Arc::new(evaluator),
        allowed: Ranges::new(1, 3),
    };
    let with_shapes = Evaluator::hcp().with_shapes(13, |shape| i32::from(shape[0]));
    assert_eq!(with_check(points(with_shapes)), Err(Unsupported::Evaluator));
    let quarters = with_check(points(Evaluator::cards([0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 6, 12, 18])));
    let quarters = quarters.expect("weights by rank");
    assert!(quarters.contains("Evaluator::cards([0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 6, 12, 18])"), "{quarters}");
    assert!(quarters.contains("allowed: Ranges::new(1, 3)"), "{quarters}");
    let mut known = [Hand::EMPTY; 4];
    known[0] = Hand::from_bits(1);
    let fixed = PartialDeal::new(Table::BRIDGE, known).expect("one card");
    let mut unit = unit;
    unit.plans[0].fixed = fixed;
    assert_eq!(module(&unit, "bridgeshape"), Err(Unsupported::Fixed));
}
