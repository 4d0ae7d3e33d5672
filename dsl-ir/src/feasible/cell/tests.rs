//! Cells against all 8,192 holdings.

use super::*;
use crate::ir::{Pattern, Range, hcp};
use bridgeshape_runtime::{HoldingSet, Rank};
use std::sync::Arc;

/// A few conditions of each kind, none of them finer than the classes but the last two.
fn conditions() -> Vec<HoldingCond> {
    let range = |min, max| Range { min, max };
    let high = |bits: u16| Holding::from_bits(bits << LOWS);
    vec![
        HoldingCond::Length(range(3, Some(5))),
        HoldingCond::Length(range(7, None)),
        HoldingCond::Hcp(range(2, Some(6))),
        HoldingCond::Hcp(range(10, None)),
        HoldingCond::Cards(high(0b01_0010)),
        HoldingCond::Cards(Holding::VOID),
        HoldingCond::Pattern(Pattern { cards: high(0b10_0000), low_min: 1, low_max: Some(3) }),
        HoldingCond::Pattern(Pattern { cards: high(0b00_1001), low_min: 2, low_max: None }),
        HoldingCond::Stopper,
        HoldingCond::NoStopper,
        HoldingCond::Has(Rank::King),
        HoldingCond::Lacks(Rank::Nine),
        HoldingCond::Has(Rank::Five),
        HoldingCond::Lacks(Rank::Two),
        HoldingCond::Set(Arc::new(HoldingSet::from_fn(|holding| holding.index() % 5 == 2))),
        HoldingCond::Set(Arc::new(HoldingSet::from_fn(|holding| holding.bits() & 0b101 == 0b100))),
    ]
}

/// Every pair of conditions, each asked or refused.
fn each_pair(mut see: impl FnMut(&Cell, &dyn Fn(Holding) -> bool, bool)) {
    let conditions = conditions();
    for (first, a) in conditions.iter().enumerate() {
        for (second, b) in conditions.iter().enumerate() {
            for (a_holds, b_holds) in [(true, true), (true, false), (false, true), (false, false)] {
                let mut cell = Cell::new(Holding::FULL);
                cell.impose(a, a_holds);
                cell.impose(b, b_holds);
                let exact = first.max(second) < conditions.len() - 2;
                see(&cell, &|h| a.holds(h) == a_holds && b.holds(h) == b_holds, exact);
            }
        }
    }
}

#[test]
fn a_cell_allows_all_that_holds_and_little_more() {
    each_pair(|cell, holds, exact| {
        for holding in Holding::all() {
            assert!(cell.allows(holding) || !holds(holding), "{holding} is lost");
            assert!(!exact || cell.allows(holding) == holds(holding), "{holding} is wrong");
        }
    });
}

#[test]
fn facts_are_those_of_the_holdings_that_are_left() {
    each_pair(|cell, _, _| {
        let left: Vec<Holding> = Holding::all().filter(|&holding| cell.allows(holding)).collect();
        let facts = cell.facts();
        assert_eq!(cell.is_empty(), left.is_empty());
        if left.is_empty() {
            return;
        }
        let must = left.iter().fold(Holding::FULL.bits(), |must, holding| must & holding.bits());
        let may = left.iter().fold(0, |may, holding| may | holding.bits());
        assert_eq!((facts.must.bits(), facts.may.bits()), (must, may));
        assert_eq!(facts.lengths, left.iter().fold(0, |bits, holding| bits | 1 << holding.len()));
        for length in (0..14).filter(|length| facts.lengths >> length & 1 == 1) {
            let points = || left.iter().filter(|holding| holding.len() == length).map(|&h| hcp(h) as i8);
            assert_eq!(points().min(), Some(facts.least[length]));
            assert_eq!(points().max(), Some(facts.most[length]));
        }
        let points = || left.iter().map(|&holding| hcp(holding) as i8);
        assert_eq!((points().min(), points().max()), (Some(facts.points.0), Some(facts.points.1)));
    });
}

#[test]
fn a_join_allows_what_either_does() {
    let conditions = conditions();
    for a in &conditions {
        for b in &conditions {
            let [mut joined, other] = [a, b].map(|condition| {
                let mut cell = Cell::new(Holding::FULL);
                cell.impose(condition, true);
                cell
            });
            joined.join(&other);
            for holding in Holding::all() {
                assert!(joined.allows(holding) || !(a.holds(holding) || b.holds(holding)), "{holding}");
            }
        }
    }
}
