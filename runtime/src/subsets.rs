//! Subsets of cards by number: the *rank* of a subset is its place among all of its size.
//!
//! Everything that is dealt comes from a rank drawn exactly, by functions that are one-to-one: so each subset is
//! exactly as likely, and a test needs only to see that no two ranks give the same subset.
//!
//! - Up to 13 cards: a table of all 8,192 subsets, sorted by size and then by value. In this order (colex) the
//!   subsets of the first *n* cards come first, so that one table serves every *n*.
//! - Up to 26 cards: the first 13 and the others. The ranks are laid out by how many of the chosen are among
//!   the first 13; inside a section the rank is the rank among the first times the number of ways for the
//!   others, plus the rank among these.
//!
//! Nothing here branches on what is drawn: a random branch costs more than all of the arithmetic.

use crate::binomial::binomial;

/// All subsets of 13 cards, by size, then value.
static SUBSETS: [u16; 8192] = {
    let mut subsets = [0; 8192];
    let mut next = STARTS;
    let mut bits = 0;
    while bits < 8192u16 {
        let size = bits.count_ones() as usize;
        subsets[next[size] as usize] = bits;
        next[size] += 1;
        bits += 1;
    }
    subsets
};

/// Where the subsets of each size begin in [`SUBSETS`].
const STARTS: [u16; 16] = {
    let mut starts = [0; 16];
    let mut size = 0;
    while size <= 13 {
        starts[size + 1] = starts[size] + binomial(13, size) as u16;
        size += 1;
    }
    starts
};

/// The subset of the first 13 cards with `size` cards and this rank, a bit a card.
#[inline(always)]
pub(crate) fn subset13(size: usize, rank: u64) -> u64 {
    // The mask changes nothing and spares a bounds check.
    u64::from(SUBSETS[(u64::from(STARTS[size & 15]) + rank) as usize & 8191])
}

/// How the subsets of one size among `n` cards, 14 to 26, are laid out: `sections[l]` is the first rank of
/// those with `l` cards among the first 13. Beyond the last section stands more than any rank.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Layout([i32; 16]);

/// A layout for each number of cards from 14 to 26 and each size.
static LAYOUTS: [[Layout; 27]; 13] = {
    let mut layouts = [[Layout([i32::MAX; 16]); 27]; 13];
    let mut n = 14;
    while n <= 26 {
        let mut size = 0;
        while size <= n {
            let mut start = 0;
            let mut l = 0;
            while l <= 13 {
                layouts[n - 14][size].0[l] = start;
                if l <= size {
                    start += (binomial(13, l) * binomial(n - 13, size - l)) as i32;
                }
                l += 1;
            }
            size += 1;
        }
        n += 1;
    }
    layouts
};

/// A number to divide by: `x / count = x · reciprocal >> 40` for every `x < 2²²`.
#[derive(Clone, Copy)]
struct Divisor {
    count: u64,
    reciprocal: u64,
}

/// The number of subsets of each size among `n ≤ 13` cards, as divisors.
static WAYS: [[Divisor; 16]; 14] = {
    let mut ways = [[Divisor { count: 0, reciprocal: 0 }; 16]; 14];
    let mut n = 0;
    while n <= 13 {
        let mut size = 0;
        while size <= n {
            let count = binomial(n, size);
            // Rounded up; the error is below `count / 2⁴⁰`, so below `2²² · 1716 / 2⁴⁰ < 1` in the product.
            ways[n][size] = Divisor { count, reciprocal: (1u64 << 40).div_ceil(count) };
            size += 1;
        }
        n += 1;
    }
    ways
};

/// The subset with this rank among the `size`-card subsets of the first `n ≤ 26` cards, a bit a card.
/// One-to-one from the ranks below `binomial(n, size)` onto these subsets; any other argument gives some bits
/// without meaning.
#[inline(always)]
pub(crate) fn subset26(n: usize, size: usize, rank: u64) -> u64 {
    if n <= 13 {
        return subset13(size, rank);
    }
    let Some(Layout(sections)) = LAYOUTS.get(n - 14).and_then(|sizes| sizes.get(size)) else { return 0 };
    let later: i32 = sections[1..].iter().map(|&start| i32::from(start <= rank as i32)).sum();
    let low = later as usize & 15;
    let rank = rank - sections[low] as u64;
    let high = size.wrapping_sub(low);
    let ways = &WAYS[n - 13][high & 15];
    let quotient = (rank * ways.reciprocal) >> 40;
    let remainder = rank - quotient * ways.count;
    subset13(low, quotient) | subset13(high, remainder) << 13
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_up_to_13_cards_are_one_to_one_and_in_order() {
        for n in 0..=13 {
            for size in 0..=n {
                let subsets: Vec<u64> = (0..binomial(n, size)).map(|rank| subset26(n, size, rank)).collect();
                assert!(subsets.is_sorted_by(|a, b| a < b));
                assert!(subsets.iter().all(|s| s.count_ones() as usize == size && s >> n == 0));
            }
        }
    }

    /// Sees every rank and marks what comes out.
    fn check_one_to_one(n: usize, size: usize) {
        let mut seen = vec![0u64; (1 << n) / 64];
        for rank in 0..binomial(n, size) {
            let subset = subset26(n, size, rank);
            assert!(
                subset.count_ones() as usize == size && subset >> n == 0,
                "{n} {size} {rank}: {subset:b}"
            );
            let (word, bit) = (subset as usize / 64, 1 << (subset % 64));
            assert_eq!(seen[word] & bit, 0, "{n} {size} {rank}: {subset:b} again");
            seen[word] |= bit;
        }
    }

    #[test]
    fn ranks_of_14_to_22_cards_are_one_to_one() {
        for n in 14..=22 {
            (0..=n).for_each(|size| check_one_to_one(n, size));
        }
    }

    #[test]
    fn ranks_of_26_cards_are_one_to_one() {
        for size in [0, 1, 3, 12, 13, 14, 20, 25, 26] {
            check_one_to_one(26, size);
        }
    }

    #[test]
    fn sections_follow_each_other_without_gap() {
        for n in 14..=26 {
            for (size, Layout(sections)) in LAYOUTS[n - 14].iter().enumerate().take(n + 1) {
                assert_eq!(sections[0], 0);
                for l in 0..13 {
                    let length = binomial(13, l) * if l <= size { binomial(n - 13, size - l) } else { 0 };
                    assert_eq!((sections[l + 1] - sections[l]) as u64, length);
                }
            }
        }
    }
}
