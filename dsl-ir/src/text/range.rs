//! Ranges: `5+`, `0-1`, `3`.

use super::token::{Fault, Word};
use crate::diag::syntax::Syntax;
use crate::wire::Range;

/// No number at a bridge table is larger than this; what cannot be reached is found later, with its reason.
const LARGEST: u16 = 999;

/// Reads the range in `value`, which is the value of `token`; faults are of the whole token.
pub(super) fn range(token: Word<'_>, key: &str, value: &str) -> Result<Range, Fault> {
    if value.is_empty() {
        return Err(token.fault(Syntax::ValueMissing { key: String::from(key) }));
    }
    let (low, high) = match value.split_once('-') {
        Some((low, high)) => (low, Some(high)),
        None => (value.strip_suffix('+').unwrap_or(value), None),
    };
    if !is_number(low) || !high.is_none_or(is_number) {
        let fix = repair(value).map(|range| {
            let head = token.text.strip_suffix(value).unwrap_or_default();
            format!("{head}{range}")
        });
        return Err(token.fault(Syntax::BadRange { found: String::from(value), fix }));
    }
    let min = number(token, low)?;
    let max = match high {
        Some(high) => Some(number(token, high)?),
        None if value.ends_with('+') => None,
        None => Some(min),
    };
    if max.is_some_and(|max| min > max) {
        let head = token.text.strip_suffix(value).unwrap_or_default();
        let fix = format!("{head}{}-{low}", high.unwrap_or_default());
        return Err(token.fault(Syntax::ReversedRange { found: String::from(value), fix }));
    }
    Ok(Range { min, max })
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// Reads digits.
pub(super) fn number(token: Word<'_>, digits: &str) -> Result<u16, Fault> {
    digits
        .parse()
        .ok()
        .filter(|&n| n <= LARGEST)
        .ok_or_else(|| token.fault(Syntax::NumberTooLarge { found: String::from(digits), limit: LARGEST }))
}

/// The range that a badly written one most likely means: `>=5` is `5+`, `5-` (as players write it)
/// is `0-5`, `<5` is `0-4`, `5..7` is `5-7`.
pub(super) fn repair(text: &str) -> Option<String> {
    let mut numbers: Vec<u16> = Vec::new();
    for digits in text.split(|c: char| !c.is_ascii_digit()).filter(|d| !d.is_empty()) {
        numbers.push(digits.parse().ok().filter(|&n| n <= LARGEST)?);
    }
    let signs: String = text.chars().filter(|c| !c.is_ascii_digit() && !c.is_whitespace()).collect();
    let letters = signs.chars().any(char::is_alphabetic);
    match numbers[..] {
        [n] => match signs.as_str() {
            ">" => Some(format!("{}+", n + 1)),
            "<" => n.checked_sub(1).map(|most| format!("0-{most}")),
            "<=" | "=<" => Some(format!("0-{n}")),
            "-" => Some(format!("0-{n}")),
            "=" | "==" | "," | "." | "" => Some(n.to_string()),
            "+" | ">=" | "=>" | "++" | "-+" | "+-" | "+," | "+." => Some(format!("{n}+")),
            _ => None,
        },
        [a, b] if !letters || ["to", "a", "à", "bis"].contains(&signs.as_str()) => {
            Some(format!("{}-{}", a.min(b), a.max(b)))
        }
        _ => None,
    }
}

/// What two ranges have in common; `None` if nothing.
pub(super) fn intersect(a: Range, b: Range) -> Option<Range> {
    let max = match (a.max, b.max) {
        (Some(a), Some(b)) => Some(a.min(b)),
        (one, None) | (None, one) => one,
    };
    let min = a.min.max(b.min);
    if max.is_some_and(|max| min > max) { None } else { Some(Range { min, max }) }
}

/// A range as the DSL writes it.
pub(super) fn print(range: Range) -> String {
    match range.max {
        None => format!("{}+", range.min),
        Some(max) if max == range.min => max.to_string(),
        Some(max) => format!("{}-{max}", range.min),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(value: &str) -> Result<String, Syntax> {
        let token = format!("hcp:{value}");
        range(Word { text: &token, at: 0 }, "hcp:", value).map(print).map_err(|f| f.problem)
    }

    #[test]
    fn ranges() {
        for good in ["5+", "0-1", "3", "12-21", "0"] {
            assert_eq!(read(good).as_deref(), Ok(good));
        }
        assert_eq!(read("3-3").as_deref(), Ok("3"));
        assert_eq!(
            read("17-15"),
            Err(Syntax::ReversedRange { found: "17-15".into(), fix: "hcp:15-17".into() })
        );
        assert!(matches!(read("1000"), Err(Syntax::NumberTooLarge { .. })));
        assert!(matches!(read(""), Err(Syntax::ValueMissing { .. })));
    }

    #[test]
    fn repairs() {
        for (bad, good) in [
            ("5-", "0-5"),
            ("-5", "0-5"),
            (">=5", "5+"),
            (">5", "6+"),
            ("<5", "0-4"),
            ("<=5", "0-5"),
            ("5..7", "5-7"),
            ("12to14", "12-14"),
            ("5/7", "5-7"),
            ("+5", "5+"),
        ] {
            assert_eq!(repair(bad).as_deref(), Some(good), "{bad}");
        }
        assert_eq!(repair("abc"), None);
        assert_eq!(repair("5x7"), None);
    }
}
