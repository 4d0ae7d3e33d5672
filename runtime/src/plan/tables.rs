//! A plan with everything that is needed to draw by it.

use super::Plan;
use super::fraction::{Node, Weighted};
use super::limits::{Limits, PartReport, Unfit};
use super::part_tables::PartTables;
use super::shelf::{Arranged, Shelf};
use super::weigher::Weigher;
use std::sync::Arc;

/// A plan ready to draw by.
#[derive(Clone, Debug)]
pub struct Tables {
    pub(super) parts: Vec<Arranged>,
    /// Which part: in `choice`, when there are several.
    pub(super) choice: Weighted,
    pub(super) which: Node,
    pub(super) error: u64,
}

/// The outcome of some attempts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The deal, if one was accepted.
    pub deal: Option<crate::Deal>,
    /// Attempts made, the accepted one included.
    pub attempts: u64,
}

impl Tables {
    /// Counts the plan and makes its tables.
    ///
    /// # Errors
    /// [`Unfit`]; `Empty` only if all parts are.
    pub fn new(plan: &Plan, limits: &Limits) -> Result<Tables, Unfit> {
        Tables::on(plan, limits, &Shelf::new())
    }

    /// The same, with the tables that stand on a shelf for plans with the same known cards and within the same limits.
    ///
    /// # Errors
    /// [`Unfit`]; `Empty` only if all parts are.
    pub fn on(plan: &Plan, limits: &Limits, shelf: &Shelf) -> Result<Tables, Unfit> {
        Tables::make(plan, limits, false, &mut Weigher::new(&plan.fixed, limits), shelf)
    }

    /// The same, with the exact weights kept beside the fractions, so that every choice can be gone through by
    /// [`Tables::each`].
    ///
    /// # Errors
    /// [`Unfit`].
    pub fn exact(plan: &Plan, limits: &Limits) -> Result<Tables, Unfit> {
        Tables::make(plan, limits, true, &mut Weigher::new(&plan.fixed, limits), &Shelf::new())
    }

    pub(super) fn make(
        plan: &Plan,
        limits: &Limits,
        exact: bool,
        weigher: &mut Weigher,
        shelf: &Shelf,
    ) -> Result<Tables, Unfit> {
        let mut parts: Vec<Arranged> = Vec::new();
        for part in &plan.parts {
            let order = part.suits;
            let own = (part.in_its_order(), plan.fixed.arranged(order));
            let tables = match shelf.find(&own) {
                Some(tables) => tables,
                None => {
                    let tables = match PartTables::new(&own.0, &own.1, limits, exact, weigher) {
                        Ok(tables) => Arc::new(tables),
                        Err(Unfit::Empty) => continue,
                        Err(unfit) => return Err(unfit),
                    };
                    shelf.keep(own, &tables);
                    tables
                }
            };
            parts.push(Arranged::new(tables, order, &plan.fixed));
        }
        let outcomes: Vec<(u32, u128)> =
            parts.iter().enumerate().map(|(i, part)| (i as u32, part.tables.report.deals)).collect();
        if outcomes.is_empty() {
            return Err(Unfit::Empty);
        }
        let mut choice = Weighted::new(exact);
        let (which, error) = choice.add(&outcomes);
        let error = error + parts.iter().map(|part| part.tables.report.error).max().unwrap_or(0);
        Ok(Tables { parts, choice, which, error })
    }

    /// What each part that is not empty counts.
    pub fn reports(&self) -> impl Iterator<Item = &PartReport> {
        self.parts.iter().map(|part| &part.tables.report)
    }

    /// The deals that may be drawn, accepted or not; one that several parts may draw counts for each.
    pub fn deals(&self) -> u128 {
        self.reports().map(|report| report.deals).sum()
    }

    /// What the parts of several plans count; parts that share their tables stand for one.
    pub fn reports_of<'a>(all: impl IntoIterator<Item = &'a Tables>) -> Vec<PartReport> {
        let mut seen: Vec<&Arc<PartTables>> = Vec::new();
        for part in all.into_iter().flat_map(|tables| &tables.parts) {
            if !seen.iter().any(|of| Arc::ptr_eq(of, &part.tables)) {
                seen.push(&part.tables);
            }
        }
        seen.into_iter().map(|tables| tables.report).collect()
    }

    /// Bytes of all tables.
    pub fn bytes(&self) -> u64 {
        self.reports().map(|report| report.bytes).sum()
    }

    /// The distribution of the deals that are drawn, accepted or not, is within so many times 2⁻⁶⁴ of the exact one in
    /// total variation; that of accepted deals within that divided by the acceptance.
    pub fn error(&self) -> u64 {
        self.error
    }
}
