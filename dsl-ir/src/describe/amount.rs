//! How many: a range as people say it.

use crate::wire::Range;

/// A number, or the bounds of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// No bound at all.
    Any,
    /// This number.
    Exactly(u16),
    /// This number or more; not 0.
    AtLeast(u16),
    /// From the first to the second, which differ; a contradictory range runs downwards, as it is written.
    Between(u16, u16),
}

impl From<Range> for Amount {
    fn from(range: Range) -> Amount {
        match (range.min, range.max) {
            (0, None) => Amount::Any,
            (min, None) => Amount::AtLeast(min),
            (min, Some(max)) if min == max => Amount::Exactly(min),
            (min, Some(max)) => Amount::Between(min, max),
        }
    }
}
