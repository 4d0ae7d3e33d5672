//! Every page of the catalogue passes the gate and gives deals that the judge passes.

use bridgeshape_catalog::pages;
use bridgeshape_dsl_ir::Lang;
use bridgeshape_engine::{Balance, Budget, Request, Seed, Source};
use bridgeshape_tests::run;
use std::time::Duration;

#[test]
fn every_page_gives_judged_deals() {
    // Time enough for the rarest page on a slow machine: attempts alone decide which deals come.
    let budget = Budget { attempts: None, cpu: Duration::from_secs(120) };
    for page in pages() {
        let source = Source::of_json(page.json, Lang::English).expect("readable");
        assert!(source.blocked().is_none(), "{}: {:?}", page.title, source.blocked());
        for entry in source.entries() {
            assert!(entry.scenario.is_ok(), "{} #{}: {:?}", page.title, entry.number, entry.scenario);
        }
        let request = Request { count: 2, budget, balance: Balance::RoundRobin, ..Request::new(Seed(1)) };
        let records = run(&source, &request).unwrap_or_else(|refusal| panic!("{}: {refusal}", page.title));
        assert_eq!(records.len(), 2, "{}", page.title);
    }
}
