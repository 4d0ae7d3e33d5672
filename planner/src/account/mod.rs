//! What a plan does, in words and numbers: for `explain` and `stats`.
//!
//! The words are those of the passes. Numbers that counting gives are exact; the acceptance of a plan whose deals have
//! not been counted comes from a run of attempts that is the same each time.

mod lines;
mod words;

pub use lines::significant;
pub use words::HandWords;

use crate::plan::{Chosen, Planned};
use bridgeshape_dsl_ir::ir::Pred;
use bridgeshape_runtime::plan::{Part, PartReport, Unfit};
use words::Asked;

/// How many attempts tell the acceptance where the deals have not been counted.
pub const TRIAL: u64 = 1 << 14;

/// A plan under one binding.
#[derive(Clone, Debug)]
pub struct Account {
    /// As they stand in the plan.
    pub parts: Vec<PartAccount>,
    /// The deals that are drawn, accepted or not.
    pub drawn: u128,
    /// How many of them are accepted.
    pub acceptance: Acceptance,
    /// The time of an attempt by the model, in tenths of a nanosecond: of each part as often as it is drawn.
    pub time: u64,
    /// Pairs of states and of classes in the tables.
    pub transitions: u64,
    /// Bytes of the tables.
    pub bytes: u64,
    /// The deals that are drawn are distributed as they should within so many times 2⁻⁶⁴, in total variation.
    pub error: u64,
}

/// Which share of what is drawn is accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acceptance {
    /// Deals that satisfy the scenario; of a trial, attempts that gave one.
    pub accepted: u128,
    /// Deals that are drawn; of a trial, attempts.
    pub drawn: u128,
    /// Whether all deals were counted, and no trial was made.
    pub exact: bool,
}

/// A part of a plan.
#[derive(Clone, Debug)]
pub struct PartAccount {
    /// The part itself.
    pub part: Part,
    /// Clockwise from the opener.
    pub hands: [HandWords; 4],
    /// Conditions that hold of every deal that is drawn.
    pub tracked: Vec<String>,
    /// Conditions that are asked afterwards, in this order.
    pub checked: Vec<String>,
    /// Sums that the states follow.
    pub sums: Vec<String>,
    /// By suit: which cards the classes of the suit give to whom; empty where there are no classes.
    pub classes: [Vec<String>; 4],
    /// What hands get afterwards, in this order.
    pub after: Vec<String>,
    /// Before these of them a deal so far is kept only in proportion to the ways that are left for it.
    pub keeps: Vec<usize>,
    /// The time of an attempt by the model, in tenths of a nanosecond.
    pub time: u64,
    /// What its tables count.
    pub report: PartReport,
    /// The other candidates that were counted, the cheapest first.
    pub rivals: Vec<RivalAccount>,
}

/// A candidate that was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RivalAccount {
    /// What it tracks.
    pub summary: String,
    /// The time of an attempt by the model, in tenths of a nanosecond.
    pub time: u64,
    /// Its counts, or why there are none.
    pub report: Result<PartReport, Unfit>,
}

impl Acceptance {
    /// From nought to one.
    pub fn share(&self) -> f64 {
        self.accepted as f64 / self.drawn as f64
    }

    /// The attempts that a deal takes, in the long run; `None`: a trial found no deal.
    pub fn attempts(&self) -> Option<f64> {
        (self.accepted > 0).then(|| self.drawn as f64 / self.accepted as f64)
    }
}

impl Planned {
    /// Which share of what is drawn is accepted: exactly, given how many deals satisfy the tree, else by a trial.
    pub fn acceptance(&self, counted: Option<u128>) -> Acceptance {
        match counted {
            Some(accepted) => Acceptance { accepted, drawn: self.tables.deals(), exact: true },
            None => {
                let (accepted, drawn) = self.trial(TRIAL);
                Acceptance { accepted: accepted.into(), drawn: drawn.into(), exact: false }
            }
        }
    }

    /// Pairs of states and of classes in all tables.
    pub fn transitions(&self) -> u64 {
        self.tables.reports().map(|report| report.transitions).sum()
    }

    /// The time of an attempt by the model, in tenths of a nanosecond: of each part as often as it is drawn.
    pub fn time(&self) -> u64 {
        let times = self.choices.iter().map(time_of).zip(self.tables.reports());
        // A part has at most 2⁹⁶ deals, and an attempt takes less than 2³⁰ tenths.
        let all: u128 = times.map(|(time, report)| u128::from(time) * report.deals).sum();
        (all / self.tables.deals().max(1)) as u64
    }
}

fn time_of(chosen: &Chosen) -> u64 {
    chosen.rivals.first().map_or(0, |first| first.time)
}

impl Account {
    /// What is known of the plan of a tree. `counted`: the deals of the tree, if they have been counted.
    pub fn new(planned: &Planned, tree: &Pred, counted: Option<u128>) -> Account {
        let mut asked = Asked::new(&planned.plan.fixed, tree);
        let parts = planned.plan.parts.iter().zip(&planned.choices).zip(planned.tables.reports());
        let parts = parts.map(|((part, chosen), report)| {
            let words = asked.next(part);
            let (after, keeps) = words::after(part);
            let rivals = chosen.rivals.iter().skip(1).map(|rival| RivalAccount {
                summary: words::summary(&rival.part),
                time: rival.time,
                report: rival.report,
            });
            PartAccount {
                part: part.clone(),
                hands: words.hands,
                tracked: words.tracked,
                checked: words.checked,
                sums: part.sums.iter().map(words::followed).collect(),
                classes: words::classes(part),
                after,
                keeps,
                time: time_of(chosen),
                report: *report,
                rivals: rivals.collect(),
            }
        });
        Account {
            parts: parts.collect(),
            drawn: planned.tables.deals(),
            acceptance: planned.acceptance(counted),
            time: planned.time(),
            transitions: planned.transitions(),
            bytes: planned.tables.bytes(),
            error: planned.tables.error(),
        }
    }

    /// How far the distribution of accepted deals may be from the exact one in total variation; `None` where the
    /// acceptance is not known.
    pub fn bound(&self) -> Option<f64> {
        self.acceptance.attempts().map(|attempts| self.error as f64 / 2f64.powi(64) * attempts)
    }

    /// Deals a second by the model; `None` where the acceptance is not known.
    pub fn deals_a_second(&self) -> Option<f64> {
        self.acceptance.attempts().map(|attempts| 1e10 / (self.time.max(1) as f64 * attempts))
    }
}
