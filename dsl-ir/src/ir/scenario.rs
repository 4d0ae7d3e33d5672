//! A scenario in canonical form.

use super::bind::Binder;
use super::cond::{Cond, Range};
use super::context::Context;
use super::metric::{Metric, Points};
use super::pred::{Pred, Slot};
use crate::Var;
use bridgeshape_runtime::{Pair, Role, Suit, Table};
use std::collections::BTreeMap;

/// A scenario in canonical form: what every later room works on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// The label as written; may be empty or not unique.
    pub label: String,
    /// Its place in the page or text, from 1.
    pub number: u32,
    /// How often it comes, relative to the others of its page (seed 000 §2).
    pub weight: u16,
    /// The positions that the scenario names, clockwise from the opener.
    pub named: Vec<Role>,
    /// The positions whose constraints the macro `quiet` helped to write.
    pub quiet: Vec<Role>,
    /// The domains of variables as declared, used or not.
    pub declared: BTreeMap<Var, Vec<Suit>>,
    /// What is left open, in the order of the law (DESIGN §2).
    pub binders: Vec<Binder>,
    /// What the hands must satisfy, fits and lead included.
    pub pred: Pred,
    /// What is told of the table, the auction and the play.
    pub context: Context,
    /// The pack and how many cards each hand has of it.
    pub table: Table,
    /// The fits, in the order of the scenario's list; each is also a leaf of `pred`.
    pub fits: Vec<Fit>,
}

/// A minimum of cards of a pair in one suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit {
    /// The pair.
    pub pair: Pair,
    /// Which suit.
    pub suit: FitSuit,
    /// The fewest cards of the two hands together.
    pub min: u16,
}

impl Fit {
    /// The leaf that it means, being the fit with this index.
    pub fn cond(&self, index: u8) -> Cond {
        let slot = match self.suit {
            FitSuit::Named(slot) => slot,
            FitSuit::Major | FitSuit::Minor | FitSuit::Any => Slot::Fit(index),
        };
        Cond::Points(Points::new(self.pair, Metric::Length(slot), Range { min: self.min, max: None }))
    }
}

/// Which suit a fit may be in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FitSuit {
    /// The one that is named: a letter or a variable.
    Named(Slot),
    /// Spades or hearts.
    Major,
    /// Diamonds or clubs.
    Minor,
    /// Any.
    Any,
}

impl FitSuit {
    /// The suits to choose from; `None` where one is named.
    pub const fn domain(self) -> Option<&'static [Suit]> {
        match self {
            FitSuit::Named(_) => None,
            FitSuit::Major => Some(&[Suit::Spades, Suit::Hearts]),
            FitSuit::Minor => Some(&[Suit::Diamonds, Suit::Clubs]),
            FitSuit::Any => Some(&Suit::ALL),
        }
    }
}
