//! Exact draws from a few weighted outcomes, in constant time: the alias method on integers.
//!
//! As many columns as outcomes, each as high as the sum of all weights; each holds its own outcome up to a
//! threshold, and one other above it, so that every outcome gets its weight times the number of columns. A draw is
//! a column and a height, from one word. No fraction is rounded: the thresholds are integers, and a test adds
//! them up.
//!
//! Limits: at most 4,096 outcomes and a sum of weights below 2⁵²; number times sum must be below 2⁶⁴. Tables are
//! made at compile time.
//!
//! Source: M. Vose, "A linear algorithm for generating random numbers with a given distribution", 1991.

use crate::Draws;

/// A distribution over the outcomes 0 to `N − 1`.
#[derive(Debug)]
pub(crate) struct Alias<const N: usize> {
    /// The sum of the weights.
    total: u64,
    /// Threshold in the upper 52 bits, the other outcome in the lower 12.
    columns: [u64; N],
}

impl<const N: usize> Alias<N> {
    /// The distribution with these weights, not all zero. Within the limits of the module.
    pub(crate) const fn new(weights: [u64; N]) -> Alias<N> {
        let mut total = 0;
        let mut i = 0;
        while i < N {
            total += weights[i];
            i += 1;
        }
        assert!(N <= 1 << 12 && total < 1 << 52 && total as u128 * (N as u128) < 1 << 64);
        // What each outcome has still to place; a column takes `total`.
        let mut left = [0; N];
        let mut columns = [0; N];
        // Two stacks in one array: light outcomes from the front, heavy ones from the back.
        let mut stack = [0; N];
        let (mut light, mut heavy) = (0, N);
        let mut i = 0;
        while i < N {
            left[i] = weights[i] * N as u64;
            if left[i] < total {
                stack[light] = i;
                light += 1;
            } else {
                heavy -= 1;
                stack[heavy] = i;
            }
            i += 1;
        }
        while light > 0 {
            // The light one's column is filled up from a heavy one, of which there is one as long as some column is
            // not full.
            light -= 1;
            let (own, other) = (stack[light], stack[heavy]);
            columns[own] = left[own] << 12 | other as u64;
            left[other] -= total - left[own];
            if left[other] < total {
                heavy += 1;
                stack[light] = other;
                light += 1;
            }
        }
        while heavy < N {
            let own = stack[heavy];
            columns[own] = total << 12 | own as u64;
            heavy += 1;
        }
        Alias { total, columns }
    }

    /// An outcome, with exactly its share of the weights.
    #[inline(always)]
    pub(crate) fn draw(&self, draws: &mut impl Draws) -> usize {
        let [own, height] = draws.draw([N as u64, self.total]);
        // The draw is below N; this only says so to the compiler.
        let column = self.columns.get(own as usize).copied().unwrap_or(0);
        (if height < column >> 12 { own } else { column & 0xfff }) as usize
    }

    /// The weight of each outcome as the table gives it, times `N`.
    #[cfg(test)]
    pub(crate) fn shares(&self) -> [u64; N] {
        let mut shares = [0; N];
        for (own, column) in self.columns.iter().enumerate() {
            let threshold = column >> 12;
            shares[own] += threshold;
            shares[(column & 0xfff) as usize] += self.total - threshold;
        }
        shares
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StreamKey;

    /// Checks that every outcome has its weight, and so that the draw is exact.
    fn check<const N: usize>(weights: [u64; N]) {
        let alias = Alias::new(weights);
        assert_eq!(alias.shares(), weights.map(|w| w * N as u64));
        let mut stream = StreamKey::new(0, 0, &[]).stream(0);
        for _ in 0..200 {
            assert!(weights[alias.draw(&mut stream)] > 0);
        }
    }

    #[test]
    fn every_outcome_has_its_weight() {
        check([1]);
        check([0, 7]);
        check([1, 1, 1]);
        check([1, 2, 3, 4, 5, 6, 7]);
        check([1000, 0, 0, 1, 0]);
        check([3, 0, (1 << 51) - 1, 5]);
        check(std::array::from_fn::<u64, 100, _>(|i| (i as u64 * 7919) % 1009));
    }
}
