//! The capabilities that a scenario needs: the tags of `requires` (seed 000 §1.1, SEMANTICS 25).

use super::{Context, Position, Scenario};
use crate::SuitRef;
use bridgeshape_runtime::Role;
use std::collections::BTreeSet;
use std::fmt;

/// A capability, in the order of the seed's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tag {
    /// Exact honours: `S=KJT`.
    SuitCards,
    /// Patterns of a suit: `S~AKQ.`.
    SuitPatterns,
    /// Suit variables: `$a`.
    Vars,
    /// `stop:S`, `nostop:S`.
    Stoppers,
    /// `has:HQ`, `lacks:SK`.
    CardPresence,
    /// `aces`, `kings`, `queens`, `controls`, `kc`.
    Controls,
    /// `tp`, `dp`, `ltc`.
    Points,
    /// `pairhcp`, `pairtp`, `defhcp`.
    PairPoints,
    /// `H>S`, `longest:H`.
    Compare,
    /// `shape:54xx`, `shape:semi_balanced`.
    ShapePattern,
    /// `any(…)`, `not(…)`.
    AnyNot,
    /// Dealer, vulnerability, auction, contract, declarer, lead.
    Context,
    /// `weight:3`.
    Weight,
}

impl Tag {
    /// All of them; this version supports every one.
    pub const ALL: [Tag; 13] = [
        Tag::SuitCards,
        Tag::SuitPatterns,
        Tag::Vars,
        Tag::Stoppers,
        Tag::CardPresence,
        Tag::Controls,
        Tag::Points,
        Tag::PairPoints,
        Tag::Compare,
        Tag::ShapePattern,
        Tag::AnyNot,
        Tag::Context,
        Tag::Weight,
    ];

    /// The API's spelling.
    pub const fn as_str(self) -> &'static str {
        match self {
            Tag::SuitCards => "suit_cards",
            Tag::SuitPatterns => "suit_patterns",
            Tag::Vars => "vars",
            Tag::Stoppers => "stoppers",
            Tag::CardPresence => "card_presence",
            Tag::Controls => "controls",
            Tag::Points => "points",
            Tag::PairPoints => "pair_points",
            Tag::Compare => "compare",
            Tag::ShapePattern => "shape_pattern",
            Tag::AnyNot => "any_not",
            Tag::Context => "context",
            Tag::Weight => "weight",
        }
    }

    /// The tag of a spelling; `None` for a capability that this version does not know.
    pub fn from_name(name: &str) -> Option<Tag> {
        Tag::ALL.into_iter().find(|tag| tag.as_str() == name)
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The tags that a scenario needs, in the order of the seed's table; from inside `any` and `not` too. What the
/// scenario itself lists in `requires` plays no part.
pub fn tags(scenario: &Scenario) -> Vec<Tag> {
    let mut tags = BTreeSet::new();
    for position in Role::ALL.iter().filter_map(|&role| scenario.positions.get(role)) {
        of_position(position, &mut tags);
    }
    let fit_variable = scenario.fit.iter().any(|fit| matches!(fit.suit, Some(SuitRef::Var(_))));
    let used = [
        (Tag::Vars, fit_variable || !scenario.vars.is_empty()),
        (Tag::PairPoints, scenario.pair_hcp.is_some() || scenario.pair_tp.is_some()),
        (Tag::Context, scenario.context.as_ref().is_some_and(|context| *context != Context::default())),
        (Tag::Weight, scenario.weight.is_some_and(|weight| weight != 1)),
    ];
    tags.extend(used.into_iter().filter(|&(_, used)| used).map(|(tag, _)| tag));
    tags.into_iter().collect()
}

fn of_position(position: &Position, tags: &mut BTreeSet<Tag>) {
    let used = [
        (Tag::SuitCards, !position.suit_cards.is_empty()),
        (Tag::SuitPatterns, !position.suit_patterns.is_empty()),
        (Tag::Vars, names_variable(position)),
        (Tag::Stoppers, !position.stoppers.is_empty()),
        (Tag::CardPresence, !position.cards_held.is_empty() || !position.cards_not_held.is_empty()),
        (
            Tag::Controls,
            [&position.aces, &position.kings, &position.queens, &position.controls]
                .into_iter()
                .any(Option::is_some)
                || !position.keycards.is_empty(),
        ),
        (Tag::Points, [&position.tp, &position.dp, &position.ltc].into_iter().any(Option::is_some)),
        (Tag::Compare, !position.compare.is_empty() || !position.longest.is_empty()),
        (
            Tag::ShapePattern,
            position.shape_pattern.is_some() || position.shape.as_deref() == Some("semi_balanced"),
        ),
        (Tag::AnyNot, !position.any.is_empty() || !position.not.is_empty()),
    ];
    tags.extend(used.into_iter().filter(|&(_, used)| used).map(|(tag, _)| tag));
    position.any.iter().flatten().chain(&position.not).for_each(|inner| of_position(inner, tags));
}

/// Whether a variable stands anywhere in the position itself.
fn names_variable(position: &Position) -> bool {
    let maps = position.suits.keys().chain(position.suit_hcp.keys()).chain(position.suit_cards.keys());
    let maps = maps.chain(position.suit_patterns.keys()).chain(position.keycards.keys());
    let lists = position.longest.iter().chain(position.compare.iter().flat_map(|c| [&c.left, &c.right]));
    let is_variable = |suit: &SuitRef| matches!(suit, SuitRef::Var(_));
    maps.chain(position.stoppers.keys()).chain(lists).any(is_variable)
        || position.cards_held.iter().chain(&position.cards_not_held).any(|card| card.starts_with('$'))
}
