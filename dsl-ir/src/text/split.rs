//! Cutting a text: scenarios at `//`, segments at `;`, words at white space, alternatives at commas.

use super::block::Span;
use super::token::Word;
use super::vocab;

/// The parts between `//`.
pub(super) fn scenarios(text: &str) -> Vec<Word<'_>> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (at, bars) in text.match_indices("//") {
        parts.push(Word { text: &text[start..at], at: start });
        start = at + bars.len();
    }
    parts.push(Word { text: &text[start..], at: start });
    parts
}

/// The parts between `;`. Neither the end of a character reference such as `&gt;` cuts, nor a semicolon inside a
/// group that is closed after it: it stands there for a comma. Nor does one in `H;4+`, where it stands for a colon.
pub(super) fn segments(text: Word<'_>) -> Vec<Word<'_>> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (at, _) in text.text.match_indices(';') {
        let (before, after) = (&text.text[start..at], &text.text[at + 1..]);
        if ends_reference(&text.text[..at]) || inside_group(before, after) || inside_token(before, after) {
            continue;
        }
        parts.push(text.part(start..at));
        start = at + 1;
    }
    parts.push(text.part(start..text.text.len()));
    parts
}

/// Whether a semicolon behind this text ends something like `&gt` or `&#62`.
fn ends_reference(before: &str) -> bool {
    let name = before.bytes().rev().take(8).take_while(|b| b.is_ascii_alphanumeric() || *b == b'#').count();
    name > 1 && before.as_bytes()[..before.len() - name].ends_with(b"&")
}

/// Whether `before`, a segment up to a semicolon, leaves a group open that `after` closes at once.
fn inside_group(before: &str, after: &str) -> bool {
    let opens = before.rfind(['(', ')']).is_some_and(|at| {
        before[at..].starts_with('(') && ["any", "not"].iter().any(|g| before[..at].ends_with(g))
    });
    opens && after.find(['(', ')', ';']).is_some_and(|at| after[at..].starts_with(')'))
}

/// Whether a semicolon stands between a key and its number.
fn inside_token(before: &str, after: &str) -> bool {
    let tail = &before[before.floor_char_boundary(before.len().saturating_sub(16))..];
    let word = tail.rfind(char::is_whitespace).map_or(tail, |n| tail[n..].trim_start());
    after.starts_with(|c: char| c.is_ascii_digit()) && vocab::head(word).is_some()
}

/// A word, or a group with its brackets.
#[derive(Clone, Copy, Debug)]
pub(super) enum Item<'t> {
    /// Anything without white space.
    Word(Word<'t>),
    /// `any(…)`: letters, perhaps none, directly before a bracket.
    Group(GroupText<'t>),
}

impl<'t> Item<'t> {
    /// All of it.
    pub(super) fn whole(self) -> Word<'t> {
        match self {
            Item::Word(word) => word,
            Item::Group(group) => group.whole,
        }
    }
}

/// The text of a group.
#[derive(Clone, Copy, Debug)]
pub(super) struct GroupText<'t> {
    /// From its name to its closing bracket, or to the end where there is none.
    pub(super) whole: Word<'t>,
    /// `any`, `not` or whatever stands before the bracket.
    pub(super) name: &'t str,
    /// What is between the brackets.
    pub(super) inner: Word<'t>,
    /// Whether a bracket closes it.
    pub(super) closed: bool,
}

/// The words and groups of a segment.
pub(super) fn items(text: Word<'_>) -> Vec<Item<'_>> {
    let mut items = Vec::new();
    let mut at = 0;
    loop {
        let rest = &text.text[at..];
        at += rest.len() - rest.trim_start().len();
        let rest = &text.text[at..];
        if rest.is_empty() {
            return items;
        }
        let end = at + rest.find(char::is_whitespace).unwrap_or(rest.len());
        let name = rest.find(|c: char| !c.is_alphabetic()).map_or(rest, |n| &rest[..n]);
        if !rest[name.len()..].starts_with('(') {
            items.push(Item::Word(text.part(at..end)));
            at = end;
            continue;
        }
        let open = at + name.len() + 1;
        let close = matching(&text.text[open..]).map(|n| open + n);
        let stop = close.map_or(text.text.len(), |close| close + 1);
        items.push(Item::Group(GroupText {
            whole: text.part(at..stop),
            name,
            inner: text.part(open..close.unwrap_or(text.text.len())),
            closed: close.is_some(),
        }));
        at = stop;
    }
}

/// The place of the bracket that closes one opened just before.
fn matching(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, bracket) in text.match_indices(['(', ')']) {
        match (bracket, depth) {
            ("(", _) => depth += 1,
            (_, 0) => return Some(at),
            _ => depth -= 1,
        }
    }
    None
}

/// The parts between commas, outside brackets of any kind; also the places of semicolons that stand for a comma.
pub(super) fn alternatives(text: Word<'_>) -> (Vec<Word<'_>>, Vec<Span>) {
    let (mut parts, mut semicolons) = (Vec::new(), Vec::new());
    let (mut start, mut depth) = (0, 0usize);
    for (at, c) in text.text.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ',' | ';' if depth == 0 => {
                if c == ';' && ends_reference(&text.text[..at]) {
                    continue;
                }
                if c == ';' {
                    semicolons.push(text.at + at..text.at + at + 1);
                }
                parts.push(text.part(start..at));
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text.part(start..text.text.len()));
    (parts, semicolons)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts<'t>(words: &[Word<'t>]) -> Vec<&'t str> {
        words.iter().map(|w| w.text).collect()
    }

    fn segments_of(text: &str) -> Vec<&str> {
        texts(&segments(Word { text, at: 0 }))
    }

    #[test]
    fn cuts() {
        assert_eq!(texts(&scenarios("a // b//c")), ["a ", " b", "c"]);
        assert_eq!(segments_of("a; b;c"), ["a", " b", "c"]);
        assert_eq!(segments_of("opener H&gt;S; b"), ["opener H&gt;S", " b"]);
        assert_eq!(segments_of("opener any(S:5+; H:5+); b"), ["opener any(S:5+; H:5+)", " b"]);
        assert_eq!(segments_of("opener any(S:5+; b"), ["opener any(S:5+", " b"]);
    }

    #[test]
    fn words_and_groups() {
        let text = Word { text: "opener any(S:4+ hcp:12+, H:4+) S~A.{2,3} (x", at: 0 };
        let items: Vec<&str> = items(text).iter().map(|i| i.whole().text).collect();
        assert_eq!(items, ["opener", "any(S:4+ hcp:12+, H:4+)", "S~A.{2,3}", "(x"]);
    }

    #[test]
    fn commas_in_brackets_do_not_cut() {
        let (parts, _) = alternatives(Word { text: "S~A.{2,3}, H:4+", at: 0 });
        assert_eq!(texts(&parts), ["S~A.{2,3}", " H:4+"]);
    }
}
