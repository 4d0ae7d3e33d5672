//! What is counted in a hand: its range, and what keeping it within bounds takes away.
//!
//! All of the DSL's methods of counting are a part that depends on the lengths plus or minus a part that
//! depends on the honours; cards of a suit and key cards are on their own.

use super::sums::Sum;
use crate::feasible::cell::lengths_within;
use crate::feasible::domain::{Clash, Domain, HandDomain};
use crate::feasible::honours::Count;
use crate::feasible::shapes::Measure;
use crate::ir::Metric;
use bridgeshape_runtime::{Holding, Rank, Role, Suit};

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::feasible) enum Value {
    /// A measure of the lengths and a count of the honours.
    Of(Measure, Count),
    /// A measure of the lengths less a count of the honours.
    Less(Measure, Count),
    /// Cards in a suit.
    Length(Suit),
    /// Aces, and the king of a suit.
    KeyCards(Suit),
}

impl Value {
    /// How a metric is counted; `None` while its suit is not chosen, and for a custom evaluator, of which
    /// nothing is deduced.
    pub(in crate::feasible) fn of(metric: &Metric) -> Option<Value> {
        Some(match metric {
            Metric::Hcp => Value::Of(Measure::Zero, Count::Hcp),
            Metric::Controls => Value::Of(Measure::Zero, Count::Controls),
            Metric::Aces => Value::Of(Measure::Zero, Count::Aces),
            Metric::Kings => Value::Of(Measure::Zero, Count::Kings),
            Metric::Queens => Value::Of(Measure::Zero, Count::Queens),
            Metric::Tp => Value::Of(Measure::Long, Count::Hcp),
            Metric::Dp => Value::Of(Measure::Short, Count::Hcp),
            Metric::Ltc => Value::Less(Measure::Places, Count::Tops),
            Metric::KeyCards(slot) => Value::KeyCards(slot.suit()?),
            Metric::Length(slot) => Value::Length(slot.suit()?),
            Metric::Custom(_) => return None,
        })
    }

    /// The least and the most that a hand may have.
    pub(in crate::feasible) fn range(self, hand: &HandDomain, role: Role) -> Result<(i32, i32), Clash> {
        Ok(match self {
            Value::Of(measure, count) => {
                let (cards, lengths) = parts(hand, role, measure, count)?;
                let known = kept(measure).map_or((0, Sum::FAR), |kept| hand.mixed[kept]);
                (known.0.max(cards.0 + lengths.0), known.1.min(cards.1 + lengths.1))
            }
            Value::Less(measure, count) => {
                let (cards, places) = parts(hand, role, measure, count)?;
                (places.0 - cards.1, places.1 - cards.0)
            }
            Value::Length(suit) => {
                let lengths = hand.cells[suit.index()].facts().lengths;
                if lengths == 0 {
                    return Err(Clash::Holding(role, suit));
                }
                (lengths.trailing_zeros() as i32, 15 - lengths.leading_zeros() as i32)
            }
            Value::KeyCards(suit) => {
                let (least, most) = hand.honours.range(Count::Aces).ok_or(Clash::Honours(role))?;
                let facts = hand.cells[suit.index()].facts();
                (least + king(facts.must), most + king(facts.may))
            }
        })
    }

    /// Takes away what would be outside the bounds.
    pub(super) fn keep(self, domain: &mut Domain, role: Role, min: i32, max: i32) -> Result<(), Clash> {
        let hand = &mut domain.hands[role.index()];
        match self {
            Value::Of(measure, count) => {
                if let Some(kept) = kept(measure) {
                    let known = &mut hand.mixed[kept];
                    *known = (known.0.max(min), known.1.min(max));
                    if known.0 > known.1 {
                        return Err(Clash::Sum);
                    }
                }
                let (cards, lengths) = parts(hand, role, measure, count)?;
                hand.honours.keep(count, min - lengths.1, max - lengths.0);
                hand.shapes.keep(measure, min - cards.1, max - cards.0);
            }
            Value::Less(measure, count) => {
                let (cards, places) = parts(hand, role, measure, count)?;
                hand.shapes.keep(measure, min + cards.0, max + cards.1);
                hand.honours.keep(count, places.0 - max, places.1 - min);
            }
            Value::Length(suit) => {
                let cell = &mut hand.cells[suit.index()];
                cell.keep_lengths(lengths_within(min, max));
                if cell.is_empty() {
                    return Err(Clash::Holding(role, suit));
                }
            }
            Value::KeyCards(suit) => keep_key_cards(hand, role, suit, min, max)?,
        }
        some_left(hand, role)
    }
}

/// Where a hand keeps the range of a mixed value: `tp` first, then `dp`.
const fn kept(measure: Measure) -> Option<usize> {
    match measure {
        Measure::Long => Some(0),
        Measure::Short => Some(1),
        Measure::Zero | Measure::Places => None,
    }
}

/// A least and a most.
type Span = (i32, i32);

/// The ranges of the honours' count and of the lengths' measure.
fn parts(hand: &HandDomain, role: Role, measure: Measure, count: Count) -> Result<(Span, Span), Clash> {
    let cards = hand.honours.range(count).ok_or(Clash::Honours(role))?;
    let lengths = hand.shapes.range(measure).ok_or(Clash::Shape(role))?;
    Ok((cards, lengths))
}

/// Whether honours and shapes are left.
pub(super) fn some_left(hand: &HandDomain, role: Role) -> Result<(), Clash> {
    if hand.honours.is_empty() {
        Err(Clash::Honours(role))
    } else if hand.shapes.is_empty() {
        Err(Clash::Shape(role))
    } else {
        Ok(())
    }
}

fn king(holding: Holding) -> i32 {
    i32::from(holding.contains(Rank::King))
}

fn keep_key_cards(hand: &mut HandDomain, role: Role, suit: Suit, min: i32, max: i32) -> Result<(), Clash> {
    let (least, most) = hand.honours.range(Count::Aces).ok_or(Clash::Honours(role))?;
    let cell = &mut hand.cells[suit.index()];
    if most < min {
        cell.require(Holding::VOID.with(Rank::King));
    }
    if least >= max {
        cell.forbid(Holding::VOID.with(Rank::King));
    }
    if cell.is_empty() {
        return Err(Clash::Holding(role, suit));
    }
    let facts = cell.facts();
    hand.honours.keep(Count::Aces, min - king(facts.may), max - king(facts.must));
    Ok(())
}
