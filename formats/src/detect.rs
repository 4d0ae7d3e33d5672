//! Which format a file is in, by its first characters; and reading it as that.

use crate::{FormatError, Place, Problem};
use crate::{Reading, csv, dotted, json, lin, link, pbn, source::Source};
use std::fmt;

/// A format that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// PBN, see [`pbn`].
    Pbn,
    /// LIN, see [`lin`].
    Lin,
    /// Handviewer links, see [`link`].
    Link,
    /// JSON, a document or lines, see [`json`].
    Json,
    /// CSV with a header, see [`csv`].
    Csv,
    /// A dotted deal a line, see [`dotted`].
    Dotted,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 6] =
        [Format::Pbn, Format::Lin, Format::Link, Format::Json, Format::Csv, Format::Dotted];

    /// The format that a file seems to be in; `None` for an empty file and for what is like none of them.
    pub fn detect(bytes: &[u8]) -> Option<Format> {
        let source = Source::new(bytes);
        let text = source.text().trim_start();
        let first = text.chars().next()?;
        let second = text[first.len_utf8()..].trim_start().chars().next();
        let line = text.split(['\n', '\r']).next().unwrap_or_default();
        match (first, second) {
            ('{', None | Some('"' | '}')) => Some(Format::Json),
            ('[', None | Some('{' | '[' | ']' | '"')) => Some(Format::Json),
            ('[' | '%' | ';' | '{', _) => Some(Format::Pbn),
            _ if line.contains("lin=") || line.contains("://") && line.contains('?') => Some(Format::Link),
            _ if is_lin(text) => Some(Format::Lin),
            _ if csv::is_header(line) => Some(Format::Csv),
            _ if text.contains("[Deal ") => Some(Format::Pbn),
            _ if text
                .split(['\n', '\r'])
                .any(|line| line.split('#').next().is_some_and(|l| l.contains('.'))) =>
            {
                Some(Format::Dotted)
            }
            _ => None,
        }
    }

    /// Reads a file in this format. A file without any deal has a problem that says so.
    pub fn read(self, bytes: &[u8]) -> Reading {
        let mut reading = match self {
            Format::Pbn => pbn::read(bytes),
            Format::Lin => lin::read(bytes),
            Format::Link => link::read(bytes),
            Format::Json => json::read(bytes),
            Format::Csv => csv::read(bytes),
            Format::Dotted => dotted::read(bytes),
        };
        if reading.boards.is_empty() && reading.problems.is_empty() {
            reading.problems.push(first_place(FormatError::NoDeals { format: self }));
        }
        reading
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::Pbn => "PBN",
            Format::Lin => "LIN",
            Format::Link => "a handviewer link",
            Format::Json => "JSON",
            Format::Csv => "CSV",
            Format::Dotted => "a deal a line",
        })
    }
}

/// Two letters and a bar at the start, or a deal's field anywhere.
fn is_lin(text: &str) -> bool {
    let letters = text.chars().take_while(char::is_ascii_alphabetic).count();
    letters == 2 && text[2..].starts_with('|') || text.contains("md|") || text.contains("MD|")
}

/// Reads a file in the format that it seems to be in.
pub fn read(bytes: &[u8]) -> Reading {
    match Format::detect(bytes) {
        Some(format) => format.read(bytes),
        None => Reading { problems: vec![first_place(FormatError::UnknownFormat)], ..Reading::default() },
    }
}

fn first_place(error: FormatError) -> Problem {
    Problem { at: Place { line: 1, column: 1 }, board: None, error }
}
