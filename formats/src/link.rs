//! Links to the handviewer of Bridge Base Online: written with a hand a parameter, read that way or with a
//! whole LIN file in `lin=`.

use crate::{
    Board, FormatError, Found, Holder, Reading, Vul,
    auction::{card, outcome, run},
    board::{cycle, seat},
    hands::{Given, push_number, settle},
    lin::{self, push_call, push_hand},
    source::{Source, characters, offset},
};
use bridgeshape_runtime::{Card, Hand, Seat};
use std::collections::BTreeMap;
use std::io::Write as _;

/// Where links lead.
pub const HANDVIEWER: &str = "https://www.bridgebase.com/tools/handviewer.html";

/// Appends a link to a board, without a line break.
pub fn write(out: &mut Vec<u8>, board: &Board) {
    out.extend_from_slice(HANDVIEWER.as_bytes());
    let mut separator = b'?';
    let mut parameter = |out: &mut Vec<u8>, name: &str| {
        out.push(separator);
        out.extend_from_slice(name.as_bytes());
        out.push(b'=');
        separator = b'&';
    };
    for (name, seat) in [("n", Seat::North), ("e", Seat::East), ("s", Seat::South), ("w", Seat::West)] {
        if !board.hands.hand(seat).is_empty() {
            parameter(out, name);
            push_hand(out, board.hands.hand(seat));
        }
    }
    parameter(out, "d");
    out.push(board.dealer.letter().to_ascii_lowercase() as u8);
    parameter(out, "v");
    out.push(b"-neb"[board.vul as usize]);
    if let Some(number) = board.number {
        parameter(out, "b");
        push_number(out, number);
    }
    if !board.auction.is_empty() {
        parameter(out, "a");
        board.auction.iter().for_each(|&call| push_call(out, call));
    }
    if let Some(lead) = board.lead {
        parameter(out, "p");
        // Writing to a `Vec` cannot fail.
        let _ = write!(out, "{lead}");
    }
    for (name, seat) in [("nn", Seat::North), ("en", Seat::East), ("sn", Seat::South), ("wn", Seat::West)] {
        let player = &board.players[seat as usize];
        if !player.is_empty() {
            parameter(out, name);
            push_encoded(out, player);
        }
    }
}

/// Letters, digits and `-._~` as they are, every other byte as `%` and two digits.
fn push_encoded(out: &mut Vec<u8>, text: &str) {
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            out.push(byte);
        } else {
            let _ = write!(out, "%{byte:02X}");
        }
    }
}

/// Reads links, one or many, in any text: whatever is between blanks and has a `?` or `lin=`.
pub fn read(bytes: &[u8]) -> Reading {
    let source = Source::new(bytes);
    let mut reading = Reading::default();
    for word in source.text().split(|c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '<' | '>')) {
        if let Some(query) = query(word) {
            let start = offset(source.text(), word);
            one(&word[query..], start, start + query, &source, &mut reading);
        }
    }
    reading.sorted()
}

/// Where the parameters of a link begin.
fn query(word: &str) -> Option<usize> {
    match word.find('?') {
        Some(mark) if word.contains('=') => Some(mark + 1),
        _ => word.find("lin=").filter(|&at| at == 0),
    }
}

/// One link: `at` is where it begins, `base` where its parameters do.
fn one(query: &str, at: usize, base: usize, source: &Source, reading: &mut Reading) {
    let mut parameters: BTreeMap<String, (&str, usize)> = BTreeMap::new();
    let mut start = base;
    let query = query.split('#').next().unwrap_or_default();
    for part in query.split('&') {
        let bare = part.strip_prefix("amp;").unwrap_or(part);
        if let Some((name, value)) = bare.split_once('=') {
            let value_at = start + part.len() - value.len();
            parameters.entry(name.to_ascii_lowercase()).or_insert((value, value_at));
        }
        start += part.len() + 1;
    }
    if let Some(&(lin, lin_at)) = parameters.get("lin") {
        lin::read_source(&decoded(source, lin, lin_at), reading);
    } else if ["n", "e", "s", "w"].iter().any(|&name| parameters.contains_key(name)) {
        board(&parameters, at, source, reading);
    } else {
        reading.problem(source, at, None, FormatError::NoCardsInLink);
    }
}

fn board(parameters: &BTreeMap<String, (&str, usize)>, at: usize, source: &Source, reading: &mut Reading) {
    let value = |name: &str| parameters.get(name).map_or_else(String::new, |(text, _)| unescape(text).0);
    let place = |name: &str| parameters.get(name).map_or(at, |&(_, at)| at);
    let number = value("b").parse().ok();
    let mut wrong = Vec::new();
    let given = Seat::ALL.map(|seat| {
        let name = seat.letter().to_ascii_lowercase().to_string();
        let (text, at, holder) = (value(&name), place(&name), Holder::Seat(seat));
        let hand = lin::hand(&text, holder).unwrap_or_else(|(_, error)| {
            wrong.push((at, error));
            Hand::EMPTY
        });
        Given { hand, at, holder }
    });
    let hands = if wrong.is_empty() { settle(Seat::North, given) } else { Err(wrong) };
    let Some(hands) = reading.kept(source, number, hands) else { return };

    let mut board = Board { number, ..Board::new(hands) };
    let (cycle_dealer, cycle_vul) = number.map_or((Seat::North, Vul::None), cycle);
    let dealer = value("d");
    board.dealer = seat(&dealer).unwrap_or_else(|| {
        if !dealer.is_empty() {
            reading.problem(source, place("d"), number, FormatError::UnknownDealer { found: dealer });
        }
        cycle_dealer
    });
    let vul = value("v");
    board.vul = Vul::from_spelling(&vul).unwrap_or_else(|| {
        if !vul.is_empty() {
            reading.problem(source, place("v"), number, FormatError::UnknownVulnerability { found: vul });
        }
        cycle_vul
    });
    let calls = value("a");
    match run(&calls) {
        Ok(calls) => board.auction = calls,
        Err(inside) => {
            let found = calls[inside..].chars().take(8).collect();
            reading.problem(source, place("a"), number, FormatError::UnknownCall { found });
        }
    }
    if let Some((contract, declarer)) = outcome(board.dealer, &board.auction) {
        (board.contract, board.declarer) = (Some(contract), declarer);
    }
    board.lead = lead(&value("p"));
    board.players = ["nn", "en", "sn", "wn"].map(value);
    reading.boards.push(Found { at: source.place(at), board });
}

/// The first card of a run, `SKH2…`; a ten may be `10`.
fn lead(play: &str) -> Option<Card> {
    let mut ends = play.char_indices().map(|(i, c)| i + c.len_utf8());
    let end = ends.nth(1)?;
    card(&play[..end]).or_else(|_| card(&play[..ends.next().unwrap_or(end)])).ok()
}

/// The text of a parameter, and for each of its bytes the place in the parameter: `%7C` is `|`, `+` a blank.
fn unescape(text: &str) -> (String, Vec<usize>) {
    let bytes = text.as_bytes();
    let (mut plain, mut places) = (Vec::with_capacity(bytes.len()), Vec::with_capacity(bytes.len()));
    let mut i = 0;
    while i < bytes.len() {
        let hex = |j: usize| bytes.get(j).and_then(|&b| char::from(b).to_digit(16));
        let (byte, length) = match (bytes[i], hex(i + 1), hex(i + 2)) {
            (b'%', Some(high), Some(low)) => ((high * 16 + low) as u8, 3),
            (b'+', ..) => (b' ', 1),
            (byte, ..) => (byte, 1),
        };
        plain.push(byte);
        places.push(i);
        i += length;
    }
    match String::from_utf8(plain) {
        Ok(text) => (text, places),
        // Escapes of Latin-1 bytes; the cards are ASCII all the same.
        Err(error) => {
            let bytes = error.into_bytes();
            let text = bytes.iter().map(|&b| if b < 0x80 { char::from(b) } else { '?' }).collect();
            (text, places)
        }
    }
}

/// A parameter as a text of its own whose places are those of the link.
fn decoded<'a>(source: &Source, text: &str, at: usize) -> Source<'a> {
    let (plain, mut places) = unescape(text);
    places.push(text.len());
    let (mut column, mut last) = (0, 0);
    let columns = places.into_iter().map(|i| {
        column += characters(&text.as_bytes()[last..i]);
        last = i;
        column
    });
    Source::inside(plain, columns.collect(), source.place(at))
}
