//! From blocks to the API's JSON, noting the place of every part under its pointer.

use super::block::{Block, Measure, Shape, Span};
use crate::wire::Position;
use std::collections::BTreeMap;

impl Block {
    /// The position as the API writes it; places are noted under `pointer`.
    pub(super) fn emit(self, pointer: &str, places: &mut BTreeMap<String, Span>) -> Position {
        let mut position = Position::default();
        let mut note = |part: String, span: Span| {
            places.insert(format!("{pointer}/{part}"), span);
        };
        for (measure, (range, span)) in self.ranges {
            note(measure.pointer(), span);
            match measure {
                Measure::Length(suit) => {
                    position.suits.insert(suit, range);
                }
                Measure::SuitHcp(suit) => {
                    position.suit_hcp.insert(suit, range);
                }
                Measure::KeyCards(suit) => {
                    position.keycards.insert(suit, range);
                }
                Measure::Jolly => position.x = Some(range),
                Measure::JollyHcp => position.x_hcp = Some(range),
                Measure::Hcp => position.hcp = Some(range),
                Measure::Aces => position.aces = Some(range),
                Measure::Kings => position.kings = Some(range),
                Measure::Queens => position.queens = Some(range),
                Measure::Controls => position.controls = Some(range),
                Measure::TotalPoints => position.tp = Some(range),
                Measure::DistributionPoints => position.dp = Some(range),
                Measure::Losers => position.ltc = Some(range),
            }
        }
        for (suit, (cards, span)) in self.honours {
            note(format!("suit_cards/{suit}"), span);
            position.suit_cards.insert(suit, cards);
        }
        for (suit, (ways, span)) in self.patterns {
            note(format!("suit_patterns/{suit}"), span);
            position.suit_patterns.insert(suit, ways);
        }
        for (suit, (wanted, span)) in self.stoppers {
            note(format!("stoppers/{suit}"), span);
            position.stoppers.insert(suit, wanted);
        }
        for (i, (_, card, span)) in self.has.into_iter().enumerate() {
            note(format!("cards_held/{i}"), span);
            position.cards_held.push(card);
        }
        for (i, (_, card, span)) in self.lacks.into_iter().enumerate() {
            note(format!("cards_not_held/{i}"), span);
            position.cards_not_held.push(card);
        }
        for (i, (compare, span)) in self.compare.into_iter().enumerate() {
            note(format!("compare/{i}"), span);
            position.compare.push(compare);
        }
        for (i, (suit, span)) in self.longest.into_iter().enumerate() {
            note(format!("longest/{i}"), span);
            position.longest.push(suit);
        }
        match self.shape {
            Some((Shape::Class(class), span)) => {
                note(String::from("shape"), span);
                position.shape = Some(class);
            }
            Some((Shape::Pattern(pattern), span)) => {
                note(String::from("shape_pattern"), span);
                position.shape_pattern = Some(pattern);
            }
            None => {}
        }
        if let Some((_, span)) = self.quiet {
            note(String::from("quiet"), span);
            position.quiet = Some(1);
        }
        for (i, group) in self.any.into_iter().enumerate() {
            let at = format!("{pointer}/any/{i}");
            places.insert(at.clone(), group.span);
            position.any.push(alternatives(group.alternatives, &at, places));
        }
        position.not = alternatives(self.not, &format!("{pointer}/not"), places);
        position
    }
}

fn alternatives(
    blocks: Vec<(Block, Span)>,
    pointer: &str,
    places: &mut BTreeMap<String, Span>,
) -> Vec<Position> {
    let emit = |(i, (block, span)): (usize, (Block, Span))| {
        let at = format!("{pointer}/{i}");
        places.insert(at.clone(), span);
        block.emit(&at, places)
    };
    blocks.into_iter().enumerate().map(emit).collect()
}
