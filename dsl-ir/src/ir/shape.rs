//! Shapes: the classes that have a name, and patterns of sorted lengths (seed 000 §2).

use std::{fmt, str::FromStr};

/// A class of shapes. Classes overlap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ShapeClass {
    /// 4333, 4432, 5332.
    Balanced,
    /// 5422, 6322.
    SemiBalanced,
    /// A suit of six or more, the next of at most three.
    OneSuiter,
    /// The two longest have at least four each, nine together.
    TwoSuiter,
    /// Three suits of four or more.
    ThreeSuiter,
    /// Every shape.
    Any,
}

impl ShapeClass {
    /// All six.
    pub const ALL: [ShapeClass; 6] = [
        ShapeClass::Balanced,
        ShapeClass::SemiBalanced,
        ShapeClass::OneSuiter,
        ShapeClass::TwoSuiter,
        ShapeClass::ThreeSuiter,
        ShapeClass::Any,
    ];

    /// The DSL's word.
    pub const fn name(self) -> &'static str {
        ["balanced", "semi_balanced", "one_suiter", "two_suiter", "three_suiter", "any"][self as usize]
    }

    /// The class of a word, in its exact spelling.
    pub fn from_name(name: &str) -> Option<ShapeClass> {
        ShapeClass::ALL.into_iter().find(|class| class.name() == name)
    }

    /// Whether lengths, in any order, belong to it.
    pub fn contains(self, lengths: [u8; 4]) -> bool {
        let sorted @ [first, second, third, _] = descending(lengths);
        match self {
            ShapeClass::Balanced => matches!(sorted, [4, 3, 3, 3] | [4, 4, 3, 2] | [5, 3, 3, 2]),
            ShapeClass::SemiBalanced => matches!(sorted, [5, 4, 2, 2] | [6, 3, 2, 2]),
            ShapeClass::OneSuiter => first >= 6 && second <= 3,
            ShapeClass::TwoSuiter => second >= 4 && first + second >= 9,
            ShapeClass::ThreeSuiter => third >= 4,
            ShapeClass::Any => true,
        }
    }
}

impl fmt::Display for ShapeClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Four sorted lengths, the longest first; `None` is any length. Invariant: no length above 9, since a
/// pattern has one character a length (SEMANTICS 22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShapePattern([Option<u8>; 4]);

impl ShapePattern {
    /// The pattern; `None` if a length is above 9.
    pub fn new(lengths: [Option<u8>; 4]) -> Option<ShapePattern> {
        lengths.iter().flatten().all(|&length| length <= 9).then_some(ShapePattern(lengths))
    }

    /// The lengths, the longest first.
    pub const fn lengths(self) -> [Option<u8>; 4] {
        self.0
    }

    /// Whether lengths in any order match, once sorted.
    pub fn matches(self, lengths: [u8; 4]) -> bool {
        self.0.into_iter().zip(descending(lengths)).all(|(wanted, length)| wanted.is_none_or(|w| w == length))
    }
}

impl fmt::Display for ShapePattern {
    /// `54xx`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|length| match length {
            Some(length) => write!(f, "{length}"),
            None => f.write_str("x"),
        })
    }
}

/// A text that is no shape pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPattern;

impl fmt::Display for NotAPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected four lengths, each a digit or x")
    }
}

impl std::error::Error for NotAPattern {}

impl FromStr for ShapePattern {
    type Err = NotAPattern;
    /// `54xx`, as the JSON writes it: no dashes.
    fn from_str(text: &str) -> Result<ShapePattern, NotAPattern> {
        let mut lengths = [None; 4];
        let mut letters = text.chars();
        for length in &mut lengths {
            *length = match letters.next().ok_or(NotAPattern)? {
                'x' => None,
                digit => Some(digit.to_digit(10).ok_or(NotAPattern)? as u8),
            };
        }
        if letters.next().is_some() { Err(NotAPattern) } else { Ok(ShapePattern(lengths)) }
    }
}

/// The lengths sorted, the longest first.
fn descending(mut lengths: [u8; 4]) -> [u8; 4] {
    lengths.sort_unstable_by(|a, b| b.cmp(a));
    lengths
}
