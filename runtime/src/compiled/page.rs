//! Scenarios that are drawn from together, and what is ready for them.

use super::{Compiled, Dealer, Dealt};
use crate::plan::{Limits, Shelf, Tables};
use crate::{Deal, Law, Table};
use rand_core::Rng;
use std::num::NonZeroU64;
use std::sync::OnceLock;

/// One scenario or more, drawn by their weights.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// The scenarios; at least one, and not all of weight 0.
    pub scenarios: &'static [Compiled],
    /// A hash of what they mean, with their weights: what the stream of the choice is named by.
    pub key: u128,
}

impl Page {
    /// Nothing is counted yet: the tables of a binding are made when it is first drawn.
    pub fn prepare(&self) -> Prepared {
        let ready = self.scenarios.iter().map(|scenario| match scenario.law {
            Law::Bindings => scenario.bindings.iter().map(|_| OnceLock::new()).collect(),
            Law::Deals => vec![OnceLock::new()],
        });
        Prepared { page: *self, ready: ready.collect(), shelf: Shelf::new() }
    }

    /// Whether a deal satisfies one of the scenarios, under some binding.
    pub fn satisfies(&self, deal: &Deal) -> bool {
        self.scenarios.iter().any(|scenario| scenario.satisfies(deal))
    }

    /// How many deals satisfy the scenario, of how many in all: in lowest terms the exact probability that a deal of the
    /// pack does. `None` where that was not counted, or where there are several scenarios, which may overlap.
    pub fn probability(&self) -> Option<(u128, u128)> {
        match self.scenarios {
            [scenario] => Some((scenario.deals?, Table::BRIDGE.deals())),
            _ => None,
        }
    }

    pub(super) fn total_weight(&self) -> NonZeroU64 {
        let total = self.scenarios.iter().map(|scenario| u64::from(scenario.weight)).sum();
        NonZeroU64::new(total).unwrap_or(NonZeroU64::MIN)
    }
}

/// A page with the tables that were needed so far. Drop it to free them.
#[derive(Debug)]
pub struct Prepared {
    page: Page,
    /// By scenario and plan.
    ready: Vec<Vec<OnceLock<Tables>>>,
    shelf: Shelf,
}

impl Prepared {
    /// The scenarios.
    pub const fn page(&self) -> &Page {
        &self.page
    }

    /// The tables of a plan, made now if they are not there yet.
    ///
    /// # Panics
    /// There is no such plan, or it cannot be counted: the module is not one that the compiler wrote.
    pub fn tables(&self, scenario: usize, plan: usize) -> &Tables {
        self.ready[scenario][plan].get_or_init(|| {
            let plan = (self.page.scenarios[scenario].plan)(plan);
            Tables::on(&plan, &Limits::default(), &self.shelf)
                .expect("a plan that was counted when it was written out")
        })
    }

    /// Bytes of the tables that are there.
    pub fn bytes(&self) -> u64 {
        self.shelf.bytes()
    }

    /// Someone who deals by this seed.
    pub fn dealer(&self, seed: u128) -> Dealer<'_> {
        Dealer::new(self, seed)
    }

    /// A deal by anyone's generator, of which it takes two words.
    pub fn sample(&self, rng: &mut (impl Rng + ?Sized)) -> Dealt {
        let seed = u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64());
        self.dealer(seed).deal(0)
    }
}
