//! The text of a file, whatever its encoding, and where in it something stands.
//!
//! Files of deals come as UTF-8 with or without a mark, as Latin-1 (what PBN asks for) or its Windows
//! sister, and now and then as UTF-16. Bytes that are no UTF-8 are therefore read one character a byte.
//! Lines end with LF, CRLF or CR alone.
//!
//! Readers think in byte offsets; lines and columns are worked out when a place is shown. The last place
//! is remembered, so that a long file costs one pass, not one a board.

use crate::Place;
use std::{borrow::Cow, cell::Cell};

/// A decoded text. Offsets are bytes of [`Source::text`].
#[derive(Debug)]
pub(crate) struct Source<'a> {
    text: Cow<'a, str>,
    /// The offset and the line (from 0) of the last place asked for.
    last: Cell<(usize, usize)>,
    /// For a text from inside another one: where it begins there, and for each byte how many characters on.
    inside: Option<(Place, Vec<usize>)>,
}

/// Where a part of a text begins in it, in bytes. The part must be a slice of the whole.
pub(crate) fn offset(whole: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(whole.as_ptr() as usize)
}

/// How many characters begin in these bytes of UTF-8, which need not end where a character does.
pub(crate) fn characters(bytes: &[u8]) -> usize {
    bytes.iter().filter(|&&b| b & 0xc0 != 0x80).count()
}

impl<'a> Source<'a> {
    /// Decodes. Never fails: every byte string is some Latin-1 text.
    pub(crate) fn new(bytes: &'a [u8]) -> Source<'a> {
        Source { text: decode(bytes), last: Cell::new((0, 0)), inside: None }
    }

    /// A text that was decoded from a piece of one line of another, such as a parameter of a link.
    pub(crate) fn inside(text: String, columns: Vec<usize>, start: Place) -> Source<'a> {
        Source { text: text.into(), last: Cell::new((0, 0)), inside: Some((start, columns)) }
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The place of a byte offset. Offsets beyond the end are the end.
    pub(crate) fn place(&self, offset: usize) -> Place {
        let bytes = self.text.as_bytes();
        let offset = offset.min(bytes.len());
        if let Some((start, columns)) = &self.inside {
            let columns = columns.get(offset).or(columns.last()).copied().unwrap_or_default();
            return Place { line: start.line, column: start.column + columns };
        }
        let (known, known_line) = self.last.get();
        let line = if offset >= known {
            known_line + line_ends(bytes, known, offset)
        } else {
            known_line - line_ends(bytes, offset, known)
        };
        self.last.set((offset, line));
        let start = (0..offset).rev().find(|&i| is_line_end(bytes, i)).map_or(0, |i| i + 1);
        Place { line: line + 1, column: characters(&bytes[start..offset]) + 1 }
    }
}

/// Whether the byte is the last one of a line break.
fn is_line_end(bytes: &[u8], i: usize) -> bool {
    bytes[i] == b'\n' || bytes[i] == b'\r' && bytes.get(i + 1) != Some(&b'\n')
}

fn line_ends(bytes: &[u8], from: usize, to: usize) -> usize {
    (from..to).filter(|&i| is_line_end(bytes, i)).count()
}

fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match bytes {
        [0xef, 0xbb, 0xbf, rest @ ..] => decode(rest),
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes).into(),
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes).into(),
        _ => match std::str::from_utf8(bytes) {
            Ok(text) => text.into(),
            Err(_) => bytes.iter().map(|&b| windows_1252(b)).collect::<String>().into(),
        },
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

/// Latin-1 but for 0x80 to 0x9f, where files from Windows have quotes, dashes and the euro sign.
fn windows_1252(byte: u8) -> char {
    const HIGH: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
        '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9f => HIGH[(byte - 0x80) as usize],
        _ => char::from(byte),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str, offset: usize) -> (usize, usize) {
        let p = Source::new(text.as_bytes()).place(offset);
        (p.line, p.column)
    }

    #[test]
    fn every_line_break_counts_once() {
        assert_eq!(place("a\r\nb\rc\nd", 0), (1, 1));
        assert_eq!(place("a\r\nb\rc\nd", 3), (2, 1));
        assert_eq!(place("a\r\nb\rc\nd", 5), (3, 1));
        assert_eq!(place("a\r\nb\rc\nd", 7), (4, 1));
        assert_eq!(place("♠♥x", 6), (1, 3));
        assert_eq!(place("ab", 99), (1, 3));
    }

    #[test]
    fn places_do_not_depend_on_the_order_of_asking() {
        let text = "one\ntwo ♠\r\nthree\rfour\n\nsix";
        let source = Source::new(text.as_bytes());
        let forward: Vec<Place> = (0..text.len()).map(|i| source.place(i)).collect();
        let mut backward: Vec<Place> = (0..text.len()).rev().map(|i| source.place(i)).collect();
        backward.reverse();
        assert_eq!(forward, backward);
        for (i, &p) in forward.iter().enumerate() {
            assert_eq!(Source::new(text.as_bytes()).place(i), p);
        }
    }

    #[test]
    fn encodings() {
        assert_eq!(decode(b"\xef\xbb\xbfJos\xc3\xa9"), "José");
        assert_eq!(decode(b"Jos\xe9 \x96 M\xfcller"), "José – Müller");
        assert_eq!(decode(b"\xff\xfeN\0:\0"), "N:");
        assert_eq!(decode(b"\xfe\xff\0N\0:"), "N:");
    }
}
