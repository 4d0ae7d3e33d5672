//! A draft as text, after any pass.

use super::masks::Mask;
use super::order::Check;
use super::{Bound, Draft, Part, Pass};
use crate::Counter;
use crate::branch::{Literal, Sum, Universe};
use crate::node::{MADE_NAMES, made};
use bridgeshape_runtime::{Holding, HoldingSet, QUARTERS, Role, Suit};

impl Draft<'_> {
    /// What a pass has made, a line each; the pass is the last one that has run.
    pub fn lines(&self, pass: &Pass, counter: &Counter) -> Vec<String> {
        let mut lines = Vec::new();
        for bound in &self.bound {
            let names = self.scenario.binding_names(&bound.binding);
            let names: Vec<String> = names.iter().map(|(name, value)| format!("{name} = {value}")).collect();
            let indent = if names.is_empty() { "" } else { "  " };
            if !names.is_empty() {
                lines.push(names.join(", "));
            }
            lines.extend(bound.lines(pass, counter).into_iter().map(|line| format!("{indent}{line}")));
        }
        lines
    }
}

impl Bound {
    fn lines(&self, pass: &Pass, counter: &Counter) -> Vec<String> {
        if pass.name == "bind" {
            return self.tree.conjuncts().iter().map(ToString::to_string).collect();
        }
        if pass.name == "plan" {
            return self.account().map_or(vec![String::from("no deal")], |account| account.lines());
        }
        let mut lines = Vec::new();
        if pass.name == "prune" && self.pruned > 0 {
            lines.push(format!("{} branches excluded by arithmetic", self.pruned));
        }
        if self.parts.is_empty() {
            lines.push(String::from("no branch is left"));
        }
        for (number, part) in self.parts.iter().enumerate() {
            let of_part = part.lines(pass.name, counter);
            if self.parts.len() == 1 {
                lines.extend(of_part);
            } else {
                lines.push(format!("branch {}", number + 1));
                lines.extend(of_part.into_iter().map(|line| format!("  {line}")));
            }
        }
        if let ("count", Some(deals)) = (pass.name, self.deals) {
            lines.push(format!("{deals} deals"));
        }
        lines
    }
}

impl Part {
    fn lines(&self, pass: &str, counter: &Counter) -> Vec<String> {
        let universe = counter.universe();
        match pass {
            "masks" => self.masks.iter().map(mask).chain(self.others(universe)).collect(),
            "order" => {
                let total = counter.fixed().completions();
                self.checks.iter().map(|check| self::check(check, total, universe)).collect()
            }
            "choose" => match &self.choice {
                Some(choice) => choice.lines(),
                None => vec![String::from("known without joining suits")],
            },
            "count" => vec![format!("{} deals", self.deals.unwrap_or(0))],
            _ => self.conditions(universe),
        }
    }

    /// Every condition, hand by hand.
    fn conditions(&self, universe: &Universe) -> Vec<String> {
        let mut lines = Vec::new();
        for role in Role::ALL {
            let cells = Suit::ALL.into_iter().filter_map(|suit| {
                let set = &self.branch.cells[role.index()][suit.index()];
                let asks = *set != universe.cells[role.index()][suit.index()];
                asks.then(|| literal(&Literal::Cell(role, suit, set.clone()), universe))
            });
            lines.extend(cells);
        }
        lines.extend(self.others(universe));
        if lines.is_empty() {
            lines.push(String::from("nothing is asked"));
        }
        lines
    }

    /// Conditions on shapes and sums.
    fn others(&self, universe: &Universe) -> Vec<String> {
        let shapes = Role::ALL.into_iter().filter_map(|role| {
            let set = &self.branch.shapes[role.index()];
            let asks = *set != universe.shapes[role.index()];
            asks.then(|| literal(&Literal::Shape(role, set.clone()), universe))
        });
        let sums = self.branch.sums.iter().map(|sum| literal(&Literal::Sum(sum.clone()), universe));
        shapes.chain(sums).collect()
    }
}

/// A condition in words.
pub(crate) fn literal(literal: &Literal, universe: &Universe) -> String {
    match literal {
        Literal::Cell(role, suit, set) => match universe.lengths_only(*role, *suit, set) {
            Some(lengths) => format!("{role} {suit}:{}", numbers(&lengths)),
            None => mask(&Mask::of(universe, *role, *suit, set)),
        },
        Literal::Shape(role, set) => format!("{role} {} shapes", set.len()),
        Literal::Sum(sum) => format!("{} {}", sum.hands, sum_words(sum)),
    }
}

/// `hcp 12-21`; of a scale without a name in quarters of a point.
pub(crate) fn sum_words(sum: &Sum) -> String {
    let place = (0..MADE_NAMES.len()).find(|&place| *made(place) == sum.evaluator);
    let unit = i64::from(if place.is_some() { QUARTERS } else { 1 });
    let name = place.map_or("quarters", |place| MADE_NAMES[place]);
    let whole = |&(min, max): &(i64, i64)| {
        let (min, max) = ((min + unit - 1).div_euclid(unit), max.div_euclid(unit));
        if min == max { min.to_string() } else { format!("{min}-{max}") }
    };
    let ranges: Vec<String> = sum.allowed.intervals().iter().map(whole).collect();
    format!("{name} {}", ranges.join(","))
}

/// `5+`, `0-1`, `3,5`: which of the lengths from 0 to 13 are set.
pub(crate) fn numbers(set: &[bool; 14]) -> String {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for length in (0..14).filter(|&length| set[length]) {
        match runs.last_mut() {
            Some(run) if run.1 + 1 == length => run.1 = length,
            _ => runs.push((length, length)),
        }
    }
    let words = runs.iter().map(|&(min, max)| match (min, max) {
        (min, 13) => format!("{min}+"),
        _ if min == max => min.to_string(),
        _ => format!("{min}-{max}"),
    });
    words.collect::<Vec<_>>().join(",")
}

fn mask(mask: &Mask) -> String {
    let lengths = std::array::from_fn(|length| mask.lengths >> length & 1 == 1);
    let mut words = vec![format!("{} {}: length {}", mask.hand, mask.suit, numbers(&lengths))];
    for (name, cards) in [("holds", mask.always), ("lacks", mask.never), ("decided by", mask.deciding)] {
        if !cards.is_empty() {
            words.push(format!("{name} {cards}"));
        }
    }
    words.push(format!("{} holdings", mask.holdings));
    words.join(", ")
}

fn check(check: &Check, total: u128, universe: &Universe) -> String {
    let words = literal(&check.literal, universe);
    format!("{words}: holds in {} of all deals, {} look-ups", share(check.deals, total), check.cost)
}

/// A share as a percentage with four digits after the point, rounded down.
fn share(part: u128, all: u128) -> String {
    let millionths = if all == 0 { 0 } else { part / all.div_ceil(1_000_000).max(1) };
    // The division above rounds twice; whole stays whole.
    let millionths = if part == all { 1_000_000 } else { millionths.min(999_999) };
    format!("{}.{:04} %", millionths / 10_000, millionths % 10_000)
}

/// What a set of holdings asks of a suit beside its length.
pub(crate) fn cards_asked(universe: &Universe, role: Role, suit: Suit, set: &HoldingSet) -> String {
    let mask = Mask::of(universe, role, suit, set);
    let mut words = Vec::new();
    for (name, cards) in [("with", mask.always), ("without", mask.never)] {
        if !cards.is_empty() {
            words.push(format!("{suit} {name} {cards}"));
        }
    }
    let more = Holding::from_bits(mask.deciding.bits() & !mask.always.bits() & !mask.never.bits());
    if !more.is_empty() || words.is_empty() {
        words.push(format!("{suit} one of {} holdings", mask.holdings));
    }
    words.join(", ")
}
