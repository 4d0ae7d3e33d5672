//! Budgets in integers, so that the same work is stopped at the same point on every machine.

use std::fmt;

/// Why a count was not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The work that was allowed is used up.
    Work,
    /// Too many branches, or too many different sums in one of them.
    TooComplex,
    /// The tree holds something that only a binding could have decided.
    NotBound,
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Stop::Work => "the work that was allowed is used up",
            Stop::TooComplex => "too many branches or sums",
            Stop::NotBound => "a suit is still to be chosen",
        })
    }
}

impl std::error::Error for Stop {}

/// Counts units of work, of about a nanosecond each, up to a limit.
#[derive(Clone, Debug)]
pub struct Meter {
    spent: u64,
    limit: u64,
}

impl Meter {
    /// A meter that stops after so many units.
    pub const fn new(limit: u64) -> Meter {
        Meter { spent: 0, limit }
    }

    /// How many units were spent.
    pub const fn spent(&self) -> u64 {
        self.spent
    }

    /// Spends some units.
    ///
    /// # Errors
    /// [`Stop::Work`] when the limit is passed.
    pub const fn spend(&mut self, units: u64) -> Result<(), Stop> {
        self.spent = self.spent.saturating_add(units);
        if self.spent > self.limit { Err(Stop::Work) } else { Ok(()) }
    }
}
