//! The canonical form against the independent judge: the same deals satisfy, under every binding.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod ir_common;
#[path = "ir_common/texts.rs"]
mod texts;

use bridgeshape_dsl_ir::diag::Diag;
use bridgeshape_dsl_ir::{ir, text};
use bridgeshape_judge as judge;
use bridgeshape_runtime::{Card, Hand};
use proptest::prelude::*;
use serde_json::Value;
use std::cell::Cell;

/// A deal for each number: the pack in an order that the number decides (a plain shuffle; evenness is not needed).
fn deal(seed: u64) -> [Hand; 4] {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as usize
    };
    let mut pack: Vec<Card> = Hand::PACK.cards().collect();
    for left in (1..pack.len()).rev() {
        pack.swap(left, next() % (left + 1));
    }
    std::array::from_fn(|hand| pack[13 * hand..13 * hand + 13].iter().copied().collect())
}

/// How many cases were true, and how many false.
#[derive(Default)]
struct Tally {
    held: Cell<u32>,
    failed: Cell<u32>,
}

impl Tally {
    fn count(&self, held: bool) {
        let cell = if held { &self.held } else { &self.failed };
        cell.set(cell.get() + 1);
    }
}

fn agree(dsl: &str, seed: u64, whole: &Tally, bound: &Tally) -> Result<(), TestCaseError> {
    let parsed = text::parse(dsl);
    prop_assume!(!parsed.diags.iter().any(Diag::blocks) && parsed.scenarios.len() == 1);
    let scenario = ir::lower(&parsed.scenarios[0], 1, &|_| None).unwrap();
    let json = serde_json::to_value(&parsed.scenarios[0]).unwrap();
    let judged = judge::Scenario::from_json(&json).unwrap();
    let bindings: Vec<_> = scenario.bindings().take(60).collect();
    let all = scenario.bindings().nth(60).is_none();
    for seed in seed..seed + 8 {
        let hands = deal(seed);
        let theirs = judge::Deal::from_masks(hands.map(Hand::bits)).unwrap();
        let mut some = false;
        for binding in &bindings {
            let names =
                scenario.binding_names(binding).into_iter().map(|(name, value)| (name, Value::String(value)));
            let names = judge::Bindings::from_json(&Value::Object(names.collect())).unwrap();
            let ours = scenario.bind(binding).holds(&hands);
            prop_assert_eq!(
                ours,
                judged.satisfies(&theirs, Some(&names)),
                "{} under {:?}: {:?}",
                dsl,
                names,
                hands
            );
            bound.count(ours);
            some |= ours;
        }
        if all {
            prop_assert_eq!(some, judged.satisfies(&theirs, None), "{}: {:?}", dsl, hands);
            whole.count(some);
        }
    }
    Ok(())
}

#[test]
fn the_judge_agrees() {
    let (whole, bound) = (Tally::default(), Tally::default());
    let config = ProptestConfig {
        cases: 1500,
        max_global_rejects: 20_000,
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let either = prop_oneof![4 => texts::loose(), 1 => texts::scenario()];
    proptest!(config, |(dsl in either, seed in any::<u32>())| {
        agree(&dsl, u64::from(seed) << 3, &whole, &bound)?;
    });
    for tally in [&whole, &bound] {
        let (held, failed) = (tally.held.get(), tally.failed.get());
        assert!(held > 500 && failed > 500, "{held} held, {failed} failed: too few to prove anything");
    }
}
