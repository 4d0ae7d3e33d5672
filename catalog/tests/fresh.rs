//! Every page's `scenarios` are what the parser makes of its `raw`, by value.

use bridgeshape_catalog::pages;
use bridgeshape_dsl_ir::{
    Lang,
    text::parse,
    wire::{self, requires},
};
use serde_json::{Value, json};

#[test]
fn scenarios_are_what_raw_says() {
    for page in pages() {
        let written: Value = serde_json::from_str(page.json).expect("a page is JSON");
        let parsed = parse(written["raw"].as_str().expect("a page has its text"));
        let messages: Vec<String> = parsed.diags.iter().map(|diag| diag.message(Lang::English)).collect();
        assert_eq!(messages, Vec::<String>::new(), "{}: not even a notice", page.title);
        let expected: Vec<Value> = parsed
            .scenarios
            .into_iter()
            .map(|mut scenario| {
                scenario.requires = requires::tags(&scenario).iter().map(ToString::to_string).collect();
                serde_json::to_value(scenario).expect("a scenario is JSON")
            })
            .collect();
        assert_eq!(written["scenarios"], json!(expected), "{}: run `cargo xtask catalog`", page.title);
    }
}

#[test]
fn pages_read_back_as_answers_of_the_api() {
    for page in pages() {
        let read = wire::read(page.json).unwrap_or_else(|diags| panic!("{}: {diags:?}", page.title));
        let written: Value = serde_json::from_str(page.json).expect("a page is JSON");
        assert_eq!(read.title.as_deref(), Some(page.title));
        assert_eq!(json!(read.scenarios), written["scenarios"], "{}", page.title);
    }
}
