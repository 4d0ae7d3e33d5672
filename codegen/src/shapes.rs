//! Sets of shapes as ranges of lengths, of sums and differences of two lengths, and as lists of patterns or shapes.

use crate::text::{WIDTH, condition, filled};
use bridgeshape_runtime::{ShapeSet, Suit};
use std::collections::BTreeSet;

/// The letters of lengths in the words of a condition.
const LETTERS: [&str; 4] = ["s", "h", "d", "c"];
/// Pairs of suits.
const PAIRS: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

/// A condition on four lengths.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Words {
    /// A suit has one of these lengths, a bit each.
    Length(usize, u32),
    /// The lengths, sorted from the longest, are one of these.
    Pattern(BTreeSet<[u8; 4]>),
    /// One suit is longer than another by so many cards at least; negative: shorter by so many at most.
    Longer(usize, usize, i32),
    /// Two suits have one of so many cards together, a bit each.
    Together(usize, usize, u32),
    /// One of these.
    One(BTreeSet<[u8; 4]>),
    /// None of these.
    None(BTreeSet<[u8; 4]>),
}

impl Words {
    fn holds(&self, shape: [u8; 4]) -> bool {
        let length = |suit: usize| u32::from(shape[suit]);
        let bit = |mask: &u32, at: u32| mask >> at & 1 == 1;
        match self {
            Words::Length(suit, mask) => bit(mask, length(*suit)),
            Words::Pattern(patterns) => patterns.contains(&sorted(shape)),
            Words::Longer(a, b, least) => i32::from(shape[*a]) - i32::from(shape[*b]) >= *least,
            Words::Together(a, b, mask) => bit(mask, length(*a) + length(*b)),
            Words::One(shapes) => shapes.contains(&shape),
            Words::None(shapes) => !shapes.contains(&shape),
        }
    }
}

fn sorted(mut shape: [u8; 4]) -> [u8; 4] {
    shape.sort_unstable_by(|a, b| b.cmp(a));
    shape
}

fn holds(all: &[Words], cards: u8) -> ShapeSet {
    ShapeSet::from_fn(cards, |shape| all.iter().all(|words| words.holds(shape)))
}

/// A condition that is a function of a shape: constants before it, its parameter and its body.
#[derive(Debug)]
pub(crate) struct Function {
    pub(crate) constants: String,
    pub(crate) parameter: String,
    pub(crate) body: Vec<String>,
}

/// A set of shapes of thirteen cards in words, with constants of this name.
pub(crate) fn function(set: &ShapeSet, name: &str) -> Function {
    let all = words(set);
    assert_eq!(holds(&all, set.cards()), *set, "words mean the set that they were made of");
    let mut constants = String::new();
    let body: Vec<String> = all.iter().filter_map(|words| said(words, name, &mut constants)).collect();
    let body = if body.is_empty() { vec![String::from("true")] } else { body };
    let text = body.join(" ");
    let used =
        |letter: &str| text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == letter);
    let letters = LETTERS.map(|letter| if used(letter) { letter } else { "_" });
    Function { constants, parameter: format!("[{}]: [u8; 4]", letters.join(", ")), body }
}

fn words(set: &ShapeSet) -> Vec<Words> {
    let mask_of =
        |value: &dyn Fn([u8; 4]) -> u32| set.iter().fold(0u32, |mask, shape| mask | 1 << value(shape));
    let at = |shape: [u8; 4], suit: usize| u32::from(shape[suit]);
    let lengths: Vec<Words> = Suit::ALL
        .iter()
        .map(|suit| Words::Length(suit.index(), mask_of(&|shape| at(shape, suit.index()))))
        .collect();
    let pattern = vec![Words::Pattern(set.iter().map(sorted).collect())];
    let longer = |(a, b): (usize, usize)| {
        let more = set.iter().map(|shape| i32::from(shape[a]) - i32::from(shape[b]));
        Words::Longer(a, b, more.min().unwrap_or(13))
    };
    let longer: Vec<Words> = PAIRS.into_iter().flat_map(|(a, b)| [longer((a, b)), longer((b, a))]).collect();
    let together = |(a, b)| Words::Together(a, b, mask_of(&|shape| at(shape, a) + at(shape, b)));
    let together: Vec<Words> = PAIRS.into_iter().map(together).collect();
    let none = Vec::new();
    // The plainest way to say it that says all.
    let ways = [
        [&lengths, &none, &none],
        [&lengths, &pattern, &none],
        [&lengths, &longer, &none],
        [&lengths, &together, &none],
        [&lengths, &longer, &pattern],
        [&lengths, &longer, &together],
    ];
    for way in ways {
        let all: Vec<Words> = way.into_iter().flatten().cloned().collect();
        if holds(&all, set.cards()) == *set {
            return fewer(all, set);
        }
    }
    let mut all = fewer(lengths.clone(), &holds(&lengths, set.cards()));
    let others: BTreeSet<[u8; 4]> = holds(&all, set.cards()).difference(set).iter().collect();
    if others.len() < set.len() {
        all.push(Words::None(others));
        return all;
    }
    vec![Words::One(set.iter().collect())]
}

/// Without what the others imply, the last first.
fn fewer(mut all: Vec<Words>, set: &ShapeSet) -> Vec<Words> {
    for at in (0..all.len()).rev() {
        let words = all.remove(at);
        if holds(&all, set.cards()) != *set {
            all.insert(at, words);
        }
    }
    all
}

/// One condition as an expression, with the constants that it needs.
fn said(words: &Words, name: &str, constants: &mut String) -> Option<String> {
    let upper = name.to_uppercase();
    match words {
        Words::Length(suit, mask) => condition(LETTERS[*suit], *mask, 0x3fff),
        Words::Together(a, b, mask) => {
            let sum = format!("{} + {}", LETTERS[*a], LETTERS[*b]);
            // A borrowed sum needs parentheses.
            condition(&sum, *mask, 0x3fff).map(|said| said.replace(&format!("&{sum}"), &format!("&({sum})")))
        }
        Words::Longer(a, b, least) => Some(difference(LETTERS[*a], LETTERS[*b], *least)),
        Words::Pattern(patterns) => {
            let of = format!("{upper}_PATTERNS");
            constants.push_str(&constant(&of, "Lengths from the longest suit down, a digit each.", patterns));
            Some(format!("{of}.contains(&digits(sorted([s, h, d, c])))"))
        }
        Words::One(shapes) | Words::None(shapes) => {
            let of = format!("{upper}_LIST");
            constants.push_str(&constant(&of, "Lengths in the order S H D C, a digit each.", shapes));
            let not = if matches!(words, Words::None(_)) { "!" } else { "" };
            Some(format!("{not}{of}.contains(&digits([s, h, d, c]))"))
        }
    }
}

/// A difference without negative numbers.
fn difference(a: &str, b: &str, least: i32) -> String {
    match least {
        0 => format!("{a} >= {b}"),
        1 => format!("{a} > {b}"),
        2.. => format!("{a} >= {b} + {least}"),
        _ => format!("{a} + {} >= {b}", -least),
    }
}

/// Shapes as a constant: four digits each, hexadecimal so that thirteen is one.
fn constant(name: &str, doc: &str, shapes: &BTreeSet<[u8; 4]>) -> String {
    let digits: Vec<String> = shapes.iter().map(|[s, h, d, c]| format!("0x{s:x}{h:x}{d:x}{c:x}")).collect();
    let flat = format!("const {name}: [u16; {}] = [{}];", digits.len(), digits.join(", "));
    if flat.len() <= WIDTH {
        return format!("/// {doc}\n{flat}\n\n");
    }
    let type_of = format!("/// {doc}\nconst {name}: [u16; {}] =", digits.len());
    let items = format!("    [{}];", digits.join(", "));
    if items.len() <= WIDTH {
        return format!("{type_of}\n{items}\n\n");
    }
    format!("{type_of} [\n{}];\n\n", filled(&digits, 4))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(holds: impl FnMut([u8; 4]) -> bool) -> (String, String) {
        let function = function(&ShapeSet::from_fn(13, holds), "opener_shape");
        (function.parameter, function.body.join(" && "))
    }

    #[test]
    fn sets_are_said_shortly() {
        let of = |parameter: &str, body: &str| (String::from(parameter), String::from(body));
        assert_eq!(said(|[s, _, _, c]| s >= 5 && c <= 1), of("[s, _, _, c]: [u8; 4]", "s >= 5 && c <= 1"));
        assert_eq!(said(|[s, h, _, _]| s > h), of("[s, h, _, _]: [u8; 4]", "s > h"));
        assert_eq!(said(|_| true).1, "true");
        let balanced = [[4, 3, 3, 3], [4, 4, 3, 2], [5, 3, 3, 2]];
        let patterns = "OPENER_SHAPE_PATTERNS.contains(&digits(sorted([s, h, d, c])))";
        assert_eq!(said(|shape| balanced.contains(&sorted(shape))).1, patterns);
        let list = said(|[s, h, d, c]| (s * 3 + h * 5 + d * 7 + c) % 11 < 4).1;
        assert!(list.ends_with("OPENER_SHAPE_LIST.contains(&digits([s, h, d, c]))"), "{list}");
        assert!(said(|_| false).1.contains("false"));
    }
}
