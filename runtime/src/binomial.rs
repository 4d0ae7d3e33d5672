//! Binomial coefficients up to 52, and the number of ways to deal cards out.

/// The binomials, a row an `n`.
static BINOMIALS: [[u64; 53]; 53] = {
    let mut rows = [[0; 53]; 53];
    let mut n = 0;
    while n < 53 {
        rows[n][0] = 1;
        let mut k = 1;
        while k <= n {
            rows[n][k] = rows[n - 1][k - 1] + rows[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    rows
};

/// In how many ways `k` cards can be chosen from `n ≤ 52`; 0 when `k > n`, and for an `n` beyond the pack.
#[inline]
pub const fn binomial(n: usize, k: usize) -> u64 {
    if n <= 52 && k <= n { BINOMIALS[n][k] } else { 0 }
}

/// The binomials up to 13; 0 above.
static SMALL: [[u16; 16]; 16] = {
    let mut rows = [[0; 16]; 16];
    let mut n = 0;
    while n <= 13 {
        let mut k = 0;
        while k <= n {
            rows[n][k] = BINOMIALS[n][k] as u16;
            k += 1;
        }
        n += 1;
    }
    rows
};

/// The same for `n ≤ 13`, without a branch; `k ≤ 15`.
#[inline(always)]
pub(crate) fn binomial13(n: usize, k: usize) -> u64 {
    // The masks change nothing and spare bounds checks.
    u64::from(SMALL[n & 15][k & 15])
}

/// In how many ways hands of these sizes can be dealt from as many cards; 0 when they are more than 52.
pub fn multinomial(sizes: [u8; 4]) -> u128 {
    let mut cards = 0;
    let mut ways = 1;
    for size in sizes.map(usize::from) {
        cards += size;
        ways *= u128::from(binomial(cards, size));
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_ones_are_the_same() {
        for n in 0..=13 {
            (0..16).for_each(|k| assert_eq!(binomial13(n, k), binomial(n, k)));
        }
    }

    #[test]
    fn known_numbers() {
        assert_eq!(binomial(52, 13), 635_013_559_600);
        assert_eq!(binomial(52, 26), 495_918_532_948_104);
        assert_eq!(binomial(26, 13), 10_400_600);
        assert_eq!(binomial(0, 0), 1);
        assert_eq!(binomial(5, 6), 0);
        assert_eq!(binomial(53, 2), 0);
        assert_eq!(multinomial([13; 4]), 53_644_737_765_488_792_839_237_440_000);
        assert_eq!(multinomial([2; 4]), 2_520);
        assert_eq!(multinomial([3; 4]), 369_600);
        assert_eq!(multinomial([0; 4]), 1);
        assert_eq!(multinomial([200, 13, 13, 13]), 0);
    }
}
