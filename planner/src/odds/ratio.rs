//! Fractions of counts, and how they are written without rounding on the way.

use std::fmt;

/// A fraction of two counts. Invariant: in lowest terms, the denominator is not 0, and both are below 2¹²⁴.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    numerator: u128,
    denominator: u128,
}

/// More digits than a 64-bit float can tell apart.
const DIGITS: usize = 25;

impl Ratio {
    /// Nothing.
    pub const ZERO: Ratio = Ratio { numerator: 0, denominator: 1 };

    /// A fraction; `None` for a denominator of 0 or for numbers from 2¹²⁴ on.
    pub const fn new(numerator: u128, denominator: u128) -> Option<Ratio> {
        if denominator == 0 || denominator >> 124 != 0 || numerator >> 124 != 0 {
            return None;
        }
        let common = common(numerator, denominator);
        Some(Ratio { numerator: numerator / common, denominator: denominator / common })
    }

    /// Above the line.
    pub const fn numerator(self) -> u128 {
        self.numerator
    }

    /// Below the line.
    pub const fn denominator(self) -> u128 {
        self.denominator
    }

    /// The fraction turned over; `None` for nothing.
    pub const fn inverse(self) -> Option<Ratio> {
        Ratio::new(self.denominator, self.numerator)
    }

    /// The nearest float. The same on every machine: digits are found in integers.
    pub fn to_f64(self) -> f64 {
        let (digits, exponent) = self.significant(DIGITS);
        // Digits and an exponent: there is nothing that could fail.
        format!("{digits}e{exponent}").parse().unwrap_or_default()
    }

    /// The first `count` significant digits as an integer, and the power of ten that it stands times; cut off, not
    /// rounded.
    fn significant(self, count: usize) -> (u128, i32) {
        let (mut whole, mut rest) = (self.numerator / self.denominator, self.numerator % self.denominator);
        if whole == 0 && rest == 0 {
            return (0, 0);
        }
        let mut exponent = 0;
        let limit = 10u128.pow(count as u32 - 1);
        while whole < limit {
            whole = 10 * whole + 10 * rest / self.denominator;
            rest = 10 * rest % self.denominator;
            exponent -= 1;
        }
        (whole, exponent)
    }

    /// So many significant digits, rounded half up, without an exponent: `0.04866`, `12.00`. More digits stand before
    /// the point where the number is that large.
    pub fn rounded(self, significant: usize) -> Rounded {
        let (whole, mut exponent) = self.significant(significant + 1);
        // One digit too many, or the whole number with what is behind its point.
        let mut digits = (whole + 5) / 10;
        if exponent == 0 {
            let up = 2 * (self.numerator % self.denominator) >= self.denominator;
            digits = self.numerator / self.denominator + u128::from(up && self.numerator > 0);
        } else {
            exponent += 1;
        }
        // 99.96 has become 100.0: one digit less behind the point.
        if exponent < 0 && digits >= 10u128.pow(significant as u32) {
            digits /= 10;
            exponent += 1;
        }
        Rounded { digits, decimals: exponent.unsigned_abs() as usize }
    }

    /// A hundred times as much, for per cent; `None` from 2¹²⁴ on.
    pub const fn percent(self) -> Option<Ratio> {
        let common = common(100, self.denominator);
        match self.numerator.checked_mul(100 / common) {
            Some(numerator) => Ratio::new(numerator, self.denominator / common),
            None => None,
        }
    }
}

/// The greatest number that divides both; the other one, where one is 0.
const fn common(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// A rounded decimal number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounded {
    digits: u128,
    decimals: usize,
}

impl fmt::Display for Rounded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rounded { digits, decimals } = *self;
        if decimals == 0 {
            return digits.fmt(f);
        }
        let digits = format!("{digits:0>width$}", width = decimals + 1);
        let (whole, fraction) = digits.split_at(digits.len() - decimals);
        f.pad(&format!("{whole}.{fraction}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(numerator: u128, denominator: u128) -> Ratio {
        Ratio::new(numerator, denominator).expect("a fraction")
    }

    #[test]
    fn floats_are_the_nearest() {
        for (n, d) in [(1, 3), (2, 3), (1, 64), (5, 1), (0, 7), (1, 2_000_000_000_039), (10, 4), (99, 100)] {
            assert_eq!(of(n, d).to_f64(), n as f64 / d as f64, "{n}/{d}");
        }
        let balanced = of(2_610_137_721_058_114_653_884_217_600, 53_644_737_765_488_792_839_237_440_000);
        assert_eq!(balanced.to_f64().to_string(), "0.048655988076006434");
    }

    #[test]
    fn digits_are_rounded_and_never_in_excess() {
        let text = |n, d, significant| of(n, d).rounded(significant).to_string();
        assert_eq!(text(1, 3, 4), "0.3333");
        assert_eq!(text(2, 3, 4), "0.6667");
        assert_eq!(text(1, 3000, 4), "0.0003333");
        assert_eq!(text(99_996, 1000, 4), "100.0");
        assert_eq!(text(99_994, 1000, 4), "99.99");
        assert_eq!(text(1, 1, 4), "1.000");
        assert_eq!(text(12_345, 1, 4), "12345");
        assert_eq!(text(24_691, 2, 4), "12346");
        assert_eq!(text(0, 1, 4), "0");
    }

    #[test]
    fn fractions_are_in_lowest_terms() {
        assert_eq!(of(6, 4), of(3, 2));
        assert_eq!(of(0, 17), Ratio::ZERO);
        assert_eq!((of(6, 4).numerator(), of(6, 4).denominator()), (3, 2));
        assert_eq!(of(3, 40).percent(), Some(of(15, 2)));
        assert_eq!((Ratio::new(1, 0), Ratio::new(1 << 124, 1), Ratio::ZERO.inverse()), (None, None, None));
    }
}
