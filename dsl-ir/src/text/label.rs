//! Where a scenario's label ends (SEMANTICS 2). Labels hold spaces, colons, slashes and even the language's own words,
//! so the colon that ends one is known by what follows it.

use super::clause::{constraint, is_unknown, tell};
use super::suggest;
use super::token::{Fault, Word};
use super::vocab;
use crate::diag::syntax::Syntax;
use bridgeshape_runtime::Role;

/// A first segment, cut.
#[derive(Debug)]
pub(super) struct Cut<'t> {
    /// The label, trimmed; `None`: no colon ends one.
    pub(super) label: Option<Word<'t>>,
    /// What is left to read, in order.
    pub(super) rest: Vec<Word<'t>>,
    /// A slip that the cut has understood.
    pub(super) fault: Option<Fault>,
}

/// No complete token of a scenario is longer, so that a text of colons is read in linear time.
const LONGEST_TOKEN: usize = 4096;
/// No key or position is longer, in any language.
const LONGEST_KEY: usize = 32;

/// Cuts the label off the first segment of a scenario.
pub(super) fn cut(segment: Word<'_>) -> Cut<'_> {
    let none = Cut { label: None, rest: vec![segment], fault: None };
    if begins_clause(segment.text) {
        return none;
    }
    let colons = || segment.text.match_indices(':').map(|(at, _)| at);
    if let Some(at) = colons().find(|&at| qualifies(segment.text, at)) {
        let (label, rest) = (segment.cut(at).0.trim(), segment.cut(at + 1).1);
        if !label.text.is_empty() && label.text.split_whitespace().all(is_tell) {
            let token = label.text.split_whitespace().last().unwrap_or_default();
            let end = label.at - segment.at + label.text.len();
            let written = segment.part(end - token.len()..at + 1);
            let problem = Syntax::ColonAfterValue { token: String::from(token) };
            return Cut { label: None, rest: vec![label, rest], fault: Some(written.fault(problem)) };
        }
        if rest.text.trim().is_empty() && is_no_label(label.text) {
            return none;
        }
        return Cut { label: Some(label), rest: vec![rest], fault: None };
    }
    match colons().find(|&at| recovers(segment.text, at)) {
        Some(at) => {
            Cut { label: Some(segment.cut(at).0.trim()), rest: vec![segment.cut(at + 1).1], fault: None }
        }
        None => none,
    }
}

/// Whether a text begins with a position's name followed by a constraint or the end, or with a token of the scenario.
fn begins_clause(text: &str) -> bool {
    let text = text.trim_start();
    if let Some(after) = after_role(text) {
        let next = after.trim_start();
        return next.is_empty() || (next.len() < after.len() && begins_constraint(next));
    }
    if text.starts_with('$') {
        return is_tell(first_word(text));
    }
    // a second colon in the word: not a token, found without reading the whole word
    let value =
        |at: usize| text[at + 1..].find(|c: char| c == ':' || c.is_whitespace()).map(|n| &text[at + 1 + n..]);
    let key = beginning(text, LONGEST_KEY).find(':').filter(|&at| vocab::is_scenario_key(&text[..at]));
    key.is_some_and(|at| !value(at).is_some_and(|rest| rest.starts_with(':')) && is_tell(first_word(text)))
}

/// What follows a position's name that a text begins with.
fn after_role(text: &str) -> Option<&str> {
    Role::ALL.into_iter().find_map(|role| text.strip_prefix(role.name()))
}

/// The characters up to white space; for a word that is too long to be one, its beginning.
fn first_word(text: &str) -> &str {
    let text = beginning(text, LONGEST_TOKEN);
    text.find(char::is_whitespace).map_or(text, |n| &text[..n])
}

/// At most so many bytes from the start of a text.
fn beginning(text: &str, most: usize) -> &str {
    &text[..text.floor_char_boundary(most)]
}

fn begins_constraint(text: &str) -> bool {
    if text.starts_with("any(") || text.starts_with("not(") {
        return true;
    }
    match constraint(Word { text: first_word(text), at: 0 }) {
        Ok(_) => true,
        Err(fault) => !is_unknown(&fault) && !matches!(fault.problem, Syntax::ValueMissing { .. }),
    }
}

fn is_tell(word: &str) -> bool {
    tell(Word { text: word, at: 0 }).is_ok()
}

/// Whether the colon at a byte ends a label.
fn qualifies(text: &str, at: usize) -> bool {
    let rest = &text[at + 1..];
    let spaced = rest.starts_with(char::is_whitespace);
    if !spaced && vocab::is_scenario_key(last_word(&text[..at])) {
        return false;
    }
    rest.trim_start().is_empty() || begins_clause(rest)
}

/// The characters back to white space; for a word that is too long to be a key, its end.
fn last_word(text: &str) -> &str {
    let text = &text[text.floor_char_boundary(text.len().saturating_sub(LONGEST_KEY))..];
    text.rfind(char::is_whitespace).map_or(text, |n| text[n..].trim_start())
}

/// Text before a colon at the very end that is rather a clause whose last value is missing.
fn is_no_label(label: &str) -> bool {
    let first = first_word(label);
    let clause = constraint(Word { text: first, at: 0 }).is_ok() || is_tell(first);
    clause
        || after_role(label).is_some_and(|after| after.is_empty() || after.starts_with(char::is_whitespace))
}

/// Whether the colon at a byte most likely ends a label although nothing right follows it.
fn recovers(text: &str, at: usize) -> bool {
    let (before, rest) = (&text[..at], &text[at + 1..]);
    let word = last_word(before);
    if word.is_empty()
        || vocab::head(word).is_some()
        || vocab::head(&word.to_lowercase()).is_some()
        || vocab::other_head(word).is_some()
    {
        return false;
    }
    let is_like_role =
        |text: &str| suggest::is_like_role(first_word(beginning(text.trim_start(), LONGEST_KEY)));
    is_like_role(rest) || (rest.starts_with(char::is_whitespace) && !is_like_role(before))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn label(text: &str) -> Option<&str> {
        cut(Word { text, at: 0 }).label.map(|w| w.text)
    }

    #[test]
    fn semantics_02() {
        for (text, expected) in [
            ("opener", None),
            ("opener\nH:5+", None),
            ("declarer:responder lead:SK opp2 S=KJT", None),
            ("opener 1NT: opener hcp:15-17", Some("opener 1NT")),
            ("2/1: 1S-2C: opener S:5+", Some("2/1: 1S-2C")),
            ("1NT:15-17: opener hcp:15-17", Some("1NT:15-17")),
            ("Rebid: opener 2NT: opener hcp:18-19", Some("Rebid: opener 2NT")),
            ("A: opener's rebid: opener hcp:12+", Some("A: opener's rebid")),
            ("vul: opener S:5+", Some("vul")),
            ("Landy:", Some("Landy")),
            ("weight:", None),
            ("S:5+ hcp:12+", None),
            ("weight: 3 opener S:5+", None),
            ("opener: S:5+", None),
            ("weight:35: opener S:5+", None),
            ("1H-4C: opener H:5+ hcp:12-21", Some("1H-4C")),
            ("dopo 1H: fit:H8+ opener H:5+", Some("dopo 1H")),
            ("fit a cuori: fit:H8+ opener hcp:15-17", Some("fit a cuori")),
            ("fit:H8+ opener H:5+", None),
            ("$a=M opener $a:5+", None),
            ("Landy: $a=M $b=any opener hcp:12-21 ", Some("Landy")),
            ("1H-4C: opner H:5+", Some("1H-4C")),
            ("1H-4C:opner H:5+", Some("1H-4C")),
            ("opener S5+", None),
            ("opener s:5+ hcp:12+", None),
            ("opener Hcp: 12-14", None),
            ("opener:", None),
        ] {
            assert_eq!(label(text), expected, "{text}");
        }
    }
}
