//! What kind of contradiction a smallest set of clauses is, by the kinds of clause in it and the hands that they
//! speak of, and the sum that shows it.
//!
//! Only bound clauses come here. A union among them is a union without branches; else the plain clauses decide,
//! one hand or several.

use super::hand::alone;
use super::{one_hand, several_hands};
use crate::diag::conflict::{Arithmetic, Clauses, Conflict};
use crate::feasible::domain::HandDomain;
use crate::ir::{Cond, HoldingCond, Leaf, Metric, Points, Pred};
use bridgeshape_runtime::{Card, Holding, PartialDeal, Role, Suit};

/// A kind of contradiction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    CardTwice(Card),
    ExactCards,
    CardsBelow,
    CardsAbove,
    SuitMinimums,
    PairPoints,
    Points,
    Shape,
    NoBranch,
}

/// A kind, and the sum that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Finding {
    pub(super) kind: Kind,
    pub(super) sum: Option<Arithmetic>,
}

impl Kind {
    /// The same kind, whatever the card.
    pub(super) fn is_like(self, other: Kind) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }

    /// Without a sum.
    pub(super) const fn alone(self) -> Finding {
        Finding { kind: self, sum: None }
    }

    /// With the sum that shows it, if there is one.
    pub(super) const fn with(self, sum: Option<Arithmetic>) -> Finding {
        Finding { kind: self, sum }
    }

    /// The message.
    pub(super) fn conflict(self, clauses: Clauses) -> Conflict {
        match self {
            Kind::CardTwice(card) => Conflict::CardTwice { card, clauses },
            Kind::ExactCards => Conflict::ExactCards(clauses),
            Kind::CardsBelow => Conflict::CardsBelowMinimum(clauses),
            Kind::CardsAbove => Conflict::CardsAboveMaximum(clauses),
            Kind::SuitMinimums => Conflict::SuitMinimums(clauses),
            Kind::PairPoints => Conflict::PairPoints(clauses),
            Kind::Points => Conflict::Points(clauses),
            Kind::Shape => Conflict::Shape(clauses),
            Kind::NoBranch => Conflict::NoBranch(clauses),
        }
    }
}

/// What the plain clauses are about.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct About {
    /// Cards by name: exact cards, patterns, has and lacks, stoppers, other sets.
    pub(super) cards: bool,
    /// Lengths of suits, shapes.
    pub(super) lengths: bool,
    /// Points of a suit.
    pub(super) suit_points: bool,
    /// Points of hands.
    pub(super) points: bool,
}

impl About {
    fn of(conds: &[&Cond]) -> About {
        let mut about = About::default();
        for cond in conds {
            match cond {
                Cond::Holding { is: HoldingCond::Length(_), .. } | Cond::Lengths { .. } => {
                    about.lengths = true
                }
                Cond::Holding { is: HoldingCond::Hcp(_), .. } => about.suit_points = true,
                Cond::Holding { .. } => about.cards = true,
                Cond::Points(Points { metric, .. }) if is_length(metric) => about.lengths = true,
                Cond::Points(_) => about.points = true,
            }
        }
        about
    }
}

/// What kind of contradiction a smallest set of bound clauses is.
pub(super) fn classify(core: &[Pred], unknown: &PartialDeal) -> Finding {
    let mut conds = Vec::new();
    for clause in core {
        match clause {
            Pred::Leaf(Leaf { cond, .. }) => conds.push(cond),
            _ => return Kind::NoBranch.alone(),
        }
    }
    let about = About::of(&conds);
    let mut hands: Vec<Role> =
        conds.iter().flat_map(|cond| cond.hands().roles().collect::<Vec<_>>()).collect();
    hands.sort_unstable();
    hands.dedup();
    match hands.as_slice() {
        [hand] => one_hand::finding(&conds, *hand, about, unknown),
        _ => several_hands::finding(core, &conds, about, unknown),
    }
}

/// Whether it counts cards of a suit (a fit).
pub(super) const fn is_length(metric: &Metric) -> bool {
    matches!(metric, Metric::Length(_))
}

/// The card that the clauses of two hands claim each by themselves.
pub(super) fn card_twice(core: &[Pred], unknown: &PartialDeal) -> Option<Card> {
    let hands = Role::ALL.map(|role| alone(core, role, unknown));
    Suit::ALL.into_iter().find_map(|suit| {
        let must = |hand: &Option<HandDomain>| {
            hand.as_ref().map_or(0, |hand| hand.cells[suit.index()].facts().must.bits())
        };
        let mut claimed = 0;
        hands.iter().map(must).find_map(|cards| {
            let twice = claimed & cards;
            claimed |= cards;
            Some(Card::new(suit, Holding::from_bits(twice).ranks().next()?))
        })
    })
}
