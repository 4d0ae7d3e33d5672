//! Exact draws below a bound from one random word: no value is more likely than another, not even by 2⁻⁶⁴.
//!
//! A word `x` of w bits times the bound `n` is a number of 2w bits. Its upper half is the draw, its lower half
//! tells whether `x` belongs to the 2ʷ mod n words too many, which are refused (D. Lemire, "Fast random integer
//! generation in an interval", 2019). The lower half is itself a fresh fraction, so that further draws can be
//! taken from it, with one refusal for all: the 2ʷ mod Πn words too many (N. Brackett-Rozinsky and D. Lemire,
//! "Batched ranged random integer generation", 2024).
//!
//! Limits: the product of the bounds of one word must fit the word, and **the bounds must not depend on one
//! another's draws**: with bounds that vary the share of refused words varies too, and the draw is biased.
//! Where a bound depends on an earlier draw, take another word.
//!
//! The arithmetic is generic over the word, so that tests can go through every word of eight bits.

/// An unsigned word: what the draws need of it.
pub(crate) trait Word: Copy + Ord {
    /// One.
    const ONE: Self;
    /// The product in two words, upper and lower.
    fn widening(self, other: Self) -> (Self, Self);
    /// The product, which the caller knows to fit.
    fn times(self, other: Self) -> Self;
    /// `2^bits mod self`; `self` is not zero.
    fn excess(self) -> Self;
}

macro_rules! word {
    ($word:ty, $wide:ty) => {
        impl Word for $word {
            const ONE: $word = 1;
            #[inline(always)]
            fn widening(self, other: $word) -> ($word, $word) {
                let product = self as $wide * other as $wide;
                ((product >> <$word>::BITS) as $word, product as $word)
            }
            #[inline(always)]
            fn times(self, other: $word) -> $word {
                self.wrapping_mul(other)
            }
            #[inline(always)]
            fn excess(self) -> $word {
                self.wrapping_neg() % self
            }
        }
    };
}

#[cfg(test)]
word!(u8, u16);
word!(u64, u128);

impl Word for u128 {
    const ONE: u128 = 1;
    #[inline]
    fn widening(self, other: u128) -> (u128, u128) {
        // Schoolbook, in halves; no intermediate sum can overflow.
        const LOW: u128 = u64::MAX as u128;
        let (a, b) = (self >> 64, self & LOW);
        let (c, d) = (other >> 64, other & LOW);
        let low = b * d;
        let middle = a * d + (low >> 64);
        let cross = b * c + (middle & LOW);
        (a * c + (middle >> 64) + (cross >> 64), cross << 64 | low & LOW)
    }
    #[inline]
    fn times(self, other: u128) -> u128 {
        self.wrapping_mul(other)
    }
    #[inline]
    fn excess(self) -> u128 {
        self.wrapping_neg() % self
    }
}

/// One draw below each bound from the word `x`; `None` when the word is one too many: draw another.
/// The bounds are not zero, their product fits the word, and none depends on another's draw.
#[inline(always)]
pub(crate) fn draw<W: Word, const K: usize>(x: W, bounds: [W; K]) -> Option<[W; K]> {
    let mut draws = bounds;
    let mut fraction = x;
    let mut product = W::ONE;
    for draw in &mut draws {
        product = product.times(*draw);
        (*draw, fraction) = fraction.widening(*draw);
    }
    // The division is needed only where the fraction is below the product, which is rare.
    if fraction < product && fraction < product.excess() { None } else { Some(draws) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often each outcome comes when every word of eight bits is tried once.
    fn tally<const K: usize>(bounds: [u8; K]) -> Vec<u32> {
        let outcomes: usize = bounds.iter().map(|&n| n as usize).product();
        let mut seen = vec![0; outcomes];
        for x in 0..=u8::MAX {
            if let Some(draws) = draw(x, bounds) {
                let place = draws.iter().zip(bounds).fold(0, |at, (&d, n)| {
                    assert!(d < n);
                    at * n as usize + d as usize
                });
                seen[place] += 1;
            }
        }
        seen
    }

    #[test]
    fn one_draw_is_exactly_uniform_for_every_bound_of_eight_bits() {
        for n in 1..=u8::MAX {
            assert_eq!(tally([n]), vec![256 / n as u32; n as usize], "bound {n}");
        }
    }

    #[test]
    fn draws_that_share_a_word_are_exactly_uniform_together() {
        for a in 1..=u8::MAX {
            for b in 1..=u8::MAX / a {
                let all = a as usize * b as usize;
                assert_eq!(tally([a, b]), vec![256 / all as u32; all], "bounds {a} {b}");
                for c in 1..=u8::MAX / (a * b) {
                    let all = all * c as usize;
                    assert_eq!(tally([a, b, c]), vec![256 / all as u32; all], "bounds {a} {b} {c}");
                }
            }
        }
    }

    #[test]
    fn the_wide_product_is_right_at_its_edges_and_by_parts() {
        let max = u128::MAX;
        assert_eq!(max.widening(max), (max - 1, 1));
        assert_eq!(max.widening(1), (0, max));
        assert_eq!((1u128 << 127).widening(2), (1, 0));
        // (2^64 + 3) · (2^65 + 5) = 2^129 + 11·2^64 + 15
        assert_eq!(((1u128 << 64) + 3).widening((1 << 65) + 5), (2, (11 << 64) + 15));
        assert_eq!(u128::excess(3), 1);
        assert_eq!(u64::excess(10), 6);
    }
}
