//! Reading the API's JSON, tolerantly and completely: every fault is collected, with its place and with what
//! belongs there.
//!
//! Read are: a whole answer of `get` (wrapped in `shapeconstraints` or bare) or of `validate`, a bare list of
//! scenarios, one scenario alone. Limits: 8 MiB, 64 levels, 4,096 items a list. Own code rather than derived:
//! a derived reader stops at the first fault, speaks English only, and takes `[]` for no map.

use super::node::{Fields, Node, Reader, describe, shortened};
use super::page::{DSL_VERSION, Page, descriptions, message};
use super::requires::Tag;
use super::{Context, Fit, PairRanges, Positions, Scenario};
use crate::diag::document::{Document, Wanted};
use crate::diag::{Diag, Problem, Severity};
use serde::{Deserialize, Deserializer, de::Error as _};
use serde_json::Value;
use std::collections::BTreeMap;

/// The largest document that is read.
pub const MAX_BYTES: usize = 8 << 20;

/// How deep values may stand inside one another.
pub const MAX_DEPTH: usize = 64;

/// Reads a document of the API.
///
/// # Errors
/// Everything that is wrong with it; places are pointers from the document's root, or inside the scenario
/// that a message names.
pub fn read(json: &str) -> Result<Page, Vec<Diag>> {
    let whole = |fault| {
        let problem = Problem::Document(fault);
        vec![Diag { severity: Severity::Error, problem, scenario: None, places: Vec::new() }]
    };
    if json.len() > MAX_BYTES {
        return Err(whole(Document::TooLarge { bytes: MAX_BYTES }));
    }
    let json = json.trim_start_matches('\u{feff}');
    let value: Value =
        serde_json::from_str(json).map_err(|e| whole(unreadable(json, e.line(), e.column())))?;
    if depth(&value) > MAX_DEPTH {
        return Err(whole(Document::TooDeep { levels: MAX_DEPTH }));
    }
    let mut reader = Reader::default();
    let page = reader.document(&Node::root(&value));
    match page {
        Some(page) if reader.faults.is_empty() => Ok(page),
        _ => Err(reader.faults),
    }
}

/// Reads one scenario.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read_scenario(value: &Value, number: u32) -> Result<Scenario, Vec<Diag>> {
    let mut reader = Reader { scenario: Some(number), ..Reader::default() };
    match reader.scenario(&Node::root(value)) {
        Some(scenario) if reader.faults.is_empty() => Ok(scenario),
        _ => Err(reader.faults),
    }
}

impl<'de> Deserialize<'de> for Scenario {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Scenario, D::Error> {
        let value = Value::deserialize(deserializer)?;
        read_scenario(&value, 1).map_err(|faults| {
            D::Error::custom(faults.first().map_or_else(String::new, |f| f.message(crate::Lang::English)))
        })
    }
}

/// What is wrong where the parser gave up. It does so for JSON too: where values stand too deep inside one another, and
/// at a number beyond all floats.
fn unreadable(json: &str, line: usize, column: usize) -> Document {
    let lines = json.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len);
    let at = (lines.sum::<usize>() + column).min(json.len());
    if levels(&json.as_bytes()[..at]) > MAX_DEPTH {
        return Document::TooDeep { levels: MAX_DEPTH };
    }
    match number(json, at.saturating_sub(1)) {
        Some(found) => Document::Unexpected { wanted: Wanted::Number, found: shortened(found) },
        None => Document::Malformed { line, column },
    }
}

/// How deep the values of a beginning of JSON stand inside one another at most.
fn levels(json: &[u8]) -> usize {
    let (mut now, mut most) = (0usize, 0);
    let (mut in_text, mut escaped) = (false, false);
    for &byte in json {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_text => escaped = true,
            b'"' => in_text = !in_text,
            b'[' | b'{' if !in_text => {
                now += 1;
                most = most.max(now);
            }
            b']' | b'}' if !in_text => now = now.saturating_sub(1),
            _ => {}
        }
    }
    most
}

/// The number around a byte, if it is one that no float can hold.
fn number(json: &str, at: usize) -> Option<&str> {
    let belongs = |&byte: &u8| byte.is_ascii_digit() || b"+-.eE".contains(&byte);
    let (before, behind) = json.as_bytes().split_at_checked(at)?;
    let start = at - before.iter().rev().take_while(|byte| belongs(byte)).count();
    let end = at + behind.iter().take_while(|byte| belongs(byte)).count();
    let number = json.get(start..end)?;
    number.parse::<f64>().is_ok_and(f64::is_infinite).then_some(number)
}

fn depth(value: &Value) -> usize {
    match value {
        Value::Array(list) => 1 + list.iter().map(depth).max().unwrap_or(0),
        Value::Object(map) => 1 + map.values().map(depth).max().unwrap_or(0),
        _ => 0,
    }
}

impl Reader {
    fn document(&mut self, root: &Node<'_>) -> Option<Page> {
        let Value::Object(map) = root.value else {
            return match root.value {
                Value::Array(_) => Some(Page { scenarios: self.scenarios(root)?, ..Page::default() }),
                _ => {
                    self.unexpected(root, Wanted::Scenario);
                    None
                }
            };
        };
        if map.contains_key("scenarios") {
            return self.page(root);
        }
        if let Some(inner) = map.get("shapeconstraints") {
            return self.page(&root.child("shapeconstraints", inner));
        }
        if map.contains_key("positions") {
            let mut alone = Reader { scenario: Some(1), faults: Vec::new() };
            let scenario = alone.scenario(root);
            self.faults.extend(alone.faults);
            return Some(Page { scenarios: vec![scenario?], ..Page::default() });
        }
        let fault = match map.get("error") {
            Some(error) => {
                let info = error.get("info").and_then(Value::as_str).map(String::from);
                Document::ApiError { info: info.unwrap_or_else(|| describe(error)) }
            }
            None => Document::NoScenarios,
        };
        self.fault(root, fault);
        None
    }

    fn page(&mut self, node: &Node<'_>) -> Option<Page> {
        let mut fields = self.fields(node, Wanted::Object)?;
        let dsl_version = fields.take("dslVersion").and_then(|version| self.version(&version));
        if let Some(found) = dsl_version.filter(|&found| found > DSL_VERSION) {
            self.fault(node, Document::NewerVersion { found, known: DSL_VERSION });
            return None;
        }
        let scenarios = match fields.take("scenarios") {
            Some(list) => self.scenarios(&list)?,
            None => {
                self.fault(node, Document::NoScenarios);
                return None;
            }
        };
        let mut messages = |key| self.list(fields.take(key), |_, item| Some(message(item.value)));
        let (errors, warnings, notices) = (messages("errors"), messages("warnings"), messages("notices"));
        let number = |value: &Value| value.as_u64();
        let text = |value: &Value| value.as_str().map(String::from);
        Some(Page {
            page_id: fields.take_if("pageId", number),
            title: fields.take_if("title", text),
            url: fields.take_if("url", text),
            revid: fields.take_if("revid", number),
            raw: fields.take_if("raw", text),
            dsl_version,
            valid: fields.take("valid").and_then(|valid| self.flag(&valid)),
            scenarios,
            errors,
            warnings,
            notices,
            descriptions: fields.take_if("descriptions", descriptions).unwrap_or_default(),
            extra: fields.rest(),
        })
    }

    /// A number, or a text with one.
    fn version(&mut self, node: &Node<'_>) -> Option<u64> {
        let version = node.value.as_u64().or_else(|| node.value.as_str()?.parse().ok());
        if version.is_none() {
            self.unexpected(node, Wanted::Number);
        }
        version
    }

    fn scenarios(&mut self, list: &Node<'_>) -> Option<Vec<Scenario>> {
        let items = self.items(list)?;
        let mut scenarios = Vec::new();
        for (number, item) in (1..).zip(items) {
            let mut reader = Reader { scenario: Some(number), faults: Vec::new() };
            let scenario = reader.scenario(&Node::root(item.value));
            match scenario {
                Some(scenario) if reader.faults.is_empty() => scenarios.push(scenario),
                _ => match beyond_us(item.value) {
                    Some(scenario) => scenarios.push(scenario),
                    None => self.faults.extend(reader.faults),
                },
            }
        }
        Some(scenarios)
    }

    fn scenario(&mut self, node: &Node<'_>) -> Option<Scenario> {
        let mut fields = self.fields(node, Wanted::Scenario)?;
        let positions = fields.need("positions", Wanted::Positions, self);
        Some(Scenario {
            label: fields.take("label").and_then(|label| self.text(&label)).unwrap_or_default(),
            positions: positions.and_then(|positions| self.positions(&positions)).unwrap_or_default(),
            fit: self.list(fields.take("fit"), Reader::fit),
            vars: self.vars(fields.take("vars")),
            pair_hcp: fields.take("pair_hcp").and_then(|pairs| self.pairs(&pairs)),
            pair_tp: fields.take("pair_tp").and_then(|pairs| self.pairs(&pairs)),
            weight: fields.take("weight").and_then(|weight| self.number(&weight)),
            context: fields.take("context").and_then(|context| self.context(&context)),
            requires: self.list(fields.take("requires"), Reader::text),
            extra: fields.rest(),
        })
    }

    fn positions(&mut self, node: &Node<'_>) -> Option<Positions> {
        let mut positions = Positions::default();
        for (name, position) in self.fields(node, Wanted::Positions)?.entries() {
            let slot = match name {
                "opener" => &mut positions.opener,
                "responder" => &mut positions.responder,
                "opp1" => &mut positions.opp1,
                "opp2" => &mut positions.opp2,
                _ => {
                    let fault = Document::Unexpected { wanted: Wanted::Position, found: String::from(name) };
                    self.fault(&position, fault);
                    continue;
                }
            };
            *slot = self.position(&position);
        }
        Some(positions)
    }

    fn fit(&mut self, node: &Node<'_>) -> Option<Fit> {
        let mut fields = self.fields(node, Wanted::Object)?;
        let suit = fields.take("suit").map(|suit| self.suit(&suit));
        let suit_class = fields.take("suit_class").map(|class| self.text(&class));
        let min = fields.need("min", Wanted::Number, self).and_then(|min| self.number(&min));
        let pair = fields.need("pair", Wanted::Pair, self).and_then(|pair| self.text(&pair));
        Some(Fit {
            suit: suit.map_or(Some(None), |suit| suit.map(Some))?,
            suit_class: suit_class.map_or(Some(None), |class| class.map(Some))?,
            min: min?,
            pair: pair?,
        })
    }

    fn vars(&mut self, node: Option<Node<'_>>) -> BTreeMap<String, Vec<String>> {
        let fields = node.and_then(|node| self.fields(&node, Wanted::Object));
        let entries = fields.map(Fields::entries).unwrap_or_default();
        entries
            .into_iter()
            .map(|(name, list)| (String::from(name), self.list(Some(list), Reader::text)))
            .collect()
    }

    fn pairs(&mut self, node: &Node<'_>) -> Option<PairRanges> {
        let mut pairs = PairRanges::default();
        for (name, range) in self.fields(node, Wanted::Object)?.entries() {
            match name {
                "declarer" => pairs.declarer = self.range(&range),
                "defense" => pairs.defense = self.range(&range),
                _ => {
                    let found = String::from(name);
                    self.fault(&range, Document::Unexpected { wanted: Wanted::Pair, found });
                }
            }
        }
        Some(pairs)
    }

    fn context(&mut self, node: &Node<'_>) -> Option<Context> {
        let mut fields = self.fields(node, Wanted::Object)?;
        let mut word = |key: &str| fields.take(key).and_then(|word| self.text(&word));
        let (dealer, vul) = (word("dealer"), word("vul"));
        let (contract, declarer, lead) = (word("contract"), word("declarer"), word("lead"));
        let auction = self.list(fields.take("auction"), Reader::text);
        Some(Context { dealer, vul, auction, contract, declarer, lead, extra: fields.rest() })
    }
}

/// A scenario that asks for a capability unknown here may be shaped in ways unknown here too: it is kept as
/// it is, so that it can be named and refused alone (SEMANTICS 25).
fn beyond_us(value: &Value) -> Option<Scenario> {
    let mut extra = value.as_object()?.clone();
    let tags = extra.remove("requires")?;
    let requires: Vec<String> =
        tags.as_array()?.iter().map(|tag| Some(String::from(tag.as_str()?))).collect::<Option<_>>()?;
    requires.iter().find(|tag| Tag::from_name(tag).is_none())?;
    let label = extra.remove("label").and_then(|label| Some(String::from(label.as_str()?)));
    // These two are always written; here they are written as they came, null if not at all.
    extra.entry("positions").or_insert(Value::Null);
    extra.entry("fit").or_insert(Value::Null);
    Some(Scenario { label: label.unwrap_or_default(), requires, extra, ..Scenario::default() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(json: &str) -> Document {
        match read(json) {
            Err(diags) => match &diags[0].problem {
                Problem::Document(fault) => fault.clone(),
                other => panic!("{other:?}"),
            },
            Ok(page) => panic!("{page:?}"),
        }
    }

    #[test]
    fn what_is_too_deep_is_said_to_be() {
        for levels in [65, 129, 20_000] {
            let json = "[".repeat(levels) + &"]".repeat(levels);
            assert_eq!(fault(&json), Document::TooDeep { levels: MAX_DEPTH }, "{levels}");
        }
        assert!(matches!(fault("[[[\"[[[\\\"[[[["), Document::Malformed { .. }));
    }

    #[test]
    fn a_number_beyond_all_floats_is_no_whole_number() {
        for (json, number) in [
            ("{\"positions\":{\"opener\":{\"hcp\":{\"min\":1e400}}}}", "1e400"),
            ("[\n  1,\n  -1E999 ]", "-1E999"),
            ("1e400", "1e400"),
        ] {
            let Document::Unexpected { wanted: Wanted::Number, found } = fault(json) else {
                panic!("{json}: {:?}", fault(json))
            };
            assert!(found.contains(number), "{found}");
        }
        assert!(matches!(fault("{\"a\": 1e4x}"), Document::Malformed { line: 1, .. }));
        assert!(matches!(fault("{\"a\": \"\u{e8}\", }"), Document::Malformed { .. }));
    }
}
