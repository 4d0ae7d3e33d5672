//! What a reader hands back: the boards it could read, and what was wrong with the rest.

use crate::{Board, FormatError, Place, Problem, source::Source};
use std::fmt;

/// How many problems a reading lists. A file of another kind entirely has one a line.
pub const MOST_PROBLEMS: usize = 100;

/// A board, and where the file has its deal.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Found {
    pub at: Place,
    pub board: Board,
}

/// The outcome of reading a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The boards that could be read, in the order of the file.
    pub boards: Vec<Found>,
    /// What was wrong, in the order of the file: at most [`MOST_PROBLEMS`].
    pub problems: Vec<Problem>,
    /// How many more problems there were.
    pub unlisted: usize,
}

impl Reading {
    /// Whether every board of the file was read, even if an item beside one was not.
    pub fn is_whole(&self) -> bool {
        self.unlisted == 0 && !self.problems.iter().any(|p| p.error.costs_the_board())
    }

    /// Puts the problems into the order of the file.
    pub(crate) fn sorted(mut self) -> Reading {
        self.problems.sort_by_key(|problem| problem.at);
        self
    }

    pub(crate) fn problem(&mut self, source: &Source, at: usize, board: Option<u32>, error: FormatError) {
        if self.problems.len() < MOST_PROBLEMS {
            self.problems.push(Problem { at: source.place(at), board, error });
        } else {
            self.unlisted += 1;
        }
    }

    /// Gives the cards of a board, or notes all that was wrong with them.
    pub(crate) fn kept<T>(
        &mut self,
        source: &Source,
        number: Option<u32>,
        cards: Result<T, Vec<(usize, FormatError)>>,
    ) -> Option<T> {
        match cards {
            Ok(cards) => Some(cards),
            Err(wrong) => {
                wrong.into_iter().for_each(|(at, error)| self.problem(source, at, number, error));
                None
            }
        }
    }
}

impl fmt::Display for Reading {
    /// The problems, one a line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.problems.iter().try_for_each(|problem| writeln!(f, "{problem}"))?;
        if self.unlisted > 0 {
            writeln!(f, "and {} more", self.unlisted)?;
        }
        Ok(())
    }
}
