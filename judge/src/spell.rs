//! Constraints spelled as the DSL writes them, and actual values in as few characters.
//!
//! Nothing here is a sentence: a verdict's texts are the same in every language.

use crate::card::{Hand, Holding, Suit};
use crate::deal::Pair;
use crate::hand::{Alternative, Clause, Jolly, Measure, Pattern, Range, Relation};
use crate::scenario::{Fact, Fit, FitSuits};
use std::fmt;

/// What stands where a variable or a jolly has no suit.
pub(crate) const NO_SUIT: &str = "?";

/// Texts with a separator between them.
pub(crate) fn joined(texts: impl IntoIterator<Item = impl fmt::Display>, separator: &str) -> String {
    texts.into_iter().map(|text| text.to_string()).collect::<Vec<_>>().join(separator)
}

/// A holding, `-` for a void.
pub(crate) fn holding(holding: Holding) -> String {
    if holding.len() == 0 { "-".to_owned() } else { holding.to_string() }
}

/// The ordered shape, such as `5431`, or `10-2-1-0` where a length needs two digits.
pub(crate) fn shape(hand: &Hand) -> String {
    let shape = crate::shape::ordered_shape(hand);
    joined(shape, if shape[0] < 10 { "" } else { "-" })
}

/// Exact high cards, `x` for none.
pub(crate) fn high_cards(cards: Holding) -> String {
    if cards.len() == 0 { "x".to_owned() } else { cards.to_string() }
}

pub(crate) fn jolly_length(range: Range) -> String {
    format!("x:{range}")
}

pub(crate) fn jolly_hcp(range: Range) -> String {
    format!("xhcp:{range}")
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.min, self.max) {
            (min, None) => write!(f, "{min}+"),
            (min, Some(max)) if min == max => write!(f, "{min}"),
            (min, Some(max)) => write!(f, "{min}-{max}"),
        }
    }
}

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Measure::Hcp => "hcp",
            Measure::TotalPoints => "tp",
            Measure::DistributionPoints => "dp",
            Measure::Losers => "ltc",
            Measure::Aces => "aces",
            Measure::Kings => "kings",
            Measure::Queens => "queens",
            Measure::Controls => "controls",
        })
    }
}

impl Relation {
    const ALL: [(Relation, &'static str); 5] = [
        (Relation::More, ">"),
        (Relation::AtLeast, ">="),
        (Relation::Fewer, "<"),
        (Relation::AtMost, "<="),
        (Relation::Equal, "=="),
    ];

    pub(crate) fn read(text: &str) -> Option<Relation> {
        Relation::ALL.into_iter().find(|&(_, sign)| sign == text).map(|(relation, _)| relation)
    }

    /// Two lengths with the sign that is true of them: `5>3`.
    pub(crate) fn between(left: u32, right: u32) -> String {
        let sign = match left.cmp(&right) {
            std::cmp::Ordering::Less => Relation::Fewer,
            std::cmp::Ordering::Equal => Relation::Equal,
            std::cmp::Ordering::Greater => Relation::More,
        };
        format!("{left}{sign}{right}")
    }
}

impl fmt::Display for Relation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = Relation::ALL.into_iter().find(|(relation, _)| relation == self).map(|(_, sign)| sign);
        f.write_str(sign.unwrap_or_default())
    }
}

/// `AKQ.`, `A...`, `KJT.*`, `.{2,4}`
impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.high)?;
        match (self.low.min, self.low.max.unwrap_or(7)) {
            // A void needs something to be read by.
            (0, 0) if self.high.len() == 0 => f.write_str(".{0}"),
            (min, max) if min == max && min <= 3 => {
                f.write_str(&"...".chars().take(min as usize).collect::<String>())
            }
            (min, max) if min == max => write!(f, ".{{{min}}}"),
            (0, 1) => f.write_str(".?"),
            (0, 7) => f.write_str(".*"),
            (1, 7) => f.write_str(".+"),
            (min, max) => write!(f, ".{{{min},{max}}}"),
        }
    }
}

impl fmt::Display for Jolly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&joined(self.length.map(jolly_length).into_iter().chain(self.hcp.map(jolly_hcp)), " "))
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Clause::Length(suit, range) => write!(f, "{suit}:{range}"),
            Clause::Honours(suit, cards) => write!(f, "{suit}={}", high_cards(*cards)),
            Clause::Patterns(suit, patterns) => write!(f, "{suit}~{}", joined(patterns, "|")),
            Clause::SuitHcp(suit, range) => write!(f, "{suit}hcp:{range}"),
            Clause::Number(measure, range) => write!(f, "{measure}:{range}"),
            Clause::Jolly(jolly) => write!(f, "{jolly}"),
            Clause::Shape(class) => write!(f, "shape:{}", class.name()),
            Clause::ShapePattern(pattern) => write!(f, "shape:{pattern}"),
            Clause::KeyCards(trumps, range) => write!(f, "kc:{trumps}{range}"),
            Clause::Stopped(suit) => write!(f, "stop:{suit}"),
            Clause::NotStopped(suit) => write!(f, "nostop:{suit}"),
            Clause::Has(suit, rank) => write!(f, "has:{suit}{}", rank.letter()),
            Clause::Lacks(suit, rank) => write!(f, "lacks:{suit}{}", rank.letter()),
            Clause::Compare(left, relation, right) => write!(f, "{left}{relation}{right}"),
            Clause::Longest(suit) => write!(f, "longest:{suit}"),
            Clause::Any(alternatives) => write!(f, "any({})", group(alternatives)),
            Clause::Not(alternatives) => write!(f, "not({})", group(alternatives)),
        }
    }
}

fn group(alternatives: &[Alternative]) -> String {
    let spelled = alternatives.iter().map(|clauses| {
        // An alternative that asks for nothing has no tokens of its own.
        if clauses.is_empty() { "shape:any".to_owned() } else { joined(clauses, " ") }
    });
    joined(spelled, ", ")
}

impl fmt::Display for Fit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.suits {
            FitSuits::Named(suit) => write!(f, "fit:{suit}{}+", self.min),
            FitSuits::Major => write!(f, "fit:M{}+", self.min),
            FitSuits::Minor => write!(f, "fit:m{}+", self.min),
            FitSuits::Any => write!(f, "fit:{}+", self.min),
        }
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fact::Hand(_, clause) => write!(f, "{clause}"),
            Fact::Lead(_, card) => write!(f, "lead:{card}"),
            Fact::Fit(fit) => write!(f, "{fit}"),
            Fact::PairPoints(Pair::Declarer, measure, range) => write!(f, "pair{measure}:{range}"),
            Fact::PairPoints(Pair::Defense, measure, range) => write!(f, "def{measure}:{range}"),
        }
    }
}

/// Suits to choose from, `S|D`; `?` if there is none.
pub(crate) fn suits(suits: &[Suit]) -> String {
    if suits.is_empty() { NO_SUIT.to_owned() } else { joined(suits, "|") }
}
