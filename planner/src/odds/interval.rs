//! Bounds on a probability of which only trials are known.
//!
//! Trials are made until so many have succeeded, or until there have been enough of them. Outcomes are ordered by
//! what they say of the probability *p*: those that reached the goal before those that did not, the sooner the
//! higher; the others by their successes. Each bound is the *p* under which an outcome as extreme as the one seen has
//! half of the error (C. Clopper, E. Pearson, 1934, for this order):
//!
//! * goal of *r* reached at trial *n*: at least as high means *r* successes in *n* trials, at most as high fewer than
//!   *r* in *n* − 1;
//! * *k* successes in all *m* trials: the usual tails of the binomial law.
//!
//! So the error is at most the one that is stated, though the number of trials depends on what came.
//!
//! The tails are sums of terms of the binomial law relative to its largest one, found by additions, multiplications and
//! divisions only, which every machine rounds alike; a bound is the outer end of the last step of a bisection.

/// The error that is allowed in all.
const ERROR: f64 = 0.01;
/// What the bounds hold with.
pub const LEVEL: f64 = 1.0 - ERROR;
/// Terms below this part of the largest one are left out.
const SMALLEST: f64 = 1e-20;

/// An estimate of a probability.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The estimate.
    pub probability: f64,
    /// Not below this, at [`LEVEL`].
    pub low: f64,
    /// Not above this.
    pub high: f64,
}

impl Estimate {
    /// What is estimated when `goal` successes were reached at the last of so many trials.
    pub(super) fn reached(goal: u64, trials: u64) -> Estimate {
        let probability = match (goal, trials) {
            // The estimate without bias; with a goal of one there is none.
            (2.., 2..) => (goal - 1) as f64 / (trials - 1) as f64,
            _ => goal as f64 / trials.max(1) as f64,
        };
        Estimate { probability, low: lower(goal, trials), high: upper(goal - 1, trials - 1) }
    }

    /// What is estimated from so many successes in all trials.
    pub(super) fn of(successes: u64, trials: u64) -> Estimate {
        let probability = successes as f64 / trials.max(1) as f64;
        Estimate { probability, low: lower(successes, trials), high: upper(successes, trials) }
    }

    /// The same where bounds are known.
    pub(super) fn within(self, low: f64, high: f64) -> Estimate {
        let (low, high) = (self.low.max(low), self.high.min(high));
        Estimate { probability: self.probability.clamp(low.min(high), high), low, high }
    }

    /// Few digits, the bounds rounded outwards.
    pub(super) fn rounded(self) -> Estimate {
        Estimate {
            probability: digits(self.probability, 0).clamp(0.0, 1.0),
            low: digits(self.low, -1).max(0.0),
            high: digits(self.high, 1).min(1.0),
        }
    }
}

/// Four significant digits; one unit of the last less or more, unless that is the number itself.
fn digits(value: f64, outwards: i64) -> f64 {
    let text = format!("{value:.3e}");
    let near: f64 = text.parse().unwrap_or(value);
    let inside = if outwards < 0 { near > value } else { near < value };
    if outwards == 0 || !inside {
        return near;
    }
    let Some((mantissa, exponent)) = text.split_once('e') else { return near };
    let units: i64 = mantissa.replace('.', "").parse().unwrap_or(0);
    let exponent: i64 = exponent.parse().unwrap_or(0);
    let (units, exponent) = match units + outwards {
        // Below a power of ten the last digit is worth less.
        999 => (9_999, exponent - 4),
        units => (units, exponent - 3),
    };
    format!("{units}e{exponent}").parse().unwrap_or(near)
}

/// The least probability under which so many successes or more have half of the error.
fn lower(successes: u64, trials: u64) -> f64 {
    if successes == 0 {
        return 0.0;
    }
    bisected(|p| 1.0 - at_most(successes - 1, trials, p) < ERROR / 2.0).0
}

/// The greatest probability under which so many successes or fewer have half of the error.
fn upper(successes: u64, trials: u64) -> f64 {
    if successes >= trials {
        return 1.0;
    }
    bisected(|p| at_most(successes, trials, p) > ERROR / 2.0).1
}

/// The ends between which a property of the numbers from 0 to 1 gets lost; it holds at 0 and not at 1.
fn bisected(holds: impl Fn(f64) -> bool) -> (f64, f64) {
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..64 {
        let middle = (low + high) / 2.0;
        if holds(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    (low, high)
}

/// The probability of so many successes or fewer.
fn at_most(successes: u64, trials: u64, p: f64) -> f64 {
    let n = trials as f64;
    let mode = (((n + 1.0) * p) as u64).min(trials);
    let odds = p / (1.0 - p);
    let (mut below, mut above) = (0.0, 0.0);
    let mut add = |at: u64, term: f64| if at <= successes { below += term } else { above += term };
    add(mode, 1.0);
    let mut term = 1.0;
    for at in (0..mode).rev() {
        let i = at as f64;
        term *= (i + 1.0) / ((n - i) * odds);
        if term < SMALLEST {
            break;
        }
        add(at, term);
    }
    term = 1.0;
    for at in mode + 1..=trials {
        let i = at as f64;
        term *= (n - i + 1.0) / i * odds;
        if term < SMALLEST {
            break;
        }
        add(at, term);
    }
    below / (below + above)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, wanted: f64) {
        assert!((value / wanted - 1.0).abs() < 1e-6, "{value} {wanted}");
    }

    #[test]
    fn bounds_without_successes_are_roots() {
        // (1 − p)^n = 0.005 has the root 1 − 0.005^(1/n).
        for n in [1, 10, 1000, 20_000_000] {
            let Estimate { probability, low, high } = Estimate::of(0, n);
            assert_eq!((probability, low), (0.0, 0.0));
            near((1.0 - high).ln() * n as f64, 0.005_f64.ln());
            let all = Estimate::of(n, n);
            assert_eq!((all.probability, all.high), (1.0, 1.0));
            near(all.low.ln() * n as f64, 0.005_f64.ln());
        }
    }

    #[test]
    fn tails_are_those_of_the_binomial_law() {
        let plainly = |k: u64, n: u64, p: f64| -> f64 {
            let choose = |i: u64| (0..i).fold(1.0, |c, j| c * (n - j) as f64 / (j + 1) as f64);
            (0..=k).map(|i| choose(i) * p.powi(i as i32) * (1.0 - p).powi((n - i) as i32)).sum()
        };
        for (k, n, p) in [(3, 10, 0.2), (0, 5, 0.5), (9, 10, 0.9), (40, 100, 0.5), (2, 300, 0.001)] {
            near(at_most(k, n, p), plainly(k, n, p));
        }
    }

    #[test]
    fn intervals_hold_as_often_as_they_say() {
        // Every outcome of a small run, with its probability: what the bounds miss is at most the error.
        let (goal, most) = (3u64, 12u64);
        for p in [0.02, 0.1, 0.25, 0.5, 0.8, 0.97] {
            let mut missed = 0.0;
            for runs in 0u32..1 << most {
                let (mut successes, mut trials, mut weight) = (0, 0, 1.0);
                while trials < most && successes < goal {
                    let hit = runs >> trials & 1 == 1;
                    weight *= if hit { p } else { 1.0 - p };
                    successes += u64::from(hit);
                    trials += 1;
                }
                // One run stands for all that go on behind its end.
                if runs >> trials != 0 {
                    continue;
                }
                let estimate = match successes == goal {
                    true => Estimate::reached(successes, trials),
                    false => Estimate::of(successes, trials),
                };
                if p < estimate.low || p > estimate.high {
                    missed += weight;
                }
            }
            assert!(missed <= ERROR, "{p}: {missed}");
        }
    }

    #[test]
    fn rounding_goes_outwards() {
        let estimate = Estimate { probability: 0.123_456, low: 0.012_345_6, high: 0.234_512 };
        let rounded = Estimate { probability: 0.1235, low: 0.01234, high: 0.2346 };
        assert_eq!(estimate.rounded(), rounded);
        assert_eq!(rounded.rounded(), rounded);
        let most = Estimate { probability: 0.999_96, low: 0.999_96, high: 0.999_99 };
        assert_eq!(most.rounded(), Estimate { probability: 1.0, low: 0.9999, high: 1.0 });
        let least = Estimate { probability: 0.0, low: 0.0, high: 9.9996e-8 };
        assert_eq!(least.rounded(), Estimate { probability: 0.0, low: 0.0, high: 1e-7 });
    }
}
