//! A leaf as a token of the DSL.

use crate::diag::document::Unwritable;
use crate::ir::cond::{Cond, HoldingCond, LengthsCond, Pattern, Range};
use crate::ir::metric::{Metric, Points};
use crate::ir::pred::Slot;
use bridgeshape_runtime::Holding;

/// A token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) text: String,
    /// What may stand only once among the tokens of a group; `None` for what may be repeated.
    pub(super) key: Option<String>,
    /// The suit that it takes from a jolly.
    pub(super) names: Option<Slot>,
}

/// The token of a leaf about one hand; `jolly` is the slot that is written `x` here, if any.
pub(super) fn token(cond: &Cond, jolly: Option<Slot>) -> Result<Token, Unwritable> {
    match cond {
        Cond::Holding { suit, is, .. } => holding(*suit, is, jolly),
        Cond::Lengths { is, .. } => lengths(is),
        Cond::Points(points) => self::points(points),
    }
}

/// The token of a pattern's options.
pub(super) fn patterns(suit: Slot, options: &[Pattern]) -> Result<Token, Unwritable> {
    // The reader takes no more alternatives than this.
    if options.is_empty() || options.len() > 64 {
        return Err(Unwritable::NoWord);
    }
    let options = options.iter().map(pattern).collect::<Result<Vec<_>, _>>()?;
    Ok(Token {
        text: format!("{}~{}", name(suit)?, options.join("|")),
        key: Some(format!("{suit}~")),
        names: Some(suit),
    })
}

/// The name of a suit that is not a jolly.
fn name(suit: Slot) -> Result<String, Unwritable> {
    match suit {
        Slot::Suit(_) | Slot::Var(_) => Ok(suit.to_string()),
        Slot::Jolly(_) | Slot::Own | Slot::Fit(_) => Err(Unwritable::Jolly),
    }
}

fn holding(suit: Slot, is: &HoldingCond, jolly: Option<Slot>) -> Result<Token, Unwritable> {
    let is_jolly = Some(suit) == jolly;
    let measured = |word: &str, range: Range| {
        let suit_name = if is_jolly { String::from("x") } else { name(suit)? };
        let key = format!("{suit_name}{word}");
        let names = (!is_jolly).then_some(suit);
        Ok(Token { text: format!("{key}:{}", written(range)?), key: Some(key), names })
    };
    let said = |text: String, key: Option<String>| Ok(Token { text, key, names: None });
    match is {
        HoldingCond::Length(range) => measured("", *range),
        HoldingCond::Hcp(range) => measured("hcp", *range),
        HoldingCond::Cards(cards) => {
            let key = format!("{}=", name(suit)?);
            let cards = if cards.is_empty() { String::from("x") } else { cards.to_string() };
            Ok(Token { text: format!("{key}{cards}"), key: Some(key), names: Some(suit) })
        }
        HoldingCond::Pattern(pattern) => patterns(suit, &[*pattern]),
        HoldingCond::Has(rank) => said(format!("has:{}{rank}", name(suit)?), None),
        HoldingCond::Lacks(rank) => said(format!("lacks:{}{rank}", name(suit)?), None),
        HoldingCond::Stopper => said(format!("stop:{}", name(suit)?), Some(format!("stop:{suit}"))),
        HoldingCond::NoStopper => said(format!("nostop:{}", name(suit)?), Some(format!("stop:{suit}"))),
        HoldingCond::Set(_) => Err(Unwritable::NoWord),
    }
}

fn lengths(is: &LengthsCond) -> Result<Token, Unwritable> {
    let said = |text: String, key: Option<&str>| Ok(Token { text, key: key.map(String::from), names: None });
    match is {
        LengthsCond::Class(class) => said(format!("shape:{class}"), Some("shape")),
        LengthsCond::Pattern(pattern) => said(format!("shape:{pattern}"), Some("shape")),
        LengthsCond::Compare { left, op, right } => {
            said(format!("{}{op}{}", name(*left)?, name(*right)?), None)
        }
        LengthsCond::Longest(suit) => said(format!("longest:{}", name(*suit)?), None),
        LengthsCond::Set(_) => Err(Unwritable::NoWord),
    }
}

fn points(points: &Points) -> Result<Token, Unwritable> {
    let range = points_range(points.min, points.max)?;
    let (word, key) = match &points.metric {
        Metric::KeyCards(suit) => {
            let word = format!("kc:{}", name(*suit)?);
            return Ok(Token { text: format!("{word}{range}"), key: Some(word), names: None });
        }
        Metric::Length(_) | Metric::Custom(_) => return Err(Unwritable::NoWord),
        metric => (metric.to_string(), metric.to_string()),
    };
    Ok(Token { text: format!("{word}:{range}"), key: Some(key), names: None })
}

/// A range of points as written.
pub(super) fn points_range(min: i32, max: Option<i32>) -> Result<String, Unwritable> {
    let bound = |bound: i32| u16::try_from(bound).map_err(|_| Unwritable::EmptyRange);
    written(Range { min: bound(min)?, max: max.map(bound).transpose()? })
}

fn written(range: Range) -> Result<String, Unwritable> {
    if range.max.is_some_and(|max| max < range.min) {
        return Err(Unwritable::EmptyRange);
    }
    Ok(range.to_string())
}

/// `KJT.*`, `A...`, `.{0}` for nothing at all.
fn pattern(Pattern { cards, low_min, low_max }: &Pattern) -> Result<String, Unwritable> {
    let low = match low_max {
        Some(max) if max < low_min => return Err(Unwritable::EmptyRange),
        Some(0) if cards.is_empty() => String::from(".{0}"),
        Some(max) if max == low_min => dots(*low_min)?,
        Some(max) => format!(".{{{low_min},{max}}}"),
        None => dots(*low_min)? + ".*",
    };
    Ok(high_cards(*cards) + &low)
}

fn high_cards(cards: Holding) -> String {
    cards.to_string()
}

/// So many low cards: a dot each, or a number where there are more than a suit has.
fn dots(count: u16) -> Result<String, Unwritable> {
    match count {
        0..=7 => Ok(".".repeat(usize::from(count))),
        8..=99 => Ok(format!(".{{{count}}}")),
        _ => Err(Unwritable::EmptyRange),
    }
}
