//! Reading PBN in import format, and in what passes for it.
//!
//! A game ends at an empty line, as the standard says, and wherever `Event`, `Board` or `Deal` stands a second
//! time, since programs leave the empty line out. An empty line before the deal, or between the tags and the
//! auction or the play, ends nothing. A game that has no deal is reported and left out.

use super::{
    game::{Game, Inherited, Section},
    lex::{Item, Lexer},
};
use crate::{Reading, board::tag_name, source::Source};

/// Reads a PBN file. All that is wrong is reported; boards whose cards are in order are kept.
pub fn read(bytes: &[u8]) -> Reading {
    let source = Source::new(bytes);
    let mut reading = Reading::default();
    let mut inherited = Inherited::default();
    let mut game = Game::default();
    for item in Lexer::new(source.text()) {
        match item {
            Item::Tag { name, value, at } => {
                let name = tag_name(name);
                let again = game.tags.contains_key(name);
                let section = matches!(name, "Auction" | "Play" | "Note") || name.ends_with("Table");
                if again && matches!(name, "Event" | "Board" | "Deal") || game.ended && !section {
                    std::mem::take(&mut game).finish(&source, &mut inherited, &mut reading);
                }
                if game.tags.is_empty() {
                    game.at = at;
                }
                game.section = match name {
                    "Auction" if !again => Section::Auction,
                    "Play" if !again => Section::Play,
                    _ => Section::None,
                };
                game.tags.entry(name).or_insert(value);
            }
            Item::Word { word, at } => game.word(word, at),
            Item::Blank => {
                game.ended = game.tags.contains_key("Deal");
                game.section = Section::None;
            }
            Item::Wrong { at, error } => reading.problem(&source, at, None, error),
        }
    }
    game.finish(&source, &mut inherited, &mut reading);
    reading.sorted()
}
