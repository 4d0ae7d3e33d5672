//! JSON values that know their place, so that every complaint about the input can name it.
//!
//! The API is written by PHP: an empty map may come as `[]`, a flag as 1 or 0, and what is absent may be null.

use serde_json::{Map, Value};
use std::fmt;

/// What is wrong with a scenario's JSON, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioError {
    /// Place of the value as a JSON pointer from the scenario, such as `/positions/opener/hcp/min`; empty for
    /// the scenario itself.
    pub path: String,
    /// What belongs there.
    pub expected: String,
    /// What stands there.
    pub found: String,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = if self.path.is_empty() { "the scenario" } else { &self.path };
        write!(f, "at {place}: expected {}, found {}", self.expected, self.found)
    }
}

impl std::error::Error for ScenarioError {}

/// A JSON value and its place.
#[derive(Clone, Debug)]
pub(crate) struct Node<'a> {
    json: &'a Value,
    path: String,
}

impl<'a> Node<'a> {
    pub(crate) fn root(json: &'a Value) -> Node<'a> {
        Node { json, path: String::new() }
    }

    pub(crate) fn json(&self) -> &'a Value {
        self.json
    }

    fn child(&self, key: &str, json: &'a Value) -> Node<'a> {
        let key = key.replace('~', "~0").replace('/', "~1");
        Node { json, path: format!("{}/{key}", self.path) }
    }

    /// The complaint that something else belongs here.
    pub(crate) fn expected(&self, what: impl Into<String>) -> ScenarioError {
        ScenarioError { path: self.path.clone(), expected: what.into(), found: describe(self.json) }
    }

    /// The fields of an object; an empty list has none.
    pub(crate) fn object(&self, expected: &str) -> Result<Object<'a>, ScenarioError> {
        match self.json {
            Value::Object(map) => Ok(Object { node: self.clone(), map: Some(map) }),
            Value::Array(list) if list.is_empty() => Ok(Object { node: self.clone(), map: None }),
            _ => Err(self.expected(expected)),
        }
    }

    /// The entries of an object used as a map, those that are null left out.
    pub(crate) fn entries(&self, expected: &str) -> Result<Vec<(&'a str, Node<'a>)>, ScenarioError> {
        let object = self.object(expected)?;
        let fields = object.map.into_iter().flatten().filter(|(_, value)| !value.is_null());
        Ok(fields.map(|(key, value)| (key.as_str(), self.child(key, value))).collect())
    }

    pub(crate) fn items(&self, expected: &str) -> Result<Vec<Node<'a>>, ScenarioError> {
        let list = self.json.as_array().ok_or_else(|| self.expected(expected))?;
        Ok(list.iter().enumerate().map(|(place, item)| self.child(&place.to_string(), item)).collect())
    }

    pub(crate) fn text(&self, expected: &str) -> Result<&'a str, ScenarioError> {
        self.json.as_str().ok_or_else(|| self.expected(expected))
    }

    /// A text that `read` understands.
    pub(crate) fn word<T>(
        &self,
        expected: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, ScenarioError> {
        self.json.as_str().and_then(read).ok_or_else(|| self.expected(expected))
    }

    /// A whole number from 0; what is beyond 32 bits is beyond any number of a hand, and kept as the largest.
    pub(crate) fn number(&self) -> Result<u32, ScenarioError> {
        let number = self.json.as_u64().ok_or_else(|| self.expected("a whole number, 0 or more"))?;
        Ok(u32::try_from(number).unwrap_or(u32::MAX))
    }

    /// A flag: 1 or 0, true or false.
    pub(crate) fn flag(&self) -> Result<bool, ScenarioError> {
        match (self.json.as_bool(), self.json.as_u64()) {
            (Some(flag), _) => Ok(flag),
            (_, Some(0)) => Ok(false),
            (_, Some(1)) => Ok(true),
            _ => Err(self.expected("1 or 0")),
        }
    }
}

/// The fields of a JSON object.
#[derive(Clone, Debug)]
pub(crate) struct Object<'a> {
    node: Node<'a>,
    map: Option<&'a Map<String, Value>>,
}

impl<'a> Object<'a> {
    /// A field; null counts as absent.
    pub(crate) fn get(&self, key: &str) -> Option<Node<'a>> {
        let value = self.map?.get(key).filter(|value| !value.is_null())?;
        Some(self.node.child(key, value))
    }

    /// A field that must be there.
    pub(crate) fn need(&self, key: &str, expected: &str) -> Result<Node<'a>, ScenarioError> {
        self.get(key).ok_or_else(|| {
            let absent = self.node.child(key, &Value::Null);
            ScenarioError { found: "nothing".to_owned(), ..absent.expected(expected) }
        })
    }
}

fn describe(json: &Value) -> String {
    match json {
        Value::Null => "null".to_owned(),
        Value::Bool(flag) => flag.to_string(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => {
            let beginning: String = text.chars().take(40).collect();
            format!("{beginning:?}{}", if beginning.len() < text.len() { "…" } else { "" })
        }
        Value::Array(list) => format!("a list of {}", list.len()),
        Value::Object(map) => format!("an object of {}", map.len()),
    }
}
