//! No scenario that reads from JSON, however odd, makes the describer panic or leaves a position without words.

use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::describe::{describe, explanation, pair_explanation};
use bridgeshape_dsl_ir::wire::read_scenario;
use proptest::prelude::*;
use serde_json::{Value, json};

/// A text that may mean something somewhere.
fn word() -> impl Strategy<Value = String> {
    let known =
        "S|H|\\$a|SK|HQ|\\$bT|S10|KJT|54xx|balanced|any|major|declarer|opener|us|1NT|4HX|P|>=|AKQJT9|-|x|\\$";
    prop_oneof![4 => known, 1 => "\\PC{0,6}"]
}

fn suit() -> impl Strategy<Value = String> {
    "S|H|D|C|\\$[abcd]"
}

fn range() -> impl Strategy<Value = Value> {
    (0u32..70_000, prop::option::of(0u32..15)).prop_map(|(min, max)| json!({ "min": min % 20, "max": max }))
}

fn by_suit(values: impl Strategy<Value = Value> + 'static) -> BoxedStrategy<Value> {
    let map = prop::collection::btree_map(suit(), values, 0..3);
    map.prop_map(|map| Value::Object(map.into_iter().collect())).boxed()
}

fn words() -> BoxedStrategy<Value> {
    prop::collection::vec(word(), 0..4).prop_map(|list| json!(list)).boxed()
}

fn pattern() -> impl Strategy<Value = Value> {
    (word(), range())
        .prop_map(|(cards, low)| json!({"cards": cards, "low_min": low["min"], "low_max": low["max"]}))
}

/// The value of one field of a position.
fn field() -> impl Strategy<Value = (String, Value)> {
    let named = |keys: &'static str, values: BoxedStrategy<Value>| (keys.prop_map(String::from), values);
    let compare = (suit(), word(), suit())
        .prop_map(|(left, op, right)| json!([{ "left": left, "op": op, "right": right }]));
    prop_oneof![
        named("suits|suit_hcp|keycards", by_suit(range())),
        named("suit_cards", by_suit(word().prop_map(|w| json!(w)))),
        named("suit_patterns", by_suit(prop::collection::vec(pattern(), 0..3).prop_map(|l| json!(l)))),
        named("stoppers", by_suit((0u8..2).prop_map(|n| json!(n)))),
        named("hcp|x|x_hcp|aces|kings|queens|controls|tp|dp|ltc", range().boxed()),
        named("shape|shape_pattern", word().prop_map(|w| json!(w)).boxed()),
        named("cards_held|cards_not_held", words()),
        named("compare", compare.boxed()),
        named("longest", suit().prop_map(|s| json!([s])).boxed()),
        named("quiet", (0u8..2).prop_map(|n| json!(n)).boxed()),
    ]
}

fn position() -> impl Strategy<Value = Value> {
    let object = |fields: Vec<(String, Value)>| Value::Object(fields.into_iter().collect());
    let flat = prop::collection::vec(field(), 0..5).prop_map(object);
    flat.prop_recursive(3, 24, 3, move |inner| {
        let alternatives = prop::collection::vec(inner, 0..3);
        let groups = prop::collection::vec(alternatives.clone(), 0..3);
        (prop::collection::vec(field(), 0..4), groups, alternatives).prop_map(move |(fields, any, not)| {
            let mut position: serde_json::Map<_, _> = fields.into_iter().collect();
            position.insert("any".into(), json!(any));
            position.insert("not".into(), json!(not));
            Value::Object(position)
        })
    })
}

fn scenario() -> impl Strategy<Value = Value> {
    let positions = prop::collection::btree_map("opener|opp1|responder|opp2", position(), 0..4)
        .prop_map(|map| json!(map));
    let fit = (prop::option::of(suit()), prop::option::of(word()), 0u16..14, word()).prop_map(
        |(suit, class, min, pair)| json!({"suit": suit, "suit_class": class, "min": min, "pair": pair}),
    );
    let context = (word(), word(), words(), word(), word(), word()).prop_map(|(a, b, calls, c, d, e)| {
        json!({"dealer": a, "vul": b, "auction": calls, "contract": c, "declarer": d, "lead": e})
    });
    let pairs = (range(), range()).prop_map(|(a, b)| json!({"declarer": a, "defense": b}));
    let vars = prop::collection::btree_map("\\$[a-e]", words(), 0..3).prop_map(|map| json!(map));
    (word(), positions, prop::collection::vec(fit, 0..3), context, pairs, vars, any::<u16>()).prop_map(
        |(label, positions, fit, context, pairs, vars, weight)| {
            json!({"label": label, "positions": positions, "fit": fit, "context": context, "pair_hcp": pairs,
                "vars": vars, "weight": weight})
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn anything_that_reads_has_words(json in scenario(), bound in prop::collection::vec(("\\$a|x:opener|fit:0|S~:opp1|\\PC*", word()), 0..4)) {
        let scenario = read_scenario(&json, 1).map_err(|faults| TestCaseError::fail(format!("{faults:?}")))?;
        for lang in Lang::ALL {
            let told = describe(&scenario, lang, None);
            for sentences in told.positions.values() {
                prop_assert!(!sentences.is_empty());
            }
            let all = told.positions.values().flatten().chain(&told.fit);
            prop_assert!(all.clone().all(|sentence| !sentence.is_empty()));
            prop_assert_eq!(told.position_labels.len(), 4);
            prop_assert_eq!(explanation(&scenario, &bound, lang).len(), told.positions.len());
            prop_assert_eq!(pair_explanation(&scenario, &bound, lang, None).len(), told.fit.len());
            prop_assert_eq!(describe(&scenario, lang, None), told);
        }
    }
}
