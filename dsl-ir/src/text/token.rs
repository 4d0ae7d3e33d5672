//! Words with their places, and what can be wrong with them.

use crate::diag::syntax::Syntax;
use std::ops::Range;

/// A piece of a scenario's text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'t> {
    /// The characters.
    pub(super) text: &'t str,
    /// Where it starts, in bytes of the scenario's text.
    pub(super) at: usize,
}

impl<'t> Word<'t> {
    /// Its place.
    pub(super) fn range(self) -> Range<usize> {
        self.at..self.at + self.text.len()
    }

    /// Everything up to a byte, and everything from it.
    pub(super) fn cut(self, at: usize) -> (Word<'t>, Word<'t>) {
        let (left, right) = self.text.split_at(at);
        (Word { text: left, at: self.at }, Word { text: right, at: self.at + at })
    }

    /// Without the white space around it.
    pub(super) fn trim(self) -> Word<'t> {
        let text = self.text.trim_start();
        Word { at: self.at + self.text.len() - text.len(), text: text.trim_end() }
    }

    /// A part of it.
    pub(super) fn part(self, range: Range<usize>) -> Word<'t> {
        Word { text: &self.text[range.clone()], at: self.at + range.start }
    }

    /// A fault of the whole word.
    pub(super) fn fault(self, problem: Syntax) -> Fault {
        Fault { problem, at: self.range(), also: Vec::new() }
    }
}

/// Something wrong at a place of a scenario's text.
#[derive(Clone, Debug)]
pub(super) struct Fault {
    /// What.
    pub(super) problem: Syntax,
    /// Where.
    pub(super) at: Range<usize>,
    /// Other places that it is about.
    pub(super) also: Vec<Range<usize>>,
}

impl Fault {
    /// The same, with another place that it is about.
    pub(super) fn with(mut self, also: Range<usize>) -> Fault {
        self.also.push(also);
        self
    }
}
