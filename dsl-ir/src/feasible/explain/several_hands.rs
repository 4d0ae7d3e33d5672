//! Contradictions between hands.

use super::balance::{Balance, Span};
use super::classify::{About, Finding, Kind, card_twice, is_length};
use super::hand::alone;
use crate::diag::conflict::{Arithmetic, Term};
use crate::feasible::domain::{Frame, HandDomain};
use crate::feasible::rules::Value;
use crate::feasible::shapes::Measure;
use crate::ir::{Cond, Metric, Points, Pred, Slot};
use bridgeshape_runtime::{Pair, PartialDeal, Role, Suit};

/// What kind of contradiction the clauses of several hands are.
pub(super) fn finding(core: &[Pred], conds: &[&Cond], about: About, unknown: &PartialDeal) -> Finding {
    let of_pair = |cond: &&&Cond| match cond {
        Cond::Points(points) => points.hands.len() > 1 && !is_length(&points.metric),
        _ => false,
    };
    if let Some(Cond::Points(points)) = conds.iter().find(of_pair) {
        return Kind::PairPoints.with(balance(core, conds, &points.metric, unknown));
    }
    if about.points {
        let metric = conds.iter().find_map(|cond| match cond {
            Cond::Points(points) => Some(&points.metric),
            _ => None,
        });
        return Kind::Points.with(balance(core, conds, metric.unwrap_or(&Metric::Hcp), unknown));
    }
    match about {
        About { cards: true, .. } => {
            card_twice(core, unknown).map_or(Kind::ExactCards.alone(), |card| Kind::CardTwice(card).alone())
        }
        About { suit_points: true, .. } => Kind::Points.with(suit_points(core, conds, unknown)),
        _ => {
            let sum = suit_lengths(core, conds, unknown);
            Kind::Shape.with(sum.or_else(|| pair_lengths(core, conds, unknown)))
        }
    }
}

/// What each hand may be by its own clauses.
fn each_alone(core: &[Pred], unknown: &PartialDeal) -> Option<[HandDomain; 4]> {
    let [a, b, c, d] = Role::ALL.map(|role| alone(core, role, unknown));
    Some([a?, b?, c?, d?])
}

/// The ranges that are asked of the pairs.
fn pairs(conds: &[&Cond], metric: &Metric) -> [Option<Span>; 2] {
    [Pair::Declarer, Pair::Defense].map(|pair| {
        let asked = |cond: &&Cond| match cond {
            Cond::Points(points) if points.hands.pair() == Some(pair) && points.metric == *metric => {
                Some((points.min, points.max.unwrap_or(i32::MAX / 8)))
            }
            _ => None,
        };
        conds.iter().filter_map(asked).reduce(|a, b| (a.0.max(b.0), a.1.min(b.1)))
    })
}

/// The sum of a metric over hands and pairs.
fn balance(core: &[Pred], conds: &[&Cond], metric: &Metric, unknown: &PartialDeal) -> Option<Arithmetic> {
    let value = Value::of(metric)?;
    let Value::Of(measure, count) = value else { return None };
    let span = |role: Role, hand: &HandDomain| value.range(hand, role).ok();
    let hands = each_alone(core, unknown)?;
    let [a, b, c, d] = Role::ALL.map(|role| span(role, &hands[role.index()]));
    let total = Frame::new(&unknown.table())?.total(count);
    Balance {
        hands: [a?, b?, c?, d?],
        pairs: pairs(conds, metric),
        total: (measure == Measure::Zero).then_some(total),
    }
    .sum()
}

/// The suit that all clauses speak of.
fn only_suit(conds: &[&Cond]) -> Option<Suit> {
    let suits = conds.iter().map(|cond| match cond {
        Cond::Holding { suit: Slot::Suit(suit), .. } => Some(*suit),
        Cond::Points(Points { metric, .. }) => metric.slot().and_then(Slot::suit),
        _ => None,
    });
    let mut suits = suits.collect::<Option<Vec<_>>>()?;
    suits.dedup();
    if let [only] = suits.as_slice() { Some(*only) } else { None }
}

/// The sum of one suit's points.
fn suit_points(core: &[Pred], conds: &[&Cond], unknown: &PartialDeal) -> Option<Arithmetic> {
    let suit = only_suit(conds)?;
    let span = |hand: &HandDomain| {
        let (least, most) = hand.cells[suit.index()].facts().points;
        (i32::from(least), i32::from(most))
    };
    let hands = each_alone(core, unknown)?.each_ref().map(span);
    let total = crate::ir::hcp(unknown.table().pack().holding(suit)) as i32;
    Balance { hands, pairs: [None; 2], total: Some(total) }.sum()
}

/// The sum of one suit's lengths.
fn suit_lengths(core: &[Pred], conds: &[&Cond], unknown: &PartialDeal) -> Option<Arithmetic> {
    let suit = only_suit(conds)?;
    let span = |hand: &HandDomain| {
        let lengths = hand.cells[suit.index()].facts().lengths;
        (lengths.trailing_zeros() as i32, 15 - lengths.leading_zeros() as i32)
    };
    let hands = each_alone(core, unknown)?.each_ref().map(span);
    let total = unknown.table().pack().holding(suit).len() as i32;
    Balance { hands, pairs: pairs(conds, &Metric::Length(suit.into())), total: Some(total) }.sum()
}

/// The sum of a pair's lengths over the suits.
fn pair_lengths(core: &[Pred], conds: &[&Cond], unknown: &PartialDeal) -> Option<Arithmetic> {
    let hands = each_alone(core, unknown)?;
    [Pair::Declarer, Pair::Defense].into_iter().find_map(|pair| {
        let size = pair.roles().map(|role| i32::from(unknown.table().size(role))).iter().sum();
        let span = |suit: Suit| -> Span {
            let lengths = pair.roles().map(|role| hands[role.index()].cells[suit.index()].facts().lengths);
            let least: i32 = lengths.iter().map(|lengths| lengths.trailing_zeros() as i32).sum();
            let most: i32 = lengths.iter().map(|lengths| 15 - lengths.leading_zeros() as i32).sum();
            let most = most.min(unknown.table().pack().holding(suit).len() as i32);
            let (min, max) = pairs(conds, &Metric::Length(suit.into()))[pair as usize].unwrap_or((0, size));
            (least.max(min), most.min(max))
        };
        let terms = |end: &dyn Fn(Span) -> i32| {
            Suit::ALL.map(|suit| Term { label: suit.to_string(), value: end(span(suit)) }).to_vec()
        };
        let total = |terms: &[Term]| terms.iter().map(|term| term.value).sum::<i32>();
        let (mut least, most) = (terms(&|span| span.0), terms(&|span| span.1));
        if total(&least) > size {
            least.retain(|term| term.value > 0);
            return Arithmetic::new(least, size);
        }
        if total(&most) < size { Arithmetic::new(most, size) } else { None }
    })
}
