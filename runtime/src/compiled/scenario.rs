//! What a type of `scenario!` is, and dealing by it with values of its own for what was chosen.

use super::{Dealer, Dealt, Page, Prepared};
use crate::Deal;
use rand_core::Rng;
use std::fmt::{self, Debug};
use std::marker::PhantomData;

/// One scenario or several that deals are drawn of: what `scenario!` implements for the types that it makes, which have
/// the same functions as their own, so that this trait is needed only by code that works for any of them.
pub trait Scenario: Sized + 'static {
    /// What is chosen before the deal.
    type Binding: Copy + Debug + PartialEq + Send + Sync + 'static;

    /// The scenarios as they were compiled.
    const PAGE: Page;

    /// The possible values of what is chosen, scenario by scenario, in the order of the law.
    const BINDINGS: &'static [Self::Binding];

    /// The tables that are made at the first deal and then kept.
    fn shared() -> &'static Ready<Self>;

    /// What was chosen, by the place of a scenario in the page and of a binding in the scenario.
    ///
    /// # Panics
    /// There is no such binding.
    fn binding(scenario: usize, binding: usize) -> Self::Binding {
        let before = Self::PAGE.scenarios[..scenario].iter().map(|before| before.bindings.len());
        Self::BINDINGS[before.sum::<usize>() + binding]
    }
}

/// A deal, with what it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample<B> {
    /// The four hands.
    pub deal: Deal,
    /// What was chosen before the deal; under the law of deals, the first choice that holds.
    pub binding: B,
    /// The label of the scenario as it is written; may be empty.
    pub label: &'static str,
    /// The number of the scenario in its text or page, from 1.
    pub number: u32,
    /// How many deals were drawn until one was accepted.
    pub attempts: u64,
}

/// A scenario with the tables that were needed so far. Drop it to free them.
pub struct Ready<S> {
    prepared: Prepared,
    of: PhantomData<fn() -> S>,
}

impl<S: Scenario> Ready<S> {
    /// Nothing is counted yet: the tables of a binding are made when it is first drawn.
    pub fn new() -> Ready<S> {
        Ready { prepared: S::PAGE.prepare(), of: PhantomData }
    }

    /// The deal with this seed and index.
    pub fn deal(&self, seed: u128, index: u64) -> Sample<S::Binding> {
        typed::<S>(self.prepared.dealer(seed).deal(index))
    }

    /// The deals of a seed, from index 0 on.
    pub fn deals(&self, seed: u128) -> Samples<'_, S> {
        Samples { dealer: self.prepared.dealer(seed), next: Some(0), of: PhantomData }
    }

    /// A deal by anyone's generator, of which it takes two words.
    pub fn sample(&self, rng: &mut (impl Rng + ?Sized)) -> Sample<S::Binding> {
        typed::<S>(self.prepared.sample(rng))
    }

    /// Bytes of the tables that are there.
    pub fn bytes(&self) -> u64 {
        self.prepared.bytes()
    }
}

impl<S: Scenario> Default for Ready<S> {
    fn default() -> Ready<S> {
        Ready::new()
    }
}

impl<S> Debug for Ready<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ready").field("bytes", &self.prepared.bytes()).finish_non_exhaustive()
    }
}

/// Deals by rising index; they end with the last index there is, so that `skip` and `nth` give the deal of any index at
/// once.
pub struct Samples<'a, S> {
    dealer: Dealer<'a>,
    next: Option<u64>,
    of: PhantomData<fn() -> S>,
}

impl<S: Scenario> Iterator for Samples<'_, S> {
    type Item = Sample<S::Binding>;

    fn next(&mut self) -> Option<Self::Item> {
        self.nth(0)
    }

    /// Each index has its deal, whatever was dealt before: those that are passed over are not dealt.
    fn nth(&mut self, n: usize) -> Option<Self::Item> {
        let index = self.next.and_then(|next| next.checked_add(n as u64));
        self.next = index.and_then(|index| index.checked_add(1));
        index.map(|index| typed::<S>(self.dealer.deal(index)))
    }
}

impl<S> Clone for Samples<'_, S> {
    fn clone(&self) -> Self {
        Samples { dealer: self.dealer.clone(), ..*self }
    }
}

impl<S> Debug for Samples<'_, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Samples").field("next", &self.next).finish_non_exhaustive()
    }
}

fn typed<S: Scenario>(dealt: Dealt) -> Sample<S::Binding> {
    let of = &S::PAGE.scenarios[dealt.scenario];
    Sample {
        deal: dealt.deal,
        binding: S::binding(dealt.scenario, dealt.binding),
        label: of.label,
        number: of.number,
        attempts: dealt.attempts,
    }
}
