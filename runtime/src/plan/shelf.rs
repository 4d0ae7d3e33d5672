//! Tables that several plans share.

use super::Part;
use super::tables::PartTables;
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
