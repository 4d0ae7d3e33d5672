//! Every scenario means something: it has a canonical form that prints back as DSL, and its auction is opened by
//! the player who is called the opener.

use bridgeshape_catalog::pages;
use bridgeshape_dsl_ir::{
    answer::Answer,
    ir::{self, Call},
};

/// Every scenario of every page in canonical form.
fn scenarios() -> Vec<(&'static str, ir::Scenario)> {
    let mut all = Vec::new();
    for page in pages() {
        let answer = Answer::of_json(page.json).unwrap_or_else(|diags| panic!("{}: {diags:?}", page.title));
        for read in answer.scenarios() {
            assert!(read.is_sound(), "{} #{}: {:?}", page.title, read.number, read.diags);
            all.push((page.title, read.ir.clone().expect("what is sound has a canonical form")));
        }
    }
    all
}

#[test]
fn the_opener_opens() {
    let mut auctions = 0;
    for (title, scenario) in scenarios() {
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
