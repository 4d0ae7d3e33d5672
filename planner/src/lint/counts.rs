//! Counting scenarios and what they share, within a budget, each once.

use super::page::Page;
use crate::{Counter, Options, Tiers};
use bridgeshape_dsl_ir::ir::Pred;
use bridgeshape_runtime::{PartialDeal, Table};

/// The most work of one count, and the least that one costs.
const COUNT: u64 = 480_000_000;
const WORK_OF_COUNT: u64 = 1_000_000;

/// Counts as long as work is left: what is begun is finished, and may cost some more.
#[derive(Debug)]
pub(super) struct Counts {
    counter: Counter,
    left: u64,
    /// By scenario.
    known: Vec<Known>,
}

/// What is known of the number of a scenario's deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    Nothing,
    Deals(u128),
    CostsTooMuch,
}

impl Counts {
    pub(super) fn new(page: &Page<'_>) -> Counts {
        let unknown = PartialDeal::unknown(Table::BRIDGE);
        let counter = Counter::new(&unknown, Options { work: COUNT, tiers: Tiers::Best });
        Counts { counter, left: 0, known: vec![Known::Nothing; page.scenarios.len()] }
    }

    /// Gives so much work from now on.
    pub(super) const fn allow(&mut self, work: u64) {
        self.left = work;
    }

    /// How many deals a scenario has, if the work suffices.
    pub(super) fn of(&mut self, page: &Page<'_>, scenario: usize) -> Option<u128> {
        match self.known[scenario] {
            Known::Deals(deals) => return Some(deals),
            Known::CostsTooMuch => return None,
            Known::Nothing if self.left == 0 => return None,
            Known::Nothing => {}
        }
        let deals = self.deals(&page.scenarios[scenario].union);
        self.known[scenario] = deals.map_or(Known::CostsTooMuch, Known::Deals);
        deals
    }

    /// Whether it is known that the number of a scenario's deals costs too much.
    pub(super) fn costs_too_much(&self, scenario: usize) -> bool {
        self.known[scenario] == Known::CostsTooMuch
    }

    /// How many deals a tree has, if the work suffices.
    pub(super) fn deals(&mut self, tree: &Pred) -> Option<u128> {
        if self.left == 0 {
            return None;
        }
        let before = self.counter.spent();
        let deals = self.counter.count(tree);
        self.left = self.left.saturating_sub(WORK_OF_COUNT + self.counter.spent() - before);
        deals.ok()
    }
}
