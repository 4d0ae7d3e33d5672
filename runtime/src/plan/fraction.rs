//! Draws from many weighted outcomes, in constant time: the alias method with fractions of 64 bits.
//!
//! Every outcome has a column; it keeps a fraction of its column and leaves the rest to one other outcome. One word
//! times the number of columns gives the column (upper half) and a fraction to hold against the threshold (lower half).
//! The weights are exact integers, and thresholds are their quotients rounded down to 64 bits.
//!
//! **Error.** Of the 2⁶⁴ words, the number that give an outcome within its column differs from the exact share by less
//! than one for the column's ends and less than one for the rounded threshold, so that with *n* columns the
//! distribution drawn is within `(n + 1)·2⁻⁶⁴` of the exact one in total variation. With one outcome no word is drawn.
//!
//! Source: M. Vose, "A linear algorithm for generating random numbers with a given distribution", 1991.

/// What a column gives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Column {
    /// Below it, `own`; from it on, `other`.
    threshold: u64,
    own: u32,
    other: u32,
}

impl Column {
    /// What the fraction of the column gives.
    #[inline(always)]
    pub(crate) const fn outcome(self, fraction: u64) -> u32 {
        if fraction < self.threshold { self.own } else { self.other }
    }
}

/// A distribution: a run of columns of a [`Weighted`]. Never empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Node {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

/// Many distributions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Weighted {
    columns: Vec<Column>,
    /// The exact weights of the outcomes, column by column, where they are kept for a proof.
    weights: Option<Vec<u128>>,
    stack: Vec<u32>,
    left: Vec<u128>,
}

impl Weighted {
    /// No distribution yet. `exact`: the weights are kept.
    pub(crate) fn new(exact: bool) -> Weighted {
        Weighted { weights: exact.then(Vec::new), ..Weighted::default() }
    }

    /// The columns of a distribution.
    #[inline(always)]
    pub(crate) fn columns(&self, node: Node) -> &[Column] {
        self.columns.get(node.start as usize..(node.start + node.len) as usize).unwrap_or(&[])
    }

    /// The column with this number.
    #[inline(always)]
    pub(crate) fn column(&self, at: usize) -> Column {
        self.columns[at]
    }

    /// The exact weights of a distribution, with the outcomes; where they were kept.
    pub(crate) fn exact(&self, node: Node) -> Option<impl Iterator<Item = (u32, u128)>> {
        let range = node.start as usize..(node.start + node.len) as usize;
        let weights = self.weights.as_ref()?.get(range)?;
        Some(self.columns(node).iter().map(|column| column.own).zip(weights.iter().copied()))
    }

    /// How much memory the columns take, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.columns.len() * size_of::<Column>()
    }

    /// Adds a distribution. Weights are not zero, there is at least one, and their sum times their number is below
    /// 2¹²⁸. Also gives the bound of the error, in units of 2⁻⁶⁴.
    pub(crate) fn add(&mut self, outcomes: &[(u32, u128)]) -> (Node, u64) {
        let start = self.columns.len();
        let count = outcomes.len();
        let node = Node { start: start as u32, len: count as u32 };
        if let Some(weights) = &mut self.weights {
            weights.extend(outcomes.iter().map(|&(_, weight)| weight));
        }
        // A full column: every fraction gives its own outcome.
        self.columns.extend(outcomes.iter().map(|&(own, _)| Column { threshold: 0, own, other: own }));
        if count == 1 {
            return (node, 0);
        }
        let total: u128 = outcomes.iter().map(|&(_, weight)| weight).sum();
        // What each outcome has still to place, when a column takes the total.
        self.left.clear();
        self.left.extend(outcomes.iter().map(|&(_, weight)| weight * count as u128));
        // Light ones from the front, heavy ones from the back.
        self.stack.clear();
        self.stack.resize(count, 0);
        let (mut light, mut heavy) = (0, count);
        for (at, &left) in self.left.iter().enumerate() {
            if left < total {
                self.stack[light] = at as u32;
                light += 1;
            } else {
                heavy -= 1;
                self.stack[heavy] = at as u32;
            }
        }
        while light > 0 {
            // What is missing in the light one's column is taken from a heavy one; there is one as long as some column
            // is not full.
            light -= 1;
            let (own, other) = (self.stack[light] as usize, self.stack[heavy] as usize);
            let column = &mut self.columns[start + own];
            column.threshold = fraction(self.left[own], total);
            column.other = outcomes[other].0;
            self.left[other] -= total - self.left[own];
            if self.left[other] < total {
                heavy += 1;
                self.stack[light] = other as u32;
                light += 1;
            }
        }
        (node, count as u64 + 1)
    }
}

/// `⌊part · 2⁶⁴ / whole⌋` for `part < whole`.
///
/// Long division by one digit of 64 bits: the first guess, from the upper digit of the divisor made as large as it can
/// be, is at most two too high (D. Knuth, The Art of Computer Programming 2, §4.3.1).
pub(crate) const fn fraction(part: u128, whole: u128) -> u64 {
    debug_assert!(part < whole);
    let shift = whole.leading_zeros();
    let (part, whole) = (part << shift, whole << shift);
    let (high, low) = (whole >> 64, whole & u64::MAX as u128);
    let mut digit = if part >> 64 >= high { u64::MAX as u128 } else { part / high };
    let mut rest = part - digit * high;
    // The rest times 2⁶⁴ must not be below what the lower digit takes.
    while rest >> 64 == 0 && rest << 64 < digit * low {
        digit -= 1;
        rest += high;
    }
    digit as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The same bit by bit.
    fn by_bits(part: u128, whole: u128) -> u64 {
        let mut rest = part;
        (0..64).fold(0, |digits, _| {
            // The rest is below the whole: what is shifted out stands for 2¹²⁸.
            let carry = rest >> 127 == 1;
            rest <<= 1;
            let fits = carry || rest >= whole;
            if fits {
                rest = rest.wrapping_sub(whole);
            }
            digits << 1 | u64::from(fits)
        })
    }

    #[test]
    fn fractions_at_the_edges() {
        assert_eq!(fraction(1, 2), 1 << 63);
        assert_eq!(fraction(0, 5), 0);
        assert_eq!(fraction(u128::MAX - 1, u128::MAX), u64::MAX);
        assert_eq!(fraction(1, u128::MAX), 0);
        assert_eq!(fraction((1 << 64) - 1, 1 << 64), u64::MAX);
        assert_eq!(fraction(1, 3), 0x5555_5555_5555_5555);
        // Guesses that are too high.
        let whole = (1 << 127) | u128::from(u64::MAX);
        assert_eq!(fraction(whole - 1, whole), by_bits(whole - 1, whole));
        // One that is two too high.
        let (part, whole) =
            (0x7fff_ffff_fe8e_9313_bbd1_c2bc_8dfb_1ad1, 0x8000_0000_0000_00c4_ffff_ffff_ffff_ffff);
        assert_eq!(fraction(part, whole), by_bits(part, whole));
    }

    proptest! {
        #[test]
        fn fractions_are_quotients(a: u128, b: u128, shift_a in 0u32..128, shift_b in 0u32..128) {
            let (a, b) = (a >> shift_a, b >> shift_b);
            prop_assume!(a != b);
            let (part, whole) = (a.min(b), a.max(b));
            prop_assert_eq!(fraction(part, whole), by_bits(part, whole));
        }

        #[test]
        fn what_the_columns_give_is_within_the_bound(weights in proptest::collection::vec(1u128..=u128::MAX >> 20, 1..40)) {
            let outcomes: Vec<(u32, u128)> = weights.iter().enumerate().map(|(i, &w)| (i as u32, w >> (i % 70))).collect();
            prop_assume!(outcomes.iter().all(|&(_, w)| w > 0));
            let mut table = Weighted::new(true);
            table.add(&[(9, 1), (8, 2)]);
            let (node, bound) = table.add(&outcomes);
            let total: u128 = outcomes.iter().map(|&(_, w)| w).sum();
            let count = outcomes.len() as u128;
            // In how many of the 2⁶⁴ words each outcome comes, from the columns' ends and thresholds.
            let mut words = vec![0u128; outcomes.len()];
            for (at, column) in table.columns(node).iter().enumerate() {
                let at = at as u128;
                let first = (at << 64).div_ceil(count);
                let after = ((at + 1) << 64).div_ceil(count);
                let split = ((at << 64) + u128::from(column.threshold)).div_ceil(count);
                words[column.own as usize] += split - first;
                words[column.other as usize] += after - split;
            }
            prop_assert_eq!(words.iter().sum::<u128>(), 1 << 64);
            let mut off = 0;
            for (&(_, weight), &words) in outcomes.iter().zip(&words) {
                let exact = u128::from(fraction(weight, total.max(weight + 1)));
                off += exact.abs_diff(words);
            }
            // The exact share was rounded too, by less than one an outcome; total variation is half of the sum.
            prop_assert!(off / 2 <= u128::from(bound) + count, "{off} {bound}");
            let kept: Vec<(u32, u128)> = table.exact(node).expect("kept").collect();
            prop_assert_eq!(kept, outcomes);
        }
    }
}
