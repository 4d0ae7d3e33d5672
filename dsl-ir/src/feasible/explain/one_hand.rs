//! Contradictions inside one hand.

use super::classify::{About, Finding, Kind};
use crate::diag::conflict::{Arithmetic, Term};
use crate::feasible::cell::Cell;
use crate::ir::{Cond, HoldingCond, Metric, Points, Slot, hcp};
use bridgeshape_runtime::{Holding, PartialDeal, Role, Suit};

/// What the clauses of one hand ask of one suit.
#[derive(Debug)]
struct InSuit<'a> {
    suit: Suit,
    conds: Vec<&'a HoldingCond>,
}

/// What kind of contradiction the clauses of one hand are.
pub(super) fn finding(conds: &[&Cond], hand: Role, about: About, unknown: &PartialDeal) -> Finding {
    let suits = by_suit(conds);
    let holdings_only = suits.iter().map(|suit| suit.conds.len()).sum::<usize>() == conds.len();
    match suits.as_slice() {
        [suit] if holdings_only => return one_suit(suit, about),
        _ => {}
    }
    if about.points {
        return points(conds, &suits, hand, unknown);
    }
    if about.cards || about.suit_points {
        return Kind::ExactCards.alone();
    }
    Kind::Shape.with(lengths(&suits, unknown.table().size(hand)))
}

fn by_suit<'a>(conds: &[&'a Cond]) -> Vec<InSuit<'a>> {
    let of = |suit: Suit| {
        let asked = |cond: &&'a Cond| match *cond {
            Cond::Holding { suit: Slot::Suit(named), is, .. } if *named == suit => Some(is),
            _ => None,
        };
        InSuit { suit, conds: conds.iter().filter_map(asked).collect() }
    };
    Suit::ALL.into_iter().map(of).filter(|suit| !suit.conds.is_empty()).collect()
}

/// Clauses about one suit only.
fn one_suit(suit: &InSuit<'_>, about: About) -> Finding {
    let exact = suit.conds.iter().find_map(|cond| exact_cards(cond));
    let spans = suit.conds.iter().filter_map(|cond| match cond {
        HoldingCond::Hcp(range) => Some((i32::from(range.min), range.max.map(i32::from))),
        _ => None,
    });
    if let (Some(cards), Some((min, max))) = (exact, spans.clone().next()) {
        let value = hcp(cards) as i32;
        let term = vec![Term { label: label(suit.suit, cards), value }];
        if let Some(max) = max.filter(|&max| value > max) {
            return Kind::CardsAbove.with(Arithmetic::new(term, max));
        }
        if value < min {
            return Kind::CardsBelow.with(Arithmetic::new(term, min));
        }
    }
    let pattern = suit.conds.iter().any(|cond| matches!(cond, HoldingCond::Pattern(_)));
    match about {
        _ if pattern && (about.lengths || suit.conds.len() == 1) => Kind::NoBranch.alone(),
        About { suit_points: true, cards: false, .. } => {
            let mut without = Cell::new(Holding::FULL);
            let other = suit.conds.iter().filter(|cond| !matches!(cond, HoldingCond::Hcp(_)));
            other.for_each(|cond| without.impose(cond, true));
            let (least, most) = without.facts().points;
            Kind::Points.with(ranges(spans.chain([(i32::from(least), Some(i32::from(most)))])))
        }
        About { suit_points: true, .. } => Kind::Points.alone(),
        About { cards: true, .. } => Kind::ExactCards.alone(),
        _ => Kind::Shape.with(ranges(suit.conds.iter().filter_map(|cond| match cond {
            HoldingCond::Length(range) => Some((i32::from(range.min), range.max.map(i32::from))),
            _ => None,
        }))),
    }
}

/// The high cards that a condition fixes.
const fn exact_cards(cond: &HoldingCond) -> Option<Holding> {
    match cond {
        HoldingCond::Cards(cards) => Some(*cards),
        HoldingCond::Pattern(pattern) => Some(pattern.cards),
        _ => None,
    }
}

/// `S=AK`, `S=x`.
fn label(suit: Suit, cards: Holding) -> String {
    if cards.is_empty() { format!("{suit}=x") } else { format!("{suit}={cards}") }
}

/// The greatest minimum against the least maximum, where these clash.
fn ranges(spans: impl Iterator<Item = (i32, Option<i32>)> + Clone) -> Option<Arithmetic> {
    let min = spans.clone().map(|(min, _)| min).max()?;
    let max = spans.filter_map(|(_, max)| max).min()?;
    if min > max { Arithmetic::plain(min, max) } else { None }
}

/// Points of the hand, perhaps against what its suits have.
fn points(conds: &[&Cond], suits: &[InSuit<'_>], hand: Role, unknown: &PartialDeal) -> Finding {
    let hcp_ranges = conds.iter().filter_map(|cond| match cond {
        Cond::Points(Points { metric: Metric::Hcp, min, max, .. }) => Some((*min, *max)),
        _ => None,
    });
    let only_hcp = conds.iter().all(|cond| match cond {
        Cond::Points(points) => points.metric == Metric::Hcp,
        Cond::Holding { .. } => true,
        Cond::Lengths { .. } => false,
    });
    if let (true, Some((min, max))) = (only_hcp, hcp_ranges.clone().next())
        && let Some(finding) = suits_against_hand(suits, min, max, unknown)
    {
        return finding;
    }
    let mut spans: Vec<_> = Vec::new();
    let mut metrics: Vec<&Metric> = Vec::new();
    for cond in conds {
        if let Cond::Points(Points { metric, min, max, .. }) = cond {
            spans.push((*min, *max));
            if !metrics.contains(&metric) {
                metrics.push(metric);
            }
        }
    }
    let sum = match metrics.as_slice() {
        [metric] if spans.len() == conds.len() => {
            ranges(spans.iter().copied().chain(reach(metric, hand, unknown)))
        }
        _ => None,
    };
    Kind::Points.with(sum)
}

/// The least and the most of a metric that a hand can have at all.
fn reach(metric: &Metric, hand: Role, unknown: &PartialDeal) -> Option<(i32, Option<i32>)> {
    let table = unknown.table();
    let (least, most) = metric.evaluator()?.bounds(table.pack(), table.size(hand))?;
    Some((least / 4, Some(most / 4)))
}

/// The points that the suits must have, or may have at most, against the hand's range.
fn suits_against_hand(
    suits: &[InSuit<'_>],
    min: i32,
    max: Option<i32>,
    unknown: &PartialDeal,
) -> Option<Finding> {
    let pack = unknown.table().pack();
    let mut exact = false;
    let (mut least, mut most) = (Vec::new(), Vec::new());
    for suit in Suit::ALL {
        let mut cell = Cell::new(pack.holding(suit));
        let asked = suits.iter().find(|asked| asked.suit == suit);
        let mut label = suit.to_string();
        for cond in asked.into_iter().flat_map(|asked| &asked.conds) {
            cell.impose(cond, true);
            exact |= matches!(cond, HoldingCond::Has(_));
            if let Some(cards) = exact_cards(cond) {
                exact = true;
                label = self::label(suit, cards);
            }
        }
        let (low, high) = cell.facts().points;
        least.push(Term { label: label.clone(), value: i32::from(low) });
        most.push(Term { label, value: i32::from(high) });
    }
    let total = |terms: &[Term]| terms.iter().map(|term| term.value).sum::<i32>();
    if let Some(max) = max.filter(|&max| total(&least) > max) {
        least.retain(|term| term.value > 0);
        let kind = if exact { Kind::CardsAbove } else { Kind::SuitMinimums };
        return Some(kind.with(Arithmetic::new(least, max)));
    }
    if total(&most) < min {
        let kind = if exact { Kind::CardsBelow } else { Kind::Points };
        return Some(kind.with(Arithmetic::new(most, min)));
    }
    None
}

/// Lengths that are too many or too few for the hand.
fn lengths(suits: &[InSuit<'_>], size: u8) -> Option<Arithmetic> {
    let size = i32::from(size);
    let (mut least, mut most) = (Vec::new(), Vec::new());
    for suit in Suit::ALL {
        let (mut min, mut max) = (0, size);
        for cond in suits.iter().filter(|asked| asked.suit == suit).flat_map(|asked| &asked.conds) {
            if let HoldingCond::Length(range) = cond {
                min = min.max(i32::from(range.min));
                max = max.min(range.max.map_or(size, i32::from));
            }
        }
        least.push(Term { label: suit.to_string(), value: min });
        most.push(Term { label: suit.to_string(), value: max });
    }
    let total = |terms: &[Term]| terms.iter().map(|term| term.value).sum::<i32>();
    if total(&least) > size {
        least.retain(|term| term.value > 0);
        Arithmetic::new(least, size)
    } else if total(&most) < size {
        Arithmetic::new(most, size)
    } else {
        None
    }
}
