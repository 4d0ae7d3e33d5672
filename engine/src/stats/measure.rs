//! Deals drawn by the plans of a scenario, with the time that each took.

use super::BindingStats;
use bridgeshape_dsl_ir::diag::Code;
use bridgeshape_runtime::{Deal, Evaluator, QUARTERS, Stream, StreamKey};
use std::num::NonZeroU64;
use std::time::Instant;

/// High-card points that a hand may have, from 0.
pub const POINTS: usize = 38;
/// A deal has failed after so many attempts.
pub const MOST_ATTEMPTS: u64 = 1 << 22;
/// After so many attempts for all deals together no further one is begun.
const MOST_IN_ALL: u64 = 1 << 25;

/// What the deals of a scenario are like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measured {
    /// Deals that were asked for and begun: fewer than asked for where attempts ran out.
    pub deals: u64,
    /// Deals that were found.
    pub found: u64,
    /// Deals that were found at the first attempt.
    pub first: u64,
    /// Attempts made for all of them.
    pub attempts: u64,
    /// Nanoseconds of each deal that was found, the fewest first.
    pub times: Vec<u64>,
    /// By hand, clockwise from the opener, and suit: how many deals have each length.
    pub lengths: [[[u64; 14]; 4]; 4],
    /// By hand: how many deals have each number of high-card points.
    pub points: [[u64; POINTS]; 4],
}

impl Measured {
    /// Draws so many deals, the binding of each by the law.
    pub(super) fn new(bindings: &[BindingStats], deals: u64) -> Measured {
        let mut measured = Measured {
            deals: 0,
            found: 0,
            first: 0,
            attempts: 0,
            times: Vec::new(),
            lengths: [[[0; 14]; 4]; 4],
            points: [[0; POINTS]; 4],
        };
        let key = StreamKey::new(0, 0, &[u64::from(b's')]);
        let hcp = Evaluator::hcp();
        while measured.deals < deals && measured.attempts < MOST_IN_ALL {
            let begun = Instant::now();
            let mut stream = key.stream(measured.deals);
            let of = binding(bindings, &mut stream);
            let drawn = of.planned.tables.draw(&mut stream, MOST_ATTEMPTS);
            let time = begun.elapsed();
            measured.deals += 1;
            measured.attempts += drawn.attempts;
            if let Some(deal) = drawn.deal {
                measured.times.push(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX));
                measured.first += u64::from(drawn.attempts == 1);
                measured.add(&deal, &hcp);
            }
        }
        measured.times.sort_unstable();
        measured
    }

    fn add(&mut self, deal: &Deal, hcp: &Evaluator) {
        self.found += 1;
        for ((hand, lengths), points) in deal.hands().iter().zip(&mut self.lengths).zip(&mut self.points) {
            for (length, counts) in hand.lengths().into_iter().zip(lengths) {
                counts[usize::from(length)] += 1;
            }
            // At most 37 in thirteen cards, and nothing is negative.
            let of_hand = usize::try_from(hcp.value(*hand) / QUARTERS).unwrap_or(0);
            points[of_hand.min(POINTS - 1)] += 1;
        }
    }

    /// The share of deals begun that were found.
    pub fn success_rate(&self) -> f64 {
        self.found as f64 / self.deals.max(1) as f64
    }

    /// The share of deals begun that were found at the first attempt.
    pub fn first_try_rate(&self) -> f64 {
        self.first as f64 / self.deals.max(1) as f64
    }

    /// The codes of failures, with how many deals each has.
    pub fn failures(&self) -> Vec<(&'static str, u64)> {
        let failed = self.deals - self.found;
        if failed > 0 { vec![(Code::GenerationTimeLimit.as_str(), failed)] } else { Vec::new() }
    }

    /// The nanoseconds within which so many in 100 of the deals that were found were found.
    pub fn percentile(&self, percent: usize) -> Option<u64> {
        let rank = (self.times.len() * percent).div_ceil(100).max(1);
        self.times.get(rank - 1).copied()
    }
}

/// A binding as the law draws it: each choice uniform among those that leave a possible one.
fn binding<'a>(bindings: &'a [BindingStats], stream: &mut Stream) -> &'a BindingStats {
    let (mut left, mut place) = (bindings, 0);
    while left.len() > 1 {
        let choice = |of: &BindingStats| of.binding.choices().get(place).copied();
        let runs: Vec<&[BindingStats]> = left.chunk_by(|a, b| choice(a) == choice(b)).collect();
        let pick = match NonZeroU64::new(runs.len() as u64) {
            Some(count) if count.get() > 1 => stream.below(count) as usize,
            _ => 0,
        };
        left = runs[pick];
        place += 1;
    }
    &left[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_the_least_time_that_suffices_for_so_many() {
        let mut measured = Measured::new(&[], 0);
        assert_eq!(measured.percentile(50), None);
        measured.times = (1..=20).collect();
        let percentiles = [0, 5, 6, 50, 95, 96, 100].map(|percent| measured.percentile(percent));
        assert_eq!(percentiles, [1, 1, 2, 10, 19, 20, 20].map(Some));
    }
}
