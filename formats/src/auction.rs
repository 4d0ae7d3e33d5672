//! Calls, contracts, and what an auction ends in. Spelling only: whether a call is legal is not asked here.

use bridgeshape_runtime::{Card, Rank, Seat, Suit};
use std::{fmt, str::FromStr};

/// What a bid is in: a suit or no trumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strain {
    /// A suit is trumps.
    Suit(Suit),
    /// No trumps.
    NoTrumps,
}

/// A bid: odd tricks and a strain. Invariant: the level is 1 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bid {
    level: u8,
    strain: Strain,
}

impl Bid {
    /// The bid of a level and a strain; `None` unless the level is 1 to 7.
    pub const fn new(level: u8, strain: Strain) -> Option<Bid> {
        if 1 <= level && level <= 7 { Some(Bid { level, strain }) } else { None }
    }

    /// 1 to 7.
    pub const fn level(self) -> u8 {
        self.level
    }

    /// Its strain.
    pub const fn strain(self) -> Strain {
        self.strain
    }
}

/// One turn in an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Call {
    Pass,
    Double,
    Redouble,
    Bid(Bid),
}

/// Whether a contract is doubled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Risk {
    Undoubled,
    Doubled,
    Redoubled,
}

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contract {
    /// Everybody passed.
    PassedOut,
    /// The last bid, and its doubling.
    Played(Bid, Risk),
}

/// A spelling that is none of this module's things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no call, contract or card")
    }
}

impl std::error::Error for Unreadable {}

impl fmt::Display for Strain {
    /// `S`, `H`, `D`, `C` or `NT`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Strain::Suit(suit) => suit.fmt(f),
            Strain::NoTrumps => f.write_str("NT"),
        }
    }
}

impl FromStr for Strain {
    type Err = Unreadable;
    /// Letters in either case or suit symbols; `N`, `NT` or the Italian and French `SA`.
    fn from_str(text: &str) -> Result<Strain, Unreadable> {
        if ["N", "NT", "SA"].iter().any(|name| name.eq_ignore_ascii_case(text)) {
            return Ok(Strain::NoTrumps);
        }
        let mut chars = text.chars();
        match (chars.next().and_then(suit), chars.next()) {
            (Some(suit), None) => Ok(Strain::Suit(suit)),
            _ => Err(Unreadable),
        }
    }
}

impl fmt::Display for Bid {
    /// `1NT`, `4H`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.level, self.strain)
    }
}

impl FromStr for Bid {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Bid, Unreadable> {
        let level = text.bytes().next().filter(u8::is_ascii_digit).ok_or(Unreadable)? - b'0';
        Bid::new(level, text[1..].parse()?).ok_or(Unreadable)
    }
}

impl fmt::Display for Call {
    /// `Pass`, `X`, `XX`, `1NT`, `4H`, as in PBN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Call::Pass => f.write_str("Pass"),
            Call::Double => f.write_str("X"),
            Call::Redouble => f.write_str("XX"),
            Call::Bid(bid) => bid.fmt(f),
        }
    }
}

impl FromStr for Call {
    type Err = Unreadable;
    /// Any usual spelling, in either case: `P`, `Pass`, `X`, `D`, `Dbl`, `XX`, `R`, `Rdbl`, `1N`, `2SA`, `3♠`.
    fn from_str(text: &str) -> Result<Call, Unreadable> {
        let is = |names: &[&str]| names.iter().any(|name| name.eq_ignore_ascii_case(text));
        if is(&["P", "Pass", "Passe", "Passo"]) {
            Ok(Call::Pass)
        } else if is(&["X", "D", "Dbl", "Double"]) {
            Ok(Call::Double)
        } else if is(&["XX", "R", "Rdbl", "Rd", "Redouble"]) {
            Ok(Call::Redouble)
        } else {
            text.parse().map(Call::Bid)
        }
    }
}

impl fmt::Display for Contract {
    /// `Pass`, `4H`, `3NTX`, `1CXX`, as in PBN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contract::PassedOut => f.write_str("Pass"),
            Contract::Played(bid, risk) => write!(f, "{bid}{}", ["", "X", "XX"][*risk as usize]),
        }
    }
}

impl FromStr for Contract {
    type Err = Unreadable;
    /// As written here, in either case; a blank may stand inside, doubling may be `*` and `**`.
    fn from_str(text: &str) -> Result<Contract, Unreadable> {
        let word: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        if ["P", "Pass", "Passed", "AP"].iter().any(|name| name.eq_ignore_ascii_case(&word)) {
            return Ok(Contract::PassedOut);
        }
        let bid = word.trim_end_matches(['x', 'X', '*']);
        let risk = match word.len() - bid.len() {
            0 => Risk::Undoubled,
            1 => Risk::Doubled,
            2 => Risk::Redoubled,
            _ => return Err(Unreadable),
        };
        Ok(Contract::Played(bid.parse()?, risk))
    }
}

/// What a finished auction ends in: the contract and its declarer (none when passed out). `None` while
/// somebody may still call, and for what cannot be an auction.
pub fn outcome(dealer: Seat, calls: &[Call]) -> Option<(Contract, Option<Seat>)> {
    let passes = calls.iter().rev().take_while(|&&call| call == Call::Pass).count();
    let seat = |turn: usize| Seat::ALL[(dealer as usize + turn) % 4];
    let last = calls.iter().enumerate().rev().find_map(|(turn, call)| match call {
        Call::Bid(bid) => Some((turn, *bid)),
        _ => None,
    });
    let Some((last_turn, bid)) = last else {
        return (passes == calls.len() && passes == 4).then_some((Contract::PassedOut, None));
    };
    if passes != 3 {
        return None;
    }
    let risk = calls[last_turn..].iter().fold(Risk::Undoubled, |risk, call| match call {
        Call::Double => Risk::Doubled,
        Call::Redouble => Risk::Redoubled,
        _ => risk,
    });
    let first = calls.iter().enumerate().position(
        |(turn, call)| matches!(call, Call::Bid(b) if b.strain == bid.strain && turn % 2 == last_turn % 2),
    )?;
    Some((Contract::Played(bid, risk), Some(seat(first))))
}

/// The calls of a run without separators, as in `1h(5+)p4cp4h!ppp`. `!` marks an alert; brackets explain.
/// Empty for an empty text.
///
/// # Errors
/// The byte offset of what is no call.
pub(crate) fn run(text: &str) -> Result<Vec<Call>, usize> {
    let mut calls = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        at += match c {
            '!' | '?' | '*' => 1,
            c if c.is_whitespace() => c.len_utf8(),
            '(' => rest.find(')').ok_or(at)? + 1,
            _ => {
                // The longest spelling wins: `1nt` before `1n`, `xx` before `x`, `pass` before `p`.
                let ends = rest.char_indices().map(|(i, c)| i + c.len_utf8()).take(8);
                let found = ends.filter_map(|end| Some((end, rest[..end].parse().ok()?))).last();
                let (end, call) = found.ok_or(at)?;
                calls.push(call);
                end
            }
        };
    }
    Ok(calls)
}

/// The suit of a letter in either case or of its symbol.
pub(crate) fn suit(c: char) -> Option<Suit> {
    Suit::from_letter(c.to_ascii_uppercase()).or_else(|| match c {
        '♤' => Some(Suit::Spades),
        '♡' => Some(Suit::Hearts),
        '♢' => Some(Suit::Diamonds),
        '♧' => Some(Suit::Clubs),
        _ => Suit::ALL.into_iter().find(|s| s.symbol() == c),
    })
}

/// The card of a spelling like `SA`, `h10`, `♦T`.
///
/// # Errors
/// [`Unreadable`] for anything else.
pub fn card(text: &str) -> Result<Card, Unreadable> {
    let mut chars = text.chars();
    let suit = chars.next().and_then(suit).ok_or(Unreadable)?;
    let rank = match chars.as_str() {
        "10" => Some(Rank::Ten),
        rest if rest.len() == 1 => {
            rest.chars().next().and_then(|c| Rank::from_letter(c.to_ascii_uppercase()))
        }
        _ => None,
    };
    rank.map(|rank| Card::new(suit, rank)).ok_or(Unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn calls(text: &str) -> Vec<Call> {
        text.split_whitespace().map(|word| word.parse().expect(word)).collect()
    }

    fn end(dealer: Seat, text: &str) -> Option<String> {
        let (contract, declarer) = outcome(dealer, &calls(text))?;
        Some(format!("{contract} {}", declarer.map_or("-".into(), |s| s.to_string())))
    }

    #[test]
    fn spellings() {
        assert_eq!(
            calls("p PASS d Dbl R xx 1n 1NT 1sa 7♠ 2h"),
            calls("Pass Pass X X XX XX 1NT 1NT 1NT 7S 2H")
        );
        for wrong in ["", "8S", "0C", "1", "1NTX", "N", "S", "1♠♠", "-", "1é"] {
            assert_eq!(wrong.parse::<Call>(), Err(Unreadable), "{wrong}");
        }
        assert_eq!("4 h x".parse::<Contract>().unwrap().to_string(), "4HX");
        assert_eq!("3nt**".parse::<Contract>().unwrap().to_string(), "3NTXX");
        assert!("3NTXXX".parse::<Contract>().is_err());
        assert_eq!(card("s10").unwrap().to_string(), "ST");
        assert_eq!(card("♥a").unwrap().to_string(), "HA");
        for wrong in ["", "S", "S1", "AS", "SAK", "Sé", "S100"] {
            assert_eq!(card(wrong), Err(Unreadable), "{wrong}");
        }
    }

    #[test]
    fn runs_of_calls() {
        assert_eq!(run("1h(5+ hearts)p4cp4h!ppp").unwrap(), calls("1H P 4C P 4H P P P"));
        assert_eq!(run("PP1N2SAXXX").unwrap(), calls("P P 1NT 2NT XX X"));
        assert_eq!(run("").unwrap(), []);
        assert_eq!(run("1h?q"), Err(3));
        assert_eq!(run("p(never closed"), Err(1));
    }

    #[test]
    fn what_auctions_end_in() {
        assert_eq!(end(Seat::East, "p p p p").as_deref(), Some("Pass -"));
        assert_eq!(end(Seat::North, "1S p 4S p p p").as_deref(), Some("4S N"));
        assert_eq!(end(Seat::North, "p 1H 1S x 3S 4H x p p xx p p p").as_deref(), Some("4HXX E"));
        // A double of an earlier bid does not stick to the last one.
        assert_eq!(end(Seat::South, "1C x 1D p p p").as_deref(), Some("1D N"));
        assert_eq!(end(Seat::North, "1S p 4S p p"), None);
        assert_eq!(end(Seat::North, "p p p"), None);
        assert_eq!(end(Seat::North, ""), None);
        assert_eq!(end(Seat::North, "p p p p p"), None);
    }
}
