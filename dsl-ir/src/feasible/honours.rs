//! How many aces, kings, queens and jacks a hand may have: a set of the 625 combinations.
//!
//! High-card points, aces, kings, queens, controls and the honours that losers count depend on these four
//! numbers only, so a set of combinations keeps every relation between them exactly: `aces:3` and `hcp:0-11`
//! share no combination. A range is two table look-ups.

use std::sync::LazyLock;

/// 625 bits.
const WORDS: usize = 10;

/// A set of combinations of four numbers, each 0 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Honours([u64; WORDS]);

/// What the four numbers decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Count {
    /// Aces.
    Aces,
    /// Kings.
    Kings,
    /// Queens.
    Queens,
    /// Jacks.
    Jacks,
    /// A 2, K 1.
    Controls,
    /// Aces, kings and queens together: what is taken off the losers.
    Tops,
    /// A 4, K 3, Q 2, J 1.
    Hcp,
}

impl Count {
    /// All of them; the four ranks first, the ace first.
    pub(super) const ALL: [Count; 7] =
        [Count::Aces, Count::Kings, Count::Queens, Count::Jacks, Count::Controls, Count::Tops, Count::Hcp];

    /// What it is for so many aces, kings, queens and jacks.
    pub(super) const fn of(self, [a, k, q, j]: [i32; 4]) -> i32 {
        match self {
            Count::Aces => a,
            Count::Kings => k,
            Count::Queens => q,
            Count::Jacks => j,
            Count::Controls => 2 * a + k,
            Count::Tops => a + k + q,
            Count::Hcp => 4 * a + 3 * k + 2 * q + j,
        }
    }
}

/// For each count, the combinations of at most 0, 1, 2 … of it.
static AT_MOST: LazyLock<[Vec<Honours>; 7]> = LazyLock::new(|| {
    Count::ALL.map(|count| {
        let most = count.of([4; 4]);
        (0..=most).map(|limit| Honours::where_(|combination| count.of(combination) <= limit)).collect()
    })
});

impl Honours {
    /// The combinations that a pack with so many aces, kings, queens and jacks allows in so many cards.
    pub(super) fn new(pack: [i32; 4], cards: i32) -> Honours {
        Honours::where_(|combination| {
            combination.iter().zip(pack).all(|(&mine, all)| mine <= all)
                && combination.iter().sum::<i32>() <= cards
        })
    }

    fn where_(holds: impl Fn([i32; 4]) -> bool) -> Honours {
        let mut words = [0; WORDS];
        for index in 0..625 {
            if holds([index / 125, index / 25 % 5, index / 5 % 5, index % 5]) {
                words[index as usize / 64] |= 1 << (index % 64);
            }
        }
        Honours(words)
    }

    /// Whether no combination is left.
    pub(super) fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// Keeps the combinations with a count in this range.
    pub(super) fn keep(&mut self, count: Count, min: i32, max: i32) {
        let at_most = &AT_MOST[count as usize];
        let last = at_most.len() as i32 - 1;
        if max < 0 || min > last {
            self.0 = [0; WORDS];
            return;
        }
        if max < last {
            let keep = &at_most[max as usize];
            self.0.iter_mut().zip(keep.0).for_each(|(mine, keep)| *mine &= keep);
        }
        if min > 0 {
            let drop = &at_most[min as usize - 1];
            self.0.iter_mut().zip(drop.0).for_each(|(mine, drop)| *mine &= !drop);
        }
    }

    /// Drops the combinations with a count in this range.
    pub(super) fn drop(&mut self, count: Count, min: i32, max: i32) {
        let mut inside = *self;
        inside.keep(count, min, max);
        self.0.iter_mut().zip(inside.0).for_each(|(mine, drop)| *mine &= !drop);
    }

    /// The least and the most of a count; `None` if no combination is left.
    pub(super) fn range(&self, count: Count) -> Option<(i32, i32)> {
        let at_most = &AT_MOST[count as usize];
        let some_within = |limit: &Honours| self.0.iter().zip(limit.0).any(|(mine, limit)| mine & limit != 0);
        let all_within = |limit: &Honours| self.0.iter().zip(limit.0).all(|(mine, limit)| mine & !limit == 0);
        // Both grow with the limit, so each edge is found by halving.
        let least = at_most.partition_point(|limit| !some_within(limit));
        let most = at_most.partition_point(|limit| !all_within(limit));
        (least < at_most.len()).then_some((least as i32, most as i32))
    }

    /// Everything that is in this one or in the other.
    pub(super) fn join(&mut self, other: &Honours) {
        self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine |= theirs);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_those_of_the_combinations() {
        let mut honours = Honours::new([4; 4], 13);
        assert_eq!(honours.range(Count::Hcp), Some((0, 37)));
        honours.keep(Count::Aces, 2, 2);
        assert_eq!(honours.range(Count::Hcp), Some((8, 8 + 12 + 8 + 3)));
        assert_eq!(honours.range(Count::Controls), Some((4, 8)));
        honours.keep(Count::Hcp, 0, 10);
        assert_eq!(honours.range(Count::Kings), Some((0, 0)));
        honours.drop(Count::Queens, 1, 4);
        assert_eq!(honours.range(Count::Jacks), Some((0, 2)));
        honours.keep(Count::Tops, 3, 12);
        assert!(honours.is_empty());
        assert_eq!(honours.range(Count::Tops), None);
    }

    #[test]
    fn ranges_outside_of_everything_leave_nothing_or_all() {
        let all = Honours::new([4; 4], 13);
        for (min, max, left) in [(-5, -1, false), (41, 99, false), (-5, 99, true), (0, i32::MAX, true)] {
            let mut honours = all;
            honours.keep(Count::Hcp, min, max);
            assert_eq!(honours, if left { all } else { Honours([0; WORDS]) }, "{min} to {max}");
        }
    }
}
