//! From a tree to a domain: conditions that must hold are imposed one after the other, unions are kept aside.
//! Then the rules run; then each union is replaced by the hull of its branches that are not excluded, every
//! branch tried on a copy of the domain. A union of one remaining branch is no union any more.
//!
//! Trees are not multiplied out, so the work is about the number of branches. Each branch that is tried costs
//! one unit of a budget; where that is used up, a union says nothing.

use super::cell::lengths_within;
use super::domain::{Clash, Domain, Frame};
use super::rules::{Sum, Value, propagate};
use super::shapes::Measure;
use crate::ir::{Cond, Leaf, Points, Pred};
use bridgeshape_runtime::PartialDeal;

/// How often the unions of a tree are looked at again when something has changed.
const ROUNDS: usize = 3;

/// A union that is kept aside.
#[derive(Clone, Copy, Debug)]
enum Union<'a> {
    /// Some of these holds, or some does not.
    Trees(&'a [Pred], bool),
    /// Some of these holds.
    Options(&'a [Leaf]),
    /// The points lie below the range, or above it.
    Outside(&'a Points),
}

/// A tree that is being imposed.
#[derive(Clone, Debug)]
struct Solver<'a> {
    frame: Frame,
    domain: Domain,
    sums: Vec<Sum>,
    unions: Vec<Union<'a>>,
    /// The hands of which something is said, a bit each.
    told: u8,
}

/// What the trees leave of the four hands, given some cards, or the clash that interval reasoning finds; the
/// outer `None` is for hands too large to reason about. Leaves whose suit is not chosen yet say nothing.
pub(super) fn domain<'a>(
    preds: impl IntoIterator<Item = &'a Pred>,
    fixed: &PartialDeal,
    budget: &mut u32,
) -> Option<Result<Domain, Clash>> {
    let (frame, domain) = Domain::of(fixed)?;
    let known = fixed.known().iter().enumerate();
    let told = known.filter(|(_, cards)| !cards.is_empty()).fold(0, |told, (hand, _)| told | 1 << hand);
    let mut solver = Solver { frame, domain, sums: Vec::new(), unions: Vec::new(), told };
    let imposed = preds.into_iter().try_for_each(|pred| solver.impose(pred, true));
    Some(imposed.and_then(|()| solver.solve(budget)).map(|()| solver.domain))
}

impl<'a> Solver<'a> {
    fn impose(&mut self, pred: &'a Pred, holds: bool) -> Result<(), Clash> {
        match (pred, holds) {
            (Pred::All(parts), true) | (Pred::Any(parts), false) => {
                parts.iter().try_for_each(|part| self.impose(part, holds))
            }
            (Pred::Any(parts), true) | (Pred::All(parts), false) => {
                self.unions.push(Union::Trees(parts, holds));
                Ok(())
            }
            (Pred::Not(inner), _) => self.impose(inner, !holds),
            (Pred::Leaf(leaf), _) => self.leaf(leaf, holds),
            (Pred::Alternative { options, .. }, true) => {
                self.unions.push(Union::Options(options));
                Ok(())
            }
            (Pred::Alternative { options, .. }, false) => {
                options.iter().try_for_each(|option| self.leaf(option, false))
            }
            // After a full binding there is none; before it, its suits are not known.
            (Pred::SomeSuit { .. }, _) => Ok(()),
        }
    }

    fn leaf(&mut self, leaf: &'a Leaf, holds: bool) -> Result<(), Clash> {
        match &leaf.cond {
            Cond::Holding { hand, suit, is } => {
                if let Some(suit) = suit.suit() {
                    let cell = &mut self.domain.hands[hand.index()].cells[suit.index()];
                    cell.impose(is, holds);
                    self.told |= 1 << hand.index();
                    if cell.is_empty() {
                        return Err(Clash::Holding(*hand, suit));
                    }
                }
            }
            Cond::Lengths { hand, is } => {
                let shapes = &mut self.domain.hands[hand.index()].shapes;
                shapes.impose(is, holds);
                self.told |= 1 << hand.index();
                if shapes.is_empty() {
                    return Err(Clash::Shape(*hand));
                }
            }
            Cond::Points(points) => return self.points(points, holds),
        }
        Ok(())
    }

    fn points(&mut self, points: &'a Points, holds: bool) -> Result<(), Clash> {
        for role in points.hands.roles() {
            self.told |= 1 << role.index();
        }
        if let Some(role) = points.hands.single() {
            // One hand's honours and lengths are sets already: no range has to be looked at again.
            let hand = &mut self.domain.hands[role.index()];
            let (min, max) = (points.min, points.max.unwrap_or(i32::MAX));
            match Value::of(&points.metric) {
                Some(Value::Of(Measure::Zero, count)) => {
                    if holds {
                        hand.honours.keep(count, min, max);
                    } else {
                        hand.honours.drop(count, min, max);
                    }
                    return if hand.honours.is_empty() { Err(Clash::Honours(role)) } else { Ok(()) };
                }
                Some(Value::Length(suit)) => {
                    let inside = lengths_within(min, max);
                    let cell = &mut hand.cells[suit.index()];
                    cell.keep_lengths(if holds { inside } else { !inside });
                    return if cell.is_empty() { Err(Clash::Holding(role, suit)) } else { Ok(()) };
                }
                _ => {}
            }
        }
        if holds {
            self.sums.extend(Sum::new(points, points.min, points.max));
        } else {
            self.unions.push(Union::Outside(points));
        }
        Ok(())
    }

    fn solve(&mut self, budget: &mut u32) -> Result<(), Clash> {
        propagate(&self.frame, &mut self.domain, &self.sums, self.told)?;
        for _ in 0..ROUNDS {
            if self.unions.is_empty() {
                break;
            }
            let before = self.domain;
            for union in std::mem::take(&mut self.unions) {
                self.narrow(union, budget)?;
            }
            propagate(&self.frame, &mut self.domain, &self.sums, self.told)?;
            if self.domain == before {
                break;
            }
        }
        Ok(())
    }

    /// Replaces the domain by the hull of the branches that are not excluded.
    fn narrow(&mut self, union: Union<'a>, budget: &mut u32) -> Result<(), Clash> {
        let mut hull: Option<Solver<'a>> = None;
        let mut several = false;
        for branch in 0..union.len() {
            let Some(left) = budget.checked_sub(1) else {
                self.unions.push(union);
                return Ok(());
            };
            *budget = left;
            let mut copy = Solver { unions: Vec::new(), ..self.clone() };
            if copy.branch(union, branch).and_then(|()| copy.solve(budget)).is_err() {
                continue;
            }
            match &mut hull {
                None => hull = Some(copy),
                Some(hull) => {
                    several = true;
                    hull.domain.join(&copy.domain);
                    hull.told |= copy.told;
                }
            }
        }
        let hull = hull.ok_or(Clash::NoBranch)?;
        self.domain = hull.domain;
        self.told = hull.told;
        if several {
            self.unions.push(union);
        } else {
            self.sums = hull.sums;
            self.unions.extend(hull.unions);
        }
        Ok(())
    }

    fn branch(&mut self, union: Union<'a>, branch: usize) -> Result<(), Clash> {
        match union {
            Union::Trees(parts, holds) => parts.get(branch).map_or(Ok(()), |part| self.impose(part, holds)),
            Union::Options(options) => options.get(branch).map_or(Ok(()), |option| self.leaf(option, true)),
            Union::Outside(points) => {
                let (below, above) =
                    (points.min.saturating_sub(1), points.max.map(|max| max.saturating_add(1)));
                match (branch, above) {
                    (0, _) => self.sums.extend(Sum::new(points, i32::MIN, Some(below))),
                    (_, Some(above)) => self.sums.extend(Sum::new(points, above, None)),
                    (_, None) => return Err(Clash::Sum),
                }
                Ok(())
            }
        }
    }
}

impl Union<'_> {
    /// How many branches it has.
    const fn len(&self) -> usize {
        match self {
            Union::Trees(parts, _) => parts.len(),
            Union::Options(options) => options.len(),
            Union::Outside(_) => 2,
        }
    }
}
