//! Random scenarios over every construct, with known cards that leave few completions: what can be tried out to the
//! end, by enumerating the completions.
//!
//! [`ScenarioCase`] is a scenario of the language as text, as JSON and in canonical form, so that the judge can read it
//! too; [`TreeCase`] is a bare tree with what the language cannot say. Each case is made from its number alone.
//! [`Census`] counts which constructs a sample holds, so that a test can demand that none is missing.
//!
//! Method: first a deal is drawn, then words are written that are near it, mostly true of it; the known cards are
//! the deal's without a few. So most cases have a deal, and few have all.

mod census;
mod dice;
mod near;
mod position;
mod scenario;
mod spelling;
mod trees;
mod words;

pub use census::Census;
pub use dice::Dice;
pub use trees::TreeCase;

use self::near::Near;
use self::scenario::{Room, Writer};
use bridgeshape_dsl_ir::ir::{self, Metric};
use bridgeshape_dsl_ir::wire::{self, PairRanges, Position};
use bridgeshape_judge as judge;
use bridgeshape_runtime::{Pair, PartialDeal, Role, Table};
use serde_json::Value;
use std::fmt;

/// How often a scenario that the deal satisfies is looked for.
const TRIES: usize = 12;

/// A scenario with known cards.
#[derive(Clone, Debug)]
pub struct ScenarioCase {
    /// Which one it is.
    pub number: u64,
    /// The text. The scenario may say more than the text can: see `json`.
    pub dsl: String,
    /// As the API writes it.
    pub wire: wire::Scenario,
    /// The same as JSON: what the judge reads.
    pub json: Value,
    /// In canonical form.
    pub scenario: ir::Scenario,
    /// The known cards.
    pub fixed: PartialDeal,
}

impl ScenarioCase {
    /// The case of a number, with so many cards unknown in each hand and about so many bindings at most.
    pub fn new(number: u64, open: u8, most_bindings: usize) -> ScenarioCase {
        let mut dice = Dice::new(number ^ u64::from(open) << 56);
        let hands = dice.deal(&Table::BRIDGE);
        let fixed = dice.fixed(Table::BRIDGE, &hands, [open; 4]);
        let mut room = Room(most_bindings);
        let (vars, declared) = scenario::variables(&mut dice, &mut room);
        let near = Near::new(hands, vars);
        let loose = if dice.chance(80) { 0 } else { 40 };
        let mut last = None;
        for _ in 0..TRIES {
            let mut writer = Writer { dice: &mut dice, near: &near, room, loose, fit_suits: Vec::new() };
            let dsl = writer.text(&declared);
            let Some(mut wire) = near::read(&dsl) else { continue };
            writer.beyond_text(&mut wire);
            let done = loose > 0 || near.satisfies_all(&wire);
            last = Some((dsl, wire));
            if done {
                break;
            }
        }
        let (dsl, wire) = last.unwrap_or_else(|| panic!("case {number}: no valid text in {TRIES}"));
        let json = near::json(&wire);
        let scenario = ir::lower(&wire, 1, &|_| None)
            .unwrap_or_else(|faults| panic!("case {number}, {dsl}: {faults:?}"));
        ScenarioCase { number, dsl, wire, json, scenario, fixed }
    }

    /// The judge of the scenario.
    pub fn judge(&self) -> judge::Scenario {
        near::judge(&self.json)
    }

    /// A binding as the judge reads it.
    pub fn bindings(&self, binding: &ir::Binding) -> judge::Bindings {
        judge::Bindings(self.scenario.binding_names(binding).into_iter().collect())
    }
}

impl fmt::Display for ScenarioCase {
    /// All that is needed to make it again elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "case {}", self.number)?;
        writeln!(f, "  text:  {}", self.dsl)?;
        writeln!(f, "  JSON:  {}", self.json)?;
        write!(f, "  known: {}", known(&self.fixed))
    }
}

/// The known cards by role, and what each hand lacks.
fn known(fixed: &PartialDeal) -> String {
    let hands = Role::ALL.into_iter().map(|role| {
        let (cards, open) = (fixed.known()[role.index()], fixed.open()[role.index()]);
        format!("{role} {cards} and {open} more")
    });
    hands.collect::<Vec<_>>().join(", ")
}

impl Writer<'_> {
    /// Now and then what the JSON may say and the text may not: groups inside groups, total points of the opponents.
    fn beyond_text(&mut self, wire: &mut wire::Scenario) {
        for role in Role::ALL {
            if let Some(position) = wire.positions.get_mut(role)
                && self.dice.chance(50)
            {
                nest(position);
            }
        }
        if self.dice.chance(5) {
            let sum = self.pair_sum(Pair::Defense, &Metric::Tp).try_into().unwrap_or(0u16);
            let range = wire::Range { min: sum.saturating_sub(2), max: Some(sum + 2) };
            wire.pair_tp.get_or_insert_with(PairRanges::default).defense = Some(range);
        }
    }
}

/// Moves the last group of a position into an alternative of its first `any`.
fn nest(position: &mut Position) {
    if position.any.is_empty() {
        return;
    }
    if !position.not.is_empty() {
        position.any[0][0].not = std::mem::take(&mut position.not);
    } else if position.any.len() > 1 {
        let group = position.any.pop().into_iter();
        position.any[0][0].any.extend(group);
    }
}
