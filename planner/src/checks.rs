//! A bound tree in the form in which rejection runs it: a few table look-ups, the ones that most often say no
//! first.
//!
//! Conditions on the same suit of the same hand become one set of holdings, conditions on the lengths of the
//! same hand one set of shapes; what is left is a list that must hold as a whole. The order changes nothing but
//! the speed.

use crate::Stop;
use bridgeshape_dsl_ir::ir::{Cond, Leaf, Metric, Pred};
use bridgeshape_runtime::{
    Check, Hand, Holding, HoldingSet, QUARTERS, Ranges, Role, ShapeSet, Suit, all_hold,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Conditions on four hands, ready to be evaluated.
#[derive(Clone, Debug)]
pub struct Checks(Vec<Check>);

impl Checks {
    /// The checks of a bound tree, for hands of so many cards.
    ///
    /// # Errors
    /// [`Stop::NotBound`] for a tree with something that only a binding could have decided.
    pub fn of(pred: &Pred, cards: [u8; 4]) -> Result<Checks, Stop> {
        let mut gather =
            Gather { cards, holdings: BTreeMap::new(), shapes: BTreeMap::new(), others: Vec::new() };
        gather.add(pred)?;
        Ok(Checks(gather.finish()))
    }

    /// Whether all hold.
    pub fn hold(&self, hands: &[Hand; 4]) -> bool {
        all_hold(&self.0, hands)
    }

    /// In the order in which they are best asked.
    pub(crate) fn as_slice(&self) -> &[Check] {
        &self.0
    }

    /// In the order in which they are best asked.
    pub fn into_vec(self) -> Vec<Check> {
        self.0
    }

    /// Rough cost of evaluating, in table look-ups.
    fn cost(&self) -> u32 {
        self.0.iter().map(Check::cost).sum()
    }
}

/// Cost for each deal that a check is likely to turn away, in thousandths: the order of evaluation.
fn rank(check: &Check) -> u64 {
    let rejected = match check {
        Check::Holding { set, .. } => 1000 - chance_in_1000(set),
        // Nothing cheap is known of the others: a guess that keeps them behind sharp suits.
        Check::Shape { .. } | Check::Points { .. } => 500,
        Check::Any(_) | Check::Not(_) => 300,
    };
    u64::from(check.cost()) * 1000 / rejected.max(1)
}

/// How many of a thousand random holdings lie in the set.
fn chance_in_1000(set: &HoldingSet) -> u64 {
    // Ways to fill a hand of 13 beside a holding of n cards: C(39, 13 − n).
    let mut ways = [0u128; 14];
    for (n, ways) in ways.iter_mut().enumerate() {
        *ways = (0..13 - n as u128).fold(1, |product, i| product * (39 - i) / (i + 1));
    }
    let (mut inside, mut all) = (0, 0);
    for holding in Holding::all() {
        let weight = ways[holding.len()];
        all += weight;
        inside += if set.contains(holding) { weight } else { 0 };
    }
    (inside * 1000 / all) as u64
}

struct Gather {
    cards: [u8; 4],
    holdings: BTreeMap<(Role, Suit), HoldingSet>,
    shapes: BTreeMap<Role, ShapeSet>,
    others: Vec<Check>,
}

impl Gather {
    fn add(&mut self, pred: &Pred) -> Result<(), Stop> {
        match pred {
            Pred::All(branches) => branches.iter().try_for_each(|branch| self.add(branch)),
            Pred::Any(branches) => {
                let mut branches: Vec<Checks> =
                    branches.iter().map(|b| Checks::of(b, self.cards)).collect::<Result<_, _>>()?;
                branches.sort_by_key(Checks::cost);
                self.others.push(Check::Any(branches.into_iter().map(Checks::into_vec).collect()));
                Ok(())
            }
            Pred::Not(inner) => {
                self.others.push(Check::Not(Checks::of(inner, self.cards)?.into_vec()));
                Ok(())
            }
            Pred::Leaf(leaf) => self.leaf(leaf),
            Pred::SomeSuit { .. } | Pred::Alternative { .. } => Err(Stop::NotBound),
        }
    }

    fn leaf(&mut self, leaf: &Leaf) -> Result<(), Stop> {
        match &leaf.cond {
            Cond::Holding { hand, suit, is } => {
                let suit = suit.suit().ok_or(Stop::NotBound)?;
                let set = is.set();
                self.holdings
                    .entry((*hand, suit))
                    .and_modify(|have| *have = have.intersection(&set))
                    .or_insert(set);
            }
            Cond::Lengths { hand, is } => {
                let set = is.set(self.cards[hand.index()]).ok_or(Stop::NotBound)?;
                self.shapes.entry(*hand).and_modify(|have| *have = have.intersection(&set)).or_insert(set);
            }
            Cond::Points(points) => {
                let evaluator = points.metric.evaluator().ok_or(Stop::NotBound)?;
                // A custom evaluator's range is in its own quarters already.
                let unit = match points.metric {
                    Metric::Custom(_) => 1,
                    _ => i64::from(QUARTERS),
                };
                let max = points.max.map_or(i64::MAX, |max| unit * i64::from(max));
                self.others.push(Check::Points {
                    hands: points.hands.roles().collect(),
                    evaluator: Arc::new(evaluator),
                    allowed: Ranges::new(unit * i64::from(points.min), max),
                });
            }
        }
        Ok(())
    }

    fn finish(self) -> Vec<Check> {
        let holdings =
            self.holdings.into_iter().map(|((hand, suit), set)| Check::Holding { hand, suit, set });
        let shapes = self.shapes.into_iter().map(|(hand, set)| Check::Shape { hand, set });
        let mut checks: Vec<Check> = holdings.chain(shapes).chain(self.others).collect();
        checks.sort_by_cached_key(rank);
        checks
    }
}
