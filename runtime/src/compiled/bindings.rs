//! Drawing one of the possible bindings.

use super::Compiled;
use crate::Stream;
use std::num::NonZeroU64;

impl Compiled {
    /// The number of a binding: choice by choice, each uniform among those that some possible binding goes on from. A
    /// choice among one draws nothing.
    pub fn draw_binding(&self, stream: &mut Stream) -> usize {
        // Bindings that agree so far stand side by side.
        let (mut first, mut end) = (0, self.bindings.len());
        let mut at = 0;
        for names in self.choices {
            let after = at + names.len();
            let of = |binding: usize| &self.bindings[binding][at..after];
            let begins: Vec<usize> =
                (first..end).filter(|&number| number == first || of(number) != of(number - 1)).collect();
            let pick = match NonZeroU64::new(begins.len() as u64) {
                Some(n) if n.get() > 1 => stream.below(n) as usize,
                _ => 0,
            };
            (first, end) =
                (begins.get(pick).copied().unwrap_or(first), begins.get(pick + 1).copied().unwrap_or(end));
            at = after;
        }
        first
    }
}
