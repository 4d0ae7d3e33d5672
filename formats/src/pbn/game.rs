//! One game of a PBN file: its tags and sections as they were met, made into a [`Board`].

use super::lex::Value;
use crate::{
    Board, Call, FormatError, Found, Reading, Room, Vul,
    auction::{card, outcome},
    board::{cycle, seat},
    dotted,
    source::Source,
};
use bridgeshape_runtime::Seat;
use std::{borrow::Cow, collections::BTreeMap};

/// The section that words belong to.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Section {
    #[default]
    None,
    Auction,
    Play,
}

#[derive(Default)]
pub(super) struct Game<'a> {
    /// The first value of each name.
    pub(super) tags: BTreeMap<&'a str, Value<'a>>,
    pub(super) section: Section,
    auction: Vec<(&'a str, usize)>,
    play: Vec<(&'a str, usize)>,
    /// Where the game begins.
    pub(super) at: usize,
    /// An empty line came after the deal.
    pub(super) ended: bool,
}

/// Tags of earlier games that later ones inherit.
#[derive(Default)]
pub(super) struct Inherited<'a> {
    /// The last value of each name: what `#` stands for.
    last: BTreeMap<&'a str, Cow<'a, str>>,
    /// Values given with `##`, for all games that follow.
    standing: BTreeMap<&'a str, Cow<'a, str>>,
}

impl<'a> Inherited<'a> {
    /// The values of a game's tags, inherited ones included.
    fn values(&mut self, tags: &BTreeMap<&'a str, Value<'a>>) -> BTreeMap<&'a str, Cow<'a, str>> {
        let mut values = self.standing.clone();
        for (&name, value) in tags {
            let text = value.text();
            let text = if text == "#" {
                self.last.get(name).cloned().unwrap_or_default()
            } else if let Some(standing) = text.strip_prefix("##") {
                let standing: Cow<str> = standing.to_owned().into();
                self.standing.insert(name, standing.clone());
                standing
            } else {
                text
            };
            values.insert(name, text);
        }
        self.last.extend(values.clone());
        values
    }
}

impl<'a> Game<'a> {
    pub(super) fn word(&mut self, word: &'a str, at: usize) {
        match self.section {
            Section::None => {}
            Section::Auction => self.auction.push((word, at)),
            // The lead stands on the first line of four.
            Section::Play if self.play.len() < 24 => self.play.push((word, at)),
            Section::Play => {}
        }
    }

    /// Makes the board, or notes why there is none.
    pub(super) fn finish(self, source: &Source, inherited: &mut Inherited<'a>, reading: &mut Reading) {
        if self.tags.is_empty() {
            return;
        }
        let values = inherited.values(&self.tags);
        let value = |name: &str| values.get(name).map_or("", |value| value.trim());
        let at = |name: &str| self.tags.get(name).map_or(self.at, |value| value.at);
        let number = self.number(value("Board"), source, reading);

        let Some(deal) = self.tags.get("Deal").filter(|deal| !matches!(deal.raw().trim(), "" | "?" | "-"))
        else {
            return reading.problem(source, self.at, number, FormatError::NoDeal);
        };
        let hands = dotted::deal(deal.raw(), deal.at, None);
        let Some(hands) = reading.kept(source, number, hands) else { return };

        let mut board = Board { number, ..Board::new(hands) };
        let calls = self.calls(source, number, reading);
        let first = calls.as_ref().and_then(|_| self.first_caller());
        let (cycle_dealer, cycle_vul) = number.map_or((Seat::North, Vul::None), cycle);

        board.dealer = self
            .item(value("Dealer"), seat, |found| {
                reading.problem(source, at("Dealer"), number, FormatError::UnknownDealer { found });
            })
            .or(first)
            .unwrap_or(cycle_dealer);
        board.vul = self
            .item(value("Vulnerable"), Vul::from_spelling, |found| {
                reading.problem(
                    source,
                    at("Vulnerable"),
                    number,
                    FormatError::UnknownVulnerability { found },
                );
            })
            .unwrap_or(cycle_vul);
        match first {
            Some(first) if first != board.dealer => {
                let error = FormatError::AuctionNotByDealer { first, dealer: board.dealer };
                reading.problem(source, at("Auction"), number, error);
            }
            _ => board.auction = calls.unwrap_or_default(),
        }
        board.contract = self.item(
            value("Contract"),
            |text| text.parse().ok(),
            |found| {
                reading.problem(source, at("Contract"), number, FormatError::UnknownContract { found });
            },
        );
        board.declarer = seat(value("Declarer").trim_start_matches('^'));
        if board.contract.is_none()
            && let Some((contract, declarer)) = outcome(board.dealer, &board.auction)
        {
            board.contract = Some(contract);
            board.declarer = board.declarer.or(declarer);
        }
        board.lead = match self.lead(board.declarer) {
            Some((word, at)) => card(word).map_err(|_| (word.to_owned(), at)),
            None => card(value("Lead")).map_err(|_| (value("Lead").to_owned(), at("Lead"))),
        }
        .map_err(|(found, at)| {
            if !found.is_empty() && found != "-" {
                reading.problem(source, at, number, FormatError::UnknownCard { found });
            }
        })
        .ok();
        board.tricks = tricks(value("Result"), board.declarer);
        let text = |name: &str| if value(name) == "?" { String::new() } else { value(name).to_owned() };
        board.opener = seat(value("OpenerSeat"));
        board.scenario = text("Scenario");
        board.event = text("Event");
        board.site = text("Site");
        board.date = if value("Date").starts_with("????") { String::new() } else { text("Date") };
        board.scoring = text("Scoring");
        board.players = ["North", "East", "South", "West"].map(text);
        board.room = match value("Room").to_ascii_lowercase().as_str() {
            "open" => Some(Room::Open),
            "closed" => Some(Room::Closed),
            _ => None,
        };
        for (name, value) in &values {
            // Tables are not kept, nor names that are fields or that no tag of ours can have.
            if !name.ends_with("Table") {
                let _ = board.tags.set(name, value.as_ref());
            }
        }
        reading.boards.push(Found { at: source.place(deal.at), board });
    }

    /// An item that may be absent or `?`; what is there and unreadable is complained of.
    fn item<T>(
        &self,
        text: &str,
        read: impl Fn(&str) -> Option<T>,
        complain: impl FnOnce(String),
    ) -> Option<T> {
        if text.is_empty() || text == "?" {
            return None;
        }
        let item = read(text);
        if item.is_none() {
            complain(text.to_owned());
        }
        item
    }

    /// The board's number: the digits at its start, so that `7a` is 7.
    fn number(&self, text: &str, source: &Source, reading: &mut Reading) -> Option<u32> {
        let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        self.item(
            text,
            |text| text[..digits].parse().ok(),
            |found| {
                let at = self.tags.get("Board").map_or(self.at, |value| value.at);
                reading.problem(source, at, None, FormatError::UnknownNumber { found });
            },
        )
    }

    /// Who makes the first call: the seat of the Auction tag, after the hyphens of those before the dealer.
    fn first_caller(&self) -> Option<Seat> {
        let starter = seat(self.tags.get("Auction")?.raw())?;
        let hyphens = self.auction.iter().take_while(|(word, _)| *word == "-" || *word == "--").count();
        (!self.auction.is_empty()).then(|| Seat::ALL[(starter as usize + hyphens) % 4])
    }

    /// The calls; `None` when a word is none, since what follows would be another's turn.
    fn calls(&self, source: &Source, number: Option<u32>, reading: &mut Reading) -> Option<Vec<Call>> {
        let mut calls = Vec::new();
        for &(word, at) in &self.auction {
            // Annotations may stick to their call.
            let call = word.trim_end_matches(['!', '?']);
            let annotation = |c: char| matches!(c, '=' | '$' | '^' | '!' | '?' | '-');
            if call.is_empty() || word.starts_with(annotation) {
                continue;
            }
            if call == "*" || call == "+" {
                break;
            }
            if call.eq_ignore_ascii_case("AP") {
                // Whose turn it is does not change how many passes end it.
                (0..4).for_each(|_| {
                    if outcome(Seat::North, &calls).is_none() {
                        calls.push(Call::Pass);
                    }
                });
                break;
            }
            match call.split('=').next().unwrap_or_default().parse() {
                Ok(call) => calls.push(call),
                Err(_) => {
                    let found = word.to_owned();
                    reading.problem(source, at, number, FormatError::UnknownCall { found });
                    return None;
                }
            }
        }
        Some(calls)
    }

    /// The word of the opening lead: the column of the declarer's left-hand opponent.
    fn lead(&self, declarer: Option<Seat>) -> Option<(&'a str, usize)> {
        let starter = seat(self.tags.get("Play")?.raw())?;
        let leader = declarer.map_or(starter, |declarer| Seat::ALL[(declarer as usize + 1) % 4]);
        let column = (leader as usize + 4 - starter as usize) % 4;
        let mut cards = self.play.iter().filter(|(word, _)| !word.starts_with(['=', '$', '^', '!', '?']));
        cards.nth(column).copied().filter(|(word, _)| *word != "*" && *word != "+")
    }
}

/// Tricks of the declarer: `9`, `^9`, `NS 9`, `EW 4 NS 9`.
fn tricks(text: &str, declarer: Option<Seat>) -> Option<u8> {
    let mut words = text.trim_start_matches('^').split_whitespace();
    let first = words.next()?;
    if let Ok(tricks) = first.parse() {
        return Some(tricks).filter(|&tricks| tricks <= 13);
    }
    let tricks: u8 = words.next()?.parse().ok().filter(|&tricks| tricks <= 13)?;
    match (first, declarer?) {
        ("NS", Seat::North | Seat::South) | ("EW", Seat::East | Seat::West) => Some(tricks),
        ("NS" | "EW", _) => Some(13 - tricks),
        _ => None,
    }
}
