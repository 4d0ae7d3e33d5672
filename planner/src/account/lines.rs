//! An account as lines of text.

use super::{Acceptance, Account, PartAccount, RivalAccount, TRIAL};
use bridgeshape_runtime::plan::{PartReport, Place, Unfit};

impl Account {
    /// A line for each thing that is known, the parts first.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for (number, part) in self.parts.iter().enumerate() {
            if self.parts.len() == 1 {
                lines.extend(part.lines());
            } else {
                let share = percent(part.report.deals as f64 / self.drawn as f64);
                lines.push(format!("part {}: {share} of what is drawn", number + 1));
                lines.extend(part.lines().into_iter().map(|line| format!("  {line}")));
            }
        }
        lines.push(format!("accepted: {}", self.acceptance.words()));
        let bytes = self::bytes(self.bytes);
        lines.push(format!("tables: {bytes}, {} transitions", self.transitions));
        if let (Some(speed), Some(attempts)) = (self.deals_a_second(), self.acceptance.attempts()) {
            lines.push(format!(
                "by the model: {} attempts a deal, {} ns an attempt, {} deals a second",
                significant(attempts),
                tenths(self.time),
                significant(speed)
            ));
        }
        if let Some(bound) = self.bound() {
            lines.push(format!("total variation from the exact law: at most {bound:.1e}"));
        }
        lines
    }
}

impl Acceptance {
    /// The share, and how it is known.
    fn words(&self) -> String {
        let share = percent(self.share());
        match (self.exact, self.accepted) {
            (true, accepted) => format!("{share}, exactly {accepted} of {} deals", self.drawn),
            (false, 0) => format!("none of {TRIAL} attempts of a trial"),
            (false, accepted) => format!("{share}, {accepted} of {TRIAL} attempts of a trial"),
        }
    }
}

impl PartAccount {
    fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for hand in &self.hands {
            lines.push(format!("{}: {}; drawn {}", hand.role, hand.holds, hand.how));
        }
        for (name, conditions) in
            [("tracked", &self.tracked), ("followed by the states", &self.sums), ("checked", &self.checked)]
        {
            let conditions =
                if conditions.is_empty() { String::from("nothing") } else { conditions.join("; ") };
            lines.push(format!("{name}: {conditions}"));
        }
        let taken = cost(self.time, &self.report);
        let untracked = self.part.places == [Place::Rest; 4];
        lines.push(format!("taken: {}{taken}", if untracked { "nothing tracked, " } else { "" }));
        lines.extend(self.rivals.iter().map(|rival| format!("rival: {}", rival.line())));
        lines
    }
}

impl RivalAccount {
    fn line(&self) -> String {
        match &self.report {
            Ok(report) => format!("{}: {}", self.summary, cost(self.time, report)),
            Err(unfit @ (Unfit::Empty | Unfit::TooLarge | Unfit::Malformed)) => {
                format!("{}: {unfit}", self.summary)
            }
        }
    }
}

/// What a candidate costs.
fn cost(time: u64, report: &PartReport) -> String {
    format!(
        "{} ns an attempt, {:.3e} deals drawn, {} transitions, {}",
        tenths(time),
        report.deals as f64,
        report.transitions,
        bytes(report.bytes)
    )
}

fn tenths(time: u64) -> String {
    format!("{}.{}", time / 10, time % 10)
}

fn percent(share: f64) -> String {
    format!("{} %", significant(100.0 * share))
}

/// A number with three significant digits and without an exponent.
pub fn significant(value: f64) -> String {
    let rounded: f64 = format!("{value:.2e}").parse().unwrap_or(value);
    rounded.to_string()
}

/// `106 KiB`
fn bytes(bytes: u64) -> String {
    match bytes {
        0..1024 => format!("{bytes} bytes"),
        1024..0x10_0000 => format!("{} KiB", significant(bytes as f64 / 1024.0)),
        _ => format!("{} MiB", significant(bytes as f64 / 1_048_576.0)),
    }
}
