//! A scenario's text once its macros have been replaced, and the way back to what was written.

use std::ops::Range;

/// Where a piece of the text comes from.
#[derive(Clone, Debug)]
enum Origin {
    /// Copied from this byte on.
    Copied(usize),
    /// The value of the macro mentioned there.
    Value(Range<usize>),
}

/// The text of one scenario. Invariant: pieces are in order, the first starts at 0, none is empty.
#[derive(Clone, Debug, Default)]
pub(super) struct Source {
    text: String,
    pieces: Vec<(usize, Origin)>,
    /// Where the scenario starts in the whole text.
    start: usize,
}

impl Source {
    /// An empty text that will be found at a byte of the whole.
    pub(super) fn new(start: usize) -> Source {
        Source { start, ..Source::default() }
    }

    /// The text.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Adds what is written at a byte of the whole text.
    pub(super) fn copy(&mut self, text: &str, at: usize) {
        self.push(text, Origin::Copied(at));
    }

    /// Adds the value of a macro mentioned at a place of the whole text.
    pub(super) fn value(&mut self, text: &str, mention: Range<usize>) {
        self.push(text, Origin::Value(mention));
    }

    fn push(&mut self, text: &str, origin: Origin) {
        if !text.is_empty() {
            self.pieces.push((self.text.len(), origin));
            self.text.push_str(text);
        }
    }

    /// What was written for a part of this text: a part that comes wholly from a macro's value is its mention.
    pub(super) fn original(&self, part: Range<usize>) -> Range<usize> {
        let start = match self.piece(part.start) {
            Some((at, Origin::Copied(from))) => from + (part.start - at),
            Some((_, Origin::Value(mention))) => mention.start,
            None => self.start,
        };
        if part.is_empty() {
            return start..start;
        }
        let end = match self.piece(part.end - 1) {
            Some((at, Origin::Copied(from))) => from + (part.end - at),
            Some((_, Origin::Value(mention))) => mention.end,
            None => self.start,
        };
        start..end.max(start)
    }

    /// The piece that holds a byte; for the end of the text, the last one.
    fn piece(&self, at: usize) -> Option<&(usize, Origin)> {
        self.pieces[..self.pieces.partition_point(|(start, _)| *start <= at)].last()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back() {
        // "1${M}: ${M}5+" with M = Hearts
        let mut source = Source::new(0);
        source.copy("1", 0);
        source.value("Hearts", 1..5);
        source.copy(": ", 5);
        source.value("Hearts", 7..11);
        source.copy("5+", 11);
        assert_eq!(source.text(), "1Hearts: Hearts5+");
        assert_eq!(source.original(0..7), 0..5);
        assert_eq!(source.original(2..4), 1..5);
        assert_eq!(source.original(9..17), 7..13);
        assert_eq!(source.original(15..16), 11..12);
        assert_eq!(source.original(17..17), 13..13);
        assert_eq!(Source::new(3).original(0..0), 3..3);
    }
}
