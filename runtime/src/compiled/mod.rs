//! Scenarios that are compiled: what a module that was written out gives, and dealing by it.
//!
//! | what | where |
//! |---|---|
//! | a scenario: its bindings, its plans, what its deals satisfy | [`Compiled`] |
//! | several scenarios that are drawn from by weight, and their tables, made when first needed | [`Page`], [`Prepared`] |
//! | deals by index, by anyone's generator, one after the other | [`Dealer`] |
//! | a type for each source, with typed values of what is chosen: what `scenario!` makes | [`Scenario`], [`Ready`], [`Sample`] |
//!
//! **The law** is that of the interpreted engine, and so are the streams: a scenario by its weight; a binding, each
//! choice uniform among those that leave the scenario possible; a deal, uniform under it. Same seed and index: same deal.

mod bindings;
mod dealer;
mod page;
mod scenario;

pub use dealer::{Dealer, Deals};
pub use page::{Page, Prepared};
pub use rand_core::Rng;
pub use scenario::{Ready, Sample, Samples, Scenario};

use crate::plan::Plan;
use crate::{Deal, Hand, Law, Suit};
use std::fmt;

/// A scenario as its module gives it. Made by the compiler; the numbers of bindings are their places in `bindings`.
#[derive(Clone, Copy, Debug)]
pub struct Compiled {
    /// The label as written; may be empty.
    pub label: &'static str,
    /// Its place in the page or text, from 1.
    pub number: u32,
    /// How often it comes, relative to the others.
    pub weight: u16,
    /// A hash of what it means: what its streams are named by.
    pub key: u128,
    /// Which deals are equally likely.
    pub law: Law,
    /// What is chosen before the deal, in the order of the law: the names of what is chosen together.
    pub choices: &'static [&'static [&'static str]],
    /// The possible bindings, in the order of the law: a value for each name.
    pub bindings: &'static [&'static [Value]],
    /// In how many deals it holds under some binding, where that was counted.
    pub deals: Option<u128>,
    /// The plan for a binding; under the law of deals there is one plan, that of number 0.
    pub plan: fn(usize) -> Plan,
    /// Whether hands satisfy the scenario under a binding.
    pub holds: fn(usize, &[Hand; 4]) -> bool,
}

/// What is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// A suit, of a variable, a jolly or a fit.
    Suit(Suit),
    /// An alternative of a pattern, from 0.
    Alternative(u16),
}

impl fmt::Display for Value {
    /// `S`, `2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Suit(suit) => suit.fmt(f),
            Value::Alternative(number) => number.fmt(f),
        }
    }
}

/// A deal with what it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// The four hands.
    pub deal: Deal,
    /// Which scenario of the page, from 0.
    pub scenario: usize,
    /// Under which of its bindings.
    pub binding: usize,
    /// How many deals were drawn until one was accepted.
    pub attempts: u64,
}

impl Compiled {
    /// Whether a deal satisfies the scenario under some binding.
    pub fn satisfies(&self, deal: &Deal) -> bool {
        self.first(deal).is_some()
    }

    /// The first binding under which a deal satisfies the scenario.
    pub fn first(&self, deal: &Deal) -> Option<usize> {
        (0..self.bindings.len()).find(|&binding| (self.holds)(binding, deal.hands()))
    }

    /// What was chosen, by name: `("$a", "H")`.
    pub fn names(&self, binding: usize) -> impl Iterator<Item = (&'static str, Value)> {
        let names = self.choices.iter().copied().flatten().copied();
        names.zip(self.bindings.get(binding).copied().unwrap_or(&[]).iter().copied())
    }
}

#[cfg(test)]
mod tests;
