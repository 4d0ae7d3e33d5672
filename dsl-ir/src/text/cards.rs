//! Cards: exact honours (`S=KJT`) and single cards (`has:HQ`).

use super::range::range;
use super::token::{Fault, Word};
use crate::SuitRef;
use crate::diag::syntax::Syntax;
use bridgeshape_runtime::Rank;

/// The cards that exact honours and patterns decide, in the order in which they are written.
pub(super) const HIGH: [char; 6] = ['A', 'K', 'Q', 'J', 'T', '9'];

/// The rank at the start of a text, and the bytes that it takes; `10` reads as `T`.
pub(super) fn leading_rank(text: &str) -> Option<(Rank, usize)> {
    if text.starts_with("10") {
        return Some((Rank::Ten, 2));
    }
    text.chars().next().and_then(Rank::from_letter).map(|rank| (rank, 1))
}

/// The high card at the start of a text: its place in [`HIGH`], and the bytes that it takes.
pub(super) fn leading_high(text: &str) -> Option<(usize, usize)> {
    let (rank, bytes) = leading_rank(text)?;
    HIGH.iter().position(|&c| c == rank.letter()).map(|place| (place, bytes))
}

/// High cards as a set of six bits, in the usual order.
pub(super) fn print_high(set: u8) -> String {
    (0..HIGH.len()).filter(|i| set & (1 << i) != 0).map(|i| HIGH[i]).collect()
}

/// Exact honours: the letters of A K Q J T 9 in any order, or `x` for none of them. Returns them in order.
pub(super) fn honours(token: Word<'_>, value: &str) -> Result<String, Fault> {
    if value == "x" {
        return Ok(String::new());
    }
    if value.is_empty() {
        let key = String::from(token.text);
        return Err(token.fault(Syntax::ValueMissing { key }));
    }
    let mut set = 0u8;
    let mut rest = value;
    while !rest.is_empty() {
        let Some((place, bytes)) = leading_high(rest) else {
            let fix = meant_length(token, value).or_else(|| without_low(token, value));
            return Err(token.fault(Syntax::BadHonours { found: String::from(value), fix }));
        };
        if set & (1 << place) != 0 {
            return Err(token.fault(Syntax::CardTwice { card: HIGH[place] }));
        }
        set |= 1 << place;
        rest = &rest[bytes..];
    }
    Ok(print_high(set))
}

/// `S:5` for `S=5`, and `S:5+` for `S=5+`: a length, not honours.
fn meant_length(token: Word<'_>, value: &str) -> Option<String> {
    let suit = token.text.strip_suffix(value)?.strip_suffix('=')?;
    let meant = range(token, suit, value).is_ok() && value != "9" && value != "10";
    meant.then(|| format!("{suit}:{value}"))
}

/// `S=KJT` for `S=KJTxx` and `S=KJT85`: low cards are free anyway.
fn without_low(token: Word<'_>, value: &str) -> Option<String> {
    let mut set = 0u8;
    let mut rest = value;
    while let Some(letter) = rest.chars().next() {
        rest = if let Some((place, bytes)) = leading_high(rest) {
            set |= 1 << place;
            &rest[bytes..]
        } else if ('2'..='8').contains(&letter) || ['x', 'X', '.', '-'].contains(&letter) {
            &rest[letter.len_utf8()..]
        } else {
            return None;
        };
    }
    let head = token.text.strip_suffix(value)?;
    Some(format!("{head}{}", if set == 0 { String::from("x") } else { print_high(set) }))
}

/// A card: a suit and one rank, in the API's spelling (`S10` is `ST`).
pub(super) fn card(token: Word<'_>, key: &str, value: &str) -> Result<(SuitRef, String), Fault> {
    if value.is_empty() {
        return Err(token.fault(Syntax::ValueMissing { key: String::from(key) }));
    }
    leading_suit(value)
        .and_then(|(suit, rest)| match leading_rank(rest) {
            Some((rank, bytes)) if bytes == rest.len() => Some((suit, format!("{suit}{rank}"))),
            _ => None,
        })
        .ok_or_else(|| token.fault(Syntax::BadCard { key: String::from(key), found: String::from(value) }))
}

/// The suit or variable at the start of a text, and what follows it.
pub(super) fn leading_suit(text: &str) -> Option<(SuitRef, &str)> {
    let letters = if text.starts_with('$') { 2 } else { 1 };
    let suit = text.get(..letters)?.parse().ok()?;
    Some((suit, &text[letters..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, Syntax> {
        honours(Word { text, at: 0 }, text.split_once('=').expect("a sign").1).map_err(|f| f.problem)
    }

    #[test]
    fn honours_are_ordered() {
        assert_eq!(read("S=QK").as_deref(), Ok("KQ"));
        assert_eq!(read("S=K109").as_deref(), Ok("KT9"));
        assert_eq!(read("S=x").as_deref(), Ok(""));
    }

    #[test]
    fn low_cards_are_no_honours() {
        let fix = |text| match read(text) {
            Err(Syntax::BadHonours { fix, .. }) => fix,
            other => panic!("{other:?}"),
        };
        assert_eq!(fix("S=Kx").as_deref(), Some("S=K"));
        assert_eq!(fix("S=K85").as_deref(), Some("S=K"));
        assert_eq!(fix("S=xx").as_deref(), Some("S=x"));
        assert_eq!(fix("S=5").as_deref(), Some("S:5"));
        assert_eq!(fix("S=2-4").as_deref(), Some("S:2-4"));
        assert_eq!(fix("S=Z"), None);
        assert_eq!(read("S=KK"), Err(Syntax::CardTwice { card: 'K' }));
    }

    #[test]
    fn cards() {
        let read = |text| card(Word { text, at: 0 }, "has:", text).map(|(_, card)| card).ok();
        assert_eq!(read("HQ").as_deref(), Some("HQ"));
        assert_eq!(read("S10").as_deref(), Some("ST"));
        assert_eq!(read("$aT").as_deref(), Some("$aT"));
        for bad in ["QH", "H", "H1", "HQK", "é", "$", "$e4"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
