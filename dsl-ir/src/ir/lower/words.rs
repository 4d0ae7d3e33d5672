//! Small words of the wire: suits, cards, honours.

use crate::SuitRef;
use crate::ir::cond::high;
use crate::ir::scenario::FitSuit;
use bridgeshape_runtime::{Card, Holding, Rank, Suit};

pub(super) fn suit(text: &str) -> Option<Suit> {
    let mut letters = text.chars();
    let suit = letters.next().and_then(Suit::from_letter)?;
    letters.next().is_none().then_some(suit)
}

/// A rank off the front; the ten is `T` or `10`.
fn rank(text: &str) -> Option<(Rank, &str)> {
    if let Some(rest) = text.strip_prefix("10") {
        return Some((Rank::Ten, rest));
    }
    let letter = text.chars().next()?;
    Some((Rank::from_letter(letter)?, &text[letter.len_utf8()..]))
}

/// Cards among A K Q J T 9, each once, in any order; nothing is none of them.
pub(super) fn honours(mut text: &str) -> Option<Holding> {
    let mut cards = Holding::VOID;
    while !text.is_empty() {
        let (rank, rest) = rank(text)?;
        if cards.contains(rank) {
            return None;
        }
        cards = cards.with(rank);
        text = rest;
    }
    (high(cards) == cards).then_some(cards)
}

/// `HQ`, `H10`, `$aQ`.
pub(super) fn card_or_variable(text: &str) -> Option<(SuitRef, Rank)> {
    let length = if text.starts_with('$') { 2 } else { 1 };
    let suit = text.get(..length)?.parse().ok()?;
    let (rank, rest) = rank(text.get(length..)?)?;
    rest.is_empty().then_some((suit, rank))
}

/// `HQ`, `H10`.
pub(super) fn card(text: &str) -> Option<Card> {
    match card_or_variable(text)? {
        (SuitRef::Suit(suit), rank) => Some(Card::new(suit, rank)),
        (SuitRef::Var(_), _) => None,
    }
}

pub(super) fn fit_class(text: &str) -> Option<FitSuit> {
    match text {
        "major" => Some(FitSuit::Major),
        "minor" => Some(FitSuit::Minor),
        "any" => Some(FitSuit::Any),
        _ => None,
    }
}
