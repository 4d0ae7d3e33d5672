//! Tables that several plans share.

use super::Part;
use super::part_tables::PartTables;
use crate::{Hand, PartialDeal, SuitOrder};
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// Tables of parts for the same known cards and limits, as long as some plan uses them: plans whose parts differ only by
/// which suit is which share them.
#[derive(Debug, Default)]
pub struct Shelf(Mutex<Vec<(Key, Weak<PartTables>)>>);

/// A part and the known cards, in the part's own order of suits: what its tables hang on.
pub(super) type Key = (Part, PartialDeal);

impl Shelf {
    /// Nothing is shared yet.
    pub const fn new() -> Shelf {
        Shelf(Mutex::new(Vec::new()))
    }

    /// Bytes of all tables that are in use, those that several plans share counted once.
    pub fn bytes(&self) -> u64 {
        self.locked(|made| made.iter().filter_map(|(_, of)| of.upgrade()).map(|of| of.report.bytes).sum())
    }

    /// The tables of a part, in its own order of suits.
    pub(super) fn find(&self, part: &Key) -> Option<Arc<PartTables>> {
        self.locked(|made| made.iter().find(|(of, _)| of == part).and_then(|(_, tables)| tables.upgrade()))
    }

    pub(super) fn keep(&self, part: Key, tables: &Arc<PartTables>) {
        self.locked(|made| {
            made.retain(|(_, tables)| tables.strong_count() > 0);
            made.push((part, Arc::downgrade(tables)));
        });
    }

    /// Whoever panicked while holding the lock left the list as it was.
    fn locked<T>(&self, with: impl FnOnce(&mut Vec<(Key, Weak<PartTables>)>) -> T) -> T {
        with(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A part ready to draw by: tables, and the order in which they have the suits.
#[derive(Clone, Debug)]
pub(super) struct Arranged {
    pub(super) tables: Arc<PartTables>,
    /// The known cards, in the order of the tables.
    pub(super) known: [Hand; 4],
    /// Puts the suits back; `None`: they are in their natural order.
    pub(super) back: Option<SuitOrder>,
}

impl Arranged {
    pub(super) fn new(tables: Arc<PartTables>, order: SuitOrder, fixed: &PartialDeal) -> Arranged {
        let back = (order != SuitOrder::NATURAL).then(|| order.inverse());
        Arranged { tables, known: fixed.known().map(|hand| order.hand(hand)), back }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::{Limits, Place, Plan, Tables};
    use crate::{Card, HoldingSet, Rank, Suit, Table};

    #[test]
    fn tables_are_shared_only_where_the_known_cards_are_the_same() {
        let long = |suit: Suit, suits: [Suit; 4]| {
            let mut part =
                Part { places: [Place::Whole, Place::Rest, Place::Rest, Place::Rest], ..Part::default() };
            part.cells[0][suit.index()] = Some(HoldingSet::from_fn(|holding| holding.len() > 4));
            part.suits = SuitOrder::new(suits).expect("an order");
            part
        };
        let [s, h, d, c] = Suit::ALL;
        let (spades, hearts) = (long(s, Suit::ALL), long(h, [h, s, d, c]));
        assert_eq!(spades.in_its_order(), hearts.in_its_order());
        let ace = Hand::EMPTY.with(Card::new(s, Rank::Ace));
        let known = [ace, Hand::EMPTY, Hand::EMPTY, Hand::EMPTY];
        let one = PartialDeal::new(Table::BRIDGE, known).expect("disjoint");
        for (fixed, shared) in [(PartialDeal::unknown(Table::BRIDGE), true), (one, false)] {
            let shelf = Shelf::new();
            let [first, second] = [&spades, &hearts].map(|part| {
                let plan = Plan { fixed, parts: vec![part.clone()] };
                let tables = Tables::on(&plan, &Limits::default(), &shelf).expect("possible");
                assert_eq!(tables.deals(), Tables::new(&plan, &Limits::default()).expect("possible").deals());
                tables
            });
            assert_eq!(first.deals() == second.deals(), shared);
            assert_eq!(Tables::reports_of([&first, &second]).len(), if shared { 1 } else { 2 });
        }
    }
}
