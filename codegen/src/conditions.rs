//! What the deals of a scenario satisfy, as a predicate on four hands: a function for each clause, and the tree of them.

use crate::module::Module;
use crate::text::{WIDTH, assign, doc, joined};
use crate::{Unsupported, holdings, points, shapes};
use bridgeshape_dsl_ir::ir::{Cond, Leaf, Metric, Points, Pred};
use bridgeshape_runtime::{QUARTERS, Role};

impl Module {
    /// A bound tree as an expression whose later lines are indented so far; `inner`: one that stands in another.
    pub(crate) fn condition(
        &mut self,
        tree: &Pred,
        inner: bool,
        indent: usize,
    ) -> Result<String, Unsupported> {
        let (Pred::All(parts) | Pred::Any(parts)) = tree else {
            return match tree {
                Pred::Not(of) => Ok(format!("!{}", self.condition(of, true, indent)?)),
                Pred::Leaf(leaf) => self.leaf(leaf),
                // A full binding leaves neither.
                _ => Err(Unsupported::Open),
            };
        };
        let (sign, none) = if matches!(tree, Pred::All(_)) { ("&&", "true") } else { ("||", "false") };
        let said = parts.iter().map(|part| self.condition(part, true, indent + 4));
        let said = said.collect::<Result<Vec<_>, _>>()?;
        if said.is_empty() {
            return Ok(String::from(none));
        }
        let flat = said.join(&format!(" {sign} "));
        let own = indent + flat.len() + if inner { 6 } else { 0 };
        let all = if own <= WIDTH && !flat.contains('\n') {
            flat
        } else {
            said.join(&format!("\n{}{sign} ", " ".repeat(indent + 4)))
        };
        Ok(if inner { format!("({all})") } else { all })
    }

    /// A clause as a function, and the call of it.
    fn leaf(&mut self, leaf: &Leaf) -> Result<String, Unsupported> {
        let said = doc("///", &format!("`{leaf}`"));
        let signature = "(hands: &[Hand; 4]) -> bool";
        let name = match &leaf.cond {
            Cond::Holding { hand, suit, is } => {
                let suit = suit.suit().ok_or(Unsupported::Open)?;
                let rows = holdings::rows(&is.set())?;
                self.masks.extend(holdings::masks(&rows));
                let held = points::plural(suit);
                let body = if rows.is_empty() { String::from("false") } else { holdings::body(&rows, held) };
                let unused = if body.contains(held) { "" } else { "_" };
                let binding = format!("let {unused}{held} = {}.holding(Suit::{suit:?});", of(*hand));
                self.function(format!("{hand}_has_{held}"), |name| {
                    format!("{said}fn {name}{signature} {{\n    {binding}\n    {body}\n}}\n")
                })
            }
            Cond::Lengths { hand, is } => {
                let set = is.set(13).ok_or(Unsupported::Open)?;
                self.function(format!("{hand}_has_shape"), |name| {
                    let shapes::Function { constants, parameter, body } = shapes::function(&set, name);
                    let pattern = parameter.trim_end_matches(": [u8; 4]");
                    let lengths = format!("let {pattern} = {}.lengths();", of(*hand));
                    let body = joined(&body, "&&");
                    format!("{constants}{said}fn {name}{signature} {{\n    {lengths}\n    {body}\n}}\n")
                })
            }
            Cond::Points(of) => self.points_of(of, &said, signature)?,
        };
        Ok(format!("{name}(hands)"))
    }

    /// A sum of points as a function.
    fn points_of(&mut self, of_hands: &Points, said: &str, signature: &str) -> Result<String, Unsupported> {
        let Points { hands, metric, min, max } = of_hands;
        let roles: Vec<Role> = hands.roles().collect();
        let names: Vec<&str> = roles.iter().map(|role| role.name()).collect();
        if let Metric::Length(slot) = metric {
            let suit = slot.suit().ok_or(Unsupported::Open)?;
            let held = points::plural(suit);
            let lengths = roles.iter().map(|role| format!("{}.holding(Suit::{suit:?}).len()", of(*role)));
            let total = assign("let total", &sum(&lengths.collect::<Vec<_>>()));
            let body = in_range("total", *min, *max, &i32::to_string);
            let said = doc("///", &format!("The {held} of {} together.", names.join(" and ")));
            return Ok(self.function(format!("{}_have_{held}", names.join("_")), |name| {
                format!("{said}fn {name}{signature} {{\n{total}    {body}\n}}\n")
            }));
        }
        let evaluator = metric.evaluator().ok_or(Unsupported::Open)?;
        let named = points::evaluator(&evaluator)?;
        let make = match named.expression.strip_suffix("()") {
            Some(function) => String::from(function),
            None => format!("|| {}", named.expression),
        };
        let words = named.name.replace('_', " ");
        let table = self.function(named.name.to_uppercase(), |name| {
            let said = doc("///", &format!("How {words} are counted."));
            format!("{said}static {name}: LazyLock<Evaluator> = LazyLock::new({make});\n")
        });
        let values: Vec<String> = roles.iter().map(|role| format!("{table}.value({})", of(*role))).collect();
        let unit = if matches!(metric, Metric::Custom(_)) { 1 } else { QUARTERS };
        let whole = |points: &i32| match (unit, points) {
            (QUARTERS, 1) => String::from("QUARTERS"),
            (QUARTERS, 2..) => format!("{points} * QUARTERS"),
            _ => (unit * points).to_string(),
        };
        let body = in_range("value", *min, *max, &whole);
        Ok(self.function(format!("{}_has_{}", names.join("_"), named.name), |name| {
            let value = assign("let value", &sum(&values));
            format!("{said}fn {name}{signature} {{\n{value}    {body}\n}}\n")
        }))
    }
}

/// Whether what has this name is in a range.
fn in_range(name: &str, min: i32, max: Option<i32>, said: &dyn Fn(&i32) -> String) -> String {
    match max {
        Some(max) if min == max => format!("{name} == {}", said(&min)),
        Some(max) => format!("({}..={}).contains(&{name})", said(&min), said(&max)),
        None => format!("{name} >= {}", said(&min)),
    }
}

/// Some terms as a sum, on one line if that fits behind an indent of eight.
fn sum(terms: &[String]) -> String {
    let flat = terms.join(" + ");
    if flat.len() + 9 <= WIDTH { flat } else { terms.join("\n        + ") }
}

/// A hand as an expression.
fn of(role: Role) -> String {
    format!("hands[Role::{role:?}.index()]")
}
