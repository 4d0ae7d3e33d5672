//! A whole answer of the API: a page with its scenarios, or what `validate` says of a text.

use super::Scenario;
use super::node::{Fields, Node};
use serde::{Serialize, Serializer, ser::SerializeMap};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The newest version of the DSL that is known.
pub const DSL_VERSION: u64 = 2;

/// What the API answers to `get` or `validate`; fields that the answer lacks are absent or empty.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Page {
    /// The wiki's number of the page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page_id: Option<u64>,
    /// The page's title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Its address.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// The revision that was read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revid: Option<u64>,
    /// The DSL as written on the page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub raw: Option<String>,
    /// The version of the DSL; absent means 1 (SEMANTICS 25).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dsl_version: Option<u64>,
    /// What `validate` decided: 1 or 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub valid: Option<u8>,
    /// The scenarios, in the page's order.
    pub scenarios: Vec<Scenario>,
    /// Contradictions that the API reports. They block the page.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<Message>,
    /// Fragments that the API did not understand. They block the page.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Message>,
    /// Hints. They block nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notices: Vec<Message>,
    /// Readable sentences, a scenario each, in the language that was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub descriptions: Vec<Description>,
    /// Fields that are not known here.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

/// A message of the API: a plain text, or an object with a text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Message {
    /// What it says.
    pub message: String,
    /// Its other fields, such as a code; none for a plain text.
    pub extra: Map<String, Value>,
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.extra.is_empty() {
            return serializer.serialize_str(&self.message);
        }
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("message", &self.message)?;
        self.extra.iter().try_for_each(|(key, value)| map.serialize_entry(key, value))?;
        map.end()
    }
}

/// What a scenario asks, in sentences, and how the page calls the positions.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Description {
    /// The scenario's label.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub label: String,
    /// Sentences, by position.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub positions: BTreeMap<String, Vec<String>>,
    /// The page's own names of the positions (`shape_roles`), or the usual ones.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub position_labels: BTreeMap<String, String>,
    /// Sentences about fits.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fit: Vec<String>,
    /// Fields that are not known here, or not shaped as known.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

/// A message, from a text or from an object with a text; anything else is its own text.
pub(super) fn message(value: &Value) -> Message {
    match value {
        Value::String(text) => Message { message: text.clone(), ..Message::default() },
        Value::Object(map) => {
            let mut extra = map.clone();
            match extra.remove("message") {
                Some(Value::String(message)) => Message { message, extra },
                _ => Message { message: value.to_string(), extra: map.clone() },
            }
        }
        other => Message { message: other.to_string(), ..Message::default() },
    }
}

/// The descriptions, if they are shaped as known.
pub(super) fn descriptions(value: &Value) -> Option<Vec<Description>> {
    value.as_array()?.iter().map(description).collect()
}

fn description(value: &Value) -> Option<Description> {
    let mut fields = Fields::of(&Node::root(value))?;
    let text = |value: &Value| value.as_str().map(String::from);
    Some(Description {
        label: fields.take_if("label", text).unwrap_or_default(),
        positions: fields.take_if("positions", |map| texts(map, sentences)).unwrap_or_default(),
        position_labels: fields.take_if("positionLabels", |map| texts(map, text)).unwrap_or_default(),
        fit: fields.take_if("fit", sentences).unwrap_or_default(),
        extra: fields.rest(),
    })
}

fn texts<T>(map: &Value, read: impl Fn(&Value) -> Option<T>) -> Option<BTreeMap<String, T>> {
    map.as_object()?.iter().map(|(key, value)| Some((key.clone(), read(value)?))).collect()
}

fn sentences(list: &Value) -> Option<Vec<String>> {
    list.as_array()?.iter().map(|sentence| sentence.as_str().map(String::from)).collect()
}
