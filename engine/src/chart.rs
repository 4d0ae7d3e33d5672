//! Plans as a flowchart in the language of Mermaid.

use crate::Explained;
use crate::plans::BindingPlan;
use bridgeshape_planner::{Account, PartAccount, significant};
use std::fmt::Write;

/// The plans of scenarios as one flowchart: bindings, parts, states, classes of suits, what comes after, checks.
pub fn chart<'a>(scenarios: impl IntoIterator<Item = &'a Explained>) -> String {
    let mut chart = Chart { text: String::from("flowchart TD\n"), nodes: 0 };
    for scenario in scenarios {
        let title = format!("#{} {}", scenario.number, scenario.label);
        let top = chart.node(title.trim_end(), Shape::Round);
        for plan in &scenario.plans {
            chart.binding(top, plan);
        }
    }
    chart.text
}

#[derive(Debug)]
struct Chart {
    text: String,
    nodes: usize,
}

#[derive(Clone, Copy, Debug)]
enum Shape {
    Round,
    Box,
    Question,
}

impl Chart {
    /// Adds a node and gives its number.
    fn node(&mut self, label: &str, shape: Shape) -> usize {
        self.nodes += 1;
        let (open, close) = match shape {
            Shape::Round => ("([", "])"),
            Shape::Box => ("[", "]"),
            Shape::Question => ("{{", "}}"),
        };
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "  n{}{open}\"{}\"{close}", self.nodes, escaped(label));
        self.nodes
    }

    fn edge(&mut self, from: usize, to: usize, label: &str) {
        let label = if label.is_empty() { String::new() } else { format!("|\"{}\"|", escaped(label)) };
        let _ = writeln!(self.text, "  n{from} -->{label} n{to}");
    }

    /// A node that follows others.
    fn after(&mut self, before: &[usize], label: &str, shape: Shape) -> usize {
        let node = self.node(label, shape);
        for &from in before {
            self.edge(from, node, "");
        }
        node
    }

    fn binding(&mut self, top: usize, plan: &BindingPlan) {
        let title = plan.title();
        let top = if title.is_empty() { top } else { self.after(&[top], &title, Shape::Round) };
        match &plan.account {
            None => {
                self.after(&[top], "no deal", Shape::Box);
            }
            Some(account) => self.account(top, account),
        }
    }

    fn account(&mut self, top: usize, account: &Account) {
        let mut ends = Vec::new();
        for (number, part) in account.parts.iter().enumerate() {
            let share = part.report.deals as f64 / account.drawn as f64;
            let start = match account.parts.len() {
                1 => top,
                _ => {
                    let label = format!("part {}: {} %", number + 1, significant(100.0 * share));
                    self.after(&[top], &label, Shape::Box)
                }
            };
            ends.push(self.part(top, start, part));
        }
        let share = significant(100.0 * account.acceptance.share());
        let deal = self.node(&format!("a deal, in {share} % of attempts"), Shape::Round);
        for (last, asks) in ends {
            self.edge(last, deal, if asks { "yes" } else { "" });
        }
    }

    /// A question after others; if the answer is no, another attempt begins at the top.
    fn question(&mut self, top: usize, before: &[usize], label: &str) -> usize {
        let node = self.after(before, label, Shape::Question);
        self.edge(node, top, "no: another attempt");
        node
    }

    /// A part; gives its last node, and whether that is a question.
    fn part(&mut self, top: usize, start: usize, part: &PartAccount) -> (usize, bool) {
        let mut last = vec![start];
        if part.classes.iter().any(|suit| !suit.is_empty()) {
            let mut label = format!("one of {} pairs of states", part.report.root);
            if !part.sums.is_empty() {
                let _ = write!(label, ", which follow {}", part.sums.join("; "));
            }
            let root = self.after(&last, &label, Shape::Box);
            last.clear();
            let [a, b, c, d] = part.part.suits.suits();
            for half in [[a, b], [c, d]] {
                let [a, b] = half;
                let state = self.after(&[root], &format!("{a} and {b}: a class of each"), Shape::Box);
                let before = last.len();
                for suit in half {
                    let classes = &part.classes[suit.index()];
                    if !classes.is_empty() {
                        let label = format!("{suit}: {}", classes.join("; "));
                        last.push(self.after(&[state], &label, Shape::Box));
                    }
                }
                if last.len() == before {
                    last.push(state);
                }
            }
        }
        for (at, step) in part.after.iter().enumerate() {
            let kept = part.keeps.contains(&at);
            if kept {
                last = vec![self.question(top, &last, "kept, in proportion to the ways that are left?")];
            }
            let next = self.node(step, Shape::Box);
            for &from in &last {
                self.edge(from, next, if kept { "yes" } else { "" });
            }
            last = vec![next];
        }
        if part.checked.is_empty() {
            // A part without classes deals all hands from what is left.
            return match last[..] {
                [only] => (only, false),
                _ => (self.after(&last, "all hands have their cards", Shape::Box), false),
            };
        }
        let label = format!("{}?", part.checked.join("; "));
        (self.question(top, &last, &label), true)
    }
}

/// A label in quotes: quotes and the signs of the language as entities.
fn escaped(label: &str) -> String {
    let mut text = String::new();
    for letter in label.chars() {
        match letter {
            '"' => text.push_str("#quot;"),
            '#' => text.push_str("#35;"),
            '<' => text.push_str("#lt;"),
            '>' => text.push_str("#gt;"),
            '&' => text.push_str("#amp;"),
            _ => text.push(letter),
        }
    }
    text
}
