//! Pearson's comparison of counts in bins, with a law or with another sample.

/// The most comparisons of a whole report. All of them together call a fair sampler biased with a probability of at most
/// 1.25·10⁻³ (C. Bonferroni): each has the level 5·10⁻⁸.
pub const COMPARISONS: usize = 25_000;

/// The quantiles of the chi-square distribution for that level, by degrees of freedom from 1.
const QUANTILES: [f64; 3] = [29.716_8, 33.622_5, 36.829_5];

/// Bins in which fewer are expected are put together.
const LEAST: f64 = 10.0;

/// Pearson's statistic beside its quantile: above 1 is a bias. `None`: all bins but one are too rare to be compared.
fn ratio(cells: &[(f64, f64)]) -> Option<f64> {
    let freedom = cells.len().checked_sub(1).filter(|&freedom| freedom > 0)?;
    let statistic: f64 = cells.iter().map(|(square, weight)| square / weight).sum();
    Some(statistic / QUANTILES[freedom.min(QUANTILES.len()) - 1])
}

/// Counts against the probabilities of the bins: the statistic in units of its quantile.
///
/// A count in a bin that is impossible is a bias without measure.
pub(super) fn with_law(counts: &[u64], law: &[f64]) -> f64 {
    let all: u64 = counts.iter().sum();
    if counts.iter().zip(law).any(|(&count, &share)| count > 0 && share <= 0.0) {
        return f64::INFINITY;
    }
    let pairs = counts.iter().zip(law).map(|(&count, &share)| (count as f64, share * all as f64));
    let cells = together(pairs, |&(_, expected)| expected);
    let cells: Vec<(f64, f64)> =
        cells.into_iter().map(|(count, expected)| ((count - expected).powi(2), expected)).collect();
    ratio(&cells).unwrap_or(0.0)
}

/// Two samples, which may differ in size.
pub(super) fn with_sample(counts: &[u64], other: &[u64]) -> f64 {
    let [all, of_other] = [counts, other].map(|counts| counts.iter().sum::<u64>() as f64);
    let pairs = counts.iter().zip(other).map(|(&a, &b)| (a as f64, b as f64));
    let cells = together(pairs, |&(a, b)| (a + b) * all.min(of_other) / (all + of_other));
    let scale = (of_other / all).sqrt();
    let square = |(a, b): (f64, f64)| ((a * scale - b / scale).powi(2), a + b);
    let cells: Vec<(f64, f64)> = cells.into_iter().map(square).collect();
    ratio(&cells).unwrap_or(0.0)
}

/// Puts the bins of which too little is expected into their neighbours.
fn together(
    pairs: impl Iterator<Item = (f64, f64)>,
    expected: impl Fn(&(f64, f64)) -> f64,
) -> Vec<(f64, f64)> {
    let mut cells: Vec<(f64, f64)> = Vec::new();
    let mut open = (0.0, 0.0);
    for (a, b) in pairs {
        open = (open.0 + a, open.1 + b);
        if expected(&open) >= LEAST {
            cells.push(std::mem::take(&mut open));
        }
    }
    match cells.last_mut() {
        Some(last) => *last = (last.0 + open.0, last.1 + open.1),
        None => cells.push(open),
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_counts_are_no_bias_and_shifted_ones_are() {
        assert!(with_law(&[2_500, 2_500, 2_500, 2_500], &[0.25; 4]) == 0.0);
        assert!(with_law(&[2_600, 2_500, 2_500, 2_400], &[0.25; 4]) < 1.0);
        // Four in a hundred too many in a bin.
        assert!(with_law(&[2_900, 2_500, 2_500, 2_100], &[0.25; 4]) > 1.0);
        assert!(with_sample(&[2_500; 4], &[1_250; 4]) < 1e-9);
        assert!(with_sample(&[2_900, 2_500, 2_500, 2_100], &[2_500; 4]) > 1.0);
    }

    #[test]
    fn what_is_impossible_must_not_occur_and_what_is_rare_is_put_together() {
        assert_eq!(with_law(&[9_999, 1], &[1.0, 0.0]), f64::INFINITY);
        assert_eq!(with_law(&[9_999, 1], &[0.9999, 0.0001]), 0.0);
        assert_eq!(with_law(&[10_000], &[1.0]), 0.0);
    }
}
