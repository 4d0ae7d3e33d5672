//! A board as a diagram of four hands, for people: North on top, West and East, South below.
//!
//! The words come from a [`Words`] table, so that the diagram speaks the reader's language; there are five.

mod words;

pub use words::Words;

use crate::{Board, Call, Contract, Risk, Strain, hands::hcp};
use bridgeshape_runtime::{Card, Hand, Seat, Suit};
use std::fmt::Write as _;

/// How suits are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suits {
    /// ♠ ♥ ♦ ♣
    Symbols,
    /// S H D C
    Letters,
}

/// Whether red suits are red.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// Plain text, for files.
    None,
    /// ANSI escapes, for a terminal.
    Ansi,
}

/// Whether each hand's high-card points are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Points {
    Shown,
    Hidden,
}

/// How a diagram looks.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the types say it")]
pub struct Style<'a> {
    pub suits: Suits,
    pub colour: Colour,
    pub points: Points,
    pub words: &'a Words<'a>,
}

impl Default for Style<'_> {
    /// Symbols, no colour, points shown, English.
    fn default() -> Self {
        Style { suits: Suits::Symbols, colour: Colour::None, points: Points::Shown, words: &Words::EN }
    }
}

/// Blanks between the columns.
const GAP: usize = 3;

/// A piece of a line, with the width that it takes on a screen.
#[derive(Default)]
struct Cell {
    text: String,
    width: usize,
}

impl Cell {
    fn plain(text: impl Into<String>) -> Cell {
        let text = text.into();
        Cell { width: text.chars().count(), text }
    }

    fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.width += text.chars().count();
    }

    fn add(&mut self, other: Cell) {
        self.text.push_str(&other.text);
        self.width += other.width;
    }

    /// The text, and blanks up to a width.
    fn padded(&self, width: usize) -> String {
        let blanks = width.saturating_sub(self.width);
        format!("{}{:blanks$}", self.text, "")
    }
}

/// Appends the diagram, its last line ended. Lines carry no blanks at their end.
pub fn write(out: &mut Vec<u8>, board: &Board, style: &Style) {
    let mut lines = headings(board, style);
    lines.push(String::new());
    lines.extend(diagram(board, style));
    if !board.auction.is_empty() {
        lines.push(String::new());
        lines.extend(auction(board, style));
    }
    if let Some(line) = result(board, style) {
        lines.push(String::new());
        lines.push(line);
    }
    for line in lines {
        out.extend_from_slice(line.trim_end().as_bytes());
        out.push(b'\n');
    }
}

/// Board and scenario; dealer and vulnerability.
fn headings(board: &Board, style: &Style) -> Vec<String> {
    let words = style.words;
    let mut first = Vec::new();
    if let Some(number) = board.number {
        first.push(format!("{} {number}", words.board));
    }
    first.extend(
        [&board.scenario, &board.event]
            .into_iter()
            .filter(|text| !text.is_empty())
            .map(|text| one_line(text)),
    );
    let second = format!(
        "{} {} · {} {}",
        words.dealer, words.seats[board.dealer as usize], words.vul, words.vuls[board.vul as usize]
    );
    first.truncate(3);
    if first.is_empty() { vec![second] } else { vec![first.join(" · "), second] }
}

fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

fn diagram(board: &Board, style: &Style) -> Vec<String> {
    let [north, east, south, west] = Seat::ALL.map(|seat| block(board, seat, style));
    let initial = |seat: Seat| style.words.seats[seat as usize].chars().next().unwrap_or('?');
    let [n, e, s, w] = Seat::ALL.map(initial);
    let table = [
        "┌───────┐".into(),
        format!("│   {n}   │"),
        format!("│ {w}   {e} │"),
        format!("│   {s}   │"),
        "└───────┘".into(),
    ];
    let left = west.iter().map(|cell| cell.width).max().unwrap_or_default().max(10) + GAP;
    let middle = 9 + GAP;

    let indented = |cell: &Cell| format!("{:left$}{}", "", cell.text);
    let mut lines: Vec<String> = north.iter().map(indented).collect();
    for ((west, table), east) in west.iter().zip(table).zip(&east) {
        lines.push(format!("{}{}{}", west.padded(left), Cell::plain(table).padded(middle), east.text));
    }
    lines.extend(south.iter().map(indented));
    lines
}

/// Five lines: whose hand it is, and the suits.
fn block(board: &Board, seat: Seat, style: &Style) -> [Cell; 5] {
    let hand = board.hands.hand(seat);
    let mut name = style.words.seats[seat as usize].to_owned();
    let player = &board.players[seat as usize];
    if let Some(opener) = board.opener {
        let _ = write!(name, " · {}", style.words.roles[seat.role(opener) as usize]);
    }
    if !player.is_empty() {
        let _ = write!(name, " · {}", one_line(player));
    }
    if style.points == Points::Shown && !hand.is_empty() {
        let _ = write!(name, " · {} {}", hcp(hand), style.words.points);
    }
    let [s, h, d, c] = Suit::ALL.map(|suit| suit_line(hand, suit, style));
    [Cell::plain(name), s, h, d, c]
}

fn suit_line(hand: Hand, suit: Suit, style: &Style) -> Cell {
    let mut cell = suit_cell(suit, style);
    let holding = hand.holding(suit);
    if hand.is_empty() {
        cell.push(" ?");
    } else if holding.is_empty() {
        cell.push(" —");
    }
    for rank in holding.ranks() {
        cell.text.extend([' ', rank.letter()]);
        cell.width += 2;
    }
    cell
}

fn suit_cell(suit: Suit, style: &Style) -> Cell {
    let text = match style.suits {
        Suits::Symbols => suit.symbol(),
        Suits::Letters => suit.letter(),
    };
    let red = style.colour == Colour::Ansi && matches!(suit, Suit::Hearts | Suit::Diamonds);
    Cell { text: if red { format!("\x1b[31m{text}\x1b[0m") } else { text.into() }, width: 1 }
}

/// A table of four columns that begins with West, as in print.
fn auction(board: &Board, style: &Style) -> Vec<String> {
    const COLUMNS: [Seat; 4] = [Seat::West, Seat::North, Seat::East, Seat::South];
    let start = (board.dealer as usize + 1) % 4;
    let mut cells: Vec<Cell> = COLUMNS.map(|seat| Cell::plain(style.words.seats[seat as usize])).into();
    cells.extend((0..start).map(|_| Cell::plain("–")));
    cells.extend(board.auction.iter().map(|&call| call_cell(call, style)));
    if crate::outcome(board.dealer, &board.auction).is_none() && board.contract.is_none() {
        cells.push(Cell::plain("?"));
    }
    let width = cells.iter().map(|cell| cell.width).max().unwrap_or_default() + GAP;
    cells.chunks(4).map(|row| row.iter().map(|cell| cell.padded(width)).collect()).collect()
}

fn call_cell(call: Call, style: &Style) -> Cell {
    match call {
        Call::Pass => Cell::plain(style.words.pass),
        Call::Double => Cell::plain("X"),
        Call::Redouble => Cell::plain("XX"),
        Call::Bid(bid) => {
            let mut cell = Cell::plain(bid.level().to_string());
            cell.add(match bid.strain() {
                Strain::Suit(suit) => suit_cell(suit, style),
                Strain::NoTrumps => Cell::plain(style.words.no_trumps),
            });
            cell
        }
    }
}

/// Contract, declarer and lead, as far as they are known.
fn result(board: &Board, style: &Style) -> Option<String> {
    let words = style.words;
    let mut parts = Vec::new();
    if let Some(contract) = board.contract {
        let text = match contract {
            Contract::PassedOut => words.pass.to_owned(),
            Contract::Played(bid, risk) => {
                let doubled = match risk {
                    Risk::Undoubled => "",
                    Risk::Doubled => "X",
                    Risk::Redoubled => "XX",
                };
                call_cell(Call::Bid(bid), style).text + doubled
            }
        };
        let declarer = board.declarer.map_or("", |seat| words.seats[seat as usize]);
        parts.push(format!("{} {text} {declarer}", words.contract).trim_end().to_owned());
    }
    if let Some(lead) = board.lead {
        parts.push(format!("{} {}", words.lead, card_text(lead, style)));
    }
    (!parts.is_empty()).then(|| parts.join(" · "))
}

fn card_text(card: Card, style: &Style) -> String {
    format!("{}{}", suit_cell(card.suit(), style).text, card.rank())
}
