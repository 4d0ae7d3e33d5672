//! Whatever JSON comes: no panic; what is read and lowered binds, prints and, where printed, reads back the same.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod ir_common;

use bridgeshape_dsl_ir::diag::Diag;
use bridgeshape_dsl_ir::{Lang, ir, text, wire};
use bridgeshape_runtime::Hand;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::TestCaseResult;
use serde_json::{Value, json};

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

/// Everything that can be done with a document.
fn survive(document: &str) -> TestCaseResult {
    let page = match wire::read(document) {
        Ok(page) => page,
        Err(faults) => {
            prop_assert!(!faults.is_empty());
            messages(&faults)?;
            return Ok(());
        }
    };
    let written = serde_json::to_string(&page).unwrap();
    prop_assert_eq!(wire::read(&written), Ok(page.clone()), "what is written reads back");
    for (number, scenario) in (1..).zip(&page.scenarios) {
        wire::requires::tags(scenario);
        match ir::lower(scenario, number, &|_| None) {
            Ok(lowered) => use_scenario(&lowered)?,
            Err(faults) => {
                prop_assert!(!faults.is_empty() && faults.iter().all(|fault| fault.scenario == Some(number)));
                messages(&faults)?;
            }
        }
    }
    Ok(())
}

fn messages(faults: &[Diag]) -> TestCaseResult {
    for fault in faults {
        for lang in Lang::ALL {
            prop_assert!(!fault.message(lang).is_empty());
        }
        prop_assert!(fault.blocks() && !fault.code().is_empty() && !fault.refusal().as_str().is_empty());
    }
    Ok(())
}

fn use_scenario(scenario: &ir::Scenario) -> TestCaseResult {
    scenario.canonical();
    let hands = [Hand::from_bits(0x1fff), Hand::EMPTY, Hand::from_bits(0x3f_ffff << 20), Hand::PACK];
    for binding in scenario.bindings().take(5) {
        prop_assert_eq!(binding.choices().len(), scenario.binders.len());
        scenario.binding_names(&binding);
        let bound = scenario.bind(&binding);
        let mut open = 0;
        bound.each_slot(&mut |slot| open += usize::from(slot.suit().is_none()));
        prop_assert_eq!(open, 0, "a full binding leaves no slot open");
        bound.holds(&hands);
    }
    if let Ok(printed) = ir::to_dsl(scenario) {
        let parsed = text::parse(&printed);
        let clean = !parsed.diags.iter().any(Diag::blocks) && parsed.scenarios.len() == 1;
        if clean {
            let again = ir::lower(&parsed.scenarios[0], scenario.number, &|_| None).unwrap();
            prop_assert_eq!(again.canonical(), scenario.canonical(), "printed {}", printed);
        } else {
            // The one thing that JSON can say and the text must not: numbers beyond any hand.
            let codes: Vec<_> =
                parsed.diags.iter().filter(|d| d.blocks()).map(|d| d.message(Lang::English)).collect();
            prop_assert!(
                codes.iter().all(|code| code.contains("larger") || code.contains("large")),
                "printed {printed}\n{codes:?}"
            );
        }
    }
    Ok(())
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
