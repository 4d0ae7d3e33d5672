//! The module as a whole: what it imports, the plan, the functions, and those that help them.

use crate::text::{WIDTH, doc, filled};
use crate::{Unit, Unsupported, holdings, parts, scenario};
use bridgeshape_dsl_ir::ir::Pred;
use bridgeshape_runtime::plan::Part;
use bridgeshape_runtime::{Holding, Law, PartialDeal, SuitOrder, Table};
use std::collections::{BTreeMap, BTreeSet};

/// What the module may import, by path.
const IMPORTS: [(&str, &[&str]); 5] = [
    ("bridgeshape::compiled", &["Compiled", "Value"]),
    (
        "bridgeshape::plan",
        &["DrawnLengths", "DrawnPoints", "Part", "Place", "Plan", "PointsSum", "TrackedSum"],
    ),
    (
        "bridgeshape",
        &[
            "Check",
            "Evaluator",
            "Hand",
            "Holding",
            "HoldingSet",
            "Law",
            "PartialDeal",
            "QUARTERS",
            "Ranges",
            "Role",
            "ShapeSet",
            "Suit",
            "SuitOrder",
            "Table",
        ],
    ),
    ("std::num", &["NonZeroU32"]),
    ("std::sync", &["Arc", "LazyLock"]),
];

/// Functions that conditions are written with, by name; written only where they are used.
const HELPERS: [(&str, &str); 7] = [
    (
        "holds",
        "/// Whether all these cards are held.
fn holds(held: Holding, cards: Holding) -> bool {
    held.bits() & cards.bits() == cards.bits()
}
",
    ),
    (
        "lacks",
        "/// Whether none of these cards is held.
fn lacks(held: Holding, cards: Holding) -> bool {
    held.bits() & cards.bits() == 0
}
",
    ),
    (
        "sorted",
        "/// Lengths from the longest suit down.
fn sorted(mut shape: [u8; 4]) -> [u8; 4] {
    shape.sort_unstable_by(|a, b| b.cmp(a));
    shape
}
",
    ),
    (
        "arranged",
        "/// The part with these suits in the places of spades, hearts, diamonds and clubs.
fn arranged(part: &Part, suits: [Suit; 4]) -> Part {
    part.arranged(SuitOrder::new(suits).unwrap_or_default())
}
",
    ),
    (
        "digits",
        "/// Four lengths as four hexadecimal digits.
fn digits(lengths: [u8; 4]) -> u16 {
    lengths.into_iter().fold(0, |all, length| all << 4 | u16::from(length))
}
",
    ),
    (
        "points",
        "/// Whole points as the quarters in which they are counted.
fn points(min: i64, max: i64) -> Ranges {
    Ranges::new(min * i64::from(QUARTERS), max * i64::from(QUARTERS))
}
",
    ),
    (
        "lengths",
        "/// By the number of cards that are left of a suit, how many of them a hand may get, a bit each.
fn lengths(may: fn(usize, usize) -> bool) -> [u16; 14] {
    std::array::from_fn(|left| (0..14).filter(|&more| may(left, more)).fold(0, |all, more| all | 1 << more))
}
",
    ),
];

/// A module in the making.
#[derive(Debug)]
pub(crate) struct Module {
    /// What the clauses are read from.
    pub(crate) tree: Pred,
    /// Masks of cards that have a name.
    pub(crate) masks: BTreeSet<Holding>,
    /// The parts of plans, in the order in which they are first asked for.
    parts: Vec<String>,
    /// The other functions, likewise.
    functions: Vec<String>,
    /// Names by what a function is but for its name.
    names: BTreeMap<String, String>,
    /// How often a name was asked for.
    taken: BTreeMap<String, usize>,
}

/// The whole text.
pub(crate) fn module(unit: &Unit, facade: &str) -> Result<String, Unsupported> {
    if unit.plans.iter().any(|plan| plan.fixed != PartialDeal::unknown(Table::BRIDGE)) {
        return Err(Unsupported::Fixed);
    }
    let trees: Vec<Pred> = unit.bindings.iter().map(|binding| unit.scenario.bind(binding)).collect();
    let mut module = Module {
        tree: Pred::ALWAYS,
        masks: BTreeSet::new(),
        parts: Vec::new(),
        functions: Vec::new(),
        names: BTreeMap::new(),
        taken: BTreeMap::new(),
    };
    let mut plans = Vec::new();
    // Parts that are written out, with how they are called.
    let mut written: Vec<(&Part, String)> = Vec::new();
    for (at, plan) in unit.plans.iter().enumerate() {
        // Clauses are read from the tree that the plan was made of; under the law of deals that is every one.
        module.tree = match unit.law {
            Law::Bindings => trees[at].clone(),
            Law::Deals => Pred::all(trees.iter().cloned()),
        };
        let mut calls = Vec::new();
        for part in &plan.parts {
            let other = written.iter().find_map(|(of, call)| Some((call, exchange(of, part)?)));
            if let Some((call, order)) = other {
                calls.push(parts::arranged(call, order));
                continue;
            }
            let call = format!("{}()", module.part(part)?);
            written.push((part, call.clone()));
            calls.push(call);
        }
        plans.push(calls);
    }
    let indent = if trees.len() > 1 { 8 } else { 4 };
    let holds =
        trees.iter().map(|tree| module.condition(tree, false, indent)).collect::<Result<Vec<_>, _>>()?;
    let mut body = scenario::compiled(unit);
    body.push_str(&scenario::bindings(unit));
    body.push_str(&scenario::plan(&plans));
    body.push_str(&scenario::holds(&holds));
    Ok(module.finish(unit, facade, body))
}

/// The order of suits in which the one part is the other, if there is one and it is not the natural one.
fn exchange(of: &Part, part: &Part) -> Option<SuitOrder> {
    let order = of.suits.then(part.suits.inverse());
    (order != SuitOrder::NATURAL && of.places == part.places && of.arranged(order) == *part).then_some(order)
}

impl Module {
    fn finish(self, unit: &Unit, facade: &str, mut body: String) -> String {
        for text in self.parts.iter().chain(&self.functions) {
            body.push_str(&format!("\n{text}"));
        }
        for cards in self.masks.iter().rev() {
            body.push_str(&format!("\n{}", holdings::definition(*cards)));
        }
        let helpers: Vec<&str> =
            HELPERS.iter().filter(|(name, _)| calls(&body, name)).map(|(_, text)| *text).collect();
        for text in helpers {
            body.push_str(&format!("\n{text}"));
        }
        let used = words(&body);
        let mut text = String::from("//! @generated by bridgeshape-codegen. Do not edit.\n//!\n");
        text.push_str(&doc("//!", &format!("How deals of {} are drawn.", scenario::title(unit))));
        let tree = &unit.scenario.pred;
        if !tree.is_always() {
            text.push_str("//!\n");
        }
        for clause in tree.conjuncts() {
            text.push_str(&doc("//!", &format!("- `{clause}`")));
        }
        text.push('\n');
        for (path, items) in IMPORTS {
            let items: Vec<String> =
                items.iter().filter(|item| used.contains(*item)).map(|item| String::from(*item)).collect();
            text.push_str(&import(&path.replace("bridgeshape", facade), &items));
        }
        text + "\n" + &body
    }

    /// A function, written with this name or one like it. Equal functions are one.
    pub(crate) fn function(&mut self, name: String, write: impl Fn(&str) -> String) -> String {
        let nameless = write("");
        if let Some(known) = self.names.get(&nameless) {
            return known.clone();
        }
        let times = self.taken.entry(name.clone()).or_default();
        *times += 1;
        let own = if *times == 1 { name } else { format!("{name}_{times}") };
        self.functions.push(write(&own));
        self.names.insert(nameless, own.clone());
        own
    }

    /// A part of a plan as a function. Equal parts are one.
    pub(crate) fn part_function(&mut self, write: impl Fn(&str) -> String) -> String {
        let nameless = write("");
        if let Some(known) = self.names.get(&nameless) {
            return known.clone();
        }
        let own = format!("part_{}", self.parts.len() + 1);
        self.parts.push(write(&own));
        self.names.insert(nameless, own.clone());
        own
    }
}

/// Whether the code calls this function of the module: a field of the same name is none.
fn calls(text: &str, name: &str) -> bool {
    let call = format!("{name}(");
    let mut code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.any(|line| {
        line.match_indices(&call)
            .any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '.'))
    })
}

/// The words of the code, comments left out.
fn words(text: &str) -> BTreeSet<&str> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_')).collect()
}

fn import(path: &str, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [item] => format!("use {path}::{item};\n"),
        _ => {
            let line = format!("use {path}::{{{}}};\n", items.join(", "));
            if line.len() < WIDTH { line } else { format!("use {path}::{{\n{}}};\n", filled(items, 4)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_or_a_longer_name_is_no_call() {
        assert!(calls("    allowed: points(1, 2),", "points"));
        for other in ["part.points = vec![opener_points()];", "// points(1, 2)", "drawn.points(1)"] {
            assert!(!calls(other, "points"), "{other}");
        }
    }
}
