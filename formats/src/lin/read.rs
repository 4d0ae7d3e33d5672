//! Reading LIN: one board a line, many lines a board, a match with both rooms, all on one line.
//!
//! A board begins at `qx`, or where a field that a board has once (`pn`, `md`, `ah`, `sv`) comes again. Names
//! before the first board hold for all: eight of them are the open and the closed room.

use super::ORDER;
use crate::{
    Board, Call, FormatError, Found, Hands, Holder, Reading, Room, Vul,
    auction::{card, outcome, run, suit},
    board::cycle,
    dotted::holding,
    hands::{Given, settle},
    source::Source,
};
use bridgeshape_runtime::{Card, Hand, Seat};

/// Reads a LIN file.
pub fn read(bytes: &[u8]) -> Reading {
    let mut reading = Reading::default();
    read_source(&Source::new(bytes), &mut reading);
    reading.sorted()
}

/// A field: its name, its value, and where the value begins.
struct Field<'a> {
    name: &'a str,
    value: &'a str,
    at: usize,
}

/// The fields of one board, as they come.
#[derive(Default)]
struct Draft<'a> {
    at: usize,
    deal: Option<(&'a str, usize)>,
    names: Option<&'a str>,
    heading: Option<&'a str>,
    vul: Option<(&'a str, usize)>,
    label: &'a str,
    calls: Vec<Call>,
    bad_call: bool,
    lead: Option<Card>,
    led: bool,
    tricks: Option<u8>,
    /// A call, a card or a claim: what is more than a heading.
    played: bool,
}

/// Reads a decoded text.
pub(crate) fn read_source(source: &Source, reading: &mut Reading) {
    let mut draft = Draft::default();
    let mut header_names = None;
    let text = source.text();
    let mut at = 0;
    while at < text.len() {
        let field = match next_field(text, &mut at) {
            Ok(Some(field)) => field,
            Ok(None) => break,
            Err((at, error)) => {
                reading.problem(source, at, None, error);
                break;
            }
        };
        let again = match field.name {
            "qx" => true,
            "md" => draft.deal.is_some(),
            // Names, numbers and vulnerability may stand before the deal or behind it.
            "pn" => draft.deal.is_some() && (draft.names.is_some() || draft.played),
            "ah" => draft.deal.is_some() && draft.heading.is_some(),
            "sv" => draft.deal.is_some() && draft.vul.is_some(),
            _ => false,
        };
        if again {
            let done = std::mem::take(&mut draft);
            if done.deal.is_none() && !done.played {
                header_names = done.names.or(header_names);
            }
            done.finish(header_names, source, reading);
            draft.at = field.at;
        }
        draft.take(field, source, reading);
    }
    draft.finish(header_names, source, reading);
}

/// The next field; `None` when only blanks are left.
fn next_field<'a>(text: &'a str, at: &mut usize) -> Result<Option<Field<'a>>, (usize, FormatError)> {
    let rest = &text[*at..];
    let Some(bar) = rest.find('|') else {
        let name: String = rest.trim().chars().take(20).collect();
        let start = text.len() - rest.trim_start().len();
        return if name.is_empty() {
            Ok(None)
        } else {
            Err((start, FormatError::UnterminatedField { name }))
        };
    };
    let name = rest[..bar].trim();
    let start = *at + bar + 1;
    let Some(length) = text[start..].find('|') else {
        return Err((start - 1, FormatError::UnterminatedField { name: name.to_owned() }));
    };
    *at = start + length + 1;
    let value = &text[start..start + length];
    let indent = value.len() - value.trim_start().len();
    Ok(Some(Field { name, value: value.trim(), at: start + indent }))
}

impl<'a> Draft<'a> {
    fn take(&mut self, field: Field<'a>, source: &Source, reading: &mut Reading) {
        let Field { name, value, at } = field;
        match name {
            "qx" => self.label = value,
            "pn" => self.names = Some(value),
            "md" => self.deal = Some((value, at)),
            "ah" => self.heading = Some(value),
            "sv" => self.vul = Some((value, at)),
            "mb" => {
                self.played = true;
                match run(value) {
                    Ok(calls) => self.calls.extend(calls),
                    Err(_) if self.bad_call => {}
                    Err(inside) => {
                        self.bad_call = true;
                        let error = FormatError::UnknownCall { found: value.to_owned() };
                        reading.problem(source, at + inside, self.number(), error);
                    }
                }
            }
            // The first card alone is the lead.
            "pc" if !self.led => {
                (self.played, self.led) = (true, true);
                match card(value) {
                    Ok(card) => self.lead = Some(card),
                    Err(_) => {
                        let error = FormatError::UnknownCard { found: value.to_owned() };
                        reading.problem(source, at, self.number(), error);
                    }
                }
            }
            "mc" => self.tricks = value.parse().ok().filter(|&tricks| tricks <= 13),
            _ => {}
        }
    }

    /// From the heading, `Board 12`, else from the label, `o12`.
    fn number(&self) -> Option<u32> {
        let heading = self.heading.unwrap_or_default().split_whitespace().find_map(|word| word.parse().ok());
        heading.or_else(|| self.label.trim_start_matches(|c: char| !c.is_ascii_digit()).parse().ok())
    }

    fn finish(self, header_names: Option<&str>, source: &Source, reading: &mut Reading) {
        let number = self.number();
        let Some((deal, at)) = self.deal else {
            if self.played {
                reading.problem(source, self.at, number, FormatError::NoDeal);
            }
            return;
        };
        let Some((dealer, hands)) = reading.kept(source, number, read_deal(deal, at)) else { return };
        let mut board = Board { number, dealer, ..Board::new(hands) };
        board.vul = self.read_vul(number, source, reading);
        board.room = match self.label.chars().next() {
            Some('o' | 'O') => Some(Room::Open),
            Some('c' | 'C') => Some(Room::Closed),
            _ => None,
        };
        let names: Vec<&str> = self.names.or(header_names).unwrap_or_default().split(',').take(8).collect();
        let names = if board.room == Some(Room::Closed) && names.len() == 8 { &names[4..8] } else { &names };
        for (seat, name) in ORDER.into_iter().zip(names) {
            board.players[seat as usize] = name.trim().to_owned();
        }
        if !self.bad_call {
            board.auction = self.calls;
        }
        if let Some((contract, declarer)) = outcome(dealer, &board.auction) {
            board.contract = Some(contract);
            board.declarer = declarer;
        }
        board.lead = self.lead;
        board.tricks = self.tricks;
        reading.boards.push(Found { at: source.place(at), board });
    }

    fn read_vul(&self, number: Option<u32>, source: &Source, reading: &mut Reading) -> Vul {
        let standard = number.map_or(Vul::None, |number| cycle(number).1);
        match self.vul {
            None | Some(("" | "?", _)) => standard,
            Some((text, at)) => Vul::from_spelling(text).unwrap_or_else(|| {
                let error = FormatError::UnknownVulnerability { found: text.to_owned() };
                reading.problem(source, at, number, error);
                standard
            }),
        }
    }
}

/// `3S…,S…,S…[,S…]`: the dealer's digit, then hands S W N E.
fn read_deal(text: &str, at: usize) -> Result<(Seat, Hands), Vec<(usize, FormatError)>> {
    let digit = text.chars().next();
    let dealer = digit.and_then(|c| ORDER.get((c.to_digit(10)? as usize).wrapping_sub(1)));
    let Some(&dealer) = dealer else {
        return Err(vec![(at, FormatError::DealerDigit { found: digit.into_iter().collect() })]);
    };
    let hands: Vec<&str> = text[1..].split(',').collect();
    let found = hands.iter().rposition(|hand| !hand.trim().is_empty()).map_or(0, |last| last + 1);
    if found == 0 || found > 4 || hands.len() < 3 {
        return Err(vec![(at, FormatError::HandCount { found })]);
    }
    let mut wrong = Vec::new();
    let mut given = ORDER.map(|seat| Given { hand: Hand::EMPTY, at, holder: Holder::Seat(seat) });
    let mut start = at + 1;
    for (given, text) in given.iter_mut().zip(&hands) {
        given.at = start;
        match hand(text, given.holder) {
            Ok(hand) => given.hand = hand,
            Err((inside, error)) => wrong.push((start + inside, error)),
        }
        start += text.len() + 1;
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    settle(ORDER[0], given).map(|hands| (dealer, hands))
}

/// Reads `SAKQ2HK73DAT5CJ42`: suits and ranks in any order and case, voids with their letter or without.
///
/// # Errors
/// The first thing wrong, with its byte offset from the start of `text`.
pub(crate) fn hand(text: &str, holder: Holder) -> Result<Hand, (usize, FormatError)> {
    let mut hand = Hand::EMPTY;
    let mut current = None;
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        if let Some(suit) = suit(c) {
            current = Some(suit);
            at += c.len_utf8();
        } else if c.is_whitespace() {
            at += c.len_utf8();
        } else {
            let suit = current.ok_or((at, FormatError::RankBeforeSuit { holder, found: c }))?;
            let ranks = &text[at..];
            let end =
                ranks.find(|c: char| c.is_whitespace() || self::suit(c).is_some()).unwrap_or(ranks.len());
            hand =
                holding(&ranks[..end], suit, hand, holder).map_err(|(inside, error)| (at + inside, error))?;
            at += end;
        }
    }
    Ok(hand)
}
