//! Sets of integers: the sums that a condition allows.

use std::fmt;

/// Below and above everything that an evaluator can give.
const LOW: i64 = -(1 << 40);
const HIGH: i64 = 1 << 40;

/// A set of integers. Invariant: closed intervals in rising order, with a gap between any two; all within ±2⁴⁰.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ranges(Vec<(i64, i64)>);

impl Ranges {
    /// The integers from `min` to `max`, both inside; none when `min > max`.
    pub fn new(min: i64, max: i64) -> Ranges {
        let (min, max) = (min.max(LOW), max.min(HIGH));
        Ranges(if min <= max { vec![(min, max)] } else { Vec::new() })
    }

    /// Every integer.
    pub fn full() -> Ranges {
        Ranges(vec![(LOW, HIGH)])
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the value is one of them.
    #[inline]
    pub fn contains(&self, value: i64) -> bool {
        self.0.iter().any(|&(min, max)| min <= value && value <= max)
    }

    /// The intervals, in rising order.
    pub fn intervals(&self) -> &[(i64, i64)] {
        &self.0
    }

    /// What is in both.
    #[must_use]
    pub fn intersection(&self, other: &Ranges) -> Ranges {
        let pairs = self.0.iter().flat_map(|&a| other.0.iter().map(move |&b| (a, b)));
        let common = pairs.map(|(a, b)| (a.0.max(b.0), a.1.min(b.1))).filter(|(min, max)| min <= max);
        // Both lists rise, and no two intervals of one list meet, so the common parts rise too.
        Ranges(common.collect())
    }

    /// What is in either.
    #[must_use]
    pub fn union(&self, other: &Ranges) -> Ranges {
        let mut all: Vec<(i64, i64)> = self.0.iter().chain(&other.0).copied().collect();
        all.sort_unstable();
        let mut merged: Vec<(i64, i64)> = Vec::new();
        for (min, max) in all {
            match merged.last_mut() {
                Some(last) if min <= last.1 + 1 => last.1 = last.1.max(max),
                _ => merged.push((min, max)),
            }
        }
        Ranges(merged)
    }

    /// What is in neither of its intervals.
    #[must_use]
    pub fn complement(&self) -> Ranges {
        let mut gaps = Vec::new();
        let mut from = LOW;
        for &(min, max) in &self.0 {
            if from < min {
                gaps.push((from, min - 1));
            }
            from = max + 1;
        }
        if from <= HIGH {
            gaps.push((from, HIGH));
        }
        Ranges(gaps)
    }

    /// Each value `v` as `total − v`.
    #[must_use]
    pub fn mirrored(&self, total: i64) -> Ranges {
        let mirrored = self.0.iter().rev().map(|&(min, max)| (total - max, total - min));
        Ranges(mirrored.collect()).intersection(&Ranges::full())
    }

    /// Each value moved up by so much.
    #[must_use]
    pub fn shifted(&self, by: i64) -> Ranges {
        Ranges(self.0.iter().map(|&(min, max)| (min + by, max + by)).collect()).intersection(&Ranges::full())
    }
}

impl fmt::Display for Ranges {
    /// `12-14,17+`; `-` for none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (i, &(min, max)) in self.0.iter().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            match (min, max) {
                (LOW, HIGH) => write!(f, "{comma}any")?,
                (LOW, _) => write!(f, "{comma}up to {max}")?,
                (_, HIGH) => write!(f, "{comma}{min}+")?,
                _ if min == max => write!(f, "{comma}{min}")?,
                _ => write!(f, "{comma}{min}-{max}")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_are_those_of_sets() {
        let sets = [
            Ranges::new(3, 7),
            Ranges::new(8, 9),
            Ranges::new(5, 4),
            Ranges::new(0, 2).union(&Ranges::new(6, 6)).union(&Ranges::new(9, 20)),
            Ranges::full(),
            Ranges::new(4, 6).complement(),
        ];
        for a in &sets {
            for b in &sets {
                for value in -5..25 {
                    let (in_a, in_b) = (a.contains(value), b.contains(value));
                    assert_eq!(a.intersection(b).contains(value), in_a && in_b);
                    assert_eq!(a.union(b).contains(value), in_a || in_b);
                    assert_eq!(a.complement().contains(value), !in_a);
                    assert_eq!(a.mirrored(11).contains(11 - value), in_a);
                    assert_eq!(a.shifted(4).contains(value + 4), in_a);
                }
                assert_eq!(a.intersection(b).complement(), a.complement().union(&b.complement()));
            }
        }
        assert_eq!(Ranges::new(3, 7).union(&Ranges::new(8, 9)), Ranges::new(3, 9));
        assert_eq!(sets[3].to_string(), "0-2,6,9-20");
        assert_eq!(sets[5].to_string(), "up to 3,7+");
    }
}
