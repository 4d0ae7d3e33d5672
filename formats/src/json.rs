//! Reading deals from JSON: one document, or values one after the other, as in JSON lines.
//!
//! A record is an object with `hands`, or with the hands themselves; hands go by role (`opener`) or by seat
//! (`N`, `north`), as dotted texts. `{"deals": […]}` and arrays hold records. What else a record says is its
//! dealer (a role or a seat), `vul` (`us` and `them` are seen from the opener), `scenario`, `board` and
//! `openerSeat`; bindings and explanations are the engine's affair.
//!
//! Values are kept as slices of the text, so that a bad hand has a line and a column. After a syntax error
//! reading goes on at the next line.

use crate::{
    Board, FormatError, Found, Holder, Reading, Vul,
    board::{cycle, seat},
    dotted,
    hands::{Given, settle},
    source::{Source, offset},
};
use bridgeshape_runtime::{Hand, Role, Seat};
use serde_json::{Deserializer, value::RawValue};
use std::collections::BTreeMap;

type Object<'a> = BTreeMap<String, &'a RawValue>;

/// How deep records may stand in `deals` and arrays.
const DEPTH: u8 = 4;

/// Reads every record of a text of JSON.
pub fn read(bytes: &[u8]) -> Reading {
    let source = Source::new(bytes);
    let mut reading = Reading::default();
    let mut start = 0;
    while start < source.text().len() {
        let text = &source.text()[start..];
        let mut values = Deserializer::from_str(text).into_iter::<&RawValue>();
        let failed = loop {
            match values.next() {
                Some(Ok(value)) => records(value, DEPTH, &source, &mut reading),
                Some(Err(error)) => break Some(error),
                None => break None,
            }
        };
        let Some(error) = failed else { break };
        let at = start + line_and_column(text, error.line(), error.column());
        // The parser's words without its own line and column, which count from where it began.
        let what = error.to_string();
        let what = what.split(" at line ").next().unwrap_or_default().to_owned();
        reading.problem(&source, at, None, FormatError::Json { what });
        let from = at.max(start + values.byte_offset());
        let rest = source.text().get(from..).unwrap_or_default();
        start = rest.find('\n').map_or(source.text().len(), |length| from + length + 1);
    }
    reading.sorted()
}

/// The byte offset of the parser's line and column, both of which count bytes, at a character's beginning.
fn line_and_column(text: &str, line: usize, column: usize) -> usize {
    let start: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let mut at = (start + column.saturating_sub(1)).min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// The records in a value: itself, or those of an array or of `deals`.
fn records(value: &RawValue, depth: u8, source: &Source, reading: &mut Reading) {
    let at = offset(source.text(), value.get());
    if depth == 0 {
        return reading.problem(source, at, None, FormatError::NoRecord);
    }
    if let Ok(values) = serde_json::from_str::<Vec<&RawValue>>(value.get()) {
        return values.into_iter().for_each(|value| records(value, depth - 1, source, reading));
    }
    let Ok(object) = serde_json::from_str::<Object>(value.get()) else {
        return reading.problem(source, at, None, FormatError::NoRecord);
    };
    if let Some(deals) = object.get("deals") {
        return records(deals, depth - 1, source, reading);
    }
    let hands = match object.get("hands").map(|hands| serde_json::from_str::<Object>(hands.get())) {
        Some(Ok(hands)) => hands,
        Some(Err(_)) => return reading.problem(source, at, None, FormatError::NoRecord),
        None => object.clone(),
    };
    match Keys::of(&hands) {
        Some(keys) => record(&object, &hands, keys, at, source, reading),
        None => reading.problem(source, at, None, FormatError::NoRecord),
    }
}

/// How the hands of a record are named.
#[derive(Clone, Copy)]
enum Keys {
    Roles,
    Seats,
}

impl Keys {
    fn of(hands: &Object) -> Option<Keys> {
        if Role::ALL.iter().any(|role| hands.contains_key(role.name())) {
            Some(Keys::Roles)
        } else if hands.keys().any(|key| seat(key).is_some()) {
            Some(Keys::Seats)
        } else {
            None
        }
    }
}

fn record(object: &Object, hands: &Object, keys: Keys, at: usize, source: &Source, reading: &mut Reading) {
    let text = |key: &str| object.get(key).and_then(|value| serde_json::from_str::<String>(value.get()).ok());
    let number = object.get("board").and_then(|value| serde_json::from_str::<u32>(value.get()).ok());
    let opener = text("openerSeat").as_deref().and_then(seat);
    let opener = match keys {
        Keys::Roles => Some(opener.unwrap_or(Seat::North)),
        Keys::Seats => opener,
    };
    let mut wrong = Vec::new();
    let given = [0, 1, 2, 3].map(|i| {
        let (holder, value) = match keys {
            Keys::Roles => (Holder::Role(Role::ALL[i]), hands.get(Role::ALL[i].name())),
            Keys::Seats => {
                let named = hands.iter().find(|(key, _)| seat(key) == Some(Seat::ALL[i]));
                (Holder::Seat(Seat::ALL[i]), named.map(|(_, value)| value))
            }
        };
        let hand_at = value.map_or(at, |value| offset(source.text(), value.get()));
        let hand = read_hand(value.copied(), holder).unwrap_or_else(|(inside, error)| {
            wrong.push((hand_at + inside, error));
            Hand::EMPTY
        });
        Given { hand, at: hand_at, holder }
    });
    let first = match keys {
        Keys::Roles => opener.unwrap_or(Seat::North),
        Keys::Seats => Seat::North,
    };
    let hands = if wrong.is_empty() { settle(first, given) } else { Err(wrong) };
    let Some(hands) = reading.kept(source, number, hands) else { return };

    let mut board = Board { number, opener, ..Board::new(hands) };
    (board.dealer, board.vul) = number.map_or((Seat::North, Vul::None), cycle);
    let opener = opener.unwrap_or(Seat::North);
    let place = |key: &str| object.get(key).map_or(at, |value| offset(source.text(), value.get()));
    if let Some(found) = text("dealer") {
        match Role::from_name(&found).map(|role| role.seat(opener)).or_else(|| seat(&found)) {
            Some(dealer) => board.dealer = dealer,
            None => reading.problem(source, place("dealer"), number, FormatError::UnknownDealer { found }),
        }
    }
    if let Some(found) = text("vul") {
        match Vul::of_pair(&found, opener).or_else(|| Vul::from_spelling(&found)) {
            Some(vul) => board.vul = vul,
            None => {
                reading.problem(source, place("vul"), number, FormatError::UnknownVulnerability { found })
            }
        }
    }
    board.scenario = text("scenario").unwrap_or_default();
    reading.boards.push(Found { at: source.place(at), board });
}

/// Reads the text of a hand, unknown when absent; offsets count from the quote before it.
fn read_hand(value: Option<&RawValue>, holder: Holder) -> Result<Hand, (usize, FormatError)> {
    let Some(value) = value.map(RawValue::get).filter(|&value| value != "null") else {
        return Ok(Hand::EMPTY);
    };
    let text: String = serde_json::from_str(value).map_err(|_| (0, FormatError::HandNotText { holder }))?;
    // Escapes move what stands behind them; a hand has none.
    dotted::hand(text.trim(), holder)
        .map_err(|(at, error)| (if value.contains('\\') { 0 } else { at + 1 }, error))
}
