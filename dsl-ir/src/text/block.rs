//! What one block of a position says, with the place of every part; also one alternative of `any(…)` or `not(…)`.

use super::clause::Constraint;
use super::range::print;
use super::token::{Fault, Word};
use crate::diag::syntax::Syntax;
use crate::wire::{Compare, Pattern, Range};
use crate::{SuitRef, Var};
use std::collections::{BTreeMap, BTreeSet};

/// Bytes of the scenario's text.
pub(super) type Span = std::ops::Range<usize>;

/// A number that a hand has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Measure {
    Length(SuitRef),
    SuitHcp(SuitRef),
    Jolly,
    JollyHcp,
    Hcp,
    Aces,
    Kings,
    Queens,
    Controls,
    TotalPoints,
    DistributionPoints,
    Losers,
    KeyCards(SuitRef),
}

impl Measure {
    /// The measure of a key that takes a range and no suit.
    pub(super) fn counter(name: &str) -> Option<Measure> {
        Some(match name {
            "hcp" => Measure::Hcp,
            "aces" => Measure::Aces,
            "kings" => Measure::Kings,
            "queens" => Measure::Queens,
            "controls" => Measure::Controls,
            "tp" => Measure::TotalPoints,
            "dp" => Measure::DistributionPoints,
            "ltc" => Measure::Losers,
            _ => return None,
        })
    }

    /// Its place in the API's JSON, below the position.
    pub(super) fn pointer(self) -> String {
        match self {
            Measure::Length(suit) => format!("suits/{suit}"),
            Measure::SuitHcp(suit) => format!("suit_hcp/{suit}"),
            Measure::KeyCards(suit) => format!("keycards/{suit}"),
            Measure::Jolly => String::from("x"),
            Measure::JollyHcp => String::from("x_hcp"),
            _ => String::from(self.name()),
        }
    }

    /// As the DSL writes it, up to the range.
    pub(super) fn key(self) -> String {
        match self {
            Measure::Length(suit) => format!("{suit}:"),
            Measure::SuitHcp(suit) => format!("{suit}hcp:"),
            Measure::KeyCards(suit) => format!("kc:{suit}"),
            _ => format!("{}:", self.name()),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Measure::Hcp => "hcp",
            Measure::Aces => "aces",
            Measure::Kings => "kings",
            Measure::Queens => "queens",
            Measure::Controls => "controls",
            Measure::TotalPoints => "tp",
            Measure::DistributionPoints => "dp",
            Measure::Losers => "ltc",
            Measure::Jolly => "x",
            Measure::JollyHcp => "xhcp",
            Measure::Length(_) | Measure::SuitHcp(_) | Measure::KeyCards(_) => "",
        }
    }

    fn suit(self) -> Option<SuitRef> {
        match self {
            Measure::Length(suit) | Measure::SuitHcp(suit) | Measure::KeyCards(suit) => Some(suit),
            _ => None,
        }
    }
}

/// One `any(…)`.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) span: Span,
    pub(super) alternatives: Vec<(Block, Span)>,
}

/// What a block says.
#[derive(Clone, Debug, Default)]
pub(super) struct Block {
    pub(super) ranges: BTreeMap<Measure, (Range, Span)>,
    pub(super) honours: BTreeMap<SuitRef, (String, Span)>,
    pub(super) patterns: BTreeMap<SuitRef, (Vec<Pattern>, Span)>,
    pub(super) stoppers: BTreeMap<SuitRef, (u8, Span)>,
    pub(super) has: Vec<(SuitRef, String, Span)>,
    pub(super) lacks: Vec<(SuitRef, String, Span)>,
    pub(super) compare: Vec<(Compare, Span)>,
    pub(super) longest: Vec<(SuitRef, Span)>,
    pub(super) shape: Option<(Shape, Span)>,
    pub(super) any: Vec<Group>,
    pub(super) not: Vec<(Block, Span)>,
    /// `quiet`, with its own range of points if it gives one.
    pub(super) quiet: Option<(Option<Range>, Span)>,
}

/// A shape, in either form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// `balanced`
    Class(String),
    /// `54xx`
    Pattern(String),
}

impl Block {
    /// Adds a constraint. The same key twice is an error, the same condition twice a hint; a fit is not of the block.
    pub(super) fn add(&mut self, constraint: Constraint, word: Word<'_>) -> Result<(), Fault> {
        let span = word.range();
        let repeated = || word.fault(Syntax::RepeatedToken { token: String::from(word.text) });
        match constraint {
            Constraint::Range(measure, range) => put(&mut self.ranges, measure, range, word, measure.key()),
            Constraint::Honours(suit, cards) => put(&mut self.honours, suit, cards, word, format!("{suit}=")),
            Constraint::Pattern(suit, ways) => put(&mut self.patterns, suit, ways, word, format!("{suit}~")),
            Constraint::Stopper(suit, wanted) => {
                put(&mut self.stoppers, suit, wanted, word, format!("stop:{suit}"))
            }
            Constraint::Has(suit, card) => match self.has.iter().find(|(_, held, _)| *held == card) {
                Some((_, _, first)) => Err(repeated().with(first.clone())),
                None => {
                    self.has.push((suit, card, span));
                    Ok(())
                }
            },
            Constraint::Lacks(suit, card) => match self.lacks.iter().find(|(_, held, _)| *held == card) {
                Some((_, _, first)) => Err(repeated().with(first.clone())),
                None => {
                    self.lacks.push((suit, card, span));
                    Ok(())
                }
            },
            Constraint::Compare(compare) => match self.compare.iter().find(|(known, _)| *known == compare) {
                Some((_, first)) => Err(repeated().with(first.clone())),
                None => {
                    self.compare.push((compare, span));
                    Ok(())
                }
            },
            Constraint::Longest(suit) => match self.longest.iter().find(|(known, _)| *known == suit) {
                Some((_, first)) => Err(repeated().with(first.clone())),
                None => {
                    self.longest.push((suit, span));
                    Ok(())
                }
            },
            Constraint::Shape(class) => self.add_once(Shape::Class(class), word),
            Constraint::ShapePattern(pattern) => self.add_once(Shape::Pattern(pattern), word),
            Constraint::Quiet(points) => match &self.quiet {
                Some((_, first)) => Err(twice(word, String::from("quiet")).with(first.clone())),
                None => {
                    self.quiet = Some((points, span));
                    Ok(())
                }
            },
            Constraint::Fit(_) => Err(word.fault(Syntax::Misplaced { token: String::from(word.text) })),
        }
    }

    fn add_once(&mut self, shape: Shape, word: Word<'_>) -> Result<(), Fault> {
        match &self.shape {
            Some((_, first)) => Err(twice(word, String::from("shape:")).with(first.clone())),
            None => {
                self.shape = Some((shape, word.range()));
                Ok(())
            }
        }
    }

    /// The suit variables that it uses.
    pub(super) fn variables(&self) -> BTreeSet<Var> {
        let mut suits: Vec<SuitRef> = Vec::new();
        suits.extend(self.ranges.keys().filter_map(|m| m.suit()));
        suits.extend(self.honours.keys());
        suits.extend(self.patterns.keys());
        suits.extend(self.stoppers.keys());
        suits.extend(self.has.iter().chain(&self.lacks).map(|(suit, ..)| suit));
        suits.extend(self.compare.iter().flat_map(|(c, _)| [c.left, c.right]));
        suits.extend(self.longest.iter().map(|(suit, _)| suit));
        let own = suits.into_iter().filter_map(|suit| match suit {
            SuitRef::Var(var) => Some(var),
            SuitRef::Suit(_) => None,
        });
        let inner = self.any.iter().flat_map(|group| &group.alternatives).chain(&self.not);
        own.chain(inner.flat_map(|(block, _)| block.variables())).collect()
    }
}

fn twice(word: Word<'_>, key: String) -> Fault {
    word.fault(Syntax::DuplicateKey { key })
}

fn put<K: Ord, V>(
    map: &mut BTreeMap<K, (V, Span)>,
    key: K,
    value: V,
    word: Word<'_>,
    written: String,
) -> Result<(), Fault> {
    match map.get(&key) {
        Some((_, first)) => Err(twice(word, written).with(first.clone())),
        None => {
            map.insert(key, (value, word.range()));
            Ok(())
        }
    }
}

/// A constraint's value as the DSL writes it, for messages about two blocks.
pub(super) fn written(measure: Measure, range: Range) -> String {
    format!("{}{}", measure.key(), print(range))
}
