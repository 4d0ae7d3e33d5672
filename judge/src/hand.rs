//! What a scenario may say of one hand, and whether a hand satisfies it.
//!
//! Each [`Clause`] is one key of a position in the API's JSON, and [`Clause::holds`] is its definition. A clause
//! may name a suit by a variable; the [`Assignment`] says which suit that is. A clause on a variable that has
//! no suit does not hold.
//!
//! Source: seed 000 §2; SEMANTICS 9, 11, 13, 16, 17.

use crate::bind::{Assignment, SuitName};
use crate::card::{Hand, Holding, Rank, Suit};
use crate::points;
use crate::shape::{ShapeClass, ShapePattern, ordered_shape};

/// Whole numbers from `min` to `max`; no `max` is no limit. A range with `min` above `max` holds nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    pub(crate) min: u32,
    pub(crate) max: Option<u32>,
}

impl Range {
    pub(crate) fn contains(self, value: u32) -> bool {
        self.min <= value && self.max.is_none_or(|max| value <= max)
    }
}

/// A number that a whole hand has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Measure {
    Hcp,
    TotalPoints,
    DistributionPoints,
    Losers,
    Aces,
    Kings,
    Queens,
    Controls,
}

impl Measure {
    pub(crate) fn of(self, hand: &Hand) -> u32 {
        match self {
            Measure::Hcp => points::hcp(hand),
            Measure::TotalPoints => points::total_points(hand),
            Measure::DistributionPoints => points::distribution_points(hand),
            Measure::Losers => points::losers(hand),
            Measure::Aces => points::count(hand, Rank::ACE),
            Measure::Kings => points::count(hand, Rank::KING),
            Measure::Queens => points::count(hand, Rank::QUEEN),
            Measure::Controls => points::controls(hand),
        }
    }
}

/// A relation between two lengths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Relation {
    More,
    AtLeast,
    Fewer,
    AtMost,
    Equal,
}

impl Relation {
    pub(crate) fn holds(self, left: u32, right: u32) -> bool {
        match self {
            Relation::More => left > right,
            Relation::AtLeast => left >= right,
            Relation::Fewer => left < right,
            Relation::AtMost => left <= right,
            Relation::Equal => left == right,
        }
    }
}

/// One alternative of `S~…`: the whole holding from the top, exact cards from ace to nine and a number of low ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pattern {
    pub(crate) high: Holding,
    pub(crate) low: Range,
}

impl Pattern {
    pub(crate) fn matches(self, holding: Holding) -> bool {
        holding.high() == self.high && self.low.contains(holding.low_count())
    }
}

/// `x:` and `xhcp:`: some suit among those not named has this length and these points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Jolly {
    pub(crate) length: Option<Range>,
    pub(crate) hcp: Option<Range>,
    /// The suits that it may not be.
    pub(crate) taken: Vec<SuitName>,
}

impl Jolly {
    /// The suits it may be, S H D C, once the variables have theirs.
    pub(crate) fn candidates<'a>(&'a self, suits: &'a Assignment) -> impl Iterator<Item = Suit> + 'a {
        Suit::ALL.into_iter().filter(|&suit| self.allows(suit, suits))
    }

    pub(crate) fn allows(&self, suit: Suit, suits: &Assignment) -> bool {
        self.taken.iter().all(|name| name.under(suits) != Some(suit))
    }

    pub(crate) fn holds_in(&self, holding: Holding) -> bool {
        self.length.is_none_or(|range| range.contains(holding.len()))
            && self.hcp.is_none_or(|range| range.contains(points::suit_hcp(holding)))
    }
}

/// A conjunction of clauses, as between the commas of `any(…, …)`.
pub(crate) type Alternative = Vec<Clause>;

/// One thing that a scenario says of one hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Clause {
    /// `S:5+`
    Length(SuitName, Range),
    /// `S=KJT`: of A K Q J T 9 exactly these.
    Honours(SuitName, Holding),
    /// `S~AKQ.|A...`: one of the alternatives describes the whole holding.
    Patterns(SuitName, Vec<Pattern>),
    /// `Shcp:3+`
    SuitHcp(SuitName, Range),
    /// `hcp:12-21`, `ltc:7`, `aces:2`, …
    Number(Measure, Range),
    /// `x:0-1 xhcp:0`
    Jolly(Jolly),
    /// `shape:balanced`
    Shape(ShapeClass),
    /// `shape:54xx`
    ShapePattern(ShapePattern),
    /// `kc:H3`
    KeyCards(SuitName, Range),
    /// `stop:S`
    Stopped(SuitName),
    /// `nostop:S`
    NotStopped(SuitName),
    /// `has:HQ`
    Has(SuitName, Rank),
    /// `lacks:HQ`
    Lacks(SuitName, Rank),
    /// `H>S`, of the two lengths.
    Compare(SuitName, Relation, SuitName),
    /// `longest:H`: no suit is longer.
    Longest(SuitName),
    /// `any(A, B)`: at least one alternative holds.
    Any(Vec<Alternative>),
    /// `not(A, B)`: no alternative holds.
    Not(Vec<Alternative>),
}

impl Clause {
    /// Whether the hand satisfies the clause, with the variables on these suits. A jolly may be any of its
    /// candidates, a pattern any of its alternatives.
    pub(crate) fn holds(&self, hand: &Hand, suits: &Assignment) -> bool {
        let in_suit = |name: &SuitName| name.under(suits).map(|suit| hand.suit(suit));
        match self {
            Clause::Length(suit, range) => in_suit(suit).is_some_and(|held| range.contains(held.len())),
            Clause::Honours(suit, high) => in_suit(suit).is_some_and(|held| held.high() == *high),
            Clause::Patterns(suit, patterns) => {
                in_suit(suit).is_some_and(|held| patterns.iter().any(|pattern| pattern.matches(held)))
            }
            Clause::SuitHcp(suit, range) => {
                in_suit(suit).is_some_and(|held| range.contains(points::suit_hcp(held)))
            }
            Clause::Number(measure, range) => range.contains(measure.of(hand)),
            Clause::Jolly(jolly) => jolly.candidates(suits).any(|suit| jolly.holds_in(hand.suit(suit))),
            Clause::Shape(class) => class.contains(hand),
            Clause::ShapePattern(pattern) => pattern.matches(hand),
            Clause::KeyCards(trumps, range) => {
                trumps.under(suits).is_some_and(|trumps| range.contains(points::key_cards(hand, trumps)))
            }
            Clause::Stopped(suit) => in_suit(suit).is_some_and(points::is_stopped),
            Clause::NotStopped(suit) => in_suit(suit).is_some_and(|held| !points::is_stopped(held)),
            Clause::Has(suit, rank) => in_suit(suit).is_some_and(|held| held.has(*rank)),
            Clause::Lacks(suit, rank) => in_suit(suit).is_some_and(|held| !held.has(*rank)),
            Clause::Compare(left, relation, right) => match (in_suit(left), in_suit(right)) {
                (Some(left), Some(right)) => relation.holds(left.len(), right.len()),
                _ => false,
            },
            Clause::Longest(suit) => in_suit(suit).is_some_and(|held| held.len() == ordered_shape(hand)[0]),
            Clause::Any(alternatives) => alternatives.iter().any(|one| all_hold(one, hand, suits)),
            Clause::Not(alternatives) => !alternatives.iter().any(|one| all_hold(one, hand, suits)),
        }
    }

    /// The suits that the clause names, inside alternatives too.
    pub(crate) fn suit_names(&self) -> Vec<SuitName> {
        match self {
            Clause::Length(suit, _)
            | Clause::Honours(suit, _)
            | Clause::Patterns(suit, _)
            | Clause::SuitHcp(suit, _)
            | Clause::KeyCards(suit, _)
            | Clause::Stopped(suit)
            | Clause::NotStopped(suit)
            | Clause::Has(suit, _)
            | Clause::Lacks(suit, _)
            | Clause::Longest(suit) => vec![*suit],
            Clause::Compare(left, _, right) => vec![*left, *right],
            Clause::Jolly(jolly) => jolly.taken.clone(),
            Clause::Any(alternatives) | Clause::Not(alternatives) => {
                alternatives.iter().flatten().flat_map(Clause::suit_names).collect()
            }
            Clause::Number(..) | Clause::Shape(_) | Clause::ShapePattern(_) => Vec::new(),
        }
    }
}

/// Whether every clause of a conjunction holds; an empty one does.
pub(crate) fn all_hold(clauses: &[Clause], hand: &Hand, suits: &Assignment) -> bool {
    clauses.iter().all(|clause| clause.holds(hand, suits))
}
