//! Every scenario means something: it lowers to the canonical form, prints back, and its auction is legal.

use bridgeshape_catalog::pages;
use bridgeshape_dsl_ir::{
    Lang, auction,
    diag::{Diag, Origin},
    ir::{self, Call},
    wire,
};

/// Every scenario of every page, lowered.
fn scenarios() -> Vec<(&'static str, ir::Scenario)> {
    let mut all = Vec::new();
    for page in pages() {
        let read = wire::read(page.json).unwrap_or_else(|diags| panic!("{}: {}", page.title, told(&diags)));
        for (number, scenario) in (1..).zip(&read.scenarios) {
            let lowered = ir::lower(scenario, number, &|_| None);
            let lowered =
                lowered.unwrap_or_else(|diags| panic!("{} #{number}: {}", page.title, told(&diags)));
            all.push((page.title, lowered));
        }
    }
    all
}

fn told(diags: &[Diag]) -> String {
    diags.iter().map(|diag| diag.message(Lang::English)).collect::<Vec<_>>().join("; ")
}

#[test]
fn auctions_are_legal_and_the_opener_opens() {
    let mut auctions = 0;
    for (title, scenario) in scenarios() {
        let origin = |pointer: &str| Origin::Json(pointer.to_owned());
        let faults = auction::check(&scenario.context, scenario.number, &origin);
        assert!(faults.is_empty(), "{title}, {}: {}", scenario.label, told(&faults));
        let mut bids = scenario.context.calls().filter(|(_, call)| matches!(call, Call::Bid(_)));
        if let Some((role, _)) = bids.next() {
            auctions += 1;
            assert_eq!(role.to_string(), "opener", "{title}, {}", scenario.label);
        }
    }
    assert!(auctions > 200, "{auctions} auctions: most scenarios come from one");
}

#[test]
fn scenarios_print_back_as_dsl() {
    for (title, scenario) in scenarios() {
        let text = ir::to_dsl(&scenario);
        assert!(text.is_ok_and(|text| !text.is_empty()), "{title}, {}", scenario.label);
    }
}
