//! JSON values that know their place, and a reader that collects everything that is wrong with them.
//!
//! The API is written in PHP: an empty map may come as `[]`, a flag as 1, 0 or a boolean, and what is absent
//! may be null (SEMANTICS 35).

use crate::diag::document::{Document, Wanted};
use crate::diag::{Diag, Origin, Problem, Severity};
use serde_json::{Map, Value};

/// The longest list that is read.
pub(super) const LONGEST: usize = 4096;

/// A value and its JSON pointer.
#[derive(Clone, Debug)]
pub(super) struct Node<'a> {
    pub(super) value: &'a Value,
    pub(super) pointer: String,
}

impl<'a> Node<'a> {
    pub(super) fn root(value: &'a Value) -> Node<'a> {
        Node { value, pointer: String::new() }
    }

    pub(super) fn child(&self, key: &str, value: &'a Value) -> Node<'a> {
        let key = key.replace('~', "~0").replace('/', "~1");
        Node { value, pointer: format!("{}/{key}", self.pointer) }
    }
}

/// Collects faults while reading.
#[derive(Debug, Default)]
pub(super) struct Reader {
    /// The scenario being read, from 1.
    pub(super) scenario: Option<u32>,
    pub(super) faults: Vec<Diag>,
}

impl Reader {
    pub(super) fn fault(&mut self, node: &Node<'_>, fault: Document) {
        self.faults.push(Diag {
            severity: Severity::Error,
            problem: Problem::Document(fault),
            scenario: self.scenario,
            places: vec![Origin::Json(node.pointer.clone())],
        });
    }

    pub(super) fn unexpected(&mut self, node: &Node<'_>, wanted: Wanted) {
        self.fault(node, Document::Unexpected { wanted, found: describe(node.value) });
    }

    /// The fields of an object; an empty list has none.
    pub(super) fn fields<'a>(&mut self, node: &Node<'a>, wanted: Wanted) -> Option<Fields<'a>> {
        let fields = Fields::of(node);
        if fields.is_none() {
            self.unexpected(node, wanted);
        }
        fields
    }

    /// The items of a list; an empty object has none.
    pub(super) fn items<'a>(&mut self, node: &Node<'a>) -> Option<Vec<Node<'a>>> {
        match node.value {
            Value::Array(list) if list.len() > LONGEST => {
                self.fault(node, Document::TooMany { limit: LONGEST });
                None
            }
            Value::Array(list) => {
                Some(list.iter().enumerate().map(|(i, item)| node.child(&i.to_string(), item)).collect())
            }
            Value::Object(map) if map.is_empty() => Some(Vec::new()),
            _ => {
                self.unexpected(node, Wanted::List);
                None
            }
        }
    }

    /// The items of a list that may be absent, each read; those that cannot be read are faults.
    pub(super) fn list<'a, T>(
        &mut self,
        node: Option<Node<'a>>,
        read: impl Fn(&mut Reader, &Node<'a>) -> Option<T>,
    ) -> Vec<T> {
        let items = node.and_then(|node| self.items(&node)).unwrap_or_default();
        items.iter().filter_map(|item| read(self, item)).collect()
    }

    pub(super) fn text(&mut self, node: &Node<'_>) -> Option<String> {
        if let Value::String(text) = node.value {
            return Some(text.clone());
        }
        self.unexpected(node, Wanted::Text);
        None
    }

    /// A whole number from 0; one too large for its type is the largest.
    pub(super) fn number(&mut self, node: &Node<'_>) -> Option<u16> {
        let number = node.value.as_u64();
        if number.is_none() {
            self.unexpected(node, Wanted::Number);
        }
        Some(u16::try_from(number?).unwrap_or(u16::MAX))
    }

    /// 1 or 0, true or false.
    pub(super) fn flag(&mut self, node: &Node<'_>) -> Option<u8> {
        match (node.value, node.value.as_u64()) {
            (Value::Bool(flag), _) => Some(u8::from(*flag)),
            (_, Some(flag @ (0 | 1))) => Some(flag as u8),
            _ => {
                self.unexpected(node, Wanted::Flag);
                None
            }
        }
    }
}

/// The fields of an object that have not been read yet.
#[derive(Debug)]
pub(super) struct Fields<'a> {
    node: Node<'a>,
    fields: Vec<(&'a String, &'a Value)>,
}

impl<'a> Fields<'a> {
    /// Those of an object; an empty list has none.
    pub(super) fn of(node: &Node<'a>) -> Option<Fields<'a>> {
        let fields = match node.value {
            Value::Object(map) => map.iter().collect(),
            Value::Array(list) if list.is_empty() => Vec::new(),
            _ => return None,
        };
        Some(Fields { node: node.clone(), fields })
    }

    /// Takes a field; null counts as absent.
    pub(super) fn take(&mut self, key: &str) -> Option<Node<'a>> {
        let place = self.fields.iter().position(|(name, _)| *name == key)?;
        let (name, value) = self.fields.remove(place);
        (!value.is_null()).then(|| self.node.child(name, value))
    }

    /// Takes a field if it is as expected; else it stays.
    pub(super) fn take_if<T>(&mut self, key: &str, read: impl Fn(&Value) -> Option<T>) -> Option<T> {
        let place = self.fields.iter().position(|(name, _)| *name == key)?;
        let read = read(self.fields[place].1)?;
        self.fields.remove(place);
        Some(read)
    }

    /// Takes a field that must be there.
    pub(super) fn need(&mut self, key: &str, wanted: Wanted, reader: &mut Reader) -> Option<Node<'a>> {
        let field = self.take(key);
        if field.is_none() {
            reader.fault(&self.node.child(key, &Value::Null), Document::Missing { wanted });
        }
        field
    }

    /// All fields that are not null, by key.
    pub(super) fn entries(self) -> Vec<(&'a str, Node<'a>)> {
        let fields = self.fields.iter().filter(|(_, value)| !value.is_null());
        fields.map(|(key, value)| (key.as_str(), self.node.child(key, value))).collect()
    }

    /// What nobody has taken, to be kept.
    pub(super) fn rest(&mut self) -> Map<String, Value> {
        std::mem::take(&mut self.fields)
            .into_iter()
            .map(|(key, value)| (key.clone(), value.clone()))
            .collect()
    }
}

/// The value in a few characters.
pub(super) fn describe(value: &Value) -> String {
    let (open, close) = match value {
        Value::Array(list) if !list.is_empty() => ("[", "]"),
        Value::Object(map) if !map.is_empty() => ("{", "}"),
        other => return shortened(&other.to_string()),
    };
    format!("{open}…{close}")
}

/// The beginning of a text, for a message.
pub(super) fn shortened(text: &str) -> String {
    const SHOWN: usize = 40;
    let shown: String = text.chars().take(SHOWN).collect();
    if shown.len() < text.len() { shown + "…" } else { shown }
}
