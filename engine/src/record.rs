//! A deal as it is given out: the shape of seed 000 §1.2.

use crate::{Engine, Seed};
use bridgeshape_formats as formats;
use bridgeshape_judge::ConstraintVerdict;
use bridgeshape_runtime::{Deal, Role, Seat};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// Who is vulnerable, from the opener's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Vul {
    /// Nobody.
    None,
    /// Opener and responder.
    Us,
    /// The opponents.
    Them,
    /// Everybody.
    Both,
}

/// Contract, declarer and lead of a scenario (seed 000 §5.7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Play {
    /// The contract as the scenario spells it, if it has one.
    pub contract: Option<String>,
    /// The declarer.
    #[serde(serialize_with = "role")]
    pub declarer: Role,
    /// Who leads.
    #[serde(serialize_with = "role")]
    pub leader: Role,
    /// The card led, if the scenario names it.
    pub lead: Option<String>,
}

/// One deal of a request.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The label of its scenario.
    pub scenario: String,
    /// The number of its scenario, from 1.
    pub number: u32,
    /// Its index in the request's stream: the address of the deal.
    pub index: u64,
    /// The number of the board, from 1.
    pub board: u64,
    /// Whether dealer and vulnerability follow the board's number.
    pub numbered: bool,
    /// Who deals.
    pub dealer: Role,
    /// Who is vulnerable.
    pub vul: Vul,
    /// Where the opener sits.
    pub opener: Seat,
    /// The hands.
    pub deal: Deal,
    /// How what was left open has been chosen, by name.
    pub bindings: Vec<(String, String)>,
    /// Contract, declarer and lead, where the scenario tells.
    pub play: Option<Play>,
    /// The auction as the scenario spells it.
    pub auction: Vec<String>,
    /// How many deals were drawn for it.
    pub attempts: u64,
    /// How it was found: by rejection also where there is no plan.
    pub engine: Engine,
    /// Why the deal is as it is, if that was asked for.
    pub explanation: Option<Explanation>,
}

/// Why a deal is as it is (seed 000 §5.4).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explanation {
    /// What is asked of each position that the scenario names, in sentences.
    pub positions: Vec<(Role, Vec<String>)>,
    /// What is asked of the pairs.
    pub pairs: Vec<String>,
    /// The judge's verdict on every constraint.
    pub constraints: Vec<ConstraintVerdict>,
}

/// What a record shows beside the deal itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shown<'a> {
    /// `seed`, `dslVersion` and `source` in the record: for JSON lines, where each stands alone.
    pub header: Option<(Seed, &'a serde_json::Value)>,
    /// The attempts, and how the deal was found.
    pub stats: bool,
}

impl Record {
    /// The record as JSON text on one line, keys in the order of the seed's example.
    pub fn to_json(&self, shown: Shown<'_>) -> String {
        let mut json = Vec::with_capacity(1024);
        self.write_json(&mut json, shown);
        // It is text.
        String::from_utf8(json).unwrap_or_default()
    }

    /// Appends the same.
    pub fn write_json(&self, out: &mut Vec<u8>, shown: Shown<'_>) {
        let written = serde_json::to_writer(out, &Written { record: self, shown });
        // Strings, numbers and maps with text keys, into memory: there is nothing that could fail.
        debug_assert!(written.is_ok());
    }
}

struct Written<'a> {
    record: &'a Record,
    shown: Shown<'a>,
}

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Written { record, shown } = self;
        let mut map = serializer.serialize_map(None)?;
        if let Some((seed, source)) = shown.header {
            map.serialize_entry("seed", &seed.to_json())?;
            map.serialize_entry("dslVersion", &crate::DSL_VERSION)?;
            map.serialize_entry("source", source)?;
        }
        map.serialize_entry("scenario", &record.scenario)?;
        map.serialize_entry("number", &record.number)?;
        map.serialize_entry("index", &record.index)?;
        if record.numbered {
            map.serialize_entry("board", &record.board)?;
        }
        if record.opener != Seat::North {
            map.serialize_entry("openerSeat", &record.opener.letter())?;
        }
        map.serialize_entry("dealer", record.dealer.name())?;
        map.serialize_entry("vul", &record.vul)?;
        map.serialize_entry("hands", &Hands(&record.deal))?;
        map.serialize_entry("bindings", &Named(&record.bindings))?;
        if !record.auction.is_empty() {
            map.serialize_entry("auction", &record.auction)?;
        }
        let board = record.board();
        let mut text = Vec::with_capacity(256);
        text.extend_from_slice(b"[Deal \"");
        formats::pbn::write_deal(&mut text, &board);
        text.extend_from_slice(b"\"]");
        map.serialize_entry("pbn", &String::from_utf8_lossy(&text))?;
        text.clear();
        formats::lin::write(&mut text, &board);
        map.serialize_entry("lin", String::from_utf8_lossy(&text).trim_end())?;
        if let Some(play) = &record.play {
            map.serialize_entry("play", play)?;
        }
        if let Some(explanation) = &record.explanation {
            map.serialize_entry("explanation", &Sentences(explanation))?;
            let constraints = explanation.constraints.iter().map(ConstraintVerdict::to_json);
            map.serialize_entry("constraints", &constraints.collect::<Vec<_>>())?;
        }
        if shown.stats {
            let stats = serde_json::json!({ "attempts": record.attempts, "engine": record.engine.name() });
            map.serialize_entry("stats", &stats)?;
        }
        map.end()
    }
}

struct Hands<'a>(&'a Deal);

impl Serialize for Hands<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let order = [Role::Opener, Role::Responder, Role::Opp1, Role::Opp2];
        let mut map = serializer.serialize_map(Some(order.len()))?;
        let mut text = Vec::with_capacity(16);
        for role in order {
            text.clear();
            formats::dotted::write_hand(&mut text, self.0.hand(role));
            map.serialize_entry(role.name(), &String::from_utf8_lossy(&text))?;
        }
        map.end()
    }
}

struct Sentences<'a>(&'a Explanation);

impl Serialize for Sentences<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let pairs = Some(("fit", &self.0.pairs)).filter(|(_, pairs)| !pairs.is_empty());
        let positions = self.0.positions.iter().map(|(role, sentences)| (role.name(), sentences));
        serializer.collect_map(positions.chain(pairs))
    }
}

struct Named<'a>(&'a [(String, String)]);

impl Serialize for Named<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

fn role<S: Serializer>(role: &Role, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(role.name())
}
