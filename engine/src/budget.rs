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

    /// Begins one more attempt, unless a limit is reached.
    pub(crate) fn attempt(&mut self) -> Result<(), Stop> {
        if self.budget.attempts.is_some_and(|most| self.attempts >= most) {
            return Err(Stop::Attempts(self.attempts));
        }
        if self.attempts % BETWEEN_LOOKS == BETWEEN_LOOKS - 1 {
            self.go_on()?;
        }
        self.attempts += 1;
        Ok(())
    }
}
