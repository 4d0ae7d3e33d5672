//! CSV: a header, then a board a row (RFC 4180; lines end in CRLF).
//!
//! Columns, always in this order: `board, scenario, opener_seat, dealer, vul, north, east, south, west,
//! north_hcp, east_hcp, south_hcp, west_hcp`, then the tags that the caller names. Hands are dotted.
//!
//! The reader goes by the names of the columns, in any order and case; it needs the four hands, under the
//! names of seats (`north` or `n`) or of roles, and takes `;` or a tab for the comma, as spreadsheets of half
//! of Europe write it.

use crate::{
    Board, FormatError, Found, Holder, Reading, Vul,
    board::{cycle, seat},
    dotted,
    hands::{Given, hcp, push_dotted, push_number, settle},
    source::Source,
};
use bridgeshape_runtime::{Hand, Role, Seat};
use std::borrow::Cow;

const COLUMNS: &str =
    "board,scenario,opener_seat,dealer,vul,north,east,south,west,north_hcp,east_hcp,south_hcp,west_hcp";

/// Appends the header. `tags` are names of [`Board::tags`] to have columns of their own.
pub fn write_header(out: &mut Vec<u8>, tags: &[&str]) {
    out.extend_from_slice(COLUMNS.as_bytes());
    for tag in tags {
        out.push(b',');
        push_field(out, &tag.to_ascii_lowercase());
    }
    out.extend_from_slice(b"\r\n");
}

/// Appends a row; `tags` must be those of the header.
pub fn write(out: &mut Vec<u8>, board: &Board, tags: &[&str]) {
    if let Some(number) = board.number {
        push_number(out, number);
    }
    out.push(b',');
    push_field(out, &board.scenario);
    out.push(b',');
    out.extend(board.opener.map(|seat| seat.letter() as u8));
    out.extend_from_slice(&[b',', board.dealer.letter() as u8, b',']);
    out.extend_from_slice(board.vul.name().as_bytes());
    for &hand in board.hands.all() {
        out.push(b',');
        if !hand.is_empty() {
            push_dotted(out, hand);
        }
    }
    for &hand in board.hands.all() {
        out.push(b',');
        if !hand.is_empty() {
            push_number(out, hcp(hand));
        }
    }
    for tag in tags {
        out.push(b',');
        push_field(out, board.tags.get(tag).unwrap_or_default());
    }
    out.extend_from_slice(b"\r\n");
}

/// A field, in quotes where its text asks for them.
fn push_field(out: &mut Vec<u8>, text: &str) {
    if !text.contains(['"', ',', ';', '\t', '\r', '\n']) && text.trim() == text {
        return out.extend_from_slice(text.as_bytes());
    }
    out.push(b'"');
    for &byte in text.as_bytes() {
        if byte == b'"' {
            out.push(b'"');
        }
        out.push(byte);
    }
    out.push(b'"');
}

/// A field with its place.
type Field<'a> = (Cow<'a, str>, usize);

/// Splits a text into rows of fields. Quoted fields may hold separators, line breaks and doubled quotes.
struct Rows<'a> {
    text: &'a str,
    at: usize,
    separator: char,
}

impl<'a> Rows<'a> {
    fn field(&mut self) -> Field<'a> {
        let start = self.at;
        let rest = &self.text[start..];
        if !rest.starts_with('"') {
            let end = rest.find([self.separator, '\n', '\r']).unwrap_or(rest.len());
            self.at += end;
            return (rest[..end].trim().into(), start);
        }
        let mut text = String::new();
        let mut chars = rest.char_indices().skip(1).peekable();
        self.at = self.text.len();
        while let Some((i, c)) = chars.next() {
            if c != '"' {
                text.push(c);
            } else if chars.next_if(|&(_, next)| next == '"').is_some() {
                text.push('"');
            } else {
                self.at = start + i + 1;
                break;
            }
        }
        // What stands between the closing quote and the separator is nothing.
        let rest = &self.text[self.at..];
        self.at += rest.find([self.separator, '\n', '\r']).unwrap_or(rest.len());
        (text.into(), start + 1)
    }
}

impl<'a> Iterator for Rows<'a> {
    type Item = Vec<Field<'a>>;

    fn next(&mut self) -> Option<Vec<Field<'a>>> {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start_matches(['\n', '\r']).len();
        if self.at == self.text.len() {
            return None;
        }
        let mut row = vec![self.field()];
        while self.text[self.at..].starts_with(self.separator) {
            self.at += self.separator.len_utf8();
            row.push(self.field());
        }
        Some(row)
    }
}

/// Which column holds what.
struct Columns {
    hands: [usize; 4],
    /// The four hands are by role, from the opener on.
    roles: Option<[usize; 4]>,
    number: Option<usize>,
    scenario: Option<usize>,
    opener: Option<usize>,
    dealer: Option<usize>,
    vul: Option<usize>,
}

const SEAT_NAMES: [[&str; 2]; 4] = [["north", "n"], ["east", "e"], ["south", "s"], ["west", "w"]];

impl Columns {
    fn of(header: &[Field]) -> Result<Columns, FormatError> {
        let named = |names: &[&str]| {
            header
                .iter()
                .position(|(text, _)| names.iter().any(|name| name.eq_ignore_ascii_case(text.trim())))
        };
        let roles = Role::ALL.map(|role| named(&[role.name()]));
        let seats = SEAT_NAMES.map(|names| named(&names));
        let roles = match roles {
            [Some(a), Some(b), Some(c), Some(d)] => Some([a, b, c, d]),
            _ => None,
        };
        let mut hands = [0; 4];
        for ((hand, column), names) in hands.iter_mut().zip(seats).zip(SEAT_NAMES) {
            match column {
                Some(column) => *hand = column,
                None if roles.is_some() => {}
                None => return Err(FormatError::MissingColumn { name: names[0] }),
            }
        }
        Ok(Columns {
            hands: roles.unwrap_or(hands),
            roles,
            number: named(&["board", "number", "no", "nr"]),
            scenario: named(&["scenario"]),
            opener: named(&["opener_seat"]),
            dealer: named(&["dealer"]),
            vul: named(&["vul", "vulnerable", "vulnerability"]),
        })
    }
}

/// The separator that a header uses most.
pub(crate) fn separator(header: &str) -> char {
    let count = |c: &char| header.matches(*c).count();
    [',', ';', '\t'].into_iter().rev().max_by_key(count).unwrap_or(',')
}

/// Whether a line is a header that [`read`] can use.
pub(crate) fn is_header(line: &str) -> bool {
    let mut rows = Rows { text: line, at: 0, separator: separator(line) };
    rows.next().is_some_and(|header| Columns::of(&header).is_ok())
}

/// Reads a CSV file with a header.
pub fn read(bytes: &[u8]) -> Reading {
    let source = Source::new(bytes);
    let mut reading = Reading::default();
    let text = source.text();
    let header = text.trim_start().split(['\n', '\r']).next().unwrap_or_default();
    let mut rows = Rows { text, at: 0, separator: separator(header) };
    let Some(header) = rows.next() else { return reading };
    match Columns::of(&header) {
        Ok(columns) => rows.for_each(|row| one(&row, &columns, &source, &mut reading)),
        Err(error) => reading.problem(&source, header[0].1, None, error),
    }
    reading.sorted()
}

fn one(row: &[Field], columns: &Columns, source: &Source, reading: &mut Reading) {
    let start = row.first().map_or(0, |field| field.1);
    if row.iter().all(|(text, _)| text.is_empty()) {
        return;
    }
    let optional = |column: Option<usize>| {
        let field = column.and_then(|column| row.get(column));
        field.map_or(("", start), |(text, at)| (text.trim(), *at))
    };
    let (text, at) = optional(columns.number);
    let number = text.parse().ok();
    if number.is_none() && !text.is_empty() {
        reading.problem(source, at, None, FormatError::UnknownNumber { found: text.to_owned() });
    }
    if columns.hands.iter().any(|&column| column >= row.len()) {
        return reading.problem(source, start, number, FormatError::ShortRow { found: row.len() });
    }
    let (text, _) = optional(columns.opener);
    let opener = seat(text).or(columns.roles.map(|_| Seat::North));
    let first = columns.roles.and(opener).unwrap_or(Seat::North);
    let mut wrong = Vec::new();
    let given = [0, 1, 2, 3].map(|i| {
        let (text, at) = optional(Some(columns.hands[i]));
        let holder = match columns.roles {
            Some(_) => Holder::Role(Role::ALL[i]),
            None => Holder::Seat(Seat::ALL[i]),
        };
        let hand = if text.is_empty() { Ok(Hand::EMPTY) } else { dotted::hand(text, holder) };
        let hand = hand.unwrap_or_else(|(inside, error)| {
            wrong.push((at + inside, error));
            Hand::EMPTY
        });
        Given { hand, at, holder }
    });
    let hands = if wrong.is_empty() { settle(first, given) } else { Err(wrong) };
    let Some(hands) = reading.kept(source, number, hands) else { return };

    let mut board = Board { number, opener, ..Board::new(hands) };
    (board.dealer, board.vul) = number.map_or((Seat::North, Vul::None), cycle);
    let (text, at) = optional(columns.dealer);
    match seat(text) {
        Some(dealer) => board.dealer = dealer,
        None if text.is_empty() => {}
        None => reading.problem(source, at, number, FormatError::UnknownDealer { found: text.to_owned() }),
    }
    let (text, at) = optional(columns.vul);
    match Vul::from_spelling(text) {
        Some(vul) => board.vul = vul,
        None if text.is_empty() => {}
        None => {
            reading.problem(source, at, number, FormatError::UnknownVulnerability { found: text.to_owned() });
        }
    }
    board.scenario = optional(columns.scenario).0.to_owned();
    reading.boards.push(Found { at: source.place(start), board });
}
