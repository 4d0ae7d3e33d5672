//! Every page's `scenarios` are what the parser makes of its `raw`, by value, and nothing is to be said about them:
//! no error, no warning, not even a notice.

use bridgeshape_catalog::pages;
use bridgeshape_dsl_ir::{Lang, answer::Answer};
use serde_json::{Value, json};

fn messages(answer: &Answer) -> Vec<String> {
    answer.all_diags().iter().map(|diag| diag.message(Lang::English)).collect()
}

#[test]
fn scenarios_are_what_raw_says() {
    for page in pages() {
        let written: Value = serde_json::from_str(page.json).expect("a page is JSON");
        let answer = Answer::of_text(written["raw"].as_str().expect("a page has its text"));
        assert_eq!(messages(&answer), Vec::<String>::new(), "{}", page.title);
        let expected: Vec<Value> = answer.scenarios().iter().map(|read| json!(read.wire)).collect();
        assert_eq!(written["scenarios"], json!(expected), "{}: run `cargo xtask catalog`", page.title);
    }
}

#[test]
fn pages_read_back_as_answers_of_the_api() {
    for page in pages() {
        let answer = Answer::of_json(page.json).unwrap_or_else(|diags| panic!("{}: {diags:?}", page.title));
        assert_eq!(messages(&answer), Vec::<String>::new(), "{}", page.title);
        let written: Value = serde_json::from_str(page.json).expect("a page is JSON");
        let read: Vec<Value> = answer.scenarios().iter().map(|read| json!(read.wire)).collect();
        assert_eq!(answer.page().title.as_deref(), Some(page.title));
        assert_eq!(json!(read), written["scenarios"], "{}", page.title);
    }
}

#[test]
fn a_page_keeps_its_own_names_of_the_roles() {
    let smith = pages().iter().find(|page| page.title == "Segnale di Smith").expect("the page is embedded");
    let names = Answer::of_json(smith.json).expect("an answer of the API").role_names();
    assert_eq!(names.get("opp1").map(String::as_str), Some("Attaccante"));
}
