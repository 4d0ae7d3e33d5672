//! Deals of a page by a seed.

use super::{Dealt, Prepared};
use crate::plan::Limits;
use crate::{Deal, Law, PartialDeal, Stream, StreamKey, Table};
use std::collections::BTreeMap;

/// Deals by a seed: each index has its deal, whatever was dealt before.
#[derive(Clone, Debug)]
pub struct Dealer<'a> {
    prepared: &'a Prepared,
    choice: StreamKey,
    /// By scenario.
    keys: Vec<StreamKey>,
}

impl<'a> Dealer<'a> {
    pub(super) fn new(prepared: &'a Prepared, seed: u128) -> Dealer<'a> {
        let page = prepared.page();
        let unknown = PartialDeal::unknown(Table::BRIDGE);
        let keys = page.scenarios.iter().map(|scenario| {
            StreamKey::of_deals(scenario.key, seed, scenario.law, &unknown, &Limits::default())
        });
        Dealer { prepared, choice: StreamKey::of_choice(page.key, seed), keys: keys.collect() }
    }

    /// The deal with this index.
    pub fn deal(&self, index: u64) -> Dealt {
        let scenario = self.pick(index);
        self.deal_of(scenario, index)
    }

    /// The deal with this index of one of the scenarios, from 0.
    ///
    /// # Panics
    /// There is no such scenario.
    pub fn deal_of(&self, scenario: usize, index: u64) -> Dealt {
        let mut stream = self.keys[scenario].stream(index);
        let binding = self.draw_binding(scenario, &mut stream);
        let tables = self.prepared.tables(scenario, binding);
        let mut attempts = 0;
        let deal = loop {
            let drawn = tables.draw(&mut stream, u64::MAX - attempts);
            attempts += drawn.attempts;
            if let Some(deal) = drawn.deal {
                break deal;
            }
        };
        self.dealt(scenario, binding, deal, attempts)
    }

    /// The deals of the indices from `first` on, faster than one by one: those under the same binding are drawn side by
    /// side.
    pub fn fill(&self, first: u64, deals: &mut [Dealt]) {
        // By scenario and binding: the streams behind the choice of the binding, and for which deals they are.
        let mut by_plan: BTreeMap<(usize, usize), (Vec<Stream>, Vec<usize>)> = BTreeMap::new();
        for at in 0..deals.len() {
            let index = first.wrapping_add(at as u64);
            let scenario = self.pick(index);
            let mut stream = self.keys[scenario].stream(index);
            let binding = self.draw_binding(scenario, &mut stream);
            let (streams, of) = by_plan.entry((scenario, binding)).or_default();
            streams.push(stream);
            of.push(at);
        }
        for ((scenario, binding), (streams, of)) in by_plan {
            self.prepared.tables(scenario, binding).draw_each(&streams, |at, deal, attempts| {
                deals[of[at]] = self.dealt(scenario, binding, deal, attempts);
            });
        }
    }

    fn draw_binding(&self, scenario: usize, stream: &mut Stream) -> usize {
        let of = &self.prepared.page().scenarios[scenario];
        match of.law {
            Law::Bindings => of.draw_binding(stream),
            Law::Deals => 0,
        }
    }

    fn dealt(&self, scenario: usize, binding: usize, deal: Deal, attempts: u64) -> Dealt {
        let of = &self.prepared.page().scenarios[scenario];
        let binding = match of.law {
            Law::Bindings => binding,
            Law::Deals => of.first(&deal).unwrap_or(0),
        };
        Dealt { deal, scenario, binding, attempts }
    }

    /// The deals from an index on.
    pub fn deals(self, first: u64) -> Deals<'a> {
        Deals { dealer: self, next: Some(first) }
    }

    /// Which scenario an index takes.
    fn pick(&self, index: u64) -> usize {
        let page = self.prepared.page();
        if page.scenarios.len() == 1 {
            return 0;
        }
        let mut point = self.choice.stream(index).below(page.total_weight());
        let mut at = 0;
        while point >= u64::from(page.scenarios[at].weight) {
            point -= u64::from(page.scenarios[at].weight);
            at += 1;
        }
        at
    }
}

/// Deals by rising index; they end with the last index there is.
#[derive(Clone, Debug)]
pub struct Deals<'a> {
    dealer: Dealer<'a>,
    next: Option<u64>,
}

impl Iterator for Deals<'_> {
    type Item = Dealt;

    fn next(&mut self) -> Option<Dealt> {
        let index = self.next?;
        self.next = index.checked_add(1);
        Some(self.dealer.deal(index))
    }
}
