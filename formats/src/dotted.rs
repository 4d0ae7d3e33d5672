//! Hands with dots, `AK2.QJ53.K84.T65`, and deals of four of them: the value of PBN's Deal tag, and files
//! of one deal a line.
//!
//! A deal may begin with the seat of its first hand, `E:`; the others follow clockwise. Ranks come in any
//! order and either case, ten as `T` or `10`, a void as nothing or `-`. A hand of `-`, `?` or `...` is unknown.

use crate::{
    Board, FormatError, Found, Hands, Holder, Reading,
    board::seat,
    hands::{Given, push_dotted, settle},
    source::{Source, offset},
};
use bridgeshape_runtime::{Card, Hand, Rank, Role, Seat, Suit};

/// Reads one dotted hand; an unknown one is empty.
///
/// # Errors
/// The first thing wrong, with its byte offset from the start of `text`.
pub(crate) fn hand(text: &str, holder: Holder) -> Result<Hand, (usize, FormatError)> {
    if text == "-" || text == "?" {
        return Ok(Hand::EMPTY);
    }
    let found = text.split('.').count();
    if found != 4 {
        return Err((0, FormatError::SuitCount { holder, found }));
    }
    let mut hand = Hand::EMPTY;
    let mut start = 0;
    for (suit, ranks) in Suit::ALL.into_iter().zip(text.split('.')) {
        if !matches!(ranks, "-" | "--" | "—") {
            hand = holding(ranks, suit, hand, holder).map_err(|(at, error)| (start + at, error))?;
        }
        start += ranks.len() + 1;
    }
    Ok(hand)
}

/// Adds the cards of one suit to a hand.
pub(crate) fn holding(
    ranks: &str,
    suit: Suit,
    mut hand: Hand,
    holder: Holder,
) -> Result<Hand, (usize, FormatError)> {
    let mut chars = ranks.char_indices().peekable();
    while let Some((at, found)) = chars.next() {
        let ten = found == '1' && chars.next_if(|&(_, next)| next == '0').is_some();
        let rank = if ten { Some(Rank::Ten) } else { Rank::from_letter(found.to_ascii_uppercase()) };
        let rank = rank.ok_or((at, FormatError::BadRank { holder, found }))?;
        let card = Card::new(suit, rank);
        if hand.contains(card) {
            return Err((at, FormatError::CardTwice { holder, card }));
        }
        hand = hand.with(card);
    }
    Ok(hand)
}

/// Reads `N:… … … …`. Without a seat the first hand is the opener's, at `unnamed`, and messages name roles;
/// with `None` the seat must be there.
///
/// # Errors
/// Everything wrong, with byte offsets from the start of `text` plus `base`.
pub(crate) fn deal(
    text: &str,
    base: usize,
    unnamed: Option<Seat>,
) -> Result<Hands, Vec<(usize, FormatError)>> {
    let lead = text.len() - text.trim_start().len();
    let (first, named, start) = match (text.split_once(':'), unnamed) {
        (Some((prefix, _)), _) => match seat(prefix) {
            Some(first) => (first, true, prefix.len() + 1),
            None => {
                let found = prefix.trim().to_owned();
                return Err(vec![(base + lead, FormatError::UnknownFirstHand { found })]);
            }
        },
        (None, Some(first)) => (first, false, 0),
        (None, None) => {
            let found = text.trim().chars().take(1).collect();
            return Err(vec![(base + lead, FormatError::UnknownFirstHand { found })]);
        }
    };
    let words = words(&text[start..]);
    if words.len() != 4 {
        return Err(vec![(base + lead, FormatError::HandCount { found: words.len() })]);
    }
    let mut wrong = Vec::new();
    let mut given = [Given { hand: Hand::EMPTY, at: base, holder: Holder::Role(Role::Opener) }; 4];
    for (i, &(at, word)) in words.iter().enumerate() {
        let holder = match named {
            true => Holder::Seat(Seat::ALL[(first as usize + i) % 4]),
            false => Holder::Role(Role::ALL[i]),
        };
        let at = base + start + at;
        match hand(word, holder) {
            Ok(hand) => given[i] = Given { hand, at, holder },
            Err((inside, error)) => wrong.push((at + inside, error)),
        }
    }
    if wrong.is_empty() { settle(first, given) } else { Err(wrong) }
}

/// The words of a text with their byte offsets.
fn words(text: &str) -> Vec<(usize, &str)> {
    text.split_whitespace().map(|word| (offset(text, word), word)).collect()
}

/// Appends a hand: `AK2.QJ53.K84.T65`.
pub fn write_hand(out: &mut Vec<u8>, hand: Hand) {
    push_dotted(out, hand);
}

/// Reads one deal a line. Empty lines and what follows `#` are skipped; what follows a deal after a bar or a
/// tab is not looked at. Lines without a seat are in the order opener, opp1, responder, opp2, the opener North.
pub fn read(bytes: &[u8]) -> Reading {
    let source = Source::new(bytes);
    let mut reading = Reading::default();
    let mut start = 0;
    for line in source.text().split(['\n', '\r']) {
        let text = line.split(['#', '|']).next().unwrap_or_default();
        if !text.trim().is_empty() {
            let indent = text.len() - text.trim_start().len();
            let result = deal(text, start, Some(Seat::North));
            if let Some(hands) = reading.kept(&source, None, result) {
                let opener = (!text.contains(':')).then_some(Seat::North);
                let board = Board { opener, ..Board::new(hands) };
                reading.boards.push(Found { at: source.place(start + indent), board });
            }
        }
        start += line.len() + 1;
    }
    reading.sorted()
}

#[cfg(test)]
mod tests {
    use super::*;

    const F1: &str = "N:AKQ2.K73.AT5.J42 J95.QT82.K74.Q86 T86.A95.QJ92.K73 743.J64.863.AT95";

    fn only(text: &str) -> Hands {
        let reading = read(text.as_bytes());
        assert_eq!(reading.problems, [], "{text}");
        assert_eq!(reading.boards.len(), 1, "{text}");
        reading.boards[0].board.hands
    }

    fn complaint(text: &str) -> String {
        let reading = read(text.as_bytes());
        assert!(reading.boards.is_empty(), "{text}");
        reading.to_string()
    }

    #[test]
    fn any_first_seat_is_the_same_deal() {
        let hands: Vec<&str> = F1[2..].split(' ').collect();
        for first in 0..4 {
            let turned: Vec<&str> = (0..4).map(|i| hands[(first + i) % 4]).collect();
            assert_eq!(only(&format!("{}:{}", Seat::ALL[first], turned.join(" "))), only(F1));
        }
        assert_eq!(only(&F1[2..]), only(F1));
    }

    #[test]
    fn tolerant_spellings() {
        assert_eq!(
            only("  n: 2qka.k73.at5.j42  j95.q1082.k74.q86 t86.a95.qj92.k73 743.j64.863.a1095 # F1"),
            only(F1)
        );
        assert_eq!(only("N:AKQ2.K73.AT5.J42 J95.QT82.K74.Q86 - 743.J64.863.AT95"), only(F1));
        let two = only("W:- AKQ2.K73.AT5.J42 ... T86.A95.QJ92.K73");
        assert!(two.hand(Seat::East).is_empty() && two.hand(Seat::West).is_empty());
        let void = only("N:AKQJT98765432.-.-.- .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");
        assert!(void.is_complete());
    }

    #[test]
    fn refusals_say_what_and_where() {
        let cases = [
            (
                "N:AKQ2.K73.AT5.J42 J95.QT82.K74.Q86 T86.A95.QJ92.K73 743.J64.863.AT9",
                "line 1, column 54: West has 12 cards; expected 13; nobody has ♣5\n",
            ),
            (
                "N:AKQ2.K73.AT5.J42 J95.QT82.K74.Q86 T86.A95.QJ92.K73 743.J64.863.AT92",
                "line 1, column 54: North and West both have ♣2; nobody has ♣5\n",
            ),
            (
                "N:AKQ2.K73.AT5.J42 J95.QT82.K74.Q86 T86.A95.QJ92.K73 743.J64.863.AT955",
                "line 1, column 70: West has ♣5 twice\n",
            ),
            (
                "N:AKQ2.K73.AT5.J42 J95.QT82.K74.Q86 T86.A95.QJ92.K73 743.J64.863.AT954",
                "line 1, column 54: West has 14 cards; expected 13\nline 1, column 54: North and West both have ♣4\n",
            ),
            (
                "\n\nN:AKQ2.K73.AT5.J42 J95.QT82.K74.Qx6 T86.A95.QJ92.K73 743.J64.863.AT95",
                "line 3, column 34: East: 'x' is no rank; expected A K Q J T (or 10) 9 8 7 6 5 4 3 2\n",
            ),
            (
                "F:AKQ2.K73.AT5.J42 J95.QT82.K74.Q86 T86.A95.QJ92.K73 743.J64.863.AT95",
                "line 1, column 1: \"F\" does not say whose hand is first; expected N:, E:, S: or W:\n",
            ),
            (
                "AKQ2.K73.AT5.J42 J95.QT82.K74 T86.A95.QJ92.K73 743.J64.863.AT95",
                "line 1, column 18: opp1: expected four suits with dots between, S.H.D.C, as in AK2.QJ53..T65432; found 3\n",
            ),
            ("N:AKQ2.K73.AT5.J42", "line 1, column 1: expected four hands; found 1\n"),
        ];
        for (text, message) in cases {
            assert_eq!(complaint(text), message, "{text}");
        }
    }
}
