//! Parts of plans with the suits in another order.

use super::{DrawnLengths, DrawnPoints, Part, PointsSum, TrackedSum};
use crate::SuitOrder;
use crate::check::arranged;

impl Part {
    /// The same part with the suits in another order: it draws what this one draws, arranged so, and from the same
    /// tables.
    #[must_use]
    pub fn arranged(&self, order: SuitOrder) -> Part {
        let points = |drawn: &DrawnPoints| DrawnPoints {
            hand: drawn.hand,
            sums: drawn
                .sums
                .iter()
                .map(|sum| PointsSum { evaluator: arranged(&sum.evaluator, order), ..sum.clone() })
                .collect(),
        };
        let lengths = |drawn: &DrawnLengths| DrawnLengths {
            hand: drawn.hand,
            suits: drawn.suits.iter().map(|&(suit, more)| (order.place(suit), more)).collect(),
        };
        let sum = |sum: &TrackedSum| TrackedSum { evaluator: arranged(&sum.evaluator, order), ..sum.clone() };
        Part {
            places: self.places,
            within: order.arrange(self.within),
            cells: self.cells.each_ref().map(|cells| order.arrange(cells.each_ref()).map(Option::clone)),
            shapes: self.shapes.each_ref().map(|set| set.as_ref().map(|set| set.arranged(order))),
            sums: self.sums.iter().map(sum).collect(),
            lengths: self.lengths.iter().map(lengths).collect(),
            points: self.points.iter().map(points).collect(),
            fitted: self.fitted.as_ref().map(points),
            order: self.order.clone(),
            suits: order.inverse().then(self.suits),
            checks: self.checks.iter().map(|check| check.arranged(order)).collect(),
        }
    }

    /// The part as its tables are made: with the suits in its own order.
    pub(super) fn in_its_order(&self) -> Part {
        self.arranged(self.suits)
    }
}
