//! Ranges and patterns as the language writes them, near what is held.

use super::dice::Dice;
use super::words::Aim;
use bridgeshape_dsl_ir::ir::high;
use bridgeshape_runtime::{Holding, Rank};

/// A, K, Q, J, T, 9.
pub(super) const HIGH: [Rank; 6] = [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Nine];

/// The cards from ace to nine.
pub(super) fn letters(cards: Holding) -> String {
    HIGH.into_iter().filter(|&rank| cards.contains(rank)).map(Rank::letter).collect()
}

/// A range around a number, wider with more slack; or around any number up to `most`.
pub(super) fn range(dice: &mut Dice, value: usize, most: usize, slack: usize, aim: Aim) -> String {
    let value = if aim == Aim::Any && dice.chance(60) { dice.below(most + 1) } else { value };
    let low = value.saturating_sub(dice.below(slack + 2));
    let high = value + dice.below(slack + 2);
    match dice.below(4) {
        0 => format!("{low}+"),
        1 if slack < 2 => format!("{value}"),
        2 if high > 0 => format!("0-{high}"),
        _ if low < high => format!("{low}-{high}"),
        _ => format!("{value}"),
    }
}

/// High cards with one more or one less.
pub(super) fn changed(dice: &mut Dice, cards: Holding) -> Holding {
    Holding::from_bits(cards.bits() ^ 1 << dice.one_of(&HIGH).index())
}

/// A pattern of one to four alternatives, one of which is the holding where that is the aim.
pub(super) fn pattern(dice: &mut Dice, held: Holding, aim: Aim) -> String {
    let count = 1 + dice.below(4);
    let true_one = if aim == Aim::True { dice.below(count) } else { count };
    let alternatives = (0..count).map(|place| {
        let mut cards = high(held);
        let mut low = held.len() - cards.len();
        if place != true_one {
            if dice.chance(70) {
                cards = changed(dice, cards);
            }
            low = (low + dice.below(3)).saturating_sub(1).min(7);
        }
        let high = with_classes(dice, &letters(cards));
        let low = low_cards(dice, low, cards.is_empty());
        high + &low
    });
    alternatives.collect::<Vec<_>>().join("|")
}

/// High cards, now and then a class instead of one.
fn with_classes(dice: &mut Dice, cards: &str) -> String {
    let mut text = String::new();
    for card in cards.chars() {
        let other = dice.one_of(&HIGH).letter();
        match (dice.chance(20) && !cards.contains(other), dice.chance(50)) {
            (true, true) => text.extend(['[', card, other, ']']),
            (true, false) => text.extend(['[', other, card, ']']),
            (false, _) => text.push(card),
        }
    }
    text
}

/// So many low cards, or about so many. A pattern without high cards cannot be empty.
fn low_cards(dice: &mut Dice, count: usize, alone: bool) -> String {
    match dice.below(6) {
        0 if count > 0 => String::from(".+"),
        1 => String::from("x*"),
        2 if count <= 1 => String::from(".?"),
        3 => format!("x{{{},{}}}", count.saturating_sub(1), count + 1),
        4 => format!(".{{{count}}}"),
        _ if count == 0 && alone => String::from("x{0}"),
        _ => ".".repeat(count),
    }
}
