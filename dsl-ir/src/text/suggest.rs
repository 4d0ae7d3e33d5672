//! What a word that is not understood most likely means.
//!
//! Every suggestion is made by rewriting (typography, case, words of other languages, signs, spaces, letters) and then
//! reading the result with the parser's own functions: only what reads without fault is suggested.

use super::clause::{self, Constraint, constraint, tell};
use super::range::repair;
use super::split::Item;
use super::token::Word;
use super::vocab;
use crate::diag::syntax::{Slip, Syntax};
use bridgeshape_runtime::Role;

/// Longer words are reported without a suggestion.
const LONGEST: usize = 64;
/// Most words that one slip spreads over: `hcp : 12 - 14`.
const SPREAD: usize = 5;

/// Where a word stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Before a position's name.
    Scenario,
    /// Behind it.
    Position,
    /// Inside `any(…)` or `not(…)`.
    Group,
}

impl Place {
    /// Whether a word reads without fault here.
    pub(super) fn reads(self, text: &str) -> bool {
        let word = Word { text, at: 0 };
        match (self, constraint(word)) {
            (Place::Group, Ok(constraint)) => !matches!(constraint, Constraint::Fit(_)),
            (_, Ok(_)) => true,
            (Place::Scenario, Err(_)) => tell(word).is_ok(),
            _ => false,
        }
    }
}

/// The slip that explains the first of these items, and how many items it covers.
pub(super) fn explain(items: &[Item<'_>], place: Place) -> Option<(usize, Syntax)> {
    let Some(Item::Word(first)) = items.first() else { return None };
    if first.text.len() > LONGEST {
        return None;
    }
    if let Some(found) = spread_auction(items) {
        return Some(found);
    }
    if let Some(problem) = punctuation(first.text, place).or_else(|| single(first.text, place)) {
        return Some((1, problem));
    }
    if let Some(fix) = unglue(&typography(first.text), place) {
        return Some((1, slip(Slip::NoSpace, first.text, fix)));
    }
    joined(items, place).or_else(|| near(first.text, place).map(|problem| (1, problem)))
}

fn slip(kind: Slip, found: &str, fix: String) -> Syntax {
    Syntax::Slip { kind, found: String::from(found), fix }
}

/// Words of one slip with white space inside: `hcp: 12`, `S 5+`, `H > S`, `5+ picche`.
pub(super) fn joined(items: &[Item<'_>], place: Place) -> Option<(usize, Syntax)> {
    let words: Vec<&str> = items
        .iter()
        .take(SPREAD)
        .map_while(|item| match item {
            Item::Word(word) if word.text.len() <= LONGEST => Some(word.text),
            _ => None,
        })
        .collect();
    for count in (2..=words.len()).rev() {
        let found = words[..count].join(" ");
        let rest = words[1..count].concat();
        for text in [words[..count].concat(), format!("{}:{rest}", words[0]), format!("{rest}:{}", words[0])]
        {
            if place.reads(&text) {
                return Some((count, slip(Slip::Space, &found, text)));
            }
            if let Some(Syntax::Slip { kind, fix, .. }) = single(&text, place) {
                let kind = if kind == Slip::Sign { Slip::Space } else { kind };
                return Some((count, slip(kind, &found, fix)));
            }
        }
    }
    None
}

/// `auction:1SA, P, 2C`: every word but the last ends in a comma.
fn spread_auction(items: &[Item<'_>]) -> Option<(usize, Syntax)> {
    let mut text = String::new();
    for (i, item) in items.iter().enumerate() {
        let Item::Word(word) = item else { return None };
        if i == 0 && !word.text.starts_with("auction:") || text.len() > 4 * LONGEST {
            return None;
        }
        text.push_str(word.text);
        if !word.text.ends_with(',') {
            let reads = i > 0 && tell(Word { text: &text, at: 0 }).is_ok();
            return reads.then(|| (i + 1, slip(Slip::Space, &text.replace(',', ", "), text.clone())));
        }
    }
    None
}

/// Commas and brackets that do not belong.
fn punctuation(text: &str, place: Place) -> Option<Syntax> {
    if text.contains(',') {
        let parts: Vec<&str> = text.split(',').filter(|p| !p.is_empty()).collect();
        if parts.iter().all(|part| place.reads(part)) {
            return Some(Syntax::StrayComma { fix: parts.join(" ") });
        }
    }
    let bare = text.trim_end_matches(')');
    if bare.len() < text.len() && (bare.is_empty() || place.reads(bare)) {
        return Some(Syntax::UnmatchedBracket { found: String::from(text) });
    }
    None
}

/// A slip inside one word.
fn single(text: &str, place: Place) -> Option<Syntax> {
    if text.len() > LONGEST {
        return None;
    }
    let base = typography(text);
    if base != text && place.reads(&base) {
        return Some(slip(Slip::Typography, text, base));
    }
    let colon = text.replace(';', ":");
    if colon != text && place.reads(&colon) {
        return Some(slip(Slip::Sign, text, colon));
    }
    let typographic = base != text;
    for (head, sign, value) in cuts(&base) {
        for (head_slip, head) in heads(head) {
            for (value_slip, value, sign) in values(value, sign) {
                let fix = format!("{head}{sign}{value}");
                let kind = [head_slip, value_slip].into_iter().flatten().max();
                let Some(kind) = (if typographic { Some(Slip::Typography) } else { kind }) else { continue };
                if fix != text && place.reads(&fix) {
                    return Some(slip(kind, text, fix));
                }
            }
        }
    }
    if place == Place::Group || place == Place::Position || place == Place::Scenario {
        let lower = base.to_lowercase();
        let quiet =
            vocab::other_head(&lower).is_some_and(|h| h == "quiet") || (lower == "quiet" && lower != text);
        if quiet && place.reads("quiet") {
            let kind = if lower == "quiet" { Slip::Case } else { Slip::OtherWord };
            return Some(slip(kind, text, String::from("quiet")));
        }
    }
    None
}

/// The ways to see a head, a sign and a value in a word.
fn cuts(text: &str) -> Vec<(&str, &str, &str)> {
    if let Some(at) = text.find([':', '=', '~', '<', '>']) {
        let rest = &text[at..];
        let value = rest.strip_prefix(':').unwrap_or_else(|| rest.trim_start_matches(['=', '~', '<', '>']));
        return vec![(&text[..at], &rest[..rest.len() - value.len()], value)];
    }
    let ends = text.char_indices().skip(1).map(|(at, _)| at);
    ends.take(16).map(|at| (&text[..at], "", &text[at..])).collect()
}

/// Spellings that a head may stand for, with the slip that each would be.
fn heads(text: &str) -> Vec<(Option<Slip>, String)> {
    if vocab::head(text).is_some() {
        return vec![(None, String::from(text))];
    }
    let mut found = Vec::new();
    if let Some(head) = vocab::heads().find(|h| h.eq_ignore_ascii_case(text)) {
        found.push((Some(Slip::Case), head));
    }
    if let Some(head) = vocab::other_head(text) {
        found.push((Some(Slip::OtherWord), head));
    }
    found
}

/// What a value may stand for, with the sign before it and the slip that each would be.
fn values<'s>(value: &str, sign: &'s str) -> Vec<(Option<Slip>, String, &'s str)> {
    let mut found = Vec::new();
    let compared = sign.starts_with(['<', '>']) || sign.ends_with(['<', '>']);
    let mut push = |kind: Option<Slip>, value: String| {
        found.push((kind, value.clone(), sign));
        for other in [":", "=", "~"] {
            let guess = sign.is_empty() && other != ":";
            if other != sign && !compared && !guess {
                found.push((Some(kind.unwrap_or(Slip::Sign).max(Slip::Sign)), value.clone(), other));
            }
        }
    };
    push(None, String::from(value));
    for other in [value.to_uppercase(), value.to_lowercase(), value.to_uppercase().replace('X', "x")] {
        push(Some(Slip::Case), other);
    }
    if let Some(other) = vocab::other_value(value) {
        push(Some(Slip::OtherWord), other);
    }
    let letters = value.find(|c: char| !c.is_alphabetic()).unwrap_or(value.len());
    if let Some(suit) = vocab::other_suit(&value[..letters]) {
        push(Some(Slip::OtherWord), format!("{suit}{}", &value[letters..]));
    }
    if let Some((last, suit)) = value.char_indices().next_back()
        && "SHDCshdc".contains(suit)
    {
        push(Some(Slip::Sign), format!("{}{}", suit.to_uppercase(), value[..last].to_uppercase()));
    }
    let calls: Vec<String> = value
        .split(',')
        .map(|call| clause::meant_call("auction", call).unwrap_or_else(|| String::from(call)))
        .collect();
    push(Some(Slip::OtherWord), calls.join(","));
    if let Some(range) = repair(&if compared { format!("{sign}{value}") } else { String::from(value) }) {
        found.push((if compared { Some(Slip::Sign) } else { None }, range, ":"));
    }
    found
}

/// Two or more words written as one.
fn unglue(text: &str, place: Place) -> Option<String> {
    for (at, _) in text.char_indices().skip(1) {
        let (first, rest) = text.split_at(at);
        if !place.reads(first) {
            continue;
        }
        if place.reads(rest) {
            return Some(format!("{first} {rest}"));
        }
        if let Some(rest) = unglue(rest, place) {
            return Some(format!("{first} {rest}"));
        }
    }
    None
}

/// A known word that differs in a letter or two.
fn near(text: &str, place: Place) -> Option<Syntax> {
    let base = typography(text);
    let (head, sign, value) = *cuts(&base).first()?;
    let near = if sign.is_empty() {
        vocab::nearest(&base, ["quiet"]).filter(|n| place.reads(n))?
    } else {
        let head =
            vocab::nearest(head, vocab::heads().filter(|h| place.reads(&format!("{h}{sign}{value}"))))?;
        format!("{head}{sign}{value}")
    };
    Some(Syntax::UnknownToken { found: String::from(text), near: Some(near) })
}

/// Whether a word is a position's name, or was most likely meant to be.
pub(super) fn is_like_role(word: &str) -> bool {
    Role::from_name(word).is_some() || role(Word { text: word, at: 0 }).is_some()
}

/// The position that a word most likely names, and what is wrong with the way it does.
pub(super) fn role(word: Word<'_>) -> Option<(Role, Syntax)> {
    let found = || String::from(word.text);
    if word.text.len() > LONGEST {
        return None;
    }
    for role in Role::ALL {
        let Some(rest) = word.text.strip_prefix(role.name()) else { continue };
        let name = String::from(role.name());
        match rest {
            ":" => return Some((role, Syntax::ColonAfterPosition { name })),
            "," => return Some((role, Syntax::StrayComma { fix: name })),
            _ => {}
        }
        if rest.starts_with(':') && Place::Position.reads(&rest[1..]) {
            return Some((role, Syntax::ColonAfterPosition { name: format!("{name} {}", &rest[1..]) }));
        }
        if Place::Position.reads(rest) {
            return Some((role, slip(Slip::NoSpace, word.text, format!("{name} {rest}"))));
        }
    }
    let base = typography(word.text);
    let base = base.trim_end_matches([':', ',']);
    if let Some(role) = Role::from_name(base) {
        return (base != word.text).then(|| (role, slip(Slip::Typography, word.text, role.to_string())));
    }
    if let Some(role) = Role::ALL.into_iter().find(|r| r.name().eq_ignore_ascii_case(base)) {
        return Some((role, slip(Slip::Case, word.text, role.to_string())));
    }
    if let Some(role) = vocab::other_role(base) {
        return Some((role, slip(Slip::OtherWord, word.text, role.to_string())));
    }
    if base.chars().count() < 5 {
        return None;
    }
    let near = vocab::nearest(base, Role::ALL.map(Role::name))?;
    Some((Role::from_name(&near)?, Syntax::UnknownPosition { found: found(), near: Some(near) }))
}

/// The plain characters for those that word processors, web pages and telephones put in their place.
pub(super) fn typography(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let reference = REFERENCES.iter().find(|(written, _)| rest.starts_with(written));
        let (taken, replacement) = match reference {
            Some((written, replacement)) => (written.len(), *replacement),
            None => (c.len_utf8(), plain_character(c).unwrap_or(&rest[..c.len_utf8()])),
        };
        plain.push_str(replacement);
        rest = &rest[taken..];
    }
    plain
}

/// Character references of HTML.
const REFERENCES: [(&str, &str); 12] = [
    ("&gt;", ">"),
    ("&lt;", "<"),
    ("&ge;", ">="),
    ("&le;", "<="),
    ("&amp;", "&"),
    ("&nbsp;", ""),
    ("&ndash;", "-"),
    ("&mdash;", "-"),
    ("&minus;", "-"),
    ("&quot;", ""),
    ("&#124;", "|"),
    ("&#39;", ""),
];

fn plain_character(c: char) -> Option<&'static str> {
    Some(match c {
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '－' => "-",
        '≥' | '⩾' => ">=",
        '≤' | '⩽' => "<=",
        '＋' | '﹢' => "+",
        '：' | '﹕' | '∶' => ":",
        '＝' => "=",
        '～' | '˜' | '∼' => "~",
        '＞' => ">",
        '＜' => "<",
        '｜' | '¦' => "|",
        '＄' => "$",
        '…' => "...",
        '，' => ",",
        '♠' | '♤' => "S",
        '♥' | '♡' => "H",
        '♦' | '♢' => "D",
        '♣' | '♧' => "C",
        '“' | '”' | '„' | '«' | '»' | '‘' | '’' | '‚' | '"' | '\'' | '`' => "",
        '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'
        | '\u{fe0e}'
        | '\u{fe0f}'
        | '\u{feff}' => "",
        '０'..='９' => ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"][c as usize - '０' as usize],
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::split::items;

    fn fix(text: &str, place: Place) -> Option<(&'static str, String)> {
        let (_, problem) = explain(&items(Word { text, at: 0 }), place)?;
        Some((problem.code(), problem.fix()?))
    }

    #[test]
    fn slips_of_a_constraint() {
        for (text, code, expected) in [
            ("s:5+", "wrong_case", "S:5+"),
            ("HCP:12+", "wrong_case", "hcp:12+"),
            ("shape:Balanced", "wrong_case", "shape:balanced"),
            ("shape:54XX", "wrong_case", "shape:54xx"),
            ("has:hq", "wrong_case", "has:HQ"),
            ("X:5+", "wrong_case", "x:5+"),
            ("hcp:12–14", "typography", "hcp:12-14"),
            ("S:≥5", "typography", "S:5+"),
            ("≥5", "", ""),
            ("♠:5+", "typography", "S:5+"),
            ("H&gt;S", "typography", "H>S"),
            ("“S:5+”", "typography", "S:5+"),
            ("S5+", "wrong_sign", "S:5+"),
            ("hcp12-21", "wrong_sign", "hcp:12-21"),
            ("hcp=12-21", "wrong_sign", "hcp:12-21"),
            ("S=5+", "wrong_sign", "S:5+"),
            ("S>=5", "wrong_sign", "S:5+"),
            ("hcp<12", "wrong_sign", "hcp:0-11"),
            ("S:KQ", "wrong_sign", "S=KQ"),
            ("has:QH", "wrong_sign", "has:HQ"),
            ("S:5+hcp:12-21", "missing_space", "S:5+ hcp:12-21"),
            ("H:4+C:0-1Chcp:0hcp:10-15", "missing_space", "H:4+ C:0-1 Chcp:0 hcp:10-15"),
            ("hcp 12-21", "space_inside", "hcp:12-21"),
            ("hcp: 12-21", "space_inside", "hcp:12-21"),
            ("hcp : 12 - 21", "space_inside", "hcp:12-21"),
            ("S 5+", "space_inside", "S:5+"),
            ("H > S", "space_inside", "H>S"),
            ("PO:12+", "other_word", "hcp:12+"),
            ("punti 12-14", "other_word", "hcp:12-14"),
            ("5+ picche", "other_word", "S:5+"),
            ("stop:cuori", "other_word", "stop:H"),
            ("shape:bilanciata", "other_word", "shape:balanced"),
            ("hpc:12+", "unknown_token", "hcp:12+"),
            ("quite", "unknown_token", "quiet"),
            ("Quiet", "wrong_case", "quiet"),
            ("S:5+,", "stray_comma", "S:5+"),
            ("S:5+,hcp:12", "stray_comma", "S:5+ hcp:12"),
        ] {
            let expected = if code.is_empty() { None } else { Some((code, String::from(expected))) };
            assert_eq!(fix(text, Place::Position), expected, "{text}");
        }
    }

    #[test]
    fn slips_of_a_scenario() {
        for (text, code, expected) in [
            ("weight: 3", "space_inside", "weight:3"),
            ("peso:3", "other_word", "weight:3"),
            ("vul:Both", "wrong_case", "vul:both"),
            ("vul:tutti", "other_word", "vul:both"),
            ("auction:1SA, P, 2C, P", "space_inside", "auction:1SA,P,2C,P"),
            ("auction:1sa,p,2c", "wrong_case", "auction:1SA,P,2C"),
            ("auction:1SA,passo,2C", "other_word", "auction:1SA,P,2C"),
            ("lead:♠K", "typography", "lead:SK"),
            ("dealer:compagno", "other_word", "dealer:responder"),
        ] {
            assert_eq!(fix(text, Place::Scenario), Some((code, String::from(expected))), "{text}");
        }
    }

    #[test]
    fn positions() {
        for (text, code) in [
            ("Opener", "wrong_case"),
            ("opner", "unknown_position"),
            ("apertore", "other_word"),
            ("opener:", "colon_after_position"),
            ("opener,", "stray_comma"),
            ("opener:S:5+", "colon_after_position"),
            ("openerS:5+", "missing_space"),
        ] {
            let (role, problem) = role(Word { text, at: 0 }).expect(text);
            assert_eq!((role, problem.code()), (Role::Opener, code), "{text}");
        }
        assert!(role(Word { text: "Nord", at: 0 }).is_none());
    }
}
