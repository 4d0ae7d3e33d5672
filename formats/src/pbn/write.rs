//! Writing PBN in export format.
//!
//! The standard asks for lines that end in CRLF, the fifteen mandatory tags in their order, then the others
//! by name, then the auction and the play; the first hand is the dealer's; an empty line between games.
//! What a dealing program cannot know is an empty text, as the standard says, but for the date, which keeps
//! its form. Every game ends with its empty line, the last too: some readers lose a game without it.
//!
//! Texts are written in UTF-8. The standard knows Latin-1 only, which has no suit symbols.

use crate::{
    Board, Call, Contract,
    auction::outcome,
    hands::{push_dotted, push_number},
};
use bridgeshape_runtime::Seat;
use std::io::Write as _;

/// The first two lines of a file in export format.
pub const HEADER: &str = "% PBN 2.1\r\n% EXPORT\r\n";

/// Appends one game. A file is [`HEADER`] and any number of games.
pub fn write(out: &mut Vec<u8>, board: &Board) {
    mandatory(out, board);
    supplemental(out, board);
    auction(out, board);
    play(out, board);
    out.extend_from_slice(b"\r\n");
}

fn mandatory(out: &mut Vec<u8>, board: &Board) {
    text_tag(out, "Event", &board.event);
    text_tag(out, "Site", &board.site);
    text_tag(out, "Date", if board.date.is_empty() { "????.??.??" } else { &board.date });
    begin_tag(out, "Board");
    if let Some(number) = board.number {
        push_number(out, number);
    }
    end_tag(out);
    for (name, seat) in
        [("West", Seat::West), ("North", Seat::North), ("East", Seat::East), ("South", Seat::South)]
    {
        text_tag(out, name, &board.players[seat as usize]);
    }
    seat_tag(out, "Dealer", Some(board.dealer));
    plain_tag(out, "Vulnerable", board.vul.name());
    begin_tag(out, "Deal");
    write_deal(out, board);
    end_tag(out);
    text_tag(out, "Scoring", &board.scoring);
    seat_tag(out, "Declarer", board.declarer);
    begin_tag(out, "Contract");
    if let Some(contract) = board.contract {
        push_display(out, contract);
    }
    end_tag(out);
    begin_tag(out, "Result");
    if let Some(tricks) = board.tricks {
        push_number(out, tricks.into());
    }
    end_tag(out);
}

/// Appends the value of the Deal tag, the dealer's hand first: `E:… … … …`; an unknown hand is `-`.
pub fn write_deal(out: &mut Vec<u8>, board: &Board) {
    out.push(board.dealer.letter() as u8);
    for turn in 0..4 {
        out.push(if turn == 0 { b':' } else { b' ' });
        let hand = board.hands.all()[(board.dealer as usize + turn) % 4];
        if hand.is_empty() {
            out.push(b'-');
        } else {
            push_dotted(out, hand);
        }
    }
}

/// The other tags by name; a few of them are fields of [`Board`].
fn supplemental(out: &mut Vec<u8>, board: &Board) {
    let lead = board.lead.filter(|_| !has_play(board)).map(|card| card.to_string());
    let own = [
        ("Lead", lead.as_deref()),
        ("OpenerSeat", board.opener.map(|seat| ["N", "E", "S", "W"][seat as usize])),
        ("Room", board.room.map(|room| ["Open", "Closed"][room as usize])),
        ("Scenario", Some(board.scenario.as_str()).filter(|label| !label.is_empty())),
    ];
    let mut own = own.into_iter().filter_map(|(name, value)| Some((name, value?))).peekable();
    for (name, value) in board.tags.iter() {
        while let Some((earlier, value)) = own.next_if(|&(own, _)| own < name) {
            text_tag(out, earlier, value);
        }
        text_tag(out, name, value);
    }
    own.for_each(|(name, value)| text_tag(out, name, value));
}

/// Four calls a line. An auction that stops midway ends in `*` when a contract is given all the same, else in
/// `+`: the next call is the reader's.
fn auction(out: &mut Vec<u8>, board: &Board) {
    if board.auction.is_empty() {
        return;
    }
    seat_tag(out, "Auction", Some(board.dealer));
    for (i, &call) in board.auction.iter().enumerate() {
        match call {
            Call::Pass => out.extend_from_slice(b"Pass"),
            call => push_display(out, call),
        }
        out.extend_from_slice(if i % 4 == 3 { b"\r\n" } else { b" " });
    }
    if outcome(board.dealer, &board.auction).is_none() {
        out.push(if board.contract.is_some() { b'*' } else { b'+' });
        out.extend_from_slice(b"\r\n");
    } else if !board.auction.len().is_multiple_of(4) {
        out.pop();
        out.extend_from_slice(b"\r\n");
    }
}

/// Whether there is what the standard wants before a play section.
fn has_play(board: &Board) -> bool {
    board.lead.is_some() && board.declarer.is_some() && matches!(board.contract, Some(Contract::Played(..)))
}

/// The lead alone; nothing is known of the rest.
fn play(out: &mut Vec<u8>, board: &Board) {
    if let (true, Some(lead), Some(declarer)) = (has_play(board), board.lead, board.declarer) {
        seat_tag(out, "Play", Some(Seat::ALL[(declarer as usize + 1) % 4]));
        push_display(out, lead);
        out.extend_from_slice(b" - - -\r\n*\r\n");
    }
}

fn begin_tag(out: &mut Vec<u8>, name: &str) {
    out.push(b'[');
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b" \"");
}

fn end_tag(out: &mut Vec<u8>) {
    out.extend_from_slice(b"\"]\r\n");
}

/// A tag whose value needs no escapes.
fn plain_tag(out: &mut Vec<u8>, name: &str, value: &str) {
    begin_tag(out, name);
    out.extend_from_slice(value.as_bytes());
    end_tag(out);
}

fn seat_tag(out: &mut Vec<u8>, name: &str, seat: Option<Seat>) {
    begin_tag(out, name);
    out.extend(seat.map(|seat| seat.letter() as u8));
    end_tag(out);
}

/// A tag of any text: quotes and backslashes are escaped, control characters become blanks.
fn text_tag(out: &mut Vec<u8>, name: &str, value: &str) {
    begin_tag(out, name);
    let mut rest = value.as_bytes();
    while let Some(at) = rest.iter().position(|&byte| byte < 0x20 || matches!(byte, b'"' | b'\\' | 0x7f)) {
        out.extend_from_slice(&rest[..at]);
        match rest[at] {
            escaped @ (b'"' | b'\\') => out.extend_from_slice(&[b'\\', escaped]),
            _ => out.push(b' '),
        }
        rest = &rest[at + 1..];
    }
    out.extend_from_slice(rest);
    end_tag(out);
}

/// Writing to a `Vec` cannot fail.
fn push_display(out: &mut Vec<u8>, value: impl std::fmt::Display) {
    let _ = write!(out, "{value}");
}
