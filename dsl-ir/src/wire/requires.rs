//! The capabilities that a scenario needs: the tags of `requires` (seed 000 §1.1, SEMANTICS 25).

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
