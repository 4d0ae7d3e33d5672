//! How many random deals a second one core judges, scenario by scenario.
//!
//! `cargo run --release -p bridgeshape-judge --example throughput`
//!
//! The deals are made before the clock starts; the first line times reading them from masks. Each scenario is
//! judged existentially, the last ones also under given bindings. The best of several rounds counts.

use bridgeshape_judge::{Bindings, Deal, Scenario};
use std::time::Instant;

const DEALS: usize = 200_000;
const ROUNDS: usize = 5;

const SCENARIOS: [(&str, &str, &str); 7] = [
    ("Splinter", SPLINTER, "{}"),
    ("Landy, $a $b", LANDY, "{}"),
    ("pair 25+, opponents quiet", QUIET, "{}"),
    ("any and not", ANY_NOT, "{}"),
    ("jolly, fit and patterns", JOLLY, "{}"),
    ("Landy, $a $b given", LANDY, r#"{"$a": "S", "$b": "H"}"#),
    ("jolly, all given", JOLLY, r#"{"x:responder": "C", "fit:0": "H", "S~:opener": "1"}"#),
];

const SPLINTER: &str = r#"{ "label": "1H-4C", "positions": {
    "opener": { "suits": { "H": { "min": 5, "max": null } }, "hcp": { "min": 12, "max": 21 } },
    "responder": { "suits": { "H": { "min": 4, "max": null }, "C": { "min": 0, "max": 1 } },
                   "suit_hcp": { "C": { "min": 0, "max": 0 } }, "hcp": { "min": 10, "max": 15 } } }, "fit": [] }"#;

const LANDY: &str = r#"{ "label": "Landy", "vars": { "$a": ["S", "H"], "$b": ["S", "H", "D", "C"] }, "positions": {
    "opener": { "hcp": { "min": 12, "max": 21 } },
    "opp1": { "suits": { "$a": { "min": 5, "max": null }, "$b": { "min": 4, "max": null } } },
    "responder": { "suits": { "$a": { "min": 0, "max": 2 } } } }, "fit": [] }"#;

const QUIET: &str = r#"{ "label": "quiet", "pair_hcp": { "declarer": { "min": 25, "max": null } }, "positions": {
    "opp1": { "quiet": 1, "hcp": { "min": 0, "max": 9 },
        "suits": { "S": { "min": 0, "max": 4 }, "H": { "min": 0, "max": 4 }, "D": { "min": 0, "max": 5 }, "C": { "min": 0, "max": 5 } },
        "suit_hcp": { "S": { "min": 0, "max": 3 }, "H": { "min": 0, "max": 3 }, "D": { "min": 0, "max": 4 }, "C": { "min": 0, "max": 4 } } },
    "opp2": { "quiet": 1, "hcp": { "min": 0, "max": 9 },
        "suits": { "S": { "min": 0, "max": 4 }, "H": { "min": 0, "max": 4 }, "D": { "min": 0, "max": 5 }, "C": { "min": 0, "max": 5 } },
        "suit_hcp": { "S": { "min": 0, "max": 3 }, "H": { "min": 0, "max": 3 }, "D": { "min": 0, "max": 4 }, "C": { "min": 0, "max": 4 } } } } }"#;

const ANY_NOT: &str = r#"{ "label": "any", "positions": { "opener": {
    "any": [[ { "suits": { "S": { "min": 4, "max": null } }, "hcp": { "min": 12, "max": null } },
              { "suits": { "H": { "min": 4, "max": null } } } ]],
    "not": [ { "shape": "balanced", "hcp": { "min": 15, "max": 17 } }, { "suits": { "D": { "min": 6, "max": null } } } ] } } }"#;

const JOLLY: &str = r#"{ "label": "jolly", "positions": {
    "opener": { "suit_patterns": { "S": [ { "cards": "AK", "low_min": 1, "low_max": null }, { "cards": "A", "low_min": 2, "low_max": null } ] } },
    "responder": { "x": { "min": 0, "max": 1 }, "x_hcp": { "min": 0, "max": 0 }, "hcp": { "min": 6, "max": 15 } } },
    "fit": [ { "suit": null, "suit_class": "major", "min": 8, "pair": "declarer" } ] }"#;

/// SplitMix64: enough to scatter cards.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn masks(&mut self) -> [u64; 4] {
        let mut pack: [u8; 52] = std::array::from_fn(|card| card as u8);
        for last in (1..52).rev() {
            pack.swap(last, (self.next() % (last as u64 + 1)) as usize);
        }
        std::array::from_fn(|hand| {
            pack[13 * hand..13 * hand + 13].iter().fold(0, |mask, card| mask | 1 << card)
        })
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut random = Random(1);
    let masks: Vec<[u64; 4]> = (0..DEALS).map(|_| random.masks()).collect();
    let start = Instant::now();
    let deals = masks.iter().map(|&hands| Deal::from_masks(hands)).collect::<Result<Vec<Deal>, _>>()?;
    report("reading masks", start, deals.len(), deals.len());
    for (name, json, bindings) in SCENARIOS {
        let scenario = Scenario::from_json(&serde_json::from_str(json)?)?;
        let bindings = Bindings::from_json(&serde_json::from_str(bindings)?)?;
        let bindings = (!bindings.0.is_empty()).then_some(&bindings);
        let mut best = None;
        for _ in 0..ROUNDS {
            let start = Instant::now();
            let held = deals.iter().filter(|deal| scenario.satisfies(deal, bindings)).count();
            if best.is_none_or(|(spent, _)| start.elapsed() < spent) {
                best = Some((start.elapsed(), held));
            }
        }
        if let Some((spent, held)) = best {
            report(name, Instant::now() - spent, DEALS, held);
        }
    }
    Ok(())
}

fn report(what: &str, start: Instant, deals: usize, held: usize) {
    let spent = start.elapsed().as_secs_f64();
    println!("{what:28} {:6.2} M deals/s   {held} of {deals}", deals as f64 / spent / 1e6);
}
