//! PBN as a stream of tags, section words and ends of games.
//!
//! Tolerant where files in the wild are loose: values without quotes, quotes inside quotes, backslashes that
//! escape nothing, a lost bracket. Comments and `%` lines are skipped. Every item knows its byte offset.

use crate::FormatError;
use std::borrow::Cow;

/// The value of a tag as it stands between its quotes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Value<'a> {
    raw: &'a str,
    pub(crate) at: usize,
}

impl<'a> Value<'a> {
    pub(crate) fn raw(self) -> &'a str {
        self.raw
    }

    /// The value with its escapes undone: `\"` and `\\`; other backslashes stand for themselves.
    pub(crate) fn text(self) -> Cow<'a, str> {
        if !self.raw.contains('\\') {
            return self.raw.into();
        }
        let mut text = String::with_capacity(self.raw.len());
        let mut chars = self.raw.chars().peekable();
        while let Some(c) = chars.next() {
            let escaped = if c == '\\' { chars.next_if(|&next| next == '"' || next == '\\') } else { None };
            text.push(escaped.unwrap_or(c));
        }
        text.into()
    }
}

#[derive(Debug)]
pub(crate) enum Item<'a> {
    Tag {
        name: &'a str,
        value: Value<'a>,
        at: usize,
    },
    /// A word of the section that the last tag began.
    Word {
        word: &'a str,
        at: usize,
    },
    /// An empty line outside comments.
    Blank,
    Wrong {
        at: usize,
        error: FormatError,
    },
}

pub(crate) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    /// Nothing but blanks yet on this line.
    fresh: bool,
    /// A brace is still ahead: looked for once, so that many open comments do not cost a search each.
    brace_ahead: bool,
}

impl<'a> Lexer<'a> {
    pub(crate) fn new(text: &'a str) -> Lexer<'a> {
        Lexer { text, at: 0, fresh: true, brace_ahead: true }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip(&mut self, wanted: impl Fn(char) -> bool) {
        self.at = self.text.len() - self.rest().trim_start_matches(wanted).len();
    }

    fn skip_line(&mut self) {
        self.skip(|c| !is_break(c));
    }

    /// Consumes one line break.
    fn line_break(&mut self) {
        self.at += if self.rest().starts_with("\r\n") { 2 } else { 1 };
    }

    /// A comment in braces, which may hold anything and many lines.
    fn comment(&mut self) -> Option<Item<'a>> {
        let at = self.at;
        let length = if self.brace_ahead { self.rest().find('}') } else { None };
        match length {
            Some(length) => {
                self.at += length + 1;
                None
            }
            None => {
                self.brace_ahead = false;
                self.skip_line();
                Some(Item::Wrong { at, error: FormatError::UnterminatedComment })
            }
        }
    }

    /// From the left bracket on. What is no tag costs the rest of its line.
    fn tag(&mut self) -> Item<'a> {
        let at = self.at;
        self.at += 1;
        self.skip(char::is_whitespace);
        let start = self.at;
        self.skip(|c| c.is_alphanumeric() || c == '_');
        let name = &self.text[start..self.at];
        if name.is_empty() {
            self.at = at + 1;
            self.skip_line();
            return Item::Wrong { at, error: FormatError::BadTag };
        }
        self.skip(char::is_whitespace);
        if !self.rest().starts_with('"') {
            return self.bare(name, at);
        }
        let start = self.at + 1;
        // The closing quote is the first with a bracket behind it, else the last one of the line.
        let (mut end, mut last, mut escaped, mut stop) = (None, None, false, self.text.len());
        for (i, c) in self.text[start..].char_indices() {
            if is_break(c) {
                stop = start + i;
                break;
            }
            if c == '"' {
                last = Some(start + i);
                if !escaped && self.text[start + i + 1..].trim_start().starts_with(']') {
                    end = last;
                    break;
                }
            }
            escaped = c == '\\' && !escaped;
        }
        let Some(end) = end.or(last) else {
            self.at = stop;
            return Item::Wrong { at, error: FormatError::UnterminatedString };
        };
        self.at = end + 1;
        let behind = self.rest().trim_start();
        if behind.starts_with(']') {
            self.at = self.text.len() - behind.len() + 1;
        }
        Item::Tag { name, value: Value { raw: &self.text[start..end], at: start }, at }
    }

    /// A value without quotes: to the bracket on the same line.
    fn bare(&mut self, name: &'a str, at: usize) -> Item<'a> {
        let start = self.at;
        let end = self.rest().find(|c| c == ']' || is_break(c)).map(|length| start + length);
        let Some(end) = end.filter(|&end| self.text[end..].starts_with(']')) else {
            self.skip_line();
            return Item::Wrong { at, error: FormatError::BadTag };
        };
        self.at = end + 1;
        Item::Tag { name, value: Value { raw: self.text[start..end].trim_end(), at: start }, at }
    }

    /// A word of a section, or a quoted text of a table.
    fn word(&mut self) -> Item<'a> {
        let at = self.at;
        if self.rest().starts_with('"')
            && let Some(end) = self.rest()[1..].find(|c| c == '"' || is_break(c))
            && self.rest()[1 + end..].starts_with('"')
        {
            self.at += end + 2;
        } else {
            self.at += self.rest().chars().next().map_or(0, char::len_utf8);
            self.skip(|c| !c.is_whitespace() && !matches!(c, '[' | '{' | ';'));
        }
        Item::Word { word: &self.text[at..self.at], at }
    }
}

fn is_break(c: char) -> bool {
    c == '\n' || c == '\r'
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Item<'a>;

    fn next(&mut self) -> Option<Item<'a>> {
        loop {
            let rest = self.rest();
            let c = rest.chars().next()?;
            if is_break(c) {
                let blank = self.fresh;
                self.line_break();
                self.fresh = true;
                if blank {
                    return Some(Item::Blank);
                }
            } else if c == '%' && (self.at == 0 || self.text[..self.at].ends_with(is_break)) {
                self.skip_line();
                self.fresh = false;
            } else if c.is_whitespace() || c == '\u{feff}' {
                self.at += c.len_utf8();
            } else {
                self.fresh = false;
                match c {
                    ';' => self.skip_line(),
                    '{' => {
                        if let Some(wrong) = self.comment() {
                            return Some(wrong);
                        }
                    }
                    '[' => return Some(self.tag()),
                    _ => return Some(self.word()),
                }
            }
        }
    }
}
