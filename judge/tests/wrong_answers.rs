//! A judge that never says no proves nothing: deals that are wrong, each in a known way.
//!
//! `wrong_answers.json` holds, for each entry, a scenario, a deal that is wrong, the bindings it was given under if
//! any, and the exact constraints that must fail; beside it a deal, and bindings, for which the same scenario holds,
//! so that no entry is wrong for want of any right answer.

#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

mod common;

use bridgeshape_judge::Deal;
use common::{bindings, failures, scenario, verdict};
use serde_json::Value;

fn entries() -> Vec<Value> {
    serde_json::from_str(include_str!("wrong_answers.json")).unwrap()
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|item| item.as_str().unwrap()).collect()
}

fn deal(hands: &Value) -> Deal {
    Deal::from_dotted(texts(hands).try_into().unwrap()).unwrap()
}

#[test]
fn every_wrong_answer_is_refused_for_its_reason() {
    let entries = entries();
    assert!(entries.len() >= 30, "{}", entries.len());
    let mut mistakes = Vec::new();
    for entry in &entries {
        let given = entry.get("given").map(|given| bindings(given.clone()));
        let verdict = verdict(&scenario(entry["scenario"].clone()), &deal(&entry["wrong"]), given.as_ref());
        let failed = failures(&verdict);
        if verdict.satisfied || failed != texts(&entry["fails"]) {
            mistakes.push(format!("{}: {} expected, {failed:?} found", entry["what"], entry["fails"]));
        }
    }
    assert!(mistakes.is_empty(), "{mistakes:#?}");
}

#[test]
fn every_entry_has_a_right_answer() {
    let mut mistakes = Vec::new();
    for entry in entries() {
        let given = entry.get("right_given").map(|given| bindings(given.clone()));
        let verdict = verdict(&scenario(entry["scenario"].clone()), &deal(&entry["right"]), given.as_ref());
        if !verdict.satisfied {
            mistakes.push(format!("{}: {:?} failed", entry["what"], failures(&verdict)));
        }
    }
    assert!(mistakes.is_empty(), "{mistakes:#?}");
}
