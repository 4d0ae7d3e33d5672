//! Trying completions at random, where a count costs too much.
//!
//! The run is the same each time: its stream is opened by the canonical text of the scenario, and the most that it tries
//! hangs on what is asked of each completion, told in look-ups and not by a clock. Each completion is exactly as likely
//! as any other, so that the share of those that hold is what the count would give, but for chance.

use super::interval::Estimate;
use crate::{Checks, Stop, union};
use bridgeshape_dsl_ir::ir::{Binding, Scenario};
use bridgeshape_runtime::{Check, Holding, PartialDeal, StreamKey};

/// A run ends when so many completions hold, which fixes a probability to 2.6 % of itself,
const GOAL: u64 = 10_000;
/// or when so many have been tried,
const MOST: u64 = 20_000_000;
/// or when trying has cost so many units of work.
const WORK: u64 = 2_000_000_000;
/// What it costs to deal a completion, and to look something up in a table.
const WORK_OF_DEAL: u64 = 50;
const WORK_OF_LOOK: u64 = 3;
/// How many are dealt at a time.
const CHUNK: u64 = 4_096;

/// What a run has seen.
#[derive(Debug)]
pub(super) struct Run {
    pub(super) trials: u64,
    /// How many satisfy the scenario under some binding.
    pub(super) holds: u64,
    /// By binding: for how many of them it is the first that holds.
    firsts: Vec<u64>,
}

/// Tries completions of the known cards, of a scenario with these bindings.
///
/// # Errors
/// [`Stop::NotBound`], which no whole binding leaves behind.
pub(super) fn run(scenario: &Scenario, fixed: &PartialDeal, bindings: &[Binding]) -> Result<Run, Stop> {
    let sizes = fixed.table().sizes();
    let any = Checks::of(&union(scenario), sizes)?;
    let each = bindings.iter().map(|binding| Checks::of(&scenario.bind(binding), sizes));
    let each: Vec<Checks> = each.collect::<Result<_, _>>()?;
    let key = StreamKey::new(hash(scenario.canonical().as_bytes()), 0, &[u64::from(b'o')]);
    let most = MOST.min(WORK / (WORK_OF_DEAL + WORK_OF_LOOK * looks(any.as_slice()) / 1_000));
    let mut run = Run { trials: 0, holds: 0, firsts: vec![0; bindings.len()] };
    let mut deals = vec![fixed.complete(&mut key.stream(0)); CHUNK as usize];
    while run.trials < most {
        let count = CHUNK.min(most - run.trials) as usize;
        fixed.complete_range(&key, run.trials, &mut deals[..count]);
        for deal in &deals[..count] {
            run.trials += 1;
            if !any.hold(deal.hands()) {
                continue;
            }
            run.holds += 1;
            if let Some(first) = each.iter().position(|binding| binding.hold(deal.hands())) {
                run.firsts[first] += 1;
            }
            if run.holds == GOAL {
                return Ok(run);
            }
        }
    }
    Ok(run)
}

impl Run {
    /// The probability that a completion satisfies the scenario.
    pub(super) fn estimate(&self) -> Estimate {
        if self.holds == GOAL {
            Estimate::reached(GOAL, self.trials)
        } else {
            Estimate::of(self.holds, self.trials)
        }
    }

    /// The probability that a binding is the first that holds where some does; `None` where none did.
    pub(super) fn share(&self, binding: usize) -> Option<Estimate> {
        // Which binding holds is independent of how long it took to find a deal.
        (self.holds > 0).then(|| Estimate::of(self.firsts[binding], self.holds))
    }
}

/// How many look-ups conditions that must all hold take until one does not, about, in thousandths.
fn looks(checks: &[Check]) -> u64 {
    let (mut looks, mut reached) = (0, 1_000);
    for check in checks {
        let (cost, passes) = match check {
            Check::Holding { set, .. } => (1_000, set.len() as u64 * 1_000 / Holding::COUNT as u64),
            Check::Shape { .. } | Check::Points { .. } => (1_000 * u64::from(check.cost()), 500),
            Check::Any(branches) => (branches.iter().map(|branch| looks_at(branch)).sum(), 500),
            Check::Not(inner) => (looks_at(inner), 500),
        };
        looks += cost * reached / 1_000;
        reached = reached * passes / 1_000;
    }
    looks
}

/// The same for conditions inside another, and going there.
fn looks_at(checks: &[Check]) -> u64 {
    1_000 + looks(checks)
}

/// A hash of a text (G. Fowler, L. Noll, P. Vo: FNV-1a of 128 bits). The key of the stream mixes it further.
fn hash(text: &[u8]) -> u128 {
    let start = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d_u128;
    text.iter().fold(start, |hash, &byte| (hash ^ u128::from(byte)).wrapping_mul((1 << 88) + 0x13b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(hash(b""), 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d);
        assert_eq!(hash(b"a"), 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964);
    }
}
