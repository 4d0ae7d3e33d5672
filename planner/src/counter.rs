//! Counting trees of one deal known in part, remembering what was counted.
//!
//! Without known cards the suits are alike: a branch that is another one with its suits exchanged has the same count,
//! so that the bindings of `$a=any` cost one count.

use crate::branch::{Branch, Universe};
use crate::count::{self, Choice};
use crate::node::{Maker, work_of_node};
use crate::passes::{normalise, prune, tighten};
use crate::{Meter, Stop, Tiers};
use bridgeshape_dsl_ir::ir::Pred;
use bridgeshape_runtime::{PartialDeal, Suit, SuitOrder, Table};
use std::collections::BTreeMap;

/// How to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The most units of work for one tree; a unit takes about a nanosecond.
    pub work: u64,
    /// Which hands are placed at once.
    pub tiers: Tiers,
}

/// The work that one count may cost unless asked otherwise.
pub const WORK: u64 = 4_000_000_000;

/// The work of a branch, and of each holding that the open cards of a suit make, before anything is joined; of those, so
/// many are looked at together for the bounds of a sum, of each sum for each other.
const WORK_OF_BRANCH: u64 = 100_000;
const HOLDINGS_OF_BOUNDS: u64 = 10;
const WORK_OF_HOLDING: u64 = 30;

/// The most branches that are remembered.
const MOST_KEPT: usize = 512;

impl Default for Options {
    fn default() -> Options {
        Options { work: WORK, tiers: Tiers::Best }
    }
}

/// Counts deals. One counter serves all trees about the same known cards.
#[derive(Debug)]
pub struct Counter {
    universe: Universe,
    options: Options,
    alike: bool,
    /// By a number that exchanged suits share: branches with their counts.
    kept: BTreeMap<u64, Vec<(Branch, u128)>>,
    kept_count: usize,
    spent: u64,
}

impl Counter {
    /// A counter of completions of a deal known in part.
    pub fn new(fixed: &PartialDeal, options: Options) -> Counter {
        let alike = *fixed == PartialDeal::unknown(Table::BRIDGE);
        let universe = Universe::new(fixed);
        Counter { universe, options, alike, kept: BTreeMap::new(), kept_count: 0, spent: 0 }
    }

    /// What can be at all.
    pub(crate) const fn universe(&self) -> &Universe {
        &self.universe
    }

    /// The known cards.
    pub fn fixed(&self) -> &PartialDeal {
        &self.universe.fixed
    }

    /// How a branch would be counted; `None` when no suits have to be joined for it.
    pub(crate) fn choice(&mut self, branch: &Branch) -> Result<Option<Choice>, Stop> {
        let mut meter = Meter::new(self.options.work);
        let choice = count::choice(&self.universe, branch, self.options.tiers, &mut meter);
        self.spent += meter.spent();
        choice
    }

    /// The units of work that all counts so far have cost.
    pub const fn spent(&self) -> u64 {
        self.spent
    }

    /// Forgets what was counted, so that the next count costs what it costs a new counter.
    pub fn forget(&mut self) {
        self.kept.clear();
        self.kept_count = 0;
    }

    /// Sets the most work for each tree from now on.
    pub const fn allow(&mut self, work: u64) {
        self.options.work = work;
    }

    /// Whether the tree says no more than one condition does: about a suit of a hand, the lengths of a hand, or a sum.
    ///
    /// # Errors
    /// [`Stop`].
    pub(crate) fn is_one(&mut self, tree: &Pred) -> Result<bool, Stop> {
        let mut meter = Meter::new(self.options.work);
        let allowed = meter.spend(work_of_node(tree));
        self.spent += meter.spent();
        allowed?;
        Ok(Maker { universe: &self.universe }.node(tree, true)?.is_one())
    }

    /// How many completions satisfy a bound tree.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn count(&mut self, tree: &Pred) -> Result<u128, Stop> {
        self.deals(tree, false)
    }

    /// Whether some completion satisfies a bound tree: the count is given up at the first deal.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn is_possible(&mut self, tree: &Pred) -> Result<bool, Stop> {
        Ok(self.deals(tree, true)? > 0)
    }

    /// Branches that exclude one another and together hold just where the tree does.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn branches(&mut self, tree: &Pred) -> Result<Vec<Branch>, Stop> {
        let mut meter = Meter::new(self.options.work);
        let branches = normalise::branches(&self.universe, tree, &mut meter);
        self.spent += meter.spent();
        branches
    }

    /// How many completions satisfy a branch.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn count_branch(&mut self, branch: &Branch) -> Result<u128, Stop> {
        let mut meter = Meter::new(self.options.work);
        let deals = self.of_branch(branch, false, &mut meter);
        self.spent += meter.spent();
        deals
    }

    fn deals(&mut self, tree: &Pred, any: bool) -> Result<u128, Stop> {
        let mut meter = Meter::new(self.options.work);
        let deals = self.metered(tree, any, &mut meter);
        self.spent += meter.spent();
        deals
    }

    fn metered(&mut self, tree: &Pred, any: bool, meter: &mut Meter) -> Result<u128, Stop> {
        let mut total = 0;
        for branch in normalise::branches(&self.universe, tree, meter)? {
            total += self.of_branch(&branch, any, meter)?;
            if any && total > 0 {
                break;
            }
        }
        Ok(total)
    }

    fn of_branch(&mut self, branch: &Branch, any: bool, meter: &mut Meter) -> Result<u128, Stop> {
        let number = fingerprint(branch);
        if let Some(deals) = self.remembered(number, branch) {
            return Ok(deals);
        }
        meter.spend(self.preparing(branch))?;
        let deals = match prune::prune(&self.universe, branch) {
            None => 0,
            Some(left) => {
                let branch = tighten::tighten(&self.universe, branch, &left);
                count::deals(&self.universe, &branch, self.options.tiers, any, meter)?
            }
        };
        // A deal found is no count.
        if !any || deals == 0 {
            if self.kept_count >= MOST_KEPT {
                self.forget();
            }
            self.kept.entry(number).or_default().push((branch.clone(), deals));
            self.kept_count += 1;
        }
        Ok(deals)
    }

    /// What a branch costs about before anything is joined: arithmetic and classes go through what each suit may hold.
    fn preparing(&self, branch: &Branch) -> u64 {
        let sums = branch.sums.len() as u64;
        let open = self.universe.fixed.rest();
        let of_holdings: u64 =
            Suit::ALL.into_iter().map(|suit| WORK_OF_HOLDING << open.holding(suit).len()).sum();
        WORK_OF_BRANCH + of_holdings + of_holdings / HOLDINGS_OF_BOUNDS * sums * (1 + sums)
    }

    fn remembered(&self, number: u64, branch: &Branch) -> Option<u128> {
        let candidates = self.kept.get(&number)?;
        if let Some((_, deals)) = candidates.iter().find(|(have, _)| have == branch) {
            return Some(*deals);
        }
        if !self.alike {
            return None;
        }
        SuitOrder::all().skip(1).find_map(|order| {
            candidates.iter().find(|(have, _)| is_exchanged(have, branch, order)).map(|(_, deals)| *deals)
        })
    }
}

/// A number that two branches share when one is the other with its suits exchanged.
fn fingerprint(branch: &Branch) -> u64 {
    let mix = |sum: u64, value: u64| (sum ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    let mut number = 0;
    for (cells, shapes) in branch.cells.iter().zip(&branch.shapes) {
        let mut sizes: Vec<usize> = cells.iter().map(|cell| cell.len()).collect();
        sizes.sort_unstable();
        number =
            sizes.into_iter().chain([shapes.len()]).fold(number, |number, size| mix(number, size as u64));
    }
    let sums = branch.sums.iter().flat_map(|sum| sum.allowed.intervals());
    let sums = sums.fold(0u64, |all, (min, max)| all.wrapping_add(mix(mix(1, *min as u64), *max as u64)));
    mix(number, sums)
}

/// Whether the one branch is the other with the suits in this order.
fn is_exchanged(have: &Branch, branch: &Branch, order: SuitOrder) -> bool {
    // The cheap comparisons first.
    (0..4).all(|hand| {
        let (mine, theirs) = (&have.cells[hand], &branch.cells[hand]);
        Suit::ALL.into_iter().zip(order.suits()).all(|(at, suit)| mine[at.index()] == theirs[suit.index()])
    }) && have.sums.len() == branch.sums.len()
        && (0..4).all(|hand| {
            let (mine, theirs) = (&have.shapes[hand], &branch.shapes[hand]);
            mine.len() == theirs.len() && *mine == theirs.arranged(order)
        })
        && branch.sums.iter().all(|sum| have.sums.contains(&sum.arranged(order)))
}
