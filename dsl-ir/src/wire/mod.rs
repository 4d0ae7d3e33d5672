//! The API's JSON as it comes (seed 001, "Struttura JSON"): nothing interpreted, nothing lost.
//!
//! Absent and empty mean the same; unknown fields are kept in `extra`, so that `validate` can show them.
//!
//! **Invariant:** a document that is read and written again is the same by value.

pub mod requires;

mod node;
mod page;
mod position;
mod read;

pub use page::{DSL_VERSION, Description, Message, Page};
pub use read::{MAX_BYTES, MAX_DEPTH, read, read_scenario};

use crate::SuitRef;
use bridgeshape_runtime::Role;
use serde::{Serialize, Serializer, ser::SerializeMap};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// An inclusive range; no `max` means no upper bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Range {
    /// The least allowed.
    pub min: u16,
    /// The most allowed.
    pub max: Option<u16>,
}

/// One alternative of an `S~` pattern, normalised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pattern {
    /// The high cards held, in the order A K Q J T 9.
    pub cards: String,
    /// The fewest low cards (8 to 2).
    pub low_min: u16,
    /// The most low cards; `None`: no limit.
    pub low_max: Option<u16>,
}

/// A comparison of two lengths of one hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Compare {
    /// The suit on the left.
    pub left: SuitRef,
    /// `>`, `>=`, `<`, `<=` or `==`.
    pub op: String,
    /// The suit on the right.
    pub right: SuitRef,
}

/// What a scenario asks of one hand; also one alternative of `any` or `not`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[expect(missing_docs, reason = "seed 001 documents each key under this name")]
pub struct Position {
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub suits: BTreeMap<SuitRef, Range>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hcp: Option<Range>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub suit_hcp: BTreeMap<SuitRef, Range>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub suit_cards: BTreeMap<SuitRef, String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub suit_patterns: BTreeMap<SuitRef, Vec<Pattern>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x: Option<Range>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x_hcp: Option<Range>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shape: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shape_pattern: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aces: Option<Range>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kings: Option<Range>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub queens: Option<Range>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub controls: Option<Range>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub keycards: BTreeMap<SuitRef, Range>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards_held: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards_not_held: Vec<String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub stoppers: BTreeMap<SuitRef, u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tp: Option<Range>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dp: Option<Range>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ltc: Option<Range>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub compare: Vec<Compare>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub longest: Vec<SuitRef>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub any: Vec<Vec<Position>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not: Vec<Position>,
    /// 1 where the `quiet` macro was used; it constrains nothing by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quiet: Option<u8>,
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

/// A minimum of cards in one suit between two partners.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fit {
    /// The suit, if one is named.
    pub suit: Option<SuitRef>,
    /// `major` or `minor`; with neither this nor `suit`: any suit.
    pub suit_class: Option<String>,
    /// The fewest cards of the two hands together.
    pub min: u16,
    /// `declarer` or `defense`.
    pub pair: String,
}

/// `pair_hcp` and `pair_tp`: a range for a pair's sum.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct PairRanges {
    /// Opener and responder.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declarer: Option<Range>,
    /// The opponents.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defense: Option<Range>,
}

/// What is told of the table, the auction and the play.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[expect(missing_docs, reason = "seed 001 documents each key under this name")]
pub struct Context {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealer: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vul: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub auction: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declarer: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lead: Option<String>,
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

/// One scenario. `positions` and `fit` are always written, the rest only where used.
///
/// Of a scenario that asks for an unknown capability and cannot be read, all but label and `requires` is in
/// `extra`, and is written from there.
#[derive(Clone, Debug, Default, PartialEq)]
#[expect(missing_docs, reason = "seed 001 documents each key under this name")]
pub struct Scenario {
    pub label: String,
    pub positions: Positions,
    pub fit: Vec<Fit>,
    pub vars: BTreeMap<String, Vec<String>>,
    pub pair_hcp: Option<PairRanges>,
    pub pair_tp: Option<PairRanges>,
    pub weight: Option<u16>,
    pub context: Option<Context>,
    pub requires: Vec<String>,
    pub extra: Map<String, Value>,
}

impl Serialize for Scenario {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("label", &self.label)?;
        if !self.extra.contains_key("positions") {
            map.serialize_entry("positions", &self.positions)?;
        }
        if !self.extra.contains_key("fit") {
            map.serialize_entry("fit", &self.fit)?;
        }
        if !self.vars.is_empty() {
            map.serialize_entry("vars", &self.vars)?;
        }
        for (key, ranges) in [("pair_hcp", &self.pair_hcp), ("pair_tp", &self.pair_tp)] {
            ranges.iter().try_for_each(|ranges| map.serialize_entry(key, ranges))?;
        }
        self.weight.iter().try_for_each(|weight| map.serialize_entry("weight", weight))?;
        self.context.iter().try_for_each(|context| map.serialize_entry("context", context))?;
        if !self.requires.is_empty() {
            map.serialize_entry("requires", &self.requires)?;
        }
        self.extra.iter().try_for_each(|(key, value)| map.serialize_entry(key, value))?;
        map.end()
    }
}

/// The positions that a scenario names.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[expect(missing_docs, reason = "the DSL's names of the roles")]
pub struct Positions {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opener: Option<Position>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub responder: Option<Position>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opp1: Option<Position>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opp2: Option<Position>,
}

impl Positions {
    /// What is asked of a role's hand, if the scenario names it.
    pub const fn get(&self, role: Role) -> Option<&Position> {
        match role {
            Role::Opener => self.opener.as_ref(),
            Role::Opp1 => self.opp1.as_ref(),
            Role::Responder => self.responder.as_ref(),
            Role::Opp2 => self.opp2.as_ref(),
        }
    }

    /// The place of what is asked of a role's hand.
    pub const fn get_mut(&mut self, role: Role) -> &mut Option<Position> {
        match role {
            Role::Opener => &mut self.opener,
            Role::Opp1 => &mut self.opp1,
            Role::Responder => &mut self.responder,
            Role::Opp2 => &mut self.opp2,
        }
    }
}
