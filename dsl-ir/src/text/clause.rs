//! What one word says of a hand or of the scenario, read alone: pure functions from a word to its meaning or its fault.
//!
//! The same functions decide where a label ends, check every suggestion before it is made, and build the scenario.

use super::block::Measure;
use super::cards::{card, honours, leading_suit};
use super::pattern::pattern;
use super::range::{number, range};
use super::token::{Fault, Word};
use super::vocab::{self, Head, Key, Level, Value};
use crate::diag::syntax::Syntax;
use crate::wire::{Compare, Pattern, Range};
use crate::{SuitRef, Var, auction, ir};
use bridgeshape_runtime::{Role, Suit};

/// One constraint on a hand.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Constraint {
    /// A number within a range.
    Range(Measure, Range),
    /// `S=KJT`
    Honours(SuitRef, String),
    /// `S~AKQ.`
    Pattern(SuitRef, Vec<Pattern>),
    /// `has:HQ`
    Has(SuitRef, String),
    /// `lacks:HQ`
    Lacks(SuitRef, String),
    /// `stop:S` is 1, `nostop:S` is 0.
    Stopper(SuitRef, u8),
    /// `shape:balanced`
    Shape(String),
    /// `shape:5-4-x-x`, without dashes.
    ShapePattern(String),
    /// `H>S`
    Compare(Compare),
    /// `longest:H`
    Longest(SuitRef),
    /// `quiet`, `quiet:0-7`
    Quiet(Option<Range>),
    /// `fit:H8+`
    Fit(FitClause),
}

/// A fit, without its pair.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct FitClause {
    pub(super) suit: Option<SuitRef>,
    /// `major`, `minor`
    pub(super) class: Option<&'static str>,
    pub(super) min: u16,
    /// What to write instead, where the text gives an upper bound, which a fit has not.
    pub(super) unbounded: Option<String>,
}

/// One token of the scenario as a whole.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Tell {
    Weight(u16),
    Dealer(Role),
    Vul(String),
    /// Calls with their places inside the word.
    Auction(Vec<(String, std::ops::Range<usize>)>),
    Contract(String),
    Declarer(Role),
    Lead(String),
    PairHcp(Range),
    DefHcp(Range),
    PairTp(Range),
    Domain(Var, Vec<Suit>),
    Fit(FitClause),
}

/// The signs that can follow a head.
const SIGNS: [char; 5] = [':', '=', '~', '<', '>'];

/// The head of a word, its text, and the rest from the sign on.
pub(super) fn split(text: &str) -> Option<(Head, &str, &str)> {
    let (head, rest) = text.split_at(text.find(SIGNS)?);
    Some((vocab::head(head)?, head, rest))
}

fn unknown(word: Word<'_>) -> Fault {
    word.fault(Syntax::UnknownToken { found: String::from(word.text), near: None })
}

/// Whether a fault says that the word means nothing at all, not that its value is wrong.
pub(super) fn is_unknown(fault: &Fault) -> bool {
    matches!(fault.problem, Syntax::UnknownToken { .. })
}

/// Reads a constraint on a hand.
pub(super) fn constraint(word: Word<'_>) -> Result<Constraint, Fault> {
    if word.text == "quiet" {
        return Ok(Constraint::Quiet(None));
    }
    let Some((head, name, rest)) = split(word.text) else { return Err(unknown(word)) };
    if let Some(value) = rest.strip_prefix(':') {
        let key = &word.text[..name.len() + 1];
        let counted = |measure| Ok(Constraint::Range(measure, range(word, key, value)?));
        return match head {
            Head::Suit(suit) => counted(Measure::Length(suit)),
            Head::SuitHcp(suit) => counted(Measure::SuitHcp(suit)),
            Head::Jolly => counted(Measure::Jolly),
            Head::JollyHcp => counted(Measure::JollyHcp),
            Head::Key(known) if known.level == Level::Scenario => Err(unknown(word)),
            Head::Key(known) => keyed(word, known, key, value),
        };
    }
    match head {
        Head::Suit(left) => signed(word, left, name, rest),
        Head::Jolly => Err(word.fault(Syntax::JollyForm { found: String::from(word.text) })),
        _ => Err(unknown(word)),
    }
}

fn keyed(word: Word<'_>, known: &'static Key, key: &str, value: &str) -> Result<Constraint, Fault> {
    Ok(match known.value {
        Value::Range => {
            let counter = Measure::counter(known.name).ok_or_else(|| unknown(word))?;
            Constraint::Range(counter, range(word, key, value)?)
        }
        Value::Quiet => Constraint::Quiet(Some(range(word, key, value)?)),
        Value::SuitRange => {
            let (suit, cards) = suit_then(word, key, value)?;
            Constraint::Range(
                Measure::KeyCards(suit),
                range(word, &word.text[..word.text.len() - cards.len()], cards)?,
            )
        }
        Value::Card => {
            let (suit, card) = card(word, key, value)?;
            if known.name == "has" { Constraint::Has(suit, card) } else { Constraint::Lacks(suit, card) }
        }
        Value::Suit => match suit_then(word, key, value)? {
            (suit, "") if known.name == "longest" => Constraint::Longest(suit),
            (suit, "") => Constraint::Stopper(suit, u8::from(known.name == "stop")),
            _ => return Err(bad_suit(word, key, value)),
        },
        Value::Shape => shape(word, key, value)?,
        Value::Fit => Constraint::Fit(fit(word, key, value)?),
        _ => return Err(unknown(word)),
    })
}

/// `S=…`, `S~…`, `S>H` and the like; `rest` begins with the sign.
fn signed(word: Word<'_>, left: SuitRef, name: &str, rest: &str) -> Result<Constraint, Fault> {
    let value = rest.trim_start_matches(['<', '>', '=', '~']);
    let sign = &rest[..rest.len() - value.len()];
    match sign {
        "=" => honours_of(word, left, value),
        "~" => {
            let (_, place) = word.cut(name.len() + 1);
            Ok(Constraint::Pattern(left, pattern(word, place)?))
        }
        ">" | ">=" | "<" | "<=" | "==" => match value.parse() {
            Ok(right) => Ok(Constraint::Compare(Compare { left, op: String::from(sign), right })),
            Err(_) if value.is_empty() => {
                Err(word.fault(Syntax::ValueMissing { key: String::from(word.text) }))
            }
            Err(_) if value == "x" => Err(word.fault(Syntax::JollyForm { found: String::from(word.text) })),
            Err(_) => Err(word.fault(Syntax::BadComparison { found: String::from(word.text), fix: None })),
        },
        _ => {
            let right = value.parse::<SuitRef>();
            let sign = match sign {
                "=>" | ">==" => ">=",
                "=<" | "<==" => "<=",
                "===" => "==",
                _ => "",
            };
            let fix = match right {
                Ok(right) if !sign.is_empty() => Some(format!("{left}{sign}{right}")),
                _ => None,
            };
            Err(word.fault(Syntax::BadComparison { found: String::from(word.text), fix }))
        }
    }
}

fn honours_of(word: Word<'_>, left: SuitRef, value: &str) -> Result<Constraint, Fault> {
    if let SuitRef::Var(var) = left
        && domain(value).is_some()
    {
        return Err(
            word.fault(Syntax::DomainAsHonours { variable: var.to_string(), found: String::from(value) })
        );
    }
    if let Ok(right) = value.parse::<SuitRef>() {
        let fix = Some(format!("{left}=={right}"));
        return Err(word.fault(Syntax::BadComparison { found: String::from(word.text), fix }));
    }
    Ok(Constraint::Honours(left, honours(word, value)?))
}

fn bad_suit(word: Word<'_>, key: &str, value: &str) -> Fault {
    word.fault(Syntax::BadSuit { key: String::from(key), found: String::from(value) })
}

fn suit_then<'t>(word: Word<'_>, key: &str, value: &'t str) -> Result<(SuitRef, &'t str), Fault> {
    if value.is_empty() {
        return Err(word.fault(Syntax::ValueMissing { key: String::from(key) }));
    }
    leading_suit(value).ok_or_else(|| bad_suit(word, key, value))
}

fn shape(word: Word<'_>, key: &str, value: &str) -> Result<Constraint, Fault> {
    if value.is_empty() {
        return Err(word.fault(Syntax::ValueMissing { key: String::from(key) }));
    }
    if vocab::SHAPES.contains(&value) {
        return Ok(Constraint::Shape(String::from(value)));
    }
    let lengths: Vec<&str> = if value.contains('-') {
        value.split('-').collect()
    } else {
        value.split("").filter(|c| !c.is_empty()).collect()
    };
    let one =
        |length: &&str| *length == "x" || length.len() == 1 && length.bytes().all(|b| b.is_ascii_digit());
    if lengths.len() == 4 && lengths.iter().all(one) {
        return Ok(Constraint::ShapePattern(lengths.concat()));
    }
    let ten = |length: &&str| {
        length.len() == 2 && length.starts_with('1') && length.bytes().all(|b| b.is_ascii_digit())
    };
    if lengths.len() == 4 && lengths.iter().any(ten) && lengths.iter().all(|l| one(l) || ten(l)) {
        return Err(word.fault(Syntax::ShapeTenCards { found: String::from(value) }));
    }
    let near = vocab::nearest(value, vocab::SHAPES);
    Err(word.fault(Syntax::BadShape { found: String::from(value), near }))
}

fn fit(word: Word<'_>, key: &str, value: &str) -> Result<FitClause, Fault> {
    if value.is_empty() {
        return Err(word.fault(Syntax::ValueMissing { key: String::from(key) }));
    }
    let (suit, class, cards) = match leading_suit(value) {
        Some((suit, cards)) => (Some(suit), None, cards),
        None if value.starts_with('M') => (None, Some("major"), &value[1..]),
        None if value.starts_with('m') => (None, Some("minor"), &value[1..]),
        None if value.starts_with(|c: char| c.is_alphabetic() || c == '$') => {
            return Err(bad_suit(word, key, value));
        }
        None => (None, None, value),
    };
    let head = &word.text[..word.text.len() - cards.len()];
    let wanted = range(word, head, cards)?;
    let unbounded = cards.contains('-').then(|| format!("{head}{}+", wanted.min));
    Ok(FitClause { suit, class, min: wanted.min, unbounded })
}

/// The suits of a domain: `M`, `m`, `any` or letters, in the order S H D C.
pub(super) fn domain(text: &str) -> Option<Vec<Suit>> {
    if let Some((_, suits)) = vocab::DOMAINS.into_iter().find(|(word, _)| *word == text) {
        return Some(suits.to_vec());
    }
    let mut suits = Vec::new();
    for letter in text.chars() {
        let suit = Suit::from_letter(letter)?;
        if suits.contains(&suit) {
            return None;
        }
        suits.push(suit);
    }
    suits.sort();
    (!suits.is_empty()).then_some(suits)
}

/// Reads a token of the scenario.
pub(super) fn tell(word: Word<'_>) -> Result<Tell, Fault> {
    let Some((head, name, rest)) = split(word.text) else { return Err(unknown(word)) };
    let found = || String::from(&word.text[name.len() + 1..]);
    match (head, rest.chars().next()) {
        (Head::Suit(SuitRef::Var(var)), Some('=')) if !rest.starts_with("==") => {
            let variable = var.to_string();
            let text = &rest[1..];
            domain(text).map(|suits| Tell::Domain(var, suits)).ok_or_else(|| {
                word.fault(if text.is_empty() {
                    Syntax::ValueMissing { key: format!("{variable}=") }
                } else if honours(word, text).is_ok() {
                    Syntax::HonoursAsDomain { variable, found: found() }
                } else {
                    Syntax::BadDomain { variable, found: found() }
                })
            })
        }
        (Head::Key(known), Some(':')) if known.level != Level::Position => told(word, known, &rest[1..]),
        _ => Err(unknown(word)),
    }
}

fn told(word: Word<'_>, known: &'static Key, value: &str) -> Result<Tell, Fault> {
    let key = &word.text[..known.name.len() + 1];
    if value.is_empty() {
        return Err(word.fault(Syntax::ValueMissing { key: String::from(key) }));
    }
    let choice = |near| word.fault(Syntax::BadChoice { key: known.name, found: String::from(value), near });
    Ok(match known.value {
        Value::Weight => match number(word, value) {
            Ok(weight @ 1..=100) => Tell::Weight(weight),
            _ => return Err(word.fault(Syntax::BadWeight { found: String::from(value) })),
        },
        Value::Role => {
            let role = Role::from_name(value)
                .ok_or_else(|| choice(vocab::nearest(value, Role::ALL.map(Role::name))))?;
            if known.name == "dealer" { Tell::Dealer(role) } else { Tell::Declarer(role) }
        }
        Value::Vul if vocab::VULS.contains(&value) => Tell::Vul(String::from(value)),
        Value::Vul => return Err(choice(vocab::nearest(value, vocab::VULS))),
        Value::Auction => Tell::Auction(all_calls(word, known.name.len() + 1)?),
        Value::Contract if is_call("contract", value) => Tell::Contract(String::from(value)),
        Value::Contract => return Err(bad_call("contract", word, value)),
        Value::Card => match card(word, key, value)? {
            (SuitRef::Suit(_), card) => Tell::Lead(card),
            (SuitRef::Var(_), card) => {
                let key = String::from(key);
                return Err(word.fault(Syntax::VariableNotAllowed { key, found: card }));
            }
        },
        Value::Fit => Tell::Fit(fit(word, key, value)?),
        Value::Range => {
            let wanted = range(word, key, value)?;
            match known.name {
                "pairhcp" => Tell::PairHcp(wanted),
                "defhcp" => Tell::DefHcp(wanted),
                _ => Tell::PairTp(wanted),
            }
        }
        _ => return Err(unknown(word)),
    })
}

/// Whether a text is a call, or with `contract` a contract, as the DSL spells it: capitals count.
fn is_call(key: &str, text: &str) -> bool {
    let reads = if key == "contract" {
        text.parse::<ir::Contract>().is_ok()
    } else {
        text.parse::<ir::Call>().is_ok()
    };
    reads && text != "PASS" && !text.contains(char::is_lowercase)
}

/// The call that another spelling means; capitals change least.
pub(super) fn meant_call(key: &str, found: &str) -> Option<String> {
    let upper = found.to_uppercase();
    if is_call(key, &upper) {
        return Some(upper);
    }
    if key == "contract" { auction::suggest_contract(found) } else { auction::suggest(found) }
}

fn bad_call(key: &'static str, place: Word<'_>, found: &str) -> Fault {
    let near = meant_call(key, found).filter(|_| found.len() <= 32);
    place.fault(Syntax::BadCall { key, found: String::from(found), near })
}

/// An auction whose first bad call is `fault` may have others.
pub(super) fn other_bad_calls(word: Word<'_>, fault: &Fault) -> Vec<Fault> {
    if !matches!(fault.problem, Syntax::BadCall { key: "auction", .. }) {
        return Vec::new();
    }
    let bad = calls(word, "auction:".len()).filter_map(Result::err);
    bad.skip(1).collect()
}

/// The calls between commas, from a byte of the word on.
fn all_calls(word: Word<'_>, from: usize) -> Result<Vec<(String, std::ops::Range<usize>)>, Fault> {
    calls(word, from).collect()
}

/// Each call with its place in the word, or what is wrong with it.
fn calls(
    word: Word<'_>,
    from: usize,
) -> impl Iterator<Item = Result<(String, std::ops::Range<usize>), Fault>> {
    let mut at = from;
    let parts = word.text.get(from..).into_iter().flat_map(|list| list.split(','));
    parts.map(move |call| {
        let here = at..at + call.len();
        at = here.end + 1;
        if is_call("auction", call) {
            return Ok((String::from(call), here));
        }
        let place = if call.is_empty() { word } else { word.part(here) };
        Err(bad_call("auction", place, call))
    })
}
