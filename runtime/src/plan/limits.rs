//! How large tables may become, and what is known of them.

use std::fmt;

/// How large tables may become. Counts, so that every machine stops at the same point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limits {
    /// Ways to place the cards of a suit, before they are put into classes.
    pub ways: u64,
    /// Pairs of classes, or of states, that are looked at.
    pub joins: u64,
    /// Pairs of states that go together.
    pub transitions: u64,
    /// Bytes of all tables of a part.
    pub bytes: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { ways: 1 << 18, joins: 1 << 18, transitions: 1 << 16, bytes: 1 << 20 }
    }
}

/// Why a part cannot be drawn as it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// There is no deal on which the tracked conditions hold.
    Empty,
    /// The limits are passed.
    TooLarge,
    /// The part asks for what cannot be drawn so.
    Malformed,
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unfit::Empty => "no deal satisfies the tracked conditions",
            Unfit::TooLarge => "the tables would be too large",
            Unfit::Malformed => "the plan asks for what cannot be drawn so",
        })
    }
}

impl std::error::Error for Unfit {}

/// What a part's counts are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartReport {
    /// The deals on which the tracked conditions hold: those that are drawn, accepted or not. With `Points` hands also
    /// what is refused before they are drawn: one attempt gives each deal with the probability one in this number.
    pub deals: u128,
    /// Columns of the tables that give the two states.
    pub root: u64,
    /// These, and the pairs of classes.
    pub transitions: u64,
    /// Bytes of the tables; before they are made, an estimate that is not too low.
    pub bytes: u64,
    /// The distribution of the deals that are drawn, accepted or not, is within so many times 2⁻⁶⁴ of the exact one in
    /// total variation.
    pub error: u64,
}
