//! Whatever JSON comes: no panic; what is read and lowered binds, prints and, where printed, reads back the same.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

#[path = "ir_common/survive.rs"]
mod survive;

use bridgeshape_dsl_ir::{ir, wire};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use survive::survive;

/// A page that uses every construct, so that a small change meets each.
fn page() -> Value {
    serde_json::from_str(include_str!("ir_common/every_construct.json")).unwrap()
}

/// Values that belong somewhere, and values that belong nowhere.
fn value() -> impl Strategy<Value = Value> {
    let known = page();
    let word = select(vec![
        "",
        "S",
        "H",
        "x",
        "$a",
        "$z",
        "10",
        "AKQJT9",
        "SA",
        "any",
        "any_not",
        "major",
        "54xx",
        "declarer",
        "opener",
        "é♠",
        "P",
        "7NT",
        ">",
        "A: B; C // D",
        "opener",
        "weight:3",
        "1H: ",
        "\u{0}",
        "1e9",
    ]);
    let number = select(vec![
        json!(0),
        json!(1),
        json!(3),
        json!(13),
        json!(65_536),
        json!(-1),
        json!(2.5),
        json!(u64::MAX),
        json!(1e300),
    ]);
    prop_oneof![
        3 => word.prop_map(|word| json!(word)),
        2 => number,
        1 => any::<bool>().prop_map(|flag| json!(flag)),
        1 => Just(Value::Null),
        1 => Just(json!([])),
        1 => Just(json!({})),
        1 => Just(json!([[], {}, "S"])),
        1 => (0u16..15, 0u16..15).prop_map(|(min, max)| json!({ "min": min, "max": max })),
        // Parts of the page put elsewhere: groups inside groups, positions inside scenarios.
        4 => any::<Index>().prop_map(move |index| {
            let mut paths = Vec::new();
            list_paths(&known, &mut String::new(), &mut paths);
            known.pointer(&paths[index.index(paths.len())]).cloned().unwrap_or_default()
        }),
    ]
}

#[derive(Clone, Debug)]
enum Change {
    Replace(Value),
    Remove,
    Insert(&'static str, Value),
    Rename(&'static str),
}

fn change() -> impl Strategy<Value = Change> {
    let key = || {
        select(vec![
            "S",
            "H",
            "$a",
            "$b",
            "x",
            "any",
            "not",
            "suits",
            "suit_cards",
            "hcp",
            "min",
            "max",
            "opp2",
            "suit_patterns",
            "quiet",
            "fit",
            "label",
            "shape",
            "requires",
            "extra/~",
        ])
    };
    prop_oneof![
        4 => value().prop_map(Change::Replace),
        1 => Just(Change::Remove),
        3 => (key(), value()).prop_map(|(key, value)| Change::Insert(key, value)),
        1 => key().prop_map(Change::Rename),
    ]
}

/// The pointers of all values.
fn list_paths(value: &Value, at: &mut String, paths: &mut Vec<String>) {
    paths.push(at.clone());
    let children: Vec<(String, &Value)> = match value {
        Value::Array(list) => list.iter().enumerate().map(|(i, item)| (i.to_string(), item)).collect(),
        Value::Object(map) => {
            map.iter().map(|(key, item)| (key.replace('~', "~0").replace('/', "~1"), item)).collect()
        }
        _ => Vec::new(),
    };
    for (key, child) in children {
        let length = at.len();
        at.push('/');
        at.push_str(&key);
        list_paths(child, at, paths);
        at.truncate(length);
    }
}

fn apply(document: &mut Value, place: Index, change: Change) {
    let mut paths = Vec::new();
    list_paths(document, &mut String::new(), &mut paths);
    let path = &paths[place.index(paths.len())];
    match change {
        Change::Replace(value) => *document.pointer_mut(path).unwrap() = value,
        Change::Insert(key, value) => match document.pointer_mut(path).unwrap() {
            Value::Object(map) => drop(map.insert(String::from(key), value)),
            Value::Array(list) => list.push(value),
            other => *other = value,
        },
        Change::Remove | Change::Rename(_) => {
            let (parent, key) = path.rsplit_once('/').unwrap_or(("", ""));
            let key = key.replace("~1", "/").replace("~0", "~");
            match document.pointer_mut(parent) {
                Some(Value::Object(map)) => {
                    let removed = map.remove(&key);
                    if let (Change::Rename(name), Some(value)) = (change, removed) {
                        map.insert(String::from(name), value);
                    }
                }
                Some(Value::Array(list)) if !list.is_empty() => drop(list.pop()),
                _ => {}
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn changed_documents(changes in vec((any::<Index>(), change()), 0..12)) {
        let mut document = page();
        for (place, change) in changes {
            apply(&mut document, place, change);
        }
        survive(&document.to_string())?;
    }

    #[test]
    fn cut_and_spliced_documents(cut in any::<Index>(), junk in "[\\[\\]{}\":,0-9a-zA-Z$~/\\\\ é]{0,8}", skip in 0usize..20) {
        let text = page().to_string();
        let at = cut.index(text.len());
        let head: String = text.chars().take(at).collect();
        let tail: String = text.chars().skip(at + skip).collect();
        survive(&(head.clone() + &junk + &tail))?;
        survive(&(head + &junk))?;
    }

    #[test]
    fn any_text(text in "\\PC{0,200}") {
        survive(&text)?;
    }
}

#[test]
fn the_whole_page_itself() {
    let page = wire::read(&page().to_string()).unwrap();
    let lowered = ir::lower(&page.scenarios[0], 1, &|_| None).unwrap();
    assert_eq!(lowered.binders.len(), 4, "variables, a jolly, a fit, a pattern");
    survive(&serde_json::to_string(&page).unwrap()).unwrap();
}

/// What fuzzing has found worth keeping (`fuzz/fuzz_targets/wire_json.rs`).
#[test]
fn the_corpus_of_the_fuzzer() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus/wire_json");
    let mut replayed = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if let Ok(document) = String::from_utf8(fs::read(&path).unwrap()) {
            survive(&document).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
            replayed += 1;
        }
    }
    assert!(replayed > 0);
}
