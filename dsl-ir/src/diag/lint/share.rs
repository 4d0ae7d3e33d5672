//! A part of some deals, as an exact fraction that people can read.

/// So many deals of so many. Invariant: of at least one, and no more than all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    part: u128,
    whole: u128,
}

impl Share {
    /// A part of a whole; no whole is taken as one of which there is nothing, and no part exceeds it.
    pub const fn new(part: u128, whole: u128) -> Share {
        let whole = if whole == 0 { 1 } else { whole };
        Share { part: if part > whole { whole } else { part }, whole }
    }

    /// The deals that are meant.
    pub const fn part(self) -> u128 {
        self.part
    }

    /// The deals of which they are a part.
    pub const fn whole(self) -> u128 {
        self.whole
    }

    /// In hundredths, cut after the third digit that is not zero: `8.57`, `0.00417`, `100`. Nothing is rounded up, so
    /// that only a whole is `100`.
    pub(super) fn percent(self, point: char) -> String {
        let mut digits = String::new();
        let (mut rest, mut known) = (self.part, 0);
        // The two digits before the point, as one number, and then digit by digit.
        let (hundredths, left) = scaled(rest, 100, self.whole);
        rest = left;
        if hundredths > 0 {
            known = hundredths.to_string().len();
        }
        digits.push_str(&hundredths.to_string());
        let mut behind = String::new();
        while rest > 0 && known < 3 && behind.len() < 40 {
            let (digit, left) = scaled(rest, 10, self.whole);
            rest = left;
            behind.push_str(&digit.to_string());
            if known > 0 || digit > 0 {
                known += 1;
            }
        }
        let behind = behind.trim_end_matches('0');
        if behind.is_empty() { digits } else { format!("{digits}{point}{behind}") }
    }

    /// The whole by the part, rounded down: one deal in so many. `None` where there is no deal.
    pub const fn one_in(self) -> Option<u128> {
        self.whole.checked_div(self.part)
    }
}

/// `part × by ÷ whole`, and what is left, for a part no greater than the whole; without overflow.
const fn scaled(part: u128, by: u128, whole: u128) -> (u128, u128) {
    let (mut quotient, mut rest, mut added) = (0, 0u128, 0);
    // As often as `by` says, the part is added to what is left.
    while added < by {
        // Whether rest + part reaches the whole, asked so that nothing overflows.
        if rest >= whole - part {
            rest -= whole - part;
            quotient += 1;
        } else {
            rest += part;
        }
        added += 1;
    }
    (quotient, rest)
}

/// A number in groups of three digits, with the separator of the language.
pub(super) fn grouped(number: u128, separator: char) -> String {
    let digits = number.to_string();
    let mut shown = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            shown.push(separator);
        }
        shown.push(digit);
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_in_hundredths() {
        let percent = |part, whole| Share::new(part, whole).percent('.');
        assert_eq!(percent(1, 3), "33.3");
        assert_eq!(percent(1, 1), "100");
        assert_eq!(percent(0, 7), "0");
        assert_eq!(percent(999_999, 1_000_000), "99.9");
        assert_eq!(percent(1, 2), "50");
        assert_eq!(percent(857, 10_000), "8.57");
        assert_eq!(percent(417, 10_000_000), "0.00417");
        assert_eq!(percent(1, 10u128.pow(30)), format!("0.{}1", "0".repeat(27)));
        assert_eq!(percent(u128::MAX / 2, u128::MAX), "49.9");
        assert_eq!(Share::new(3, 1_000_000).percent(','), "0,0003");
    }

    #[test]
    fn one_in_so_many() {
        assert_eq!(Share::new(3, 10).one_in(), Some(3));
        assert_eq!(Share::new(0, 10).one_in(), None);
        assert_eq!((Share::new(5, 0).part(), Share::new(5, 0).whole()), (1, 1));
    }

    #[test]
    fn digits_in_threes() {
        assert_eq!(grouped(0, ','), "0");
        assert_eq!(grouped(999, ','), "999");
        assert_eq!(grouped(1_000, '.'), "1.000");
        assert_eq!(grouped(53_644_737_765, ' '), "53 644 737 765");
    }
}
