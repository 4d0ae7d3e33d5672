//! The plans of the bindings of a scenario, which share what they have in common.
//!
//! Bindings often differ by which suit is which, and then their branches are the same in an order of suits of their own.
//! What such a branch is best drawn by is looked for once, in that order, and so are its tables made. So a plan never
//! hangs on which others were made before.

use crate::branch::{Branch, Universe};
use crate::passes::normalise;
use crate::plan::{Chosen, Described, MOST_PARTS, Planned, WORK, hull, rivals};
use crate::{Checks, Meter, Stop};
use bridgeshape_dsl_ir::ir::Pred;
use bridgeshape_runtime::plan::{Limits, Place, Plan, Shelf, Weigher};
use bridgeshape_runtime::{Check, PartialDeal, SuitOrder};
use std::sync::Arc;

/// The plan of a bound tree; `None` when counting shows that there is no deal.
///
/// # Errors
/// [`Stop`]: too many branches, or a tree that is not bound.
pub fn plan(tree: &Pred, fixed: &PartialDeal, limits: &Limits) -> Result<Option<Planned>, Stop> {
    Plans::new(fixed, limits).make(tree)
}

/// The plans of the trees of a scenario.
#[derive(Debug)]
pub struct Plans {
    universe: Universe,
    limits: Limits,
    /// Whether suits may stand in the places of others.
    is_alike: bool,
    /// Trees that are the same have one plan.
    made: Vec<(Pred, Option<Arc<Planned>>)>,
    /// Branches in their own orders, with the candidates that were counted; `None`: there is no deal.
    known: Vec<(Branch, Option<Vec<Described>>)>,
    shelf: Arc<Shelf>,
}

/// The most branches that are remembered.
const MOST_KNOWN: usize = 256;

impl Plans {
    /// None is made yet.
    pub fn new(fixed: &PartialDeal, limits: &Limits) -> Plans {
        Plans::on(fixed, limits, Arc::default())
    }

    /// The same, with a shelf for the tables.
    pub fn on(fixed: &PartialDeal, limits: &Limits, shelf: Arc<Shelf>) -> Plans {
        let universe = Universe::new(fixed);
        let is_alike = universe.is_alike();
        Plans { universe, limits: *limits, is_alike, made: Vec::new(), known: Vec::new(), shelf }
    }

    /// The plan of a bound tree, made when it is first asked for; `None` when counting shows that there is no deal.
    ///
    /// # Errors
    /// [`Stop`]: too many branches, or a tree that is not bound.
    pub fn plan(&mut self, tree: &Pred) -> Result<Option<Arc<Planned>>, Stop> {
        if let Some((_, planned)) = self.made.iter().find(|(of, _)| of == tree) {
            return Ok(planned.clone());
        }
        let planned = self.make(tree)?.map(Arc::new);
        self.made.push((tree.clone(), planned.clone()));
        Ok(planned)
    }

    /// The different plans, in the order in which they were made.
    pub fn made(&self) -> impl Iterator<Item = &Arc<Planned>> {
        self.made.iter().filter_map(|(_, planned)| planned.as_ref())
    }

    /// Where the tables stand that plans share.
    pub const fn shelf(&self) -> &Arc<Shelf> {
        &self.shelf
    }

    /// The plan of a bound tree, which is not remembered as a whole.
    ///
    /// # Errors
    /// [`Stop`]: too many branches, or a tree that is not bound.
    pub fn make(&mut self, tree: &Pred) -> Result<Option<Planned>, Stop> {
        let branches = normalise::branches(&self.universe, tree, &mut Meter::new(WORK))?;
        if branches.len() <= MOST_PARTS {
            let planned = self.of_branches(&branches, None);
            // Several parts that draw any deal refuse more than one that does.
            let plain =
                |planned: &Planned| planned.plan.parts.iter().any(|part| part.places == [Place::Rest; 4]);
            if branches.len() < 2 || !planned.as_ref().is_some_and(plain) {
                return Ok(planned);
            }
        }
        let checks = Checks::of(&tree.sorted(), self.universe.fixed.table().sizes())?.into_vec();
        Ok(self.of_branches(&[hull(&branches)], Some(&checks)))
    }

    /// The plan of branches that exclude one another; `checks`: what is asked of every deal instead of what they say.
    fn of_branches(&mut self, branches: &[Branch], checks: Option<&[Check]>) -> Option<Planned> {
        let mut parts = Vec::new();
        let mut choices = Vec::new();
        let mut weigher = Weigher::new(&self.universe.fixed, &self.limits);
        for branch in branches {
            let Some(mut rivals) = self.rivals(branch, &mut weigher) else { continue };
            if let Some(checks) = checks {
                rivals.iter_mut().for_each(|rival| rival.part.checks = checks.to_vec());
            }
            parts.push(rivals.first()?.part.clone());
            weigher.keep(&parts);
            choices.push(Chosen { rivals });
        }
        let plan = Plan { fixed: self.universe.fixed, parts };
        // What was weighed within the limits is made within them.
        let tables = weigher.tables(&plan, &self.shelf).ok()?;
        Some(Planned { plan, tables, choices })
    }

    /// The candidates of a branch that were counted, the one to take first; `None`: the branch has no deal.
    fn rivals(&mut self, branch: &Branch, weigher: &mut Weigher) -> Option<Vec<Described>> {
        if !self.is_alike {
            return rivals(&self.universe, branch, &self.limits, weigher);
        }
        let (own, order) = branch.in_its_order();
        let known = self.known.iter().position(|(of, _)| *of == own);
        let at = known.unwrap_or_else(|| {
            if self.known.len() == MOST_KNOWN {
                self.known.clear();
            }
            let found = rivals(&self.universe, &own, &self.limits, weigher);
            self.known.push((own, found));
            self.known.len() - 1
        });
        self.known[at].1.as_ref().map(|rivals| rivals.iter().map(|rival| rival.arranged(order)).collect())
    }
}

impl Described {
    /// A candidate for suits in this order, put back into the natural one.
    fn arranged(&self, order: SuitOrder) -> Described {
        Described { part: self.part.arranged(order.inverse()), ..self.clone() }
    }
}
