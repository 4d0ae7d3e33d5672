//! Deals and scenarios for the tests.

#![allow(dead_code, reason = "each test file uses its own share of these")]
#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

use bridgeshape_judge::{Bindings, Deal, Scenario, Verdict};
use serde_json::{Value, json};

pub(crate) const ROLES: [&str; 4] = ["opener", "opp1", "responder", "opp2"];

/// Three deals that several rooms use.
pub(crate) const F1: [&str; 4] =
    ["AKQ2.K73.AT5.J42", "J95.QT82.K74.Q86", "T86.A95.QJ92.K73", "743.J64.863.AT95"];
pub(crate) const F3: [&str; 4] =
    ["K.Q7.A32.9876543", "AJ8432.9.KQ65.J2", "T75.AKT853.T87.A", "Q96.J642.J94.KQT"];
pub(crate) const F5: [&str; 4] =
    ["AKQ8765.K3.Q2.J4", "92.AQJ752.765.76", "J4.4.KT843.KQ832", "T3.T986.AJ9.AT95"];

const RANKS: &str = "23456789TJQKA";

/// A deal with these hands by role; the others get the remaining cards in the order of the pack.
pub(crate) fn deal(hands: &[(&str, &str)]) -> Deal {
    let mut masks: [u64; 4] = [0; 4];
    for (role, hand) in hands {
        let role = ROLES.iter().position(|known| known == role).unwrap();
        for (suit, ranks) in hand.split('.').enumerate() {
            for rank in ranks.chars() {
                masks[role] |= 1 << (13 * suit + RANKS.find(rank).unwrap());
            }
        }
    }
    let dealt = masks.iter().fold(0, |all, hand| all | hand);
    let mut rest = (0..52).filter(|card| dealt >> card & 1 == 0);
    for mask in masks.iter_mut().filter(|mask| **mask == 0) {
        *mask = rest.by_ref().take(13).fold(0, |hand, card| hand | 1 << card);
    }
    Deal::from_masks(masks).unwrap()
}

pub(crate) fn scenario(json: Value) -> Scenario {
    Scenario::from_json(&json).unwrap_or_else(|error| panic!("{error} in {json}"))
}

pub(crate) fn bindings(json: Value) -> Bindings {
    Bindings::from_json(&json).unwrap()
}

/// A scenario with one position.
pub(crate) fn opener(position: Value) -> Scenario {
    scenario(json!({ "positions": { "opener": position }, "fit": [] }))
}

/// The verdict, after checking that it agrees with the fast answer, and that its own bindings, handed back beside those
/// given, lead to the same answer.
pub(crate) fn verdict(scenario: &Scenario, deal: &Deal, bindings: Option<&Bindings>) -> Verdict {
    let verdict = scenario.verdict(deal, bindings);
    assert_eq!(scenario.satisfies(deal, bindings), verdict.satisfied, "{verdict:?}");
    let mut reported = verdict.bindings.clone();
    reported.0.extend(bindings.cloned().unwrap_or_default().0);
    let again = scenario.verdict(deal, Some(&reported));
    assert_eq!(again.satisfied, verdict.satisfied, "{verdict:?} and {again:?}");
    assert_eq!(failures(&again), failures(&verdict), "{verdict:?} and {again:?}");
    assert_eq!(scenario.satisfies(deal, Some(&reported)), verdict.satisfied, "{verdict:?}");
    verdict
}

/// The constraints that failed, as `opener S:5+`, or `fit:H8+` where no hand is named.
pub(crate) fn failures(verdict: &Verdict) -> Vec<String> {
    let failed = verdict.constraints.iter().filter(|line| !line.held);
    failed
        .map(|line| match &line.position {
            Some(position) => format!("{position} {}", line.constraint),
            None => line.constraint.clone(),
        })
        .collect()
}

/// SplitMix64: random deals that are the same in every run.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn deal(&mut self) -> Deal {
        let mut pack: [u8; 52] = std::array::from_fn(|card| card as u8);
        for last in (1..52).rev() {
            pack.swap(last, (self.next() % (last as u64 + 1)) as usize);
        }
        let hand = |role: usize| pack[13 * role..][..13].iter().fold(0, |mask, card| mask | 1 << card);
        Deal::from_masks(std::array::from_fn(hand)).unwrap()
    }
}
