//! A board as files know it: hands by seat, dealer, vulnerability, and what was written beside them.

use crate::{Call, Contract, Hands};
use bridgeshape_runtime::{Card, Seat};
use std::collections::BTreeMap;

/// Who is vulnerable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Vul {
    None,
    NorthSouth,
    EastWest,
    Both,
}

impl Vul {
    /// All four.
    pub const ALL: [Vul; 4] = [Vul::None, Vul::NorthSouth, Vul::EastWest, Vul::Both];

    /// Whether the player at this seat is vulnerable.
    pub const fn includes(self, seat: Seat) -> bool {
        match self {
            Vul::None => false,
            Vul::NorthSouth => matches!(seat, Seat::North | Seat::South),
            Vul::EastWest => matches!(seat, Seat::East | Seat::West),
            Vul::Both => true,
        }
    }

    /// As PBN writes it: `None`, `NS`, `EW`, `All`.
    pub const fn name(self) -> &'static str {
        ["None", "NS", "EW", "All"][self as usize]
    }

    /// The vulnerability of a scenario's word, `none`, `us`, `them` or `both`, where *us* is the pair of the
    /// opener (SEMANTICS 36).
    pub fn of_pair(word: &str, opener: Seat) -> Option<Vul> {
        let [ours, theirs] = match opener {
            Seat::North | Seat::South => [Vul::NorthSouth, Vul::EastWest],
            Seat::East | Seat::West => [Vul::EastWest, Vul::NorthSouth],
        };
        match word {
            "none" => Some(Vul::None),
            "us" => Some(ours),
            "them" => Some(theirs),
            "both" => Some(Vul::Both),
            _ => None,
        }
    }

    /// The vulnerability of any usual spelling: `None`, `Love`, `-`, `o`, `0`; `NS`, `N-S`, `n`; `EW`, `E/W`,
    /// `e`; `All`, `Both`, `b`. `None` for what is none of them.
    pub fn from_spelling(text: &str) -> Option<Vul> {
        let letters = text.chars().filter(|c| !matches!(c, ' ' | '-' | '/' | '_' | '+' | '.' | '&'));
        match letters.collect::<String>().to_ascii_lowercase().as_str() {
            "none" | "love" | "nil" | "neither" | "nobody" | "o" | "0" => Some(Vul::None),
            "" if text.contains('-') => Some(Vul::None),
            "ns" | "n" | "northsouth" => Some(Vul::NorthSouth),
            "ew" | "we" | "e" | "eastwest" => Some(Vul::EastWest),
            "all" | "both" | "b" | "a" | "everybody" => Some(Vul::Both),
            _ => None,
        }
    }
}

/// Dealer and vulnerability of a board number, by the cycle of sixteen boards.
pub const fn cycle(number: u32) -> (Seat, Vul) {
    let place = number.wrapping_sub(1) % 16;
    let turn = (place + place / 4) % 4;
    (Seat::ALL[(place % 4) as usize], Vul::ALL[turn as usize])
}

/// The seat of a letter or an English name, in either case.
pub(crate) fn seat(text: &str) -> Option<Seat> {
    const NAMES: [&str; 4] = ["North", "East", "South", "West"];
    let text = text.trim();
    Seat::ALL.into_iter().zip(NAMES).find_map(|(seat, name)| {
        (text.eq_ignore_ascii_case(name) || text.eq_ignore_ascii_case(&name[..1])).then_some(seat)
    })
}

/// The room of a match of teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Room {
    Open,
    Closed,
}

/// A board. Empty texts are unknown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The number on the board.
    pub number: Option<u32>,
    /// Who deals. Where a file does not say it: by the cycle of sixteen boards, or North.
    pub dealer: Seat,
    /// Who is vulnerable. Where a file does not say it: by the cycle of sixteen boards, or nobody.
    pub vul: Vul,
    /// The cards.
    pub hands: Hands,
    /// Where the opener of the scenario sits; `None` where no scenario is known.
    pub opener: Option<Seat>,
    /// The label of the scenario.
    pub scenario: String,
    /// Event, site, date (`2026.11.30`) and scoring.
    pub event: String,
    /// Where it was played.
    pub site: String,
    /// `YYYY.MM.DD`.
    pub date: String,
    /// `IMP`, `MP`, …
    pub scoring: String,
    /// The players N E S W.
    pub players: [String; 4],
    /// Open or closed room.
    pub room: Option<Room>,
    /// The calls, from the dealer's on; they may stop before the end.
    pub auction: Vec<Call>,
    /// What is played.
    pub contract: Option<Contract>,
    /// By whom.
    pub declarer: Option<Seat>,
    /// The opening lead.
    pub lead: Option<Card>,
    /// Tricks that the declarer made.
    pub tricks: Option<u8>,
    /// What else a file says, or is to say.
    pub tags: Tags,
}

impl Board {
    /// A board of these hands: North deals, nobody is vulnerable, nothing else is known.
    pub const fn new(hands: Hands) -> Board {
        Board {
            number: None,
            dealer: Seat::North,
            vul: Vul::None,
            hands,
            opener: None,
            scenario: String::new(),
            event: String::new(),
            site: String::new(),
            date: String::new(),
            scoring: String::new(),
            players: [const { String::new() }; 4],
            room: None,
            auction: Vec::new(),
            contract: None,
            declarer: None,
            lead: None,
            tricks: None,
            tags: Tags(BTreeMap::new()),
        }
    }

    /// The same with a number, and the dealer and vulnerability of that number.
    #[must_use]
    pub fn numbered(mut self, number: u32) -> Board {
        self.number = Some(number);
        (self.dealer, self.vul) = cycle(number);
        self
    }
}

/// Named texts beside a board: PBN's supplemental tags. Invariant: a name is a capital letter, then letters,
/// digits and underscores, and names nothing that [`Board`] has a field for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(BTreeMap<String, String>);

impl Tags {
    /// Sets a tag, over an earlier one of that name.
    ///
    /// # Errors
    /// [`BadTagName`] when the name is none, or belongs to a field of [`Board`].
    pub fn set(&mut self, name: &str, value: impl Into<String>) -> Result<(), BadTagName> {
        let letters = name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        if !name.starts_with(|c: char| c.is_ascii_uppercase()) || !letters || RESERVED.contains(&name) {
            return Err(BadTagName);
        }
        self.0.insert(name.to_owned(), value.into());
        Ok(())
    }

    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Names and values, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// The standard's spelling of a tag that some program writes in small or capital letters.
pub(crate) fn tag_name(name: &str) -> &str {
    if RESERVED.contains(&name) {
        return name;
    }
    RESERVED.into_iter().find(|known| known.eq_ignore_ascii_case(name)).unwrap_or(name)
}

/// Names that [`Board`] has fields for, or that begin a section.
const RESERVED: [&str; 22] = [
    "Event",
    "Site",
    "Date",
    "Board",
    "West",
    "North",
    "East",
    "South",
    "Dealer",
    "Vulnerable",
    "Deal",
    "Scoring",
    "Declarer",
    "Contract",
    "Result",
    "Auction",
    "Play",
    "Note",
    "Room",
    "Scenario",
    "OpenerSeat",
    "Lead",
];

/// A name that no tag can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadTagName;

impl std::fmt::Display for BadTagName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("no name for a tag; expected a capital letter, then letters, digits or underscores")
    }
}

impl std::error::Error for BadTagName {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cycle_of_sixteen_boards() {
        let vul: String = (1..=16).map(|n| ['o', 'n', 'e', 'b'][cycle(n).1 as usize]).collect();
        assert_eq!(vul, "onebneboebonbone");
        assert_eq!(cycle(1).0, Seat::North);
        assert_eq!(cycle(4).0, Seat::West);
        assert_eq!(cycle(17), cycle(1));
        assert_eq!(cycle(33 + 6), cycle(7));
    }

    #[test]
    fn spellings_of_vulnerability() {
        for (texts, vul) in [
            (["None", "Love", "-", "o", "0"], Vul::None),
            (["NS", "N-S", "n/s", "n", "North-South"], Vul::NorthSouth),
            (["EW", "E-W", "e w", "e", "We"], Vul::EastWest),
            (["All", "Both", "BOTH", "b", "a"], Vul::Both),
        ] {
            for text in texts {
                assert_eq!(Vul::from_spelling(text), Some(vul), "{text}");
            }
        }
        assert_eq!(Vul::from_spelling(""), None);
        assert_eq!(Vul::from_spelling("?"), None);
        assert_eq!(Vul::of_pair("us", Seat::East), Some(Vul::EastWest));
        assert_eq!(Vul::of_pair("them", Seat::South), Some(Vul::EastWest));
    }

    #[test]
    fn tags_take_only_their_own_names() {
        let mut tags = Tags::default();
        assert_eq!(tags.set("Seed", "12"), Ok(()));
        for wrong in ["", "seed", "Se ed", "Deal", "Sé", "1A", "A\"]"] {
            assert_eq!(tags.set(wrong, ""), Err(BadTagName), "{wrong}");
        }
        assert_eq!(tags.iter().collect::<Vec<_>>(), [("Seed", "12")]);
    }
}
