//! What the holdings of one suit are worth.

use super::LIMIT;
use crate::{Holding, Rank};
use std::fmt;
use std::sync::Arc;

/// A function of the holding. Invariant: a sum wherever it can be one, and then the two weighs nothing, which
/// makes the form unique.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum SuitPoints {
    /// The weights of the ranks held, and a weight of the length.
    Sum {
        /// By rank; 0 for the two.
        ranks: [i32; 13],
        /// By length.
        by_length: [i32; 14],
    },
    /// Anything: a value for each holding.
    Table(Arc<[i32; Holding::COUNT]>),
}

impl SuitPoints {
    /// The sum of these weights by rank, and of what lengths are worth. No value may go beyond ±[`LIMIT`].
    pub(super) fn sum(ranks: [i32; 13], of_length: impl Fn(i32) -> i32) -> SuitPoints {
        // What the two weighs, each card does.
        let each = ranks[Rank::Two.index()];
        let by_length = std::array::from_fn(|length| of_length(length as i32) + length as i32 * each);
        SuitPoints::Sum { ranks: ranks.map(|weight| weight - each), by_length }
    }

    /// The function, each value cut to ±[`LIMIT`].
    pub(super) fn from_fn(quarters: impl Fn(Holding) -> i32) -> SuitPoints {
        let value = |holding| quarters(holding).clamp(-LIMIT, LIMIT);
        let single = |rank| value(Holding::VOID.with(rank));
        // If it is a sum whose two weighs nothing, then these are its weights: …
        let ranks = Rank::ALL.map(|rank| single(rank) - single(Rank::Two));
        let mut lowest = Holding::VOID;
        let mut by_length = [value(lowest); 14];
        let mut sum = 0;
        for (rank, of_length) in Rank::ALL.into_iter().zip(&mut by_length[1..]) {
            lowest = lowest.with(rank);
            sum += ranks[rank.index()];
            *of_length = value(lowest) - sum;
        }
        let points = SuitPoints::Sum { ranks, by_length };
        // … and it is one if they give every value.
        if Holding::all().all(|holding| points.value(holding) == value(holding)) {
            return points;
        }
        SuitPoints::Table(Arc::new(std::array::from_fn(|bits| value(Holding::from_bits(bits as u16)))))
    }

    /// What the holding is worth.
    #[inline]
    pub(super) fn value(&self, holding: Holding) -> i32 {
        match self {
            SuitPoints::Sum { ranks, by_length } => {
                let held = ranks.iter().enumerate();
                let ranks: i32 = held.map(|(i, weight)| weight * i32::from(holding.bits() >> i & 1)).sum();
                ranks + by_length[holding.len()]
            }
            SuitPoints::Table(values) => values[holding.index()],
        }
    }
}

impl fmt::Debug for SuitPoints {
    /// The weights of the ranks, the ace first, and of the lengths, the void first; or `table`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SuitPoints::Sum { ranks, by_length } => {
                let mut ranks = *ranks;
                ranks.reverse();
                write!(f, "{ranks:?} + {by_length:?}")
            }
            SuitPoints::Table(_) => f.write_str("table"),
        }
    }
}
