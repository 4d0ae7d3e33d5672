//! The table, the auction and the play that a scenario tells of (seed 000 §5.7, seed 001 "Contesto").

use crate::auction::play;
use bridgeshape_runtime::{Card, Pair, Role, Suit};
use std::{fmt, str::FromStr};

/// A value with the spelling that the scenario gives it: `1SA` is the call 1NT. Equal when the values are.
#[derive(Clone, Debug)]
pub struct Spelled<T> {
    /// What it means.
    pub value: T,
    /// How it is written.
    pub text: String,
}

impl<T: PartialEq> PartialEq for Spelled<T> {
    fn eq(&self, other: &Spelled<T>) -> bool {
        self.value == other.value
    }
}

impl<T: Eq> Eq for Spelled<T> {}

impl<T: FromStr> FromStr for Spelled<T> {
    type Err = T::Err;
    fn from_str(text: &str) -> Result<Spelled<T>, T::Err> {
        Ok(Spelled { value: text.parse()?, text: String::from(text) })
    }
}

/// A text that is not what was expected; the reader says what that was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unread;

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a call, a contract or a vulnerability")
    }
}

impl std::error::Error for Unread {}

/// What a bid names as trumps; ordered as bids are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Strain {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
    NoTrump,
}

impl Strain {
    /// All five, the lowest first.
    pub const ALL: [Strain; 5] =
        [Strain::Clubs, Strain::Diamonds, Strain::Hearts, Strain::Spades, Strain::NoTrump];

    /// The suit, unless it is no trump.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Strain::Clubs => Some(Suit::Clubs),
            Strain::Diamonds => Some(Suit::Diamonds),
            Strain::Hearts => Some(Suit::Hearts),
            Strain::Spades => Some(Suit::Spades),
            Strain::NoTrump => None,
        }
    }
}

impl From<Suit> for Strain {
    fn from(suit: Suit) -> Strain {
        match suit {
            Suit::Clubs => Strain::Clubs,
            Suit::Diamonds => Strain::Diamonds,
            Suit::Hearts => Strain::Hearts,
            Suit::Spades => Strain::Spades,
        }
    }
}

impl fmt::Display for Strain {
    /// `C D H S NT`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["C", "D", "H", "S", "NT"][*self as usize])
    }
}

impl FromStr for Strain {
    type Err = Unread;
    /// A suit's letter, `NT`, `SA` or `N`.
    fn from_str(text: &str) -> Result<Strain, Unread> {
        Ok(match text {
            "C" => Strain::Clubs,
            "D" => Strain::Diamonds,
            "H" => Strain::Hearts,
            "S" => Strain::Spades,
            "NT" | "SA" | "N" => Strain::NoTrump,
            _ => return Err(Unread),
        })
    }
}

/// A bid. Invariant: the level is 1 to 7. Ordered as bids rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bid {
    level: u8,
    strain: Strain,
}

impl Bid {
    /// The bid; `None` unless the level is 1 to 7.
    pub const fn new(level: u8, strain: Strain) -> Option<Bid> {
        if level >= 1 && level <= 7 { Some(Bid { level, strain }) } else { None }
    }

    /// All 35, the lowest first.
    pub fn all() -> impl Iterator<Item = Bid> {
        (1..=7).flat_map(|level| Strain::ALL.map(|strain| Bid { level, strain }))
    }

    /// 1 to 7.
    pub const fn level(self) -> u8 {
        self.level
    }

    /// What it names.
    pub const fn strain(self) -> Strain {
        self.strain
    }
}

impl fmt::Display for Bid {
    /// `1NT`, `4H`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.level, self.strain)
    }
}

impl FromStr for Bid {
    type Err = Unread;
    fn from_str(text: &str) -> Result<Bid, Unread> {
        let level = text.chars().next().and_then(|c| c.to_digit(10)).ok_or(Unread)?;
        Bid::new(level as u8, text[1..].parse()?).ok_or(Unread)
    }
}

/// A call of the auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Call {
    Pass,
    Double,
    Redouble,
    Bid(Bid),
}

impl fmt::Display for Call {
    /// `P`, `X`, `XX`, `1NT`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Call::Pass => f.write_str("P"),
            Call::Double => f.write_str("X"),
            Call::Redouble => f.write_str("XX"),
            Call::Bid(bid) => bid.fmt(f),
        }
    }
}

impl FromStr for Call {
    type Err = Unread;
    /// As it is printed; `Pass` and small letters too, and whatever [`Bid`] reads.
    fn from_str(text: &str) -> Result<Call, Unread> {
        Ok(match text {
            "P" | "p" | "Pass" | "PASS" | "pass" => Call::Pass,
            "X" | "x" => Call::Double,
            "XX" | "xx" => Call::Redouble,
            _ => Call::Bid(text.parse()?),
        })
    }
}

/// Whether a contract is doubled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Doubled {
    #[default]
    No,
    Once,
    Twice,
}

/// A contract, without its declarer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Contract {
    /// Level and strain.
    pub bid: Bid,
    /// Doubled or redoubled.
    pub doubled: Doubled,
}

impl fmt::Display for Contract {
    /// `4H`, `3NTX`, `1SXX`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.bid, ["", "X", "XX"][self.doubled as usize])
    }
}

impl FromStr for Contract {
    type Err = Unread;
    fn from_str(text: &str) -> Result<Contract, Unread> {
        let bare = text.trim_end_matches('X');
        let doubled = match text.len() - bare.len() {
            0 => Doubled::No,
            1 => Doubled::Once,
            2 => Doubled::Twice,
            _ => return Err(Unread),
        };
        Ok(Contract { bid: bare.parse()?, doubled })
    }
}

/// Who is vulnerable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Vulnerability {
    /// Nobody.
    #[default]
    None,
    /// Opener and responder (`us`).
    Us,
    /// The opponents (`them`).
    Them,
    /// Everybody (`both`).
    Both,
}

impl Vulnerability {
    /// All four.
    pub const ALL: [Vulnerability; 4] =
        [Vulnerability::None, Vulnerability::Us, Vulnerability::Them, Vulnerability::Both];

    /// The API's word: `none`, `us`, `them`, `both`.
    pub const fn name(self) -> &'static str {
        ["none", "us", "them", "both"][self as usize]
    }

    /// Whether this pair is vulnerable.
    pub const fn includes(self, pair: Pair) -> bool {
        match self {
            Vulnerability::None => false,
            Vulnerability::Us => matches!(pair, Pair::Declarer),
            Vulnerability::Them => matches!(pair, Pair::Defense),
            Vulnerability::Both => true,
        }
    }
}

impl fmt::Display for Vulnerability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Vulnerability {
    type Err = Unread;
    fn from_str(text: &str) -> Result<Vulnerability, Unread> {
        Vulnerability::ALL.into_iter().find(|v| v.name() == text).ok_or(Unread)
    }
}

/// What is told of the table, the auction and the play; what is not told has its default in the methods.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Context {
    /// The dealer, as told.
    pub dealer: Option<Role>,
    /// The vulnerability, as told.
    pub vulnerability: Option<Vulnerability>,
    /// The calls, the dealer's first.
    pub auction: Vec<Spelled<Call>>,
    /// The contract, as told.
    pub contract: Option<Spelled<Contract>>,
    /// The declarer, as told.
    pub declarer: Option<Role>,
    /// The opening lead.
    pub lead: Option<Card>,
}

impl Context {
    /// Whether nothing is told.
    pub fn is_empty(&self) -> bool {
        *self == Context::default()
    }

    /// The dealer; the opener if none is told (SEMANTICS 20).
    pub fn dealer(&self) -> Role {
        self.dealer.unwrap_or(Role::Opener)
    }

    /// The vulnerability; nobody's if none is told (SEMANTICS 20).
    pub fn vulnerability(&self) -> Vulnerability {
        self.vulnerability.unwrap_or_default()
    }

    /// The calls with their callers, the dealer first.
    pub fn calls(&self) -> impl Iterator<Item = (Role, Call)> {
        let mut caller = self.dealer();
        self.auction.iter().map(move |spelled| {
            let now = caller;
            caller = caller.left();
            (now, spelled.value)
        })
    }

    /// The contract: told, else that of the auction (SEMANTICS 21).
    pub fn contract(&self) -> Option<Contract> {
        play(self).contract
    }

    /// The declarer: told, else that of the auction (SEMANTICS 21).
    pub fn declarer(&self) -> Option<Role> {
        play(self).declarer
    }

    /// Who leads: on the declarer's left (seed 000 §2).
    pub fn leader(&self) -> Option<Role> {
        self.declarer().map(Role::left)
    }
}
