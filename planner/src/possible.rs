//! Whether a scenario is possible under a binding, whole or begun, with some cards known.
//!
//! Possible is proven by a deal found or by a count, impossible by interval reasoning or by a count; a search that
//! finds nothing proves nothing, and where the budget ends before a proof the binding stays undecided (DESIGN §2).
//!
//! Method, the cheap first: prefixes that intervals exclude are cut off; every full binding that is left is held
//! against some random deals, always the same; then a short search (`search`) is made in each; then, binding by
//! binding in the order of the law, a long one, and where it finds nothing the binding is counted, up to its first deal.
//!
//! **Invariant:** a decision depends on the scenario, the prefix, the known cards and the effort alone, never on what
//! was asked before: whatever is remembered is charged as if it were done anew.

use crate::search::Search;
use crate::{Counter, Options, Stop, Tiers};
use bridgeshape_dsl_ir::feasible;
use bridgeshape_dsl_ir::ir::{Binding, Pred, Scenario};
use bridgeshape_runtime::{Deal, PartialDeal, Stream, StreamKey};
use std::collections::BTreeMap;

/// How something is known for certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Impossible: ranges of lengths and points leave nothing.
    Interval,
    /// Every deal was counted, up to the first where there is one.
    Count,
    /// Possible: here is one.
    Deal(Deal),
}

/// What is known of a prefix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Possibility {
    /// There are deals under this full binding, which begins with the prefix.
    Possible(Binding, Proof),
    /// No binding that begins with the prefix has a deal. A count, where intervals did not suffice for all of them.
    Impossible(Proof),
    /// The budget ended before this binding was decided, and no other one is possible.
    Undecided(Binding, Stop),
}

/// How much work may be done. A unit of work takes about a nanosecond.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The most work for the count of one binding.
    pub of_count: u64,
    /// Once a decision about a prefix has cost so much, no further count is begun.
    pub of_decision: u64,
    /// How many draws a search has before the binding is counted.
    pub of_search: u32,
}

impl Effort {
    /// For answers that somebody waits for.
    pub const QUICK: Effort = Effort { of_count: 400_000_000, of_decision: 400_000_000, of_search: 1 << 16 };
    /// For what has to be known.
    pub const FULL: Effort =
        Effort { of_count: 1_000_000_000, of_decision: 2_000_000_000, of_search: 1 << 18 };
}

/// How many random deals each full binding is held against at first, node by node.
const SAMPLE: u32 = 256;
/// How many draws a first search in each of them has, before any is counted.
const BRIEFLY: u32 = 1 << 12;
/// The work that a look at a prefix and a draw are charged.
const WORK_OF_PREFIX: u64 = 100_000;
const WORK_OF_DRAW: u64 = 100;
/// Of so many bindings before it one is looked at to see whether it asks the same.
const LOOK_BACK: usize = 64;
/// The most prefixes that are remembered.
const MOST_KEPT: usize = 65_536;

/// Decides about scenarios with the same known cards.
#[derive(Debug)]
pub struct Decider {
    fixed: PartialDeal,
    effort: Effort,
    sample: Vec<Deal>,
    counter: Option<Counter>,
    spent: u64,
}

/// What was found out about one scenario.
#[derive(Debug, Default)]
struct Memory {
    excluded: BTreeMap<Binding, bool>,
    full: BTreeMap<Binding, Full>,
}

/// What was found out about a full binding.
#[derive(Clone, Copy, Debug, Default)]
struct Full {
    /// What the sample and the two searches found.
    found: [Option<Option<Deal>>; 3],
    /// Whether counting finds a deal, and what that cost.
    counted: Option<(Result<bool, Stop>, u64)>,
}

impl Decider {
    /// A decider for deals of which these cards are known.
    pub fn new(fixed: &PartialDeal, effort: Effort) -> Decider {
        Decider { fixed: *fixed, effort, sample: Vec::new(), counter: None, spent: 0 }
    }

    /// The known cards.
    pub const fn fixed(&self) -> &PartialDeal {
        &self.fixed
    }

    /// The work that all decisions so far were charged.
    pub const fn spent(&self) -> u64 {
        self.spent
    }

    /// Whether a scenario is possible under some binding that begins with the prefix.
    pub fn decide(&mut self, scenario: &Scenario, prefix: &Binding) -> Possibility {
        self.decide_with(scenario, prefix, &mut Memory::default())
    }

    /// The same with what was found out about this scenario before; the answer is the same too.
    fn decide_with(&mut self, scenario: &Scenario, prefix: &Binding, memory: &mut Memory) -> Possibility {
        memory.make_room();
        let mut spent = 0;
        let possibility = self.decided(scenario, prefix, memory, &mut spent);
        self.spent = self.spent.saturating_add(spent);
        possibility
    }

    fn decided(
        &mut self,
        scenario: &Scenario,
        prefix: &Binding,
        memory: &mut Memory,
        spent: &mut u64,
    ) -> Possibility {
        let mut undecided = None;
        // Full bindings that may be possible, but for those that ask what another one asks.
        let mut bindings: Vec<(Binding, Pred)> = Vec::new();
        let mut open = vec![prefix.clone()];
        while let Some(binding) = open.pop() {
            if *spent > self.effort.of_decision / 2 {
                undecided = Some((binding, Stop::Work));
                break;
            }
            *spent += WORK_OF_PREFIX;
            if memory.is_excluded(scenario, &binding, &self.fixed) {
                continue;
            }
            if binding.choices().len() < scenario.binders.len() {
                open.extend(scenario.choices(&binding).into_iter().rev().map(|choice| binding.with(choice)));
                continue;
            }
            let tree = scenario.bind(&binding);
            if bindings.iter().rev().take(LOOK_BACK).any(|(_, before)| *before == tree) {
                continue;
            }
            *spent += WORK_OF_DRAW * u64::from(SAMPLE);
            if let Some(deal) = self.found(&tree, Look::Sample, memory.full(&binding)) {
                return Possibility::Possible(binding, Proof::Deal(deal));
            }
            bindings.push((binding, tree));
        }
        for (binding, tree) in &bindings {
            if *spent > self.effort.of_decision {
                break;
            }
            *spent += WORK_OF_DRAW * u64::from(BRIEFLY);
            if let Some(deal) = self.found(tree, Look::Brief, memory.full(binding)) {
                return Possibility::Possible(binding.clone(), Proof::Deal(deal));
            }
        }
        let counted = !bindings.is_empty();
        for (binding, tree) in bindings {
            if *spent > self.effort.of_decision {
                undecided.get_or_insert((binding, Stop::Work));
                break;
            }
            let full = memory.full(&binding);
            *spent += WORK_OF_DRAW * u64::from(self.effort.of_search);
            if let Some(deal) = self.found(&tree, Look::Long, full) {
                return Possibility::Possible(binding, Proof::Deal(deal));
            }
            let (found, cost) = self.counted(&tree, full);
            *spent += cost;
            match found {
                Ok(true) => return Possibility::Possible(binding, Proof::Count),
                Ok(false) => {}
                Err(stop) => {
                    undecided.get_or_insert((binding, stop));
                }
            }
        }
        match undecided {
            Some((binding, stop)) => Possibility::Undecided(binding, stop),
            None if counted => Possibility::Impossible(Proof::Count),
            None => Possibility::Impossible(Proof::Interval),
        }
    }

    /// A deal that a look finds.
    fn found(&mut self, tree: &Pred, look: Look, full: &mut Full) -> Option<Deal> {
        if let Some(found) = full.found[look as usize] {
            return found;
        }
        if self.sample.is_empty() {
            self.sample = vec![self.fixed.complete(&mut stream(Look::Sample)); SAMPLE as usize];
            self.fixed.complete_range(&stream_key(), 0, &mut self.sample);
        }
        let search = |draws: u32| {
            let search = Search::new(tree, &self.fixed, &self.sample).ok()?;
            search.run(&self.fixed, &mut stream(look), draws)
        };
        let found = match look {
            Look::Sample => self.sample.iter().find(|deal| tree.holds(deal.hands())).copied(),
            Look::Brief => search(BRIEFLY),
            Look::Long => search(self.effort.of_search),
        };
        full.found[look as usize] = Some(found);
        found
    }

    fn counted(&mut self, tree: &Pred, full: &mut Full) -> (Result<bool, Stop>, u64) {
        *full.counted.get_or_insert_with(|| {
            let options = Options { work: self.effort.of_count, tiers: Tiers::Best };
            let counter = self.counter.get_or_insert_with(|| Counter::new(&self.fixed, options));
            // The cost must not hang on what was counted before.
            counter.forget();
            let before = counter.spent();
            let found = counter.is_possible(tree);
            (found, counter.spent() - before)
        })
    }
}

/// Decides about the bindings of one scenario, and remembers what was found out.
#[derive(Debug)]
pub struct Possible<'a> {
    scenario: &'a Scenario,
    decider: Decider,
    memory: Memory,
}

impl<'a> Possible<'a> {
    /// Nothing found out yet.
    pub fn new(scenario: &'a Scenario, fixed: &PartialDeal, effort: Effort) -> Possible<'a> {
        Possible { scenario, decider: Decider::new(fixed, effort), memory: Memory::default() }
    }

    /// Whether the scenario is possible under some binding that begins with the prefix: what [`Decider::decide`]
    /// says.
    pub fn decide(&mut self, prefix: &Binding) -> Possibility {
        self.decider.decide_with(self.scenario, prefix, &mut self.memory)
    }
}

/// How closely a deal is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    /// Among some random deals.
    Sample,
    /// With a short search.
    Brief,
    /// With a long one.
    Long,
}

/// The random deals are the same for every scenario.
fn stream_key() -> StreamKey {
    StreamKey::new(0, 0, &[u64::from(b'p')])
}

fn stream(look: Look) -> Stream {
    stream_key().stream(look as u64)
}

impl Memory {
    fn make_room(&mut self) {
        if self.excluded.len() + self.full.len() > MOST_KEPT {
            *self = Memory::default();
        }
    }

    fn is_excluded(&mut self, scenario: &Scenario, binding: &Binding, fixed: &PartialDeal) -> bool {
        if let Some(excluded) = self.excluded.get(binding) {
            return *excluded;
        }
        let excluded = feasible::excluded(scenario, binding, fixed);
        self.excluded.insert(binding.clone(), excluded);
        excluded
    }

    fn full(&mut self, binding: &Binding) -> &mut Full {
        self.full.entry(binding.clone()).or_default()
    }
}
