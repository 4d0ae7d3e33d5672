//! The embedded list and the files agree: nothing is missing, nothing is there twice.

use bridgeshape_catalog::{KINDS, SYSTEMS, coming, pages};
use serde_json::Value;
use std::collections::BTreeSet;

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("a page is JSON")
}

#[test]
fn pages_are_sorted_by_title_and_unique() {
    assert!(pages().windows(2).all(|two| two[0].title < two[1].title));
    let slugs: BTreeSet<&str> = pages().iter().map(|page| page.slug).collect();
    let ids: BTreeSet<String> = pages().iter().map(|page| json(page.json)["pageId"].to_string()).collect();
    assert_eq!(slugs.len(), pages().len(), "a slug stands twice");
    assert_eq!(ids.len(), pages().len(), "a pageId stands twice");
}

#[test]
fn every_file_is_embedded() {
    let mut files: Vec<String> = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/pages"))
        .expect("the pages are beside the crate")
        .map(|entry| entry.expect("a readable entry").file_name().to_string_lossy().into_owned())
        .collect();
    let mut embedded: Vec<String> = pages().iter().map(|page| format!("{}.json", page.slug)).collect();
    files.sort();
    embedded.sort();
    assert_eq!(embedded, files, "run `cargo xtask catalog`");
}

#[test]
fn every_page_has_the_fields_of_an_answer() {
    for page in pages() {
        let value = json(page.json);
        assert_eq!(value["title"], page.title);
        assert_eq!(value["dslVersion"], 2, "{}", page.title);
        assert_eq!(value["valid"], 1, "{}", page.title);
        assert_eq!(value["errors"], serde_json::json!([]), "{}", page.title);
        assert_eq!(value["warnings"], serde_json::json!([]), "{}", page.title);
        assert!(!value["raw"].as_str().unwrap_or_default().is_empty(), "{}: no raw", page.title);
        assert!(!value["note"].as_str().unwrap_or_default().is_empty(), "{}: no note", page.title);
        assert!(value["scenarios"].as_array().is_some_and(|list| !list.is_empty()), "{}", page.title);
    }
}

#[test]
fn labels_are_unique_inside_a_page() {
    for page in pages() {
        let value = json(page.json);
        let labels: Vec<&Value> =
            value["scenarios"].as_array().expect("a list").iter().map(|s| &s["label"]).collect();
        let distinct: BTreeSet<String> = labels.iter().map(ToString::to_string).collect();
        assert_eq!(distinct.len(), labels.len(), "{}: a label stands twice", page.title);
    }
}

#[test]
fn what_is_to_come_is_sorted_and_no_page() {
    let file = json(include_str!("../coming.json"));
    assert_eq!(file.as_array().map(Vec::len), Some(coming().len()), "run `cargo xtask catalog`");
    assert!(coming().windows(2).all(|two| two[0].title < two[1].title));
    for of in coming() {
        assert!(KINDS.contains(&of.kind) && SYSTEMS.contains(&of.system), "{of:?}");
        assert!(pages().iter().all(|page| page.title != of.title), "{of:?}");
    }
}
