//! Statistics of many scenarios, a line each, with a summary.

use super::{ScenarioStats, Stats, significant};
use std::fmt;

/// What a line says of a scenario.
#[derive(Clone, Debug)]
pub struct Row {
    /// The page, the number and the label.
    pub name: String,
    /// What was found, or the code of the refusal.
    pub numbers: Result<Numbers, &'static str>,
}

/// The numbers of a line.
#[derive(Clone, Debug)]
pub struct Numbers {
    bindings: usize,
    parts: usize,
    bytes: u64,
    largest: u64,
    transitions: u64,
    acceptance: Option<f64>,
    planning: f64,
    counting: f64,
    median: Option<u64>,
    slow: Option<u64>,
}

/// Lines with a summary: the median, what 95 in 100 keep to, and the worst.
#[derive(Clone, Debug, Default)]
pub struct Table {
    rows: Vec<Row>,
    timed: bool,
}

impl Table {
    /// No line yet. Times are measured: without them, the text is the same each time.
    pub fn new(timed: bool) -> Table {
        Table { rows: Vec::new(), timed }
    }

    /// Adds the scenarios of a page.
    pub fn add(&mut self, page: &str, scenarios: &[ScenarioStats]) {
        self.rows.extend(scenarios.iter().map(|of| Row {
            name: format!("{page} #{} {}", of.number, of.label).trim_end().to_owned(),
            numbers: of.outcome.as_ref().map(Numbers::of).map_err(|refusal| refusal.code().as_str()),
        }));
    }

    fn numbers(&self) -> impl Iterator<Item = &Numbers> {
        self.rows.iter().filter_map(|row| row.numbers.as_ref().ok())
    }
}

impl Numbers {
    fn of(stats: &Stats) -> Numbers {
        Numbers {
            bindings: stats.bindings.len(),
            parts: stats.parts(),
            bytes: stats.bytes(),
            largest: stats.largest(),
            transitions: stats.transitions(),
            acceptance: stats.acceptance(),
            planning: 1e3 * stats.planning.as_secs_f64(),
            counting: 1e3 * stats.counting.as_secs_f64(),
            median: stats.measured.percentile(50),
            slow: stats.measured.percentile(95),
        }
    }
}

fn or_dash(value: Option<String>) -> String {
    value.unwrap_or_else(|| String::from("-"))
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bindings parts    bytes  largest transitions acceptance   attempts")?;
        if self.timed {
            write!(f, " planning ms counting ms  p50 ns  p95 ns")?;
        }
        writeln!(f, "  scenario")?;
        for row in &self.rows {
            let of = match &row.numbers {
                Ok(of) => of,
                Err(code) => {
                    writeln!(f, "refused: {code}  {}", row.name)?;
                    continue;
                }
            };
            let acceptance = or_dash(of.acceptance.map(significant));
            let attempts = or_dash(of.acceptance.map(|of| significant(1.0 / of)));
            write!(
                f,
                "{:>8} {:>5} {:>8} {:>8} {:>11} {acceptance:>10} {attempts:>10}",
                of.bindings, of.parts, of.bytes, of.largest, of.transitions
            )?;
            if self.timed {
                let [median, slow] = [of.median, of.slow].map(|ns| or_dash(ns.map(|ns| ns.to_string())));
                write!(f, " {:>11.3} {:>11.3} {median:>7} {slow:>7}", of.planning, of.counting)?;
            }
            writeln!(f, "  {}", row.name)?;
        }
        writeln!(f)?;
        self.summary(f)
    }
}

impl Table {
    fn summary(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = |of: &dyn Fn(&Numbers) -> f64| {
            let mut values: Vec<f64> = self.numbers().map(of).collect();
            values.sort_by(f64::total_cmp);
            values
        };
        // What was not found in a trial is the worst.
        let attempts = column(&|of| of.acceptance.map_or(f64::INFINITY, |share| 1.0 / share));
        let share = |attempts: f64| 1.0 / attempts;
        line(f, "acceptance", &attempts, &share)?;
        line(f, "bytes", &column(&|of| of.bytes as f64), &|bytes| bytes)?;
        line(f, "largest", &column(&|of| of.largest as f64), &|bytes| bytes)?;
        line(f, "transitions", &column(&|of| of.transitions as f64), &|transitions| transitions)?;
        if self.timed {
            line(f, "planning ms", &column(&|of| of.planning), &|ms| ms)?;
        }
        if self.timed && self.numbers().any(|of| of.slow.is_some()) {
            line(f, "counting ms", &column(&|of| of.counting), &|ms| ms)?;
            line(f, "p95 ns", &column(&|of| of.slow.map_or(f64::INFINITY, |ns| ns as f64)), &|ns| ns)?;
        }
        writeln!(f, "{} scenarios, {} refused", self.rows.len(), self.rows.len() - self.numbers().count())
    }
}

/// The median, what 95 in 100 keep to, and the worst of values of which the least are the best.
fn line(f: &mut fmt::Formatter<'_>, name: &str, sorted: &[f64], show: &dyn Fn(f64) -> f64) -> fmt::Result {
    let at = |percent: usize| {
        let rank = (sorted.len() * percent).div_ceil(100).max(1);
        or_dash(sorted.get(rank - 1).map(|&value| significant(show(value))))
    };
    writeln!(f, "{name:<12} median {:>8}   95 in 100 {:>8}   worst {:>8}", at(50), at(95), at(100))
}
