//! Branches with the suits in an order of their own: two branches that differ only by which suit is which become the
//! same, so that what is worked out for one of them serves both.

use crate::branch::{Branch, Sum, Universe};
use bridgeshape_runtime::{HoldingSet, Role, Suit, SuitOrder};
use std::cmp::Ordering;
use std::sync::Arc;

impl Branch {
    /// The same with the suits in another order.
    pub(crate) fn arranged(&self, order: SuitOrder) -> Branch {
        Branch {
            cells: self.cells.each_ref().map(|cells| order.arrange(cells.each_ref()).map(Clone::clone)),
            shapes: self.shapes.each_ref().map(|set| set.arranged(order)),
            sums: self.sums.iter().map(|sum| sum.arranged(order)).collect(),
        }
    }

    /// The branch in an order of suits that hangs only on what is said of them, with that order: the suits of which most
    /// is said first, so that they are joined. It is the same branch for all that differ by which suit is which.
    pub(crate) fn in_its_order(&self) -> (Branch, SuitOrder) {
        let says = Suit::ALL.map(|suit| self.says_of(suit));
        let mut best: Option<(Branch, SuitOrder)> = None;
        for order in SuitOrder::all() {
            if !order.suits().is_sorted_by(|a, b| compared(&says[a.index()], &says[b.index()]).is_le()) {
                continue;
            }
            let mut arranged = self.arranged(order);
            arranged.sums.sort_by(compared_sums);
            // Suits of which the same is said differ by shapes at most.
            let is_less = |(best, _): &(Branch, SuitOrder)| {
                let sums = arranged.sums.iter().zip(&best.sums).map(|(a, b)| compared_sums(a, b));
                let sums = sums.fold(Ordering::Equal, Ordering::then);
                arranged.shapes.cmp(&best.shapes).then(sums).is_lt()
            };
            if best.as_ref().is_none_or(is_less) {
                best = Some((arranged, order));
            }
        }
        // Some order is sorted.
        best.unwrap_or_else(|| (self.clone(), SuitOrder::NATURAL))
    }

    /// What is said of a suit, whichever it is.
    fn says_of(&self, suit: Suit) -> Says<'_> {
        let cells = self.cells.each_ref().map(|cells| &cells[suit.index()]);
        let mut sums: Vec<(&Sum, Suit)> = self.sums.iter().map(|sum| (sum, suit)).collect();
        sums.sort_by(compared_of_suit);
        Says { left: cells.iter().map(|cell| cell.len()).sum(), cells, sums }
    }
}

impl Sum {
    /// The same with the suits in another order.
    pub(crate) fn arranged(&self, order: SuitOrder) -> Sum {
        if self.evaluator.is_alike() {
            return self.clone();
        }
        Sum { evaluator: Arc::new(self.evaluator.arranged(order)), ..self.clone() }
    }
}

/// What a branch says of a suit.
struct Says<'a> {
    /// How many holdings are left to all hands together.
    left: usize,
    cells: [&'a HoldingSet; 4],
    /// With the suit, sorted.
    sums: Vec<(&'a Sum, Suit)>,
}

/// The suits of which most is said first.
fn compared(a: &Says<'_>, b: &Says<'_>) -> Ordering {
    let sums = || a.sums.iter().zip(&b.sums).map(|(a, b)| compared_of_suit(a, b));
    a.left
        .cmp(&b.left)
        .then_with(|| a.cells.cmp(&b.cells))
        .then_with(|| sums().fold(Ordering::Equal, Ordering::then))
}

/// By what is asked, and by what holdings of the suit are worth.
fn compared_of_suit((a, of_a): &(&Sum, Suit), (b, of_b): &(&Sum, Suit)) -> Ordering {
    let asked = a.hands.cmp(&b.hands).then_with(|| a.allowed.cmp(&b.allowed));
    asked.then_with(|| a.evaluator.compare_suit(*of_a, &b.evaluator, *of_b))
}

fn compared_sums(a: &Sum, b: &Sum) -> Ordering {
    Suit::ALL
        .into_iter()
        .map(|suit| compared_of_suit(&(a, suit), &(b, suit)))
        .fold(Ordering::Equal, Ordering::then)
}

impl Universe {
    /// Whether all suits are alike before anything is asked.
    pub(crate) fn is_alike(&self) -> bool {
        let same = |hand: usize, suit: usize| self.cells[hand][suit] == self.cells[hand][0];
        Role::ALL.iter().all(|role| (1..4).all(|suit| same(role.index(), suit)))
    }
}
