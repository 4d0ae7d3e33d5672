//! The judge as a counter: random deals against probabilities that are known exactly.
//!
//! The seeds of the random deals are fixed, so the tests are either green or red, never both. Each frequency must lie
//! within four standard deviations of the exact value; a wrong definition is off by many more.

mod common;

use bridgeshape_judge::Deal;
use common::{Random, scenario};
use serde_json::{Value, json};
use std::sync::OnceLock;

/// All deals: 52! / (13!)⁴.
const ALL_DEALS: f64 = 53_644_737_765_488_792_839_237_440_000.0;

fn deals() -> &'static [Deal] {
    static DEALS: OnceLock<Vec<Deal>> = OnceLock::new();
    DEALS.get_or_init(|| {
        let mut random = Random(2026);
        (0..1_000_000).map(|_| random.deal()).collect()
    })
}

#[track_caller]
fn frequency_is(probability: f64, json: Value) {
    let scenario = scenario(json);
    let held = deals().iter().filter(|deal| scenario.satisfies(deal, None)).count() as f64;
    let mean = deals().len() as f64 * probability;
    let deviation = (mean * (1.0 - probability)).sqrt();
    assert!(
        (held - mean).abs() < 4.0 * deviation,
        "{held} deals, {mean:.1} expected, deviation {deviation:.1}"
    );
}

fn from(min: u32) -> Value {
    json!({ "min": min, "max": null })
}

fn range(min: u32, max: u32) -> Value {
    json!({ "min": min, "max": max })
}

#[test]
fn strong_no_trump() {
    let opener = json!({ "hcp": range(15, 17), "shape": "balanced" });
    frequency_is(
        2_610_137_721_058_114_653_884_217_600.0 / ALL_DEALS,
        json!({ "positions": { "opener": opener } }),
    );
}

#[test]
fn splinter() {
    frequency_is(
        3.709759e-4,
        json!({ "positions": {
            "opener": { "suits": { "H": from(5) }, "hcp": range(12, 21) },
            "responder": { "suits": { "H": from(4), "C": range(0, 1) }, "suit_hcp": { "C": range(0, 0) }, "hcp": range(10, 15) } } }),
    );
}

#[test]
fn stayman_with_a_heart_fit() {
    let lengths = json!({ "S": range(2, 4), "H": range(2, 4), "D": range(2, 5), "C": range(2, 5) });
    frequency_is(
        5.276255e-3,
        json!({
            "fit": [{ "suit": "H", "suit_class": null, "min": 8, "pair": "declarer" }],
            "positions": {
                "opener": { "hcp": range(15, 17), "suits": lengths },
                "responder": { "suits": { "H": from(4) }, "hcp": from(8) } } }),
    );
}

#[test]
fn both_majors_over_an_opening() {
    frequency_is(
        2.148909e-3,
        json!({ "positions": {
            "opener": { "hcp": range(12, 21) },
            "opp1": { "suits": { "S": from(5), "H": from(4) }, "hcp": range(10, 15) },
            "responder": { "suits": { "S": range(0, 2) } } } }),
    );
}

#[test]
fn twenty_five_points_against_quiet_opponents() {
    let quiet = json!({
        "suits": { "S": range(0, 4), "H": range(0, 4), "D": range(0, 5), "C": range(0, 5) },
        "suit_hcp": { "S": range(0, 3), "H": range(0, 3), "D": range(0, 4), "C": range(0, 4) },
        "hcp": range(0, 9), "quiet": 1 });
    frequency_is(
        668_546_731_237_135_759_966_137_600.0 / ALL_DEALS,
        json!({ "pair_hcp": { "declarer": from(25) }, "positions": { "opp1": quiet, "opp2": quiet } }),
    );
}

#[test]
fn union_of_two_hand_types() {
    let any = json!([[{ "suits": { "S": from(4) }, "hcp": from(12) }, { "suits": { "H": from(4) } }]]);
    frequency_is(
        27_824_172_317_694_855_456_443_208_000.0 / ALL_DEALS,
        json!({ "positions": { "opener": { "any": any } } }),
    );
}

#[test]
fn two_hands_at_once() {
    frequency_is(
        651_300_059_263_698_460_278_117_000.0 / ALL_DEALS,
        json!({ "positions": {
            "opener": { "suits": { "S": from(5) }, "hcp": range(12, 21) },
            "responder": { "suits": { "S": from(3) }, "hcp": range(6, 9) } } }),
    );
}

#[test]
fn some_five_card_major_is_a_variable() {
    // P(5+ spades or 5+ hearts) = 2 P(5+ spades) - P(5+ in both), from the binomials.
    let choose = |n: u64, k: u64| (0..k).fold(1.0, |product, i| product * (n - i) as f64 / (k - i) as f64);
    let hands = choose(52, 13);
    let five: f64 = (5..=13).map(|s| choose(13, s) * choose(39, 13 - s) / hands).sum();
    let both: f64 = (5..=8)
        .flat_map(|s| (5..=13 - s).map(move |h| (s, h)))
        .map(|(s, h)| choose(13, s) * choose(13, h) * choose(26, 13 - s - h) / hands)
        .sum();
    frequency_is(
        2.0 * five - both,
        json!({ "vars": { "$a": ["S", "H"] }, "positions": { "opener": { "suits": { "$a": from(5) } } } }),
    );
    // Both are what two variables on different suits ask.
    frequency_is(
        both,
        json!({ "vars": { "$a": ["S", "H"], "$b": ["H", "S"] }, "positions": { "opener": { "suits": { "$a": from(5), "$b": from(5) } } } }),
    );
    // A jolly is the same question, its hand asking nothing else: five cards in spades or hearts.
    frequency_is(
        2.0 * five - both,
        json!({ "positions": { "opener": { "x": from(5), "suits": { "D": from(0), "C": from(0) } } } }),
    );
}
