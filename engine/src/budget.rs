//! How long one deal may take: a count of attempts, which decides, and CPU time, which may only give up.

use cpu_time::ThreadTime;
use std::{cell::OnceCell, fmt, time::Duration};

/// Limits for one deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The most attempts; `None`: no limit. The same on every machine.
    pub attempts: Option<u64>,
    /// The most CPU time of the thread; by default 2.5 s (seed 000 §3.5).
    pub cpu: Duration,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { attempts: None, cpu: Duration::from_millis(2500) }
    }
}

/// Which limit ended a run, and after how many attempts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The attempts were used up.
    Attempts(u64),
    /// The CPU time was used up.
    Cpu(u64, Duration),
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stop::Attempts(n) => {
                write!(f, "no deal in {n} attempts: it may be rare; a larger budget may find one")
            }
            Stop::Cpu(n, cpu) => write!(
                f,
                "no deal in {} ms of CPU time ({n} attempts): it may be rare; a larger budget may find one",
                cpu.as_millis()
            ),
        }
    }
}

/// A budget being spent.
#[derive(Debug)]
pub(crate) struct Spending {
    budget: Budget,
    /// Since the first look at the clock: most deals are found before it, and a look costs more than they do.
    since: OnceCell<ThreadTime>,
    attempts: u64,
}

/// The clock is read once in so many attempts.
const BETWEEN_LOOKS: u64 = 1024;

impl Spending {
    pub(crate) fn start(budget: Budget) -> Spending {
        Spending { budget, since: OnceCell::new(), attempts: 0 }
    }

    /// Attempts begun so far.
    pub(crate) fn attempts(&self) -> u64 {
        self.attempts
    }

    /// Whether there is CPU time left, for work that is no attempt.
    pub(crate) fn go_on(&self) -> Result<(), Stop> {
        if self.since.get_or_init(ThreadTime::now).elapsed() >= self.budget.cpu {
            return Err(Stop::Cpu(self.attempts, self.budget.cpu));
        }
        Ok(())
    }

    /// How many attempts may be made before the clock is looked at again; at least one.
    ///
    /// # Errors
    /// A limit is reached.
    pub(crate) fn attempts_allowed(&self) -> Result<u64, Stop> {
        if self.budget.attempts.is_some_and(|most| self.attempts >= most) {
            return Err(Stop::Attempts(self.attempts));
        }
        let since_look = (self.attempts + 1) % BETWEEN_LOOKS;
        if since_look == 0 {
            self.go_on()?;
        }
        let left = self.budget.attempts.map_or(u64::MAX, |most| most - self.attempts);
        Ok(left.min(BETWEEN_LOOKS - since_look))
    }

    /// Counts attempts that were made.
    pub(crate) fn made(&mut self, attempts: u64) {
        self.attempts += attempts;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attempts_are_allowed_up_to_the_limit_and_between_looks() {
        let mut spending = Spending::start(Budget { attempts: Some(2500), ..Budget::default() });
        let mut allowed = Vec::new();
        let stop = loop {
            match spending.attempts_allowed() {
                Ok(attempts) => {
                    allowed.push(attempts);
                    spending.made(attempts);
                }
                Err(stop) => break stop,
            }
        };
        assert_eq!((allowed, stop), (vec![1023, 1024, 453], Stop::Attempts(2500)));
        let mut spending = Spending::start(Budget { attempts: None, cpu: Duration::ZERO });
        spending.made(1023);
        assert_eq!(spending.attempts_allowed(), Err(Stop::Cpu(1023, Duration::ZERO)));
    }
}
