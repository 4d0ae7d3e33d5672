//! The judge and the runtime count everything alike, each by its own code: 100,000 random hands, every evaluator.

use bridgeshape_judge::{Deal, Scenario};
use bridgeshape_runtime::{Evaluator, QUARTERS, Role, StreamKey, Suit, deal};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Every evaluator under the name that the judge gives its constraint.
fn evaluators() -> BTreeMap<String, Evaluator> {
    let mut all = BTreeMap::from([
        ("hcp:0+".to_owned(), Evaluator::hcp()),
        ("tp:0+".to_owned(), Evaluator::total_points()),
        ("dp:0+".to_owned(), Evaluator::distribution_points()),
        ("ltc:0+".to_owned(), Evaluator::losers()),
        ("aces:0+".to_owned(), Evaluator::aces()),
        ("kings:0+".to_owned(), Evaluator::kings()),
        ("queens:0+".to_owned(), Evaluator::queens()),
        ("controls:0+".to_owned(), Evaluator::controls()),
    ]);
    for suit in Suit::ALL {
        all.insert(format!("{suit}:0+"), Evaluator::length(suit));
        all.insert(format!("{suit}hcp:0+"), Evaluator::suit_hcp(suit));
        all.insert(format!("kc:{suit}0+"), Evaluator::key_cards(suit));
    }
    all
}

/// A scenario that asks of every hand for every number, and is content with any.
fn scenario() -> Scenario {
    let any = json!({ "min": 0, "max": null });
    let suits: Value = Suit::ALL.into_iter().map(|s| (s.to_string(), any.clone())).collect();
    let mut position = json!({ "suits": suits, "suit_hcp": suits, "keycards": suits });
    for key in ["hcp", "tp", "dp", "ltc", "aces", "kings", "queens", "controls"] {
        position[key] = any.clone();
    }
    let positions: Value = Role::ALL.into_iter().map(|r| (r.name().to_owned(), position.clone())).collect();
    Scenario::from_json(&json!({ "label": "", "positions": positions, "fit": [] })).expect("a scenario")
}

#[test]
fn judge_and_runtime_count_alike_on_a_hundred_thousand_hands() {
    let (evaluators, scenario) = (evaluators(), scenario());
    let key = StreamKey::new(0, 20_261_130, &[]);
    let mut compared = 0;
    for index in 0..25_000 {
        let dealt = deal(&mut key.stream(index));
        let judged = Deal::from_masks(dealt.hands().map(|hand| hand.bits())).expect("a deal");
        let verdict = scenario.verdict(&judged, None);
        assert!(verdict.satisfied, "any number is allowed: {dealt:?}");
        assert_eq!(verdict.constraints.len(), 4 * evaluators.len());
        for line in &verdict.constraints {
            let role = line.position.as_deref().and_then(Role::from_name).expect("a position");
            let evaluator = evaluators.get(&line.constraint).expect("a known constraint");
            let quarters = evaluator.value(dealt.hand(role));
            assert_eq!(quarters % QUARTERS, 0, "whole points");
            let ours = (quarters / QUARTERS).to_string();
            assert_eq!(line.actual, ours, "{} of {:?}", line.constraint, dealt.hand(role));
            compared += 1;
        }
    }
    assert_eq!(compared, 100_000 * evaluators.len());
}
