//! Several blocks of one position: `opener S:5+; opener hcp:15+` means both (SEMANTICS 4).
//!
//! Ranges and patterns intersect, lists are put together, a second shape becomes an `any` group of one alternative.
//! Where nothing is left, or where the JSON has one place for two values, the text is contradictory.

use super::block::{Block, Group, Shape, Span, written};
use super::cards::HIGH;
use super::range::intersect;
use super::token::Fault;
use crate::diag::syntax::Syntax;
use crate::wire::{Pattern, Range};

impl Block {
    /// Takes in a later block of the same position.
    pub(super) fn merge(&mut self, later: Block, faults: &mut Vec<Fault>) {
        for (measure, (range, span)) in later.ranges {
            let Some((known, first)) = self.ranges.get_mut(&measure) else {
                self.ranges.insert(measure, (range, span));
                continue;
            };
            match intersect(*known, range) {
                Some(both) => {
                    if both == range && both != *known {
                        *first = span;
                    }
                    *known = both;
                }
                None => {
                    let texts = [written(measure, *known), written(measure, range)];
                    faults.push(disagree(measure.key(), texts, first, span));
                }
            }
        }
        for (suit, (cards, span)) in later.honours {
            match self.honours.get(&suit) {
                Some((known, first)) if *known != cards => {
                    let texts =
                        [known, &cards].map(|c| format!("{suit}={}", if c.is_empty() { "x" } else { c }));
                    faults.push(disagree(format!("{suit}="), texts, first, span));
                }
                Some(_) => {}
                None => {
                    self.honours.insert(suit, (cards, span));
                }
            }
        }
        for (suit, (ways, span)) in later.patterns {
            let Some((known, first)) = self.patterns.get_mut(&suit) else {
                self.patterns.insert(suit, (ways, span));
                continue;
            };
            let both = common(known, &ways);
            if both.is_empty() {
                let texts = [&*known, &ways].map(|ways| format!("{suit}~{}", print(ways)));
                faults.push(disagree(format!("{suit}~"), texts, first, span));
            } else {
                *known = both;
            }
        }
        for (suit, (wanted, span)) in later.stoppers {
            match self.stoppers.get(&suit) {
                Some((known, first)) if *known != wanted => {
                    let texts = [*known, wanted]
                        .map(|w| format!("{}:{suit}", if w == 1 { "stop" } else { "nostop" }));
                    faults.push(disagree(format!("stop:{suit}"), texts, first, span));
                }
                Some(_) => {}
                None => {
                    self.stoppers.insert(suit, (wanted, span));
                }
            }
        }
        add_new(&mut self.has, later.has, |a, b| a.1 == b.1);
        add_new(&mut self.lacks, later.lacks, |a, b| a.1 == b.1);
        add_new(&mut self.compare, later.compare, |a, b| a.0 == b.0);
        add_new(&mut self.longest, later.longest, |a, b| a.0 == b.0);
        self.any.extend(later.any);
        self.not.extend(later.not);
        self.merge_shape(later.shape);
        self.merge_quiet(later.quiet, faults);
    }

    fn merge_shape(&mut self, later: Option<(Shape, Span)>) {
        match (&self.shape, later) {
            (None, later) => self.shape = later,
            (Some((known, _)), Some((shape, span))) if *known != shape => {
                let alternative = Block { shape: Some((shape, span.clone())), ..Block::default() };
                self.any.push(Group { span: span.clone(), alternatives: vec![(alternative, span)] });
            }
            _ => {}
        }
    }

    fn merge_quiet(&mut self, later: Option<(Option<Range>, Span)>, faults: &mut Vec<Fault>) {
        let Some((points, span)) = later else { return };
        let Some((known, first)) = &mut self.quiet else {
            self.quiet = Some((points, span));
            return;
        };
        match (*known, points) {
            (Some(a), Some(b)) => match intersect(a, b) {
                Some(both) => *known = Some(both),
                None => {
                    let texts = [a, b].map(|r| format!("quiet:{}", super::range::print(r)));
                    faults.push(disagree(String::from("quiet:"), texts, first, span));
                }
            },
            (None, points) => *known = points,
            _ => {}
        }
    }
}

fn add_new<T>(list: &mut Vec<T>, more: Vec<T>, same: impl Fn(&T, &T) -> bool) {
    for item in more {
        if !list.iter().any(|known| same(known, &item)) {
            list.push(item);
        }
    }
}

fn disagree(key: String, [first, second]: [String; 2], place: &Span, later: Span) -> Fault {
    Fault { problem: Syntax::BlocksDisagree { key, first, second }, at: later, also: vec![place.clone()] }
}

/// The alternatives that both patterns allow, in the order of the first.
fn common(a: &[Pattern], b: &[Pattern]) -> Vec<Pattern> {
    let mut both: Vec<Pattern> = Vec::new();
    for x in a {
        for y in b.iter().filter(|y| y.cards == x.cards) {
            let [p, q] = [x, y].map(|p| Range { min: p.low_min, max: p.low_max });
            if let Some(Range { min, max }) = intersect(p, q) {
                let pattern = Pattern { cards: x.cards.clone(), low_min: min, low_max: max };
                if !both.contains(&pattern) {
                    both.push(pattern);
                }
            }
        }
    }
    both
}

/// Alternatives as the DSL writes them.
fn print(ways: &[Pattern]) -> String {
    let one = |p: &Pattern| {
        debug_assert!(p.cards.chars().all(|c| HIGH.contains(&c)));
        let low = match (p.low_min, p.low_max) {
            (0, Some(0)) if p.cards.is_empty() => String::from(".{0}"),
            (0, Some(0)) => String::new(),
            (min, None) => ".".repeat(usize::from(min.min(14))) + ".*",
            (min, Some(max)) if min == max && min < 4 => ".".repeat(usize::from(min)),
            (min, Some(max)) => format!(".{{{min},{max}}}"),
        };
        p.cards.clone() + &low
    };
    ways.iter().map(one).collect::<Vec<_>>().join("|")
}
