//! The sum that shows why ranges of several hands do not fit what there is to share.

use crate::diag::conflict::{Arithmetic, Term};
use bridgeshape_runtime::{Pair, Role};

/// A range, both ends included.
pub(super) type Span = (i32, i32);

/// The ranges of four hands and two pairs, and what all hands make together, if that is known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Balance {
    pub(super) hands: [Span; 4],
    pub(super) pairs: [Option<Span>; 2],
    pub(super) total: Option<i32>,
}

/// Whose number a term is.
#[derive(Clone, Copy)]
enum Part {
    Hand(Role),
    Pair(Pair),
}

impl Balance {
    /// The shortest sum that shows a contradiction, if one of the usual kinds does.
    pub(super) fn sum(&self) -> Option<Arithmetic> {
        for pair in [Pair::Declarer, Pair::Defense] {
            let Some((min, max)) = self.pairs[pair as usize] else { continue };
            let hands = pair.roles().map(Part::Hand);
            if self.most(&hands) < min {
                return self.terms(&hands, |span| span.1, min);
            }
            if self.least(&hands) > max {
                return self.terms(&hands, |span| span.0, max);
            }
        }
        let total = self.total?;
        let whole = |pair: Pair| match self.pairs[pair as usize] {
            Some(_) => vec![vec![Part::Pair(pair)], pair.roles().map(Part::Hand).to_vec()],
            None => vec![pair.roles().map(Part::Hand).to_vec()],
        };
        for ours in whole(Pair::Declarer) {
            for theirs in whole(Pair::Defense) {
                let parts = [ours.as_slice(), theirs.as_slice()].concat();
                if self.least(&parts) > total {
                    return self.terms(&parts, |span| span.0, total);
                }
                if self.most(&parts) < total {
                    return self.terms(&parts, |span| span.1, total);
                }
            }
        }
        None
    }

    fn span(&self, part: Part) -> Span {
        match part {
            Part::Hand(role) => self.hands[role.index()],
            Part::Pair(pair) => self.pairs[pair as usize].unwrap_or((0, 0)),
        }
    }

    fn least(&self, parts: &[Part]) -> i32 {
        parts.iter().map(|&part| self.span(part).0).sum()
    }

    fn most(&self, parts: &[Part]) -> i32 {
        parts.iter().map(|&part| self.span(part).1).sum()
    }

    /// The sum of one end of each part; parts that add nothing are left out.
    fn terms(&self, parts: &[Part], end: impl Fn(Span) -> i32, limit: i32) -> Option<Arithmetic> {
        let term = |&part: &Part| {
            let label = match part {
                Part::Hand(role) => role.to_string(),
                Part::Pair(pair) => pair.roles().map(|role| role.to_string()).join("+"),
            };
            Term { label, value: end(self.span(part)) }
        };
        Arithmetic::new(parts.iter().map(term).filter(|term| term.value != 0).collect(), limit)
    }
}
