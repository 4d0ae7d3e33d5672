//! What can be wrong in a file of deals, as data.
//!
//! Every problem carries its place and a kind with arguments; the English sentence is only its
//! [`Display`](fmt::Display), so that another language needs another table and nothing else.
//!
//! Some kinds cost a board (its cards cannot be trusted), the others only cost the item that could not
//! be read: [`FormatError::costs_the_board`] tells them apart.

use crate::Format;
use bridgeshape_runtime::{Card, Hand, Role, Seat};
use std::fmt;

/// A place in a text, both numbers from 1. Columns count characters, not bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

/// Whose hand a message speaks of: files name seats, records of scenarios name roles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Holder {
    Seat(Seat),
    Role(Role),
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Holder::Seat(seat) => f.write_str(["North", "East", "South", "West"][*seat as usize]),
            Holder::Role(role) => f.write_str(role.name()),
        }
    }
}

/// One thing wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where.
    pub at: Place,
    /// The number of the board, where the file gives one.
    pub board: Option<u32>,
    /// What.
    pub error: FormatError,
}

impl fmt::Display for Problem {
    /// `line 12, column 8, board 3: …`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.at.line, self.at.column)?;
        if let Some(number) = self.board {
            write!(f, ", board {number}")?;
        }
        write!(f, ": {}", self.error)
    }
}

/// What is wrong. The fields hold what was found, as it was spelled.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FormatError {
    /// No format was recognised.
    UnknownFormat,
    /// A format was recognised, but the file has no deal.
    NoDeals {
        /// The format it was read as.
        format: Format,
    },
    /// A record without a deal.
    NoDeal,

    /// A character that is no rank.
    BadRank {
        /// Whose hand.
        holder: Holder,
        /// The character.
        found: char,
    },
    /// A card before any suit letter (LIN).
    RankBeforeSuit {
        /// Whose hand.
        holder: Holder,
        /// The character.
        found: char,
    },
    /// A dotted hand that has not four suits.
    SuitCount {
        /// Whose hand.
        holder: Holder,
        /// How many suits.
        found: usize,
    },
    /// The same card twice in one hand.
    CardTwice {
        /// Whose hand.
        holder: Holder,
        /// The card.
        card: Card,
    },
    /// Cards that stand in two hands.
    InTwoHands {
        /// The two, in the order of the file's hands.
        holders: [Holder; 2],
        /// The cards.
        cards: Hand,
        /// Cards that nobody has; empty when a hand is unknown.
        missing: Hand,
    },
    /// A hand that has not thirteen cards.
    HandSize {
        /// Whose hand.
        holder: Holder,
        /// How many cards.
        found: usize,
        /// Cards that nobody has; empty when a hand is unknown.
        missing: Hand,
    },
    /// A deal that has not the right number of hands.
    HandCount {
        /// How many.
        found: usize,
    },
    /// A hand in JSON that is no text.
    HandNotText {
        /// Whose.
        holder: Holder,
    },
    /// The deal does not say whose hand comes first.
    UnknownFirstHand {
        /// What stands there.
        found: String,
    },

    /// A quoted text that does not end.
    UnterminatedString,
    /// A comment in braces that does not end.
    UnterminatedComment,
    /// A bracket that begins no tag.
    BadTag,
    /// A LIN field without its closing bar.
    UnterminatedField {
        /// Its two letters.
        name: String,
    },
    /// The first character of a LIN deal is no dealer.
    DealerDigit {
        /// What stands there.
        found: String,
    },
    /// A link that holds no cards.
    NoCardsInLink,
    /// Text that is no JSON: the parser's own words.
    Json {
        /// What it said.
        what: String,
    },
    /// A JSON value that is no deal.
    NoRecord,
    /// A CSV header that lacks a column.
    MissingColumn {
        /// The column.
        name: &'static str,
    },
    /// A CSV row with fewer fields than its header needs.
    ShortRow {
        /// How many fields.
        found: usize,
    },

    /// A dealer that is no seat.
    UnknownDealer {
        /// What stands there.
        found: String,
    },
    /// A vulnerability that is none of the four.
    UnknownVulnerability {
        /// What stands there.
        found: String,
    },
    /// A board number that is no number.
    UnknownNumber {
        /// What stands there.
        found: String,
    },
    /// A word in an auction that is no call.
    UnknownCall {
        /// What stands there.
        found: String,
    },
    /// An auction that somebody else than the dealer begins.
    AuctionNotByDealer {
        /// Who begins it.
        first: Seat,
        /// Who deals.
        dealer: Seat,
    },
    /// A contract that is none.
    UnknownContract {
        /// What stands there.
        found: String,
    },
    /// A played card that is none.
    UnknownCard {
        /// What stands there.
        found: String,
    },
}

impl FormatError {
    /// Whether a deal was lost. If not, only an item beside one was.
    pub const fn costs_the_board(&self) -> bool {
        !matches!(
            self,
            FormatError::NoDeal
                | FormatError::UnknownDealer { .. }
                | FormatError::UnknownVulnerability { .. }
                | FormatError::UnknownNumber { .. }
                | FormatError::UnknownCall { .. }
                | FormatError::AuctionNotByDealer { .. }
                | FormatError::UnknownContract { .. }
                | FormatError::UnknownCard { .. }
        )
    }
}

/// At most three cards by name, then how many more: a deal with half its cards gone stays readable.
struct Few(Hand);

impl fmt::Display for Few {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.0.cards().take(3).enumerate() {
            write!(f, "{}{}{}", if i > 0 { ", " } else { "" }, card.suit().symbol(), card.rank())?;
        }
        if self.0.len() > 3 {
            write!(f, " and {} more", self.0.len() - 3)?;
        }
        Ok(())
    }
}

/// `; nobody has ♥Q`, or nothing.
struct Missing(Hand);

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { Ok(()) } else { write!(f, "; nobody has {}", Few(self.0)) }
    }
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use FormatError::*;
        match self {
            UnknownFormat => f.write_str(
                "this is no format that can be read; expected PBN, LIN, a handviewer link, JSON, CSV, or a \
                 deal a line like N:AK2.QJ53.K84.T65 …",
            ),
            NoDeals { format } => write!(f, "read as {format}, but there is no deal in it"),
            NoDeal => f.write_str("this record has no deal; it was left out"),
            BadRank { holder, found } => {
                write!(f, "{holder}: {found:?} is no rank; expected A K Q J T (or 10) 9 8 7 6 5 4 3 2")
            }
            RankBeforeSuit { holder, found } => {
                write!(f, "{holder}: {found:?} stands before any suit; expected S, H, D or C first")
            }
            SuitCount { holder, found } => write!(
                f,
                "{holder}: expected four suits with dots between, S.H.D.C, as in AK2.QJ53..T65432; found {found}"
            ),
            CardTwice { holder, card } => {
                write!(f, "{holder} has {} twice", Few(Hand::EMPTY.with(*card)))
            }
            InTwoHands { holders: [a, b], cards, missing } => {
                write!(f, "{a} and {b} both have {}{}", Few(*cards), Missing(*missing))
            }
            HandSize { holder, found, missing } => {
                write!(f, "{holder} has {found} cards; expected 13{}", Missing(*missing))
            }
            HandCount { found } => write!(f, "expected four hands; found {found}"),
            HandNotText { holder } => {
                write!(f, "the hand of {holder} is no text; expected the like of \"AK2.QJ53.K84.T65\"")
            }
            UnknownFirstHand { found } => {
                write!(f, "{found:?} does not say whose hand is first; expected N:, E:, S: or W:")
            }
            UnterminatedString => f.write_str("this text has no closing quote on its line; expected \"]"),
            UnterminatedComment => f.write_str("this comment has no closing brace; expected }"),
            BadTag => f.write_str("this bracket begins no tag; expected [Name \"value\"]"),
            UnterminatedField { name } => write!(f, "the field {name:?} does not end; expected a bar |"),
            DealerDigit { found } => {
                write!(f, "{found:?} is no dealer; expected a digit: 1 South, 2 West, 3 North, 4 East")
            }
            NoCardsInLink => f.write_str("this link holds no cards; expected lin=… or n=…&e=…&s=…&w=…"),
            Json { what } => write!(f, "not JSON: {what}"),
            NoRecord => f.write_str(
                "this is no record of a deal; expected \"hands\" with the roles or N, E, S, W, or \"deals\"",
            ),
            MissingColumn { name } => write!(
                f,
                "the header has no column {name:?}; expected north, east, south, west or the four roles"
            ),
            ShortRow { found } => write!(f, "{found} fields only; the header has the hands further right"),
            UnknownDealer { found } => {
                write!(f, "{found:?} is no dealer; expected N, E, S or W; the board's number decides instead")
            }
            UnknownVulnerability { found } => write!(
                f,
                "{found:?} is no vulnerability; expected None, NS, EW or All; the board's number decides instead"
            ),
            UnknownNumber { found } => write!(f, "{found:?} is no board number; left out"),
            UnknownCall { found } => {
                write!(f, "{found:?} is no call; expected 1C to 7NT, Pass, X or XX; the auction is left out")
            }
            AuctionNotByDealer { first, dealer } => {
                write!(f, "{first} begins the auction, but {dealer} deals; the auction is left out")
            }
            UnknownContract { found } => {
                write!(f, "{found:?} is no contract; expected the like of 4H, 3NTX or Pass; left out")
            }
            UnknownCard { found } => {
                write!(f, "{found:?} is no card; expected the like of SA or H10; left out")
            }
        }
    }
}

impl std::error::Error for FormatError {}
