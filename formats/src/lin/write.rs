//! Writing LIN: one board a line, as the site's own files have them.
//!
//! All four hands are written, though the fourth could be worked out: every reader takes that. `|` and line
//! breaks never enter a field, commas never a name; they become `/` and blanks.

use super::ORDER;
use crate::{
    Board, Call, Contract, Room, Strain, Vul,
    hands::{HandText, push_number},
};
use bridgeshape_runtime::{Hand, Suit};
use std::io::Write as _;

/// Appends one board and a line feed. A board without a number has no label, and its scenario for a heading.
pub fn write(out: &mut Vec<u8>, board: &Board) {
    if let Some(number) = board.number {
        let room = if board.room == Some(Room::Closed) { b'c' } else { b'o' };
        out.extend_from_slice(&[b'q', b'x', b'|', room]);
        push_number(out, number);
        out.push(b'|');
    }
    out.extend_from_slice(b"pn|");
    for (i, seat) in ORDER.into_iter().enumerate() {
        if i > 0 {
            out.push(b',');
        }
        push_text(out, &board.players[seat as usize], Kind::Name);
    }
    let dealer = ORDER.iter().position(|&seat| seat == board.dealer).unwrap_or_default();
    out.extend_from_slice(b"|st||md|");
    out.push(b'1' + dealer as u8);
    for (i, seat) in ORDER.into_iter().enumerate() {
        if i > 0 {
            out.push(b',');
        }
        push_hand(out, board.hands.hand(seat));
    }
    out.extend_from_slice(b"|rh||ah|");
    match board.number {
        Some(number) => {
            out.extend_from_slice(b"Board ");
            push_number(out, number);
        }
        None => push_text(out, &board.scenario, Kind::Value),
    }
    let vul = match board.vul {
        Vul::None => b'o',
        Vul::NorthSouth => b'n',
        Vul::EastWest => b'e',
        Vul::Both => b'b',
    };
    out.extend_from_slice(&[b'|', b's', b'v', b'|', vul, b'|']);
    for &call in &board.auction {
        out.extend_from_slice(b"mb|");
        push_call(out, call);
        out.push(b'|');
    }
    out.extend_from_slice(b"pg||");
    if let Some(card) = board.lead {
        // Writing to a `Vec` cannot fail.
        let _ = write!(out, "pc|{card}|");
    }
    if let (Some(tricks), Some(Contract::Played(..))) = (board.tricks, board.contract) {
        let _ = write!(out, "mc|{tricks}|");
    }
    out.push(b'\n');
}

/// `p`, `d`, `r`, `1C`, `1N`: also what a handviewer link has.
pub(crate) fn push_call(out: &mut Vec<u8>, call: Call) {
    match call {
        Call::Pass => out.push(b'p'),
        Call::Double => out.push(b'd'),
        Call::Redouble => out.push(b'r'),
        Call::Bid(bid) => out.extend_from_slice(&[
            b'0' + bid.level(),
            match bid.strain() {
                Strain::Suit(suit) => suit.letter() as u8,
                Strain::NoTrumps => b'N',
            },
        ]),
    }
}

/// `SAKQ2HK73DAT5CJ42`, a void's letter too; nothing for an unknown hand.
pub(crate) fn push_hand(out: &mut Vec<u8>, hand: Hand) {
    if hand.is_empty() {
        return;
    }
    let mut text = HandText::new();
    for suit in Suit::ALL {
        text.push(suit.letter() as u8);
        text.push_ranks(hand.holding(suit));
    }
    out.extend_from_slice(text.as_bytes());
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// One of several between commas.
    Name,
    /// A field of its own.
    Value,
}

fn push_text(out: &mut Vec<u8>, text: &str, kind: Kind) {
    for &byte in text.as_bytes() {
        out.push(match byte {
            b'|' => b'/',
            0..0x20 | 0x7f => b' ',
            b',' if kind == Kind::Name => b' ',
            _ => byte,
        });
    }
}
