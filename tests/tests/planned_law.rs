//! Planned deals are distributed as those of plain rejection.
//!
//! For every hand the deals of both are sorted by shape, suit by suit, and points; rare cells of a hand are put together.
//! Pearson's statistic of the two samples, which are equally large, is held against its quantile. The level is 10⁻³ for
//! all comparisons of this file together: with at most five thousand of them, 2·10⁻⁷ for each (C. Bonferroni). The seeds are
//! fixed, so that what is green stays green.
//!
//! `cargo test -p bridgeshape-tests --test planned_law -- --ignored` compares 10⁵ deals of every scenario of the
//! catalogue, or as many as rejection finds within 2·10⁷ attempts where these are 10⁴ at least.

use bridgeshape_catalog::pages;
use bridgeshape_dsl_ir::Lang;
use bridgeshape_engine::{Engine, Job, Law, Record, Request, Seed, Source, Verify};
use bridgeshape_runtime::{Role, Table};
use bridgeshape_tests::{fixed, hcp};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The most comparisons of this file.
const COMPARISONS: usize = 5_000;
/// The quantile of the normal distribution for 2·10⁻⁷.
const Z: f64 = 5.068_958;
/// The most attempts of rejection for one sample.
const MOST_ATTEMPTS: u64 = 20_000_000;
/// A cell has so many deals of both samples together.
const LEAST: u64 = 20;

/// What deals are of: a text or a page, one of its scenarios, and all that changes the distribution.
struct Question {
    source: Source,
    name: String,
    number: u32,
    law: Law,
    known: Vec<String>,
}

impl Question {
    fn of_dsl(dsl: &str, law: Law, known: &[&str]) -> Question {
        let known = known.iter().map(|&one| one.to_owned()).collect();
        let source = Source::of_dsl(dsl, Lang::English);
        Question { source, name: dsl.to_owned(), number: 1, law, known }
    }

    /// So many deals, or fewer when they need more attempts; two engines never share a seed.
    fn deals(&self, engine: Engine, count: u64, most_attempts: u64) -> Vec<Record> {
        let mut request = Request::new(Seed(1 + engine as u128));
        request.count = count;
        request.scenarios = Some(vec![self.number]);
        request.law = self.law;
        request.engine = engine;
        request.verify = Verify::None;
        request.fixed = fixed(&self.known).expect("cards");
        request.budget.attempts = Some(most_attempts);
        request.budget.cpu = std::time::Duration::from_secs(3600);
        let job = Job::new(&self.source, &request).expect("possible");
        let (mut records, mut attempts) = (Vec::new(), 0);
        let done = job.run(1, |record| {
            assert_eq!(record.engine, engine, "{}", self.name);
            attempts += record.attempts;
            if attempts > most_attempts {
                return ControlFlow::Break(());
            }
            records.push(record);
            ControlFlow::Continue(())
        });
        // One deal alone may need more attempts than there are for all.
        assert!(done.is_ok() || engine == Engine::Rejection, "{}: {done:?}", self.name);
        records
    }

    /// Whether it is known that rejection will hardly find so many deals.
    fn is_rare(&self, least: u64) -> bool {
        let entry = self.source.entries().iter().find(|entry| entry.number == self.number);
        let scenario = self.source.possible(entry.expect("an entry")).expect("possible");
        let deals = bridgeshape_generated::scenario(scenario.key()).and_then(|compiled| compiled.deals);
        // What holds under some binding is no rarer than under the one that was drawn.
        deals.is_some_and(|deals| {
            deals / u128::from(least) < Table::BRIDGE.deals() / u128::from(MOST_ATTEMPTS)
        })
    }

    /// Compares the deals of both engines, as many as rejection finds; the number of comparisons, `None` when these would
    /// be fewer than the least.
    fn compare(&self, least: u64, most: u64) -> Option<usize> {
        let rejected = self.deals(Engine::Rejection, most, MOST_ATTEMPTS);
        if (rejected.len() as u64) < least {
            return None;
        }
        let planned = self.deals(Engine::Interpreted, rejected.len() as u64, u64::MAX);
        let mut comparisons = 0;
        for role in Role::ALL {
            let cells = |records: &[Record]| {
                records
                    .iter()
                    .map(|record| {
                        let hand = record.deal.hand(role);
                        (hand.lengths(), hcp(hand))
                    })
                    .collect::<Vec<_>>()
            };
            comparisons += same(&cells(&planned), &cells(&rejected), &|| format!("{role} of {}", self.name));
        }
        let names = |records: &[Record]| records.iter().map(|r| r.bindings.clone()).collect::<Vec<_>>();
        comparisons += same(&names(&planned), &names(&rejected), &|| format!("bindings of {}", self.name));
        Some(comparisons)
    }
}

/// Demands that two samples may be of one distribution; how many comparisons that took.
fn same<T: Ord + Clone>(planned: &[T], rejected: &[T], what: &dyn Fn() -> String) -> usize {
    assert_eq!(planned.len(), rejected.len());
    let mut cells: BTreeMap<T, [u64; 2]> = BTreeMap::new();
    for (which, sample) in [planned, rejected].into_iter().enumerate() {
        sample.iter().for_each(|cell| cells.entry(cell.clone()).or_default()[which] += 1);
    }
    let (common, rare): (Vec<[u64; 2]>, Vec<[u64; 2]>) =
        cells.into_values().partition(|[a, b]| a + b >= LEAST);
    let together = rare.into_iter().fold([0, 0], |[a, b], [c, d]| [a + c, b + d]);
    let cells: Vec<[u64; 2]> = common.into_iter().chain([together]).filter(|[a, b]| a + b > 0).collect();
    let Some(freedom) = cells.len().checked_sub(1).filter(|&freedom| freedom > 0) else { return 0 };
    let square = |&[a, b]: &[u64; 2]| (a as f64 - b as f64).powi(2) / (a + b) as f64;
    let statistic: f64 = cells.iter().map(square).sum();
    assert!(statistic < quantile(freedom), "{}: {statistic} with {freedom} degrees of freedom", what());
    1
}

/// The quantile of the chi-square distribution for 2·10⁻⁷ (E. Wilson and M. Hilferty's cube): a little too high for few
/// degrees of freedom, never too low.
fn quantile(freedom: usize) -> f64 {
    let n = freedom as f64;
    let part = 2.0 / (9.0 * n);
    n * (1.0 - part + Z * part.sqrt()).powi(3)
}

#[test]
fn the_quantile_is_that_of_the_tables() {
    for (freedom, value) in [(1, 27.033), (2, 30.850), (10, 50.681), (100, 188.796), (1000, 1243.379)] {
        let above = quantile(freedom) - value;
        assert!((0.0..5.0 / (freedom as f64).sqrt()).contains(&above), "{freedom}: {above} too high");
    }
}

/// All scenarios of the catalogue.
fn scenarios() -> Vec<Question> {
    let mut questions = Vec::new();
    for page in pages() {
        let source = Source::of_json(page.json, Lang::English).expect("readable");
        for entry in source.entries() {
            let name = format!("{} #{}", page.title, entry.number);
            let source = source.clone();
            questions.push(Question {
                source,
                name,
                number: entry.number,
                law: Law::Bindings,
                known: vec![],
            });
        }
    }
    questions
}

/// The most common scenarios of five pages.
const COMMON: [&str; 9] = [
    "2♣ forte #1",
    "Barrage #1",
    "Fiori forte #1",
    "Fiori forte #2",
    "Fiori forte #5",
    "Multi #1",
    "Multi #2",
    "Stayman #1",
    "Stayman #2",
];

#[test]
fn five_pages_are_distributed_as_by_rejection() {
    let questions: Vec<Question> =
        scenarios().into_iter().filter(|question| COMMON.contains(&question.name.as_str())).collect();
    assert_eq!(questions.len(), COMMON.len());
    let compare = |question: &Question| question.compare(10_000, 10_000).expect("not rare");
    let comparisons: usize = questions.iter().map(compare).sum();
    assert!((36..COMPARISONS).contains(&comparisons), "{comparisons}");
}

#[test]
fn known_cards_unions_and_the_law_of_deals_are_distributed_as_by_rejection() {
    let questions = [
        Question::of_dsl("$a=M opener $a:5+; responder $a:3+", Law::Deals, &[]),
        Question::of_dsl("opener S~AK.{3,5}|K.{4,6} hcp:10+; responder x:0-2 hcp:6+", Law::Deals, &[]),
        Question::of_dsl("fit:M8+ opener hcp:11-16; responder hcp:6-12", Law::Deals, &["opener=SAQ HK"]),
        Question::of_dsl("fit:M8+ opener hcp:11-16; responder hcp:6-12", Law::Bindings, &["opener=SAQ HK"]),
        Question::of_dsl(
            "opener any(hcp:15-17 shape:balanced, S:5+ H:4+, hcp:18+); opp1 not(hcp:12+, S:6+)",
            Law::Bindings,
            &["responder=SK2 DQJ", "opp2=HA"],
        ),
    ];
    let compare = |question: &Question| question.compare(20_000, 20_000).expect("not rare");
    let comparisons: usize = questions.iter().map(compare).sum();
    assert!((20..COMPARISONS).contains(&comparisons), "{comparisons}");
}

#[test]
#[ignore = "takes a quarter of an hour: run with --ignored, best with --release"]
fn every_page_is_distributed_as_by_rejection() {
    let questions = scenarios();
    let [next, comparisons, compared] = [(); 3].map(|()| AtomicUsize::new(0));
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(question) = questions.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if !question.is_rare(10_000)
                        && let Some(of_one) = question.compare(10_000, 100_000)
                    {
                        comparisons.fetch_add(of_one, Ordering::Relaxed);
                        compared.fetch_add(1, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let (comparisons, compared) = (comparisons.into_inner(), compared.into_inner());
    eprintln!("{compared} of {} scenarios compared, {comparisons} comparisons", questions.len());
    assert!(compared >= 20 && comparisons < COMPARISONS, "{compared} compared, {comparisons} comparisons");
}
