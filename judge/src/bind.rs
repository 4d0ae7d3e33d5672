//! Bindings: what stands open in a scenario and is decided deal by deal.
//!
//! Variables get one joint assignment of distinct suits; a position's jolly, a fit in a class of suits and an
//! `S~` with several alternatives get one choice each. In text a binding is a name and a value, such as
//! `$a` → `H`, `x:opener` → `D`, `fit:0` → `S`, `S~:opener` → `1` (SEMANTICS 30).

use crate::card::Suit;
use crate::json::{Node, ScenarioError};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fmt;

/// Choices by name, as a deal's record carries them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bindings(pub BTreeMap<String, String>);

impl Bindings {
    /// Reads an object of text values; an empty list stands for an empty object, and the number of an
    /// alternative may be a number.
    ///
    /// # Errors
    /// [`ScenarioError`] when `json` is anything else.
    pub fn from_json(json: &Value) -> Result<Bindings, ScenarioError> {
        let mut bindings = BTreeMap::new();
        for (name, value) in Node::root(json).entries("an object of bindings")? {
            let value = match value.json() {
                Value::String(text) => text.clone(),
                Value::Number(number) => number.to_string(),
                _ => return Err(value.expected("a suit or the number of an alternative, as text")),
            };
            bindings.insert(name.to_owned(), value);
        }
        Ok(Bindings(bindings))
    }

    /// The bindings as a JSON object of text values.
    pub fn to_json(&self) -> Value {
        let entries = self.0.iter().map(|(name, value)| (name.clone(), Value::String(value.clone())));
        Value::Object(entries.collect::<Map<String, Value>>())
    }

    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }
}

/// A suit variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Variable {
    A,
    B,
    C,
    D,
}

impl Variable {
    pub(crate) const ALL: [Variable; 4] = [Variable::A, Variable::B, Variable::C, Variable::D];

    pub(crate) const fn name(self) -> &'static str {
        ["$a", "$b", "$c", "$d"][self as usize]
    }

    pub(crate) fn read(text: &str) -> Option<Variable> {
        Variable::ALL.into_iter().find(|variable| variable.name() == text)
    }
}

/// A suit as a scenario names it. The order is that of the verdict's lines: S H D C, then $a to $d.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum SuitName {
    Suit(Suit),
    Variable(Variable),
}

impl SuitName {
    pub(crate) fn read(text: &str) -> Option<SuitName> {
        Suit::read(text).map(SuitName::Suit).or_else(|| Variable::read(text).map(SuitName::Variable))
    }

    /// The suit meant; `None` for a variable that has none.
    pub(crate) fn under(self, suits: &Assignment) -> Option<Suit> {
        match self {
            SuitName::Suit(suit) => Some(suit),
            SuitName::Variable(variable) => suits.of(variable),
        }
    }

    pub(crate) const fn variable(self) -> Option<Variable> {
        match self {
            SuitName::Suit(_) => None,
            SuitName::Variable(variable) => Some(variable),
        }
    }
}

impl fmt::Display for SuitName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SuitName::Suit(suit) => suit.letter(),
            SuitName::Variable(variable) => variable.name(),
        })
    }
}

/// The suits that the variables have; a variable may have none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Assignment([Option<Suit>; 4]);

impl Assignment {
    pub(crate) const fn of(&self, variable: Variable) -> Option<Suit> {
        self.0[variable as usize]
    }

    #[must_use]
    pub(crate) fn with(mut self, variable: Variable, suit: Suit) -> Assignment {
        self.0[variable as usize] = Some(suit);
        self
    }

    pub(crate) fn uses(&self, suit: Suit) -> bool {
        self.0.contains(&Some(suit))
    }

    /// Whether every variable that has a suit here has the same suit in `other`.
    pub(crate) fn agrees_with(&self, other: &Assignment) -> bool {
        self.0.iter().zip(other.0).all(|(mine, theirs)| mine.is_none() || *mine == theirs)
    }
}

/// A variable that the scenario uses, and the suits it may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Domain {
    pub(crate) variable: Variable,
    pub(crate) suits: Vec<Suit>,
}

/// Every joint assignment: each variable on a suit of its domain, no two on one suit. The first variable moves
/// slowest, suits in the order S H D C. Without variables there is one assignment, the empty one.
pub(crate) fn joint_assignments(domains: &[Domain]) -> Vec<Assignment> {
    let mut partial = vec![Assignment::default()];
    for domain in domains {
        let mut longer = Vec::new();
        for assignment in partial {
            for &suit in &domain.suits {
                if !assignment.uses(suit) {
                    longer.push(assignment.with(domain.variable, suit));
                }
            }
        }
        partial = longer;
    }
    partial
}
