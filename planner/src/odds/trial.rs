//! Trying completions at random, where a count costs too much.
//!
//! The run is the same each time: its stream is opened by the canonical text of the scenario, and its length is a
//! constant. Each completion is exactly as likely as any other, so that the share of those that hold is what the
//! count would give, but for chance.

use super::interval::Estimate;
use crate::branch::{Literal, Universe};
use crate::node::{Maker, Node};
use crate::open;
use bridgeshape_dsl_ir::ir::{Binding, Pred, Scenario};
use bridgeshape_runtime::{Hand, StreamKey};

/// A run ends when so many completions hold, which fixes a probability to 2.6 % of itself,
const GOAL: u64 = 10_000;
/// or when so many have been tried.
const MOST: u64 = 20_000_000;
/// How many are dealt at a time.
const CHUNK: u64 = 4_096;

/// What a run has seen.
#[derive(Debug)]
pub(super) struct Run {
    pub(super) trials: u64,
    /// How many satisfy the scenario under some binding.
    pub(super) holds: u64,
    /// By binding: whether it held somewhere, and how often it was the first that did.
    pub(super) of: Vec<(bool, u64)>,
}

/// Tries completions, of a scenario with these bindings.
pub(super) fn run(universe: &Universe, scenario: &Scenario, bindings: &[Binding]) -> Run {
    let any = Test::new(universe, &open::union(scenario));
    let each: Vec<Test> = bindings.iter().map(|b| Test::new(universe, &scenario.bind(b))).collect();
    let key = StreamKey::new(hash(scenario.canonical().as_bytes()), 0, &[u64::from(b'o')]);
    let mut run = Run { trials: 0, holds: 0, of: vec![(false, 0); bindings.len()] };
    let mut deals = vec![universe.fixed.complete(&mut key.stream(0)); CHUNK as usize];
    while run.trials < MOST {
        let count = CHUNK.min(MOST - run.trials) as usize;
        universe.fixed.complete_range(&key, run.trials, &mut deals[..count]);
        for deal in &deals[..count] {
            run.trials += 1;
            if !any.holds(deal.hands()) {
                continue;
            }
            run.holds += 1;
            let mut first = true;
            for (test, seen) in each.iter().zip(&mut run.of) {
                // What has been seen to be possible and cannot be the first any more need not be asked again.
                if (first || !seen.0) && test.holds(deal.hands()) {
                    seen.0 = true;
                    seen.1 += u64::from(first);
                    first = false;
                }
            }
            if run.holds == GOAL {
                return run;
            }
        }
    }
    run
}

impl Run {
    /// The probability that a completion satisfies the scenario.
    pub(super) fn estimate(&self) -> Estimate {
        if self.holds == GOAL {
            Estimate::reached(GOAL, self.trials)
        } else {
            Estimate::of(self.holds, self.trials)
        }
    }

    /// The probability that a binding is the first that holds where some does; `None` where none did.
    pub(super) fn share(&self, binding: usize) -> Option<Estimate> {
        // Which binding holds is independent of how long it took to find a deal.
        (self.holds > 0).then(|| Estimate::of(self.of[binding].1, self.holds))
    }
}

/// A tree as a test of deals.
#[derive(Debug)]
enum Test {
    Node(Node),
    /// A tree that cannot be put in sets, and is walked as it is.
    Plain(Pred),
}

impl Test {
    fn new(universe: &Universe, tree: &Pred) -> Test {
        Maker { universe }.node(tree, true).map_or_else(|_| Test::Plain(tree.clone()), Test::Node)
    }

    fn holds(&self, hands: &[Hand; 4]) -> bool {
        match self {
            Test::Node(node) => holds(node, hands),
            Test::Plain(tree) => tree.holds(hands),
        }
    }
}

fn holds(node: &Node, hands: &[Hand; 4]) -> bool {
    match node {
        Node::All(parts) => parts.iter().all(|part| holds(part, hands)),
        Node::Any(parts) => parts.iter().any(|part| holds(part, hands)),
        Node::Literal(Literal::Cell(hand, suit, set)) => set.contains(hands[hand.index()].holding(*suit)),
        Node::Literal(Literal::Shape(hand, set)) => set.contains(hands[hand.index()].lengths()),
        Node::Literal(Literal::Sum(sum)) => {
            let values = sum.hands.roles().map(|role| i64::from(sum.evaluator.value(hands[role.index()])));
            sum.allowed.contains(values.sum())
        }
    }
}

/// A hash of a text (G. Fowler, L. Noll, P. Vo: FNV-1a of 128 bits). The key of the stream mixes it further.
fn hash(text: &[u8]) -> u128 {
    let start = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d_u128;
    text.iter().fold(start, |hash, &byte| (hash ^ u128::from(byte)).wrapping_mul((1 << 88) + 0x13b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(hash(b""), 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d);
        assert_eq!(hash(b"a"), 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964);
    }
}
