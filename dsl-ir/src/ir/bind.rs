//! What is left open in a scenario, and the choices that close it (DESIGN §2): suits of variables, of
//! jollies and of fits, alternatives of `S~` patterns.
//!
//! A scenario lists its binders in the order of the law; a [`Binding`] holds a choice for each, or for the
//! first few while they are being drawn. Whether a choice leaves the scenario satisfiable is not decided
//! here.

use super::pred::Slot;
use crate::Var;
use bridgeshape_runtime::{Role, Suit};

/// One thing to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Binder {
    /// The suits of all variables that are used, as one joint choice: different variables, different suits.
    /// Variables in order, each with its domain in the order S H D C.
    Vars(Vec<(Var, Vec<Suit>)>),
    /// The suit of a position's jolly: any that is not named (SEMANTICS 16).
    Jolly {
        /// The position.
        hand: Role,
        /// The suits that it names by key, and those that fits of its pair name: letters and variables, sorted.
        named: Vec<Slot>,
    },
    /// The suit of a fit that names a class of suits or none.
    Fit {
        /// Its place in the scenario's list of fits.
        index: u8,
        /// The class.
        domain: Vec<Suit>,
    },
    /// The alternative of an `S~` pattern with more than one.
    Alternatives {
        /// The position.
        hand: Role,
        /// The suit of the pattern: a letter or a variable.
        suit: Slot,
        /// How many alternatives there are.
        count: u16,
    },
}

/// What was chosen for one binder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// The suit of each variable, in the order of [`Var::ALL`]; `None` for one that is not used.
    Vars([Option<Suit>; 4]),
    /// The suit of a jolly or of a fit.
    Suit(Suit),
    /// The index of the alternative, from 0.
    Alternative(u16),
}

/// Choices for the binders of a scenario, in their order; fewer while choosing.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Binding(Vec<Choice>);

impl Binding {
    /// Nothing chosen yet.
    pub const EMPTY: Binding = Binding(Vec::new());

    /// The choices so far.
    pub fn choices(&self) -> &[Choice] {
        &self.0
    }

    /// The same with one choice more.
    #[must_use]
    pub fn with(&self, choice: Choice) -> Binding {
        let mut choices = self.0.clone();
        choices.push(choice);
        Binding(choices)
    }
}

impl FromIterator<Choice> for Binding {
    fn from_iter<I: IntoIterator<Item = Choice>>(choices: I) -> Binding {
        Binding(choices.into_iter().collect())
    }
}
