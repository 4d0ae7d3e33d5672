//! The choices that a deal was drawn under, by their names in the output (SEMANTICS 30).

use crate::{SuitRef, Var};
use bridgeshape_runtime::{Role, Suit};
use std::collections::BTreeMap;

/// Names and values, as they are printed.
#[derive(Clone, Debug, Default)]
pub(super) struct Bindings<'a>(BTreeMap<&'a str, &'a str>);

impl<'a> Bindings<'a> {
    /// No choice is made yet.
    pub(super) fn none() -> Bindings<'a> {
        Bindings::default()
    }

    pub(super) fn new(pairs: &'a [(String, String)]) -> Bindings<'a> {
        Bindings(pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect())
    }

    /// `$a`
    pub(super) fn variable(&self, var: Var) -> Option<Suit> {
        self.suit(&var.to_string())
    }

    /// `x:opener`
    pub(super) fn jolly(&self, role: Role) -> Option<Suit> {
        self.suit(&format!("x:{}", role.name()))
    }

    /// `fit:0`
    pub(super) fn fit(&self, index: usize) -> Option<Suit> {
        self.suit(&format!("fit:{index}"))
    }

    /// `S~:opener`, `$a~:opener`: the place of the alternative.
    pub(super) fn pattern(&self, suit: SuitRef, role: Role) -> Option<usize> {
        self.0.get(format!("{suit}~:{}", role.name()).as_str())?.parse().ok()
    }

    fn suit(&self, name: &str) -> Option<Suit> {
        match self.0.get(name)?.parse() {
            Ok(SuitRef::Suit(suit)) => Some(suit),
            _ => None,
        }
    }
}
