//! How a branch is counted, to be shown.

use super::Halves;
use super::problem::Problem;
use bridgeshape_runtime::{Role, Suit};

/// Which hands get their low cards where, which suits are joined, and how large the halves are.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    /// The hands that are followed, each with the suits in which it gets its low cards at once.
    hands: Vec<(Role, Vec<Suit>)>,
    halves: [[Suit; 2]; 2],
    states: [usize; 2],
    points: [usize; 2],
    /// For each axis, how many values it has.
    axes: Vec<usize>,
    cost: u64,
}

impl Choice {
    pub(super) fn of(problem: &Problem, halves: &Halves) -> Choice {
        let suits =
            |label: usize| Suit::ALL.into_iter().filter(move |s| halves.placing[s.index()] >> label & 1 == 1);
        let hands = problem.labels.iter().enumerate().map(|(i, label)| (label.role, suits(i).collect()));
        let points = |states: &[super::State]| states.iter().map(|state| state.points.len()).sum();
        Choice {
            hands: hands.collect(),
            halves: halves.suits.map(|pair| pair.map(|suit| Suit::ALL[suit])),
            states: [halves.left.len(), halves.right.len()],
            points: [points(&halves.left), points(&halves.right)],
            axes: halves.frame.axes.iter().map(|axis| axis.values.len()).collect(),
            cost: halves.cost,
        }
    }

    /// The choice in words.
    pub(crate) fn lines(&self) -> Vec<String> {
        let hand = |(role, suits): &(Role, Vec<Suit>)| match suits.len() {
            4 => format!("{role}: all cards suit by suit"),
            0 => format!("{role}: single cards suit by suit, low cards from the pool"),
            _ => {
                let suits: String = suits.iter().map(Suit::to_string).collect();
                format!(
                    "{role}: all cards of {suits}, single cards of the others, their low cards from the pool"
                )
            }
        };
        let mut lines: Vec<String> = self.hands.iter().map(hand).collect();
        let [[a, b], [c, d]] = self.halves;
        lines.push(format!("halves {a}{b} and {c}{d}"));
        let [left, right] = self.states;
        let [mine, theirs] = self.points;
        lines.push(format!(
            "{left} and {right} states with {mine} and {theirs} points, about {} units",
            self.cost
        ));
        if !self.axes.is_empty() {
            let axes: Vec<String> = self.axes.iter().map(usize::to_string).collect();
            lines.push(format!("points in tables of {}", axes.join(" x ")));
        }
        lines
    }
}
