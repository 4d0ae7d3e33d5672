//! Patterns of a suit: `S~AKQ.|[KQ]x{2,3}` (seed 001 "Pattern di mano", SEMANTICS 9–10).
//!
//! An alternative is a row of high cards, each a letter or a class in square brackets, then low cards. Classes expand
//! into alternatives, of which only those that go strictly down count. The expansion keeps, for the part read so far,
//! the set of distinct card sets that go down: at most 64, so that no text makes it slow.

use super::cards::{leading_high, print_high};
use super::token::{Fault, Word};
use crate::diag::syntax::{Limit, PatternFault, Syntax};
use crate::wire::Pattern;

/// Alternatives of one pattern, at most.
const MOST: usize = 64;

/// The bar of alternatives; inside a template of the wiki it is written in the second way (SEMANTICS 33).
const BARS: [&str; 2] = ["{{!}}", "|"];

/// Reads the pattern in `value`, the value of `token`.
pub(super) fn pattern(token: Word<'_>, value: Word<'_>) -> Result<Vec<Pattern>, Fault> {
    if value.text.is_empty() {
        return Err(token.fault(Syntax::ValueMissing { key: String::from(token.text) }));
    }
    let mut patterns: Vec<Pattern> = Vec::new();
    for part in alternatives(value) {
        for found in alternative(part)? {
            if !patterns.contains(&found) {
                if patterns.len() == MOST {
                    return Err(token.fault(Syntax::TooLarge { what: Limit::Alternatives, limit: MOST }));
                }
                patterns.push(found);
            }
        }
    }
    Ok(patterns)
}

/// The parts between bars.
fn alternatives(value: Word<'_>) -> Vec<Word<'_>> {
    let mut parts = Vec::new();
    let (mut start, mut at) = (0, 0);
    while at < value.text.len() {
        let rest = &value.text[at..];
        match BARS.into_iter().find(|bar| rest.starts_with(bar)) {
            Some(bar) => {
                parts.push(value.part(start..at));
                at += bar.len();
                start = at;
            }
            None => at += rest.chars().next().map_or(1, char::len_utf8),
        }
    }
    parts.push(value.part(start..value.text.len()));
    parts
}

fn fault(part: Word<'_>, fault: PatternFault) -> Fault {
    part.fault(Syntax::Pattern { fault, found: String::from(part.text), fix: None })
}

/// Reads one alternative: its expansions, in the order of the text.
fn alternative(part: Word<'_>) -> Result<Vec<Pattern>, Fault> {
    if part.text.is_empty() {
        let place = Word { text: part.text, at: part.at };
        return Err(fault(place, PatternFault::Empty));
    }
    // the sets of high cards so far: bit 0 is the ace, so that the last card of a set is its highest bit
    let mut sets: Vec<u8> = vec![0];
    let (mut at, mut named) = (0, 0);
    while at < part.text.len() && !is_low(&part.text[at..]) {
        let (choices, bytes) = high(part, at)?;
        let mut longer = Vec::new();
        for set in sets {
            for &card in &choices {
                let with = set | 1 << card;
                if set >> card == 0 && !longer.contains(&with) {
                    longer.push(with);
                }
            }
        }
        sets = longer;
        named += 1;
        at += bytes;
    }
    if sets.is_empty() {
        let classes = part.text.contains('[');
        let kind = if classes { PatternFault::NothingLeft } else { PatternFault::Order };
        let fix = if classes {
            None
        } else {
            in_order(&part.text[..at], named).map(|high| high + &part.text[at..])
        };
        return Err(part.fault(Syntax::Pattern { fault: kind, found: String::from(part.text), fix }));
    }
    let (low_min, low_max) = low(part, at)?;
    Ok(sets.into_iter().map(|set| Pattern { cards: print_high(set), low_min, low_max }).collect())
}

fn is_low(text: &str) -> bool {
    text.starts_with(['.', 'x'])
}

/// The high card or the class at a place: what it may be, and its bytes.
fn high(part: Word<'_>, at: usize) -> Result<(Vec<usize>, usize), Fault> {
    let rest = &part.text[at..];
    if let Some((card, bytes)) = leading_high(rest) {
        return Ok((vec![card], bytes));
    }
    if !rest.starts_with('[') {
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let kind = match rest.as_bytes() {
            [b'?' | b'*' | b'+' | b'{', ..] => PatternFault::Quantifier,
            _ => PatternFault::Symbol,
        };
        return Err(fault(part.part(at..at + first), kind));
    }
    let Some(end) = rest.find(']') else {
        return Err(fault(part.part(at..part.text.len()), PatternFault::Unclosed));
    };
    let mut choices = Vec::new();
    let mut inside = 1;
    while inside < end {
        let Some((card, bytes)) = leading_high(&rest[inside..]) else {
            let first = rest[inside..].chars().next().map_or(0, char::len_utf8);
            return Err(fault(part.part(at + inside..at + inside + first), PatternFault::Symbol));
        };
        if !choices.contains(&card) {
            choices.push(card);
        }
        inside += bytes;
    }
    if choices.is_empty() {
        return Err(fault(part.part(at..at + end + 1), PatternFault::Empty));
    }
    Ok((choices, end + 1))
}

/// Plain high cards put in order, where they are all different.
fn in_order(high: &str, named: u32) -> Option<String> {
    let mut set = 0u8;
    let mut rest = high;
    while let Some((card, bytes)) = leading_high(rest) {
        set |= 1 << card;
        rest = &rest[bytes..];
    }
    (rest.is_empty() && set.count_ones() == named).then(|| print_high(set))
}

/// The low cards from a place to the end: how many at least and at most.
fn low(part: Word<'_>, mut at: usize) -> Result<(u16, Option<u16>), Fault> {
    let (mut min, mut max) = (0u16, Some(0u16));
    while at < part.text.len() {
        let rest = &part.text[at..];
        if !is_low(rest) {
            let first = rest.chars().next().map_or(0, char::len_utf8);
            let place = part.part(at..at + first);
            let kind = if leading_high(rest).is_some() || rest.starts_with('[') {
                PatternFault::Order
            } else if rest.starts_with(['?', '*', '+', '{']) {
                PatternFault::Quantifier
            } else {
                PatternFault::Symbol
            };
            return Err(fault(place, kind));
        }
        let (least, most, bytes) = quantifier(part, at + 1)?;
        min = min.saturating_add(least);
        max = max.zip(most).map(|(a, b)| a.saturating_add(b));
        at += 1 + bytes;
    }
    Ok((min, max))
}

/// The quantifier at a place, if any: the numbers that it means, and its bytes.
fn quantifier(part: Word<'_>, at: usize) -> Result<(u16, Option<u16>, usize), Fault> {
    let rest = &part.text[at..];
    match rest.as_bytes().first() {
        Some(b'?') => Ok((0, Some(1), 1)),
        Some(b'*') => Ok((0, None, 1)),
        Some(b'+') => Ok((1, None, 1)),
        Some(b'{') => {
            let Some(end) = rest.find('}') else {
                return Err(fault(part.part(at..part.text.len()), PatternFault::Unclosed));
            };
            let (low, high) = rest[1..end].split_once(',').unwrap_or((&rest[1..end], &rest[1..end]));
            match (count(low), count(high)) {
                (Some(low), Some(high)) if low <= high => Ok((low, Some(high), end + 1)),
                _ => Err(fault(part.part(at..at + end + 1), PatternFault::Quantifier)),
            }
        }
        _ => Ok((1, Some(1), 0)),
    }
}

fn count(digits: &str) -> Option<u16> {
    let plain = !digits.is_empty() && digits.len() <= 2 && digits.bytes().all(|b| b.is_ascii_digit());
    if plain { digits.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, PatternFault> {
        let word = Word { text, at: 0 };
        match pattern(word, word) {
            Ok(patterns) => Ok(patterns
                .iter()
                .map(|p| match p.low_max {
                    Some(max) => format!("{}/{}-{max}", p.cards, p.low_min),
                    None => format!("{}/{}+", p.cards, p.low_min),
                })
                .collect::<Vec<_>>()
                .join(" ")),
            Err(Fault { problem: Syntax::Pattern { fault, .. }, .. }) => Err(fault),
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn seed_examples() {
        for (text, expected) in [
            ("AKQ.", "AKQ/1-1"),
            ("A...", "A/3-3"),
            ("AJT9.", "AJT9/1-1"),
            ("AKQ.|A...", "AKQ/1-1 A/3-3"),
            ("AKQ.{{!}}A...", "AKQ/1-1 A/3-3"),
            ("[KQ]x{2,3}", "K/2-3 Q/2-3"),
            ("KJT.*", "KJT/0+"),
            ("AJ10.", "AJT/1-1"),
        ] {
            assert_eq!(read(text).as_deref(), Ok(expected), "{text}");
        }
    }

    #[test]
    fn quantifiers_add_up() {
        assert_eq!(read("A.?x+.{2}").as_deref(), Ok("A/3+"));
        assert_eq!(read("A.?.{2}").as_deref(), Ok("A/2-3"));
        assert_eq!(read("A.{8}").as_deref(), Ok("A/8-8"));
        assert_eq!(read("A").as_deref(), Ok("A/0-0"));
        assert_eq!(read("...").as_deref(), Ok("/3-3"));
    }

    #[test]
    fn only_descending_expansions_count() {
        assert_eq!(read("[KQ][KQ].").as_deref(), Ok("KQ/1-1"));
        assert_eq!(read("[AK][KQ]").as_deref(), Ok("AK/0-0 AQ/0-0 KQ/0-0"));
        assert_eq!(read("[KK].|K.").as_deref(), Ok("K/1-1"));
        assert_eq!(read("[KQ][KQ][KQ]"), Err(PatternFault::NothingLeft));
        assert_eq!(read("Q[AK]"), Err(PatternFault::NothingLeft));
    }

    #[test]
    fn faults() {
        for (text, expected) in [
            ("QK.", PatternFault::Order),
            ("AA", PatternFault::Order),
            (".A", PatternFault::Order),
            ("A8", PatternFault::Symbol),
            ("[K8].", PatternFault::Symbol),
            ("K?.", PatternFault::Quantifier),
            ("A.{3,2}", PatternFault::Quantifier),
            ("A.{}", PatternFault::Quantifier),
            ("A.{2,}", PatternFault::Quantifier),
            ("A.{999}", PatternFault::Quantifier),
            ("A.{2", PatternFault::Unclosed),
            ("[KQ", PatternFault::Unclosed),
            ("A.|", PatternFault::Empty),
            ("|A.", PatternFault::Empty),
            ("[]A.", PatternFault::Empty),
            ("Aé", PatternFault::Symbol),
        ] {
            assert_eq!(read(text), Err(expected), "{text}");
        }
    }
}
