//! Ranges of points over one hand or several: each hand keeps what the others leave possible.

use super::value::{Value, some_left};
use crate::feasible::domain::{Clash, Domain, Frame};
use crate::feasible::honours::Count;
use crate::feasible::shapes::Measure;
use crate::ir::{Hands, Points};
use bridgeshape_runtime::{Pair, Role};

/// A range of a sum over hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::feasible) struct Sum {
    hands: Hands,
    value: Value,
    min: i32,
    max: i32,
}

impl Sum {
    /// Beyond every sum of points, and far from the edges of the type.
    pub(in crate::feasible) const FAR: i32 = 1 << 20;

    /// A range; without `max` there is no upper bound. `None` where nothing can be deduced.
    pub(in crate::feasible) fn new(points: &Points, min: i32, max: Option<i32>) -> Option<Sum> {
        let value = Value::of(&points.metric)?;
        let near = |bound: i32| bound.clamp(-Sum::FAR, Sum::FAR);
        Some(Sum { hands: points.hands, value, min: near(min), max: near(max.unwrap_or(Sum::FAR)) })
    }
}

pub(super) fn apply(sum: &Sum, frame: &Frame, domain: &mut Domain) -> Result<(), Clash> {
    let (mut ranges, mut all) = ([(0, 0); 4], (0, 0));
    for role in sum.hands.roles() {
        let own = sum.value.range(&domain.hands[role.index()], role)?;
        ranges[role.index()] = own;
        all = (all.0 + own.0, all.1 + own.1);
    }
    if all.1 < sum.min || all.0 > sum.max {
        return Err(Clash::Sum);
    }
    for role in sum.hands.roles() {
        let (least, most) = ranges[role.index()];
        let (min, max) = (sum.min - (all.1 - most), sum.max - (all.0 - least));
        if min > least || max < most {
            sum.value.keep(domain, role, min, max)?;
        }
    }
    match sum.value {
        Value::Of(measure, count) => together(sum, measure, count, frame, domain),
        _ => Ok(()),
    }
}

/// What the honours of the hands make together is also bounded by what the other hands leave of the pack.
fn together(
    sum: &Sum,
    measure: Measure,
    count: Count,
    frame: &Frame,
    domain: &mut Domain,
) -> Result<(), Clash> {
    let (mut ours, mut others, mut lengths) = ((0, 0), (0, 0), (0, 0));
    for role in Role::ALL {
        let hand = &domain.hands[role.index()];
        let cards = hand.honours.range(count).ok_or(Clash::Honours(role))?;
        if sum.hands.contains(role) {
            let of_shape = hand.shapes.range(measure).ok_or(Clash::Shape(role))?;
            ours = (ours.0 + cards.0, ours.1 + cards.1);
            lengths = (lengths.0 + of_shape.0, lengths.1 + of_shape.1);
        } else {
            others = (others.0 + cards.0, others.1 + cards.1);
        }
    }
    let total = frame.total(count);
    let pair = if count == Count::Hcp { sum.hands.pair() } else { None };
    let known = match pair {
        Some(Pair::Declarer) => domain.pair,
        Some(Pair::Defense) => (total - domain.pair.1, total - domain.pair.0),
        None => (total - others.1, total - others.0),
    };
    let all = (ours.0.max(known.0).max(sum.min - lengths.1), ours.1.min(known.1).min(sum.max - lengths.0));
    if all.0 > all.1 {
        return Err(Clash::Sum);
    }
    match pair {
        Some(Pair::Declarer) => domain.pair = all,
        Some(Pair::Defense) => domain.pair = (total - all.1, total - all.0),
        None => {}
    }
    // What the lengths still have to add, hand by hand.
    for role in sum.hands.roles() {
        let hand = &mut domain.hands[role.index()];
        let (least, most) = hand.shapes.range(measure).ok_or(Clash::Shape(role))?;
        let rest = (lengths.0 - least, lengths.1 - most);
        hand.shapes.keep(measure, sum.min - all.1 - rest.1, sum.max - all.0 - rest.0);
        some_left(hand, role)?;
    }
    Ok(())
}
