//! Shapes: the ordered shape of a hand, the named classes and the digit patterns of seed 000 §2.
//!
//! The ordered shape is the four suit lengths, longest first. Classes may overlap.

use crate::card::Hand;

/// The four lengths, longest first: 5 4 3 1.
pub(crate) fn ordered_shape(hand: &Hand) -> [u32; 4] {
    let mut lengths = hand.lengths();
    lengths.sort_unstable_by(|a, b| b.cmp(a));
    lengths
}

/// A named class of shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ShapeClass {
    Balanced,
    SemiBalanced,
    OneSuiter,
    TwoSuiter,
    ThreeSuiter,
    Any,
}

impl ShapeClass {
    pub(crate) const ALL: [ShapeClass; 6] = [
        ShapeClass::Balanced,
        ShapeClass::SemiBalanced,
        ShapeClass::OneSuiter,
        ShapeClass::TwoSuiter,
        ShapeClass::ThreeSuiter,
        ShapeClass::Any,
    ];

    pub(crate) const fn name(self) -> &'static str {
        ["balanced", "semi_balanced", "one_suiter", "two_suiter", "three_suiter", "any"][self as usize]
    }

    pub(crate) fn read(text: &str) -> Option<ShapeClass> {
        ShapeClass::ALL.into_iter().find(|class| class.name() == text)
    }

    pub(crate) fn contains(self, hand: &Hand) -> bool {
        let shape = ordered_shape(hand);
        let [longest, second, third, _] = shape;
        match self {
            ShapeClass::Balanced => matches!(shape, [4, 3, 3, 3] | [4, 4, 3, 2] | [5, 3, 3, 2]),
            ShapeClass::SemiBalanced => matches!(shape, [5, 4, 2, 2] | [6, 3, 2, 2]),
            ShapeClass::OneSuiter => longest >= 6 && second <= 3,
            ShapeClass::TwoSuiter => longest >= 4 && second >= 4 && longest + second >= 9,
            ShapeClass::ThreeSuiter => third >= 4,
            ShapeClass::Any => true,
        }
    }
}

/// A shape digit by digit, longest suit first; `None` is `x`, any length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShapePattern([Option<u32>; 4]);

impl ShapePattern {
    /// Reads four characters, each a digit or `x`.
    pub(crate) fn read(text: &str) -> Option<ShapePattern> {
        let mut pattern = [None; 4];
        let mut characters = text.chars();
        for place in &mut pattern {
            *place = match characters.next()? {
                'x' => None,
                digit => Some(digit.to_digit(10)?),
            };
        }
        characters.next().is_none().then_some(ShapePattern(pattern))
    }

    pub(crate) fn matches(self, hand: &Hand) -> bool {
        let shape = ordered_shape(hand);
        self.0.into_iter().zip(shape).all(|(wanted, length)| wanted.is_none_or(|wanted| wanted == length))
    }
}

impl std::fmt::Display for ShapePattern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|place| match place {
            Some(length) => write!(f, "{length}"),
            None => f.write_str("x"),
        })
    }
}
