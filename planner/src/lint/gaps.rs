//! Gaps between the ranges of the alternatives of one `any(…)`: every alternative has a range of the same number, and
//! one or two values between two of them are in none, though a deal could have them.
//!
//! A slip looks like that (`any(hcp:6-11 …, hcp:13+ …)`). Wider gaps, and gaps no narrower than a range beside them, are
//! taken to be meant (`any(hcp:6-11, hcp:16-20)`: weak or strong; `any(kc:H0, kc:H3)`).

use super::ask::{Ask, Found};
use super::hint;
use super::page::Page;
use super::parts::{Alternative, Kind};
use bridgeshape_dsl_ir::diag::lint::Lint;
use bridgeshape_dsl_ir::diag::{Diag, Origin};
use bridgeshape_dsl_ir::ir::{Cond, HoldingCond, Leaf, Metric, Points, Pred, Range, Slot};
use bridgeshape_runtime::Role;
use std::collections::BTreeSet;

/// The most values of a gap.
const WIDEST: i32 = 2;

/// A number of one hand.
#[derive(Clone, Debug, PartialEq)]
enum Number {
    Length(Slot),
    SuitHcp(Slot),
    Points(Metric),
}

/// Values of a number that alternatives allow without a gap, and where the least and the greatest are written.
#[derive(Clone, Debug)]
struct Values<'a> {
    min: i32,
    max: i32,
    from: &'a str,
    to: &'a str,
}

pub(super) fn hints(page: &Page<'_>, ask: &mut Ask) -> Vec<Diag> {
    let mut said = BTreeSet::new();
    let mut diags = Vec::new();
    for linted in &page.scenarios {
        for (at, part) in linted.parts.iter().enumerate() {
            let Kind::Any(alternatives) = &part.kind else { continue };
            for (hand, number) in numbers(alternatives) {
                for [below, above] in gaps(alternatives, hand, &number) {
                    let pointers = [below.to, above.from];
                    let places = pointers.map(|pointer| linted.mark(pointer));
                    if said.contains(&places) {
                        continue;
                    }
                    let missing = (below.max + 1..above.min).filter(|&value| {
                        let others = linted.parts.iter().enumerate().filter(|(i, _)| *i != at);
                        let there = Pred::leaf(number.cond(hand, value), Origin::Json(String::new()));
                        let tree = Pred::all(others.map(|(_, part)| part.pred()).chain([there]));
                        ask.possible(&linted.scenario, tree, &linted.deal, Some(hand)) == Found::Some
                    });
                    let missing: Vec<i32> = missing.collect();
                    if let (Some(&min), Some(&max)) = (missing.first(), missing.last()) {
                        said.insert(places);
                        let what = number.named(hand);
                        diags.push(hint(linted, Lint::Gap { what, min, max }, &pointers));
                    }
                }
            }
        }
    }
    diags
}

/// The numbers of which every alternative has a range.
fn numbers(alternatives: &[Alternative]) -> Vec<(Role, Number)> {
    let Some(first) = alternatives.first() else { return Vec::new() };
    let mut numbers: Vec<(Role, Number)> = Vec::new();
    for found in first.parts.iter().filter_map(number).map(|(hand, number, _)| (hand, number)) {
        let has = |one: &Alternative| one.parts.iter().filter_map(number).any(|(h, n, _)| (h, n) == found);
        if !numbers.contains(&found) && alternatives.iter().all(has) {
            numbers.push(found);
        }
    }
    numbers
}

/// Each narrow gap: the values below and those above.
fn gaps<'a>(alternatives: &'a [Alternative], hand: Role, number: &Number) -> Vec<[Values<'a>; 2]> {
    let mut ranges: Vec<Values<'a>> =
        alternatives.iter().filter_map(|one| values(one, hand, number)).collect();
    ranges.sort_by_key(|range| (range.min, range.max));
    let mut blocks: Vec<Values<'a>> = Vec::new();
    for range in ranges {
        match blocks.last_mut() {
            Some(block) if range.min <= block.max.saturating_add(1) => {
                if range.max > block.max {
                    (block.max, block.to) = (range.max, range.to);
                }
            }
            _ => blocks.push(range),
        }
    }
    let pairs = blocks.windows(2).filter_map(|two| <[Values<'a>; 2]>::try_from(two.to_vec()).ok());
    let is_slip = |[below, above]: &[Values<'a>; 2]| {
        let gap = above.min - below.max - 1;
        let is_wider = |block: &Values<'_>| block.max.saturating_sub(block.min) >= gap;
        gap <= WIDEST && is_wider(below) && is_wider(above)
    };
    pairs.filter(is_slip).collect()
}

/// The values of a number that an alternative allows; `None` where it allows none.
fn values<'a>(alternative: &'a Alternative, hand: Role, wanted: &Number) -> Option<Values<'a>> {
    let mut all: Option<Values<'a>> = None;
    for part in &alternative.parts {
        let Some((of, number, range)) = number(part) else { continue };
        if of != hand || number != *wanted {
            continue;
        }
        all = Some(match all {
            Some(have) => Values { min: have.min.max(range.min), max: have.max.min(range.max), ..have },
            None => range,
        });
    }
    all.filter(|range| range.min <= range.max)
}

/// The number that a clause gives a range.
fn number(part: &Pred) -> Option<(Role, Number, Values<'_>)> {
    let Pred::Leaf(Leaf { cond, origin: Origin::Json(pointer) }) = part else { return None };
    let of = |Range { min, max }: Range| (i32::from(min), max.map_or(i32::MAX, i32::from));
    let (hand, number, (min, max)) = match cond {
        Cond::Holding { hand, suit, is: HoldingCond::Length(range) } => {
            (*hand, Number::Length(*suit), of(*range))
        }
        Cond::Holding { hand, suit, is: HoldingCond::Hcp(range) } => {
            (*hand, Number::SuitHcp(*suit), of(*range))
        }
        Cond::Points(Points { hands, metric, min, max }) => {
            (hands.single()?, Number::Points(metric.clone()), (*min, max.unwrap_or(i32::MAX)))
        }
        _ => return None,
    };
    Some((hand, number, Values { min, max, from: pointer, to: pointer }))
}

impl Number {
    /// With the hand, as in a clause without its range.
    fn named(&self, hand: Role) -> String {
        match self {
            Number::Length(slot) => format!("{hand} {slot}"),
            Number::SuitHcp(slot) => format!("{hand} {slot}hcp"),
            Number::Points(metric) => format!("{hand} {metric}"),
        }
    }

    /// That it is just this.
    fn cond(&self, hand: Role, value: i32) -> Cond {
        let exactly = u16::try_from(value).unwrap_or_default();
        let range = Range { min: exactly, max: Some(exactly) };
        match self {
            Number::Length(suit) => Cond::Holding { hand, suit: *suit, is: HoldingCond::Length(range) },
            Number::SuitHcp(suit) => Cond::Holding { hand, suit: *suit, is: HoldingCond::Hcp(range) },
            Number::Points(metric) => Cond::Points(Points::new(hand, metric.clone(), range)),
        }
    }
}
