//! The page about many scenarios: how acceptance, time and tables are spread, and a line a scenario.

use super::bars::{Row, histogram, rows};
use super::words::{Words, words};
use super::{document, escape, fact, millis, percent, scenario, time};
use crate::stats::{ScenarioStats, Stats, significant};
use bridgeshape_dsl_ir::Lang;
use std::collections::BTreeMap;

/// What the page says of a scenario.
#[derive(Clone, Debug)]
struct Line {
    /// The page, the number and the label.
    name: String,
    /// What was found, or the code of the refusal.
    numbers: Result<Numbers, &'static str>,
}

/// The numbers of a scenario; `None` where none is known.
#[derive(Clone, Debug)]
struct Numbers {
    deals: u64,
    found: u64,
    attempts: u64,
    slow: Option<u64>,
    failures: Vec<(&'static str, u64)>,
    acceptance: Option<f64>,
    bytes: u64,
}

/// An overview of many pages. It keeps numbers only: pages are added as they are done.
#[derive(Clone, Debug, Default)]
pub struct Overview {
    pages: usize,
    lines: Vec<Line>,
}

impl Overview {
    /// Adds the scenarios of a page.
    pub fn add(&mut self, page: &str, scenarios: &[ScenarioStats]) {
        self.pages += 1;
        self.lines.extend(scenarios.iter().map(|of| Line {
            name: format!("{page} #{} {}", of.number, of.label).trim_end().to_owned(),
            numbers: of.outcome.as_ref().map(Numbers::of).map_err(|refusal| refusal.code().as_str()),
        }));
    }

    /// The page.
    pub fn to_html(&self, lang: Lang) -> String {
        let words = words(lang);
        let body = self.facts(words) + &self.charts(words) + &self.table(words);
        document(words.catalogue, &body, lang)
    }

    fn numbers(&self) -> impl Iterator<Item = &Numbers> {
        self.lines.iter().filter_map(|line| line.numbers.as_ref().ok())
    }

    fn facts(&self, words: &Words) -> String {
        let sum = |of: fn(&Numbers) -> u64| self.numbers().map(of).sum::<u64>();
        let (deals, found, attempts) = (sum(|of| of.deals), sum(|of| of.found), sum(|of| of.attempts));
        let mut facts =
            fact(words.scenarios, &format!("{} ({} {})", self.lines.len(), self.pages, words.pages));
        let refused =
            tally(self.lines.iter().filter_map(|line| line.numbers.as_ref().err()).map(|code| (*code, 1)));
        facts += &fact(words.refused, &scenario::failures(&refused, words));
        if deals > 0 {
            let success = percent(found as f64 / deals as f64);
            facts += &fact(words.success, &format!("{success} ({found} / {deals} {})", words.deals));
            facts += &fact(words.attempts, &significant(attempts as f64 / deals as f64));
            let failures = tally(self.numbers().flat_map(|of| of.failures.iter().copied()));
            facts += &fact(words.failures, &scenario::failures(&failures, words));
        }
        // What was not found in a trial is the worst.
        let attempts = self.numbers().map(|of| of.acceptance.map_or(f64::INFINITY, |share| 1.0 / share));
        facts += &spread(words.acceptance, attempts, &|attempts| percent(1.0 / attempts), words);
        let slow = self.numbers().filter_map(|of| of.slow).map(|ns| ns as f64);
        facts += &spread(words.slow, slow, &millis, words);
        facts += &spread(words.tables, self.numbers().map(|of| of.bytes as f64), &significant, words);
        format!("<dl>\n{facts}</dl>\n")
    }

    /// How many scenarios have which acceptance, and how many take how long.
    fn charts(&self, words: &Words) -> String {
        let shares = self.numbers().filter_map(|of| of.acceptance).map(|share| 100.0 * share);
        let mut acceptance = histogram(shares, &|share| format!("{} %", significant(share)));
        acceptance.reverse();
        let unknown = self.numbers().filter(|of| of.acceptance.is_none()).count() as u64;
        if unknown > 0 {
            let most = acceptance.iter().filter_map(|row| row.count).max().unwrap_or(0).max(unknown);
            acceptance.iter_mut().for_each(|row| row.length = row.count.unwrap_or(0) as f64 / most as f64);
            acceptance.push(Row {
                name: escape(words.not_found),
                length: unknown as f64 / most as f64,
                value: unknown.to_string(),
                count: Some(unknown),
            });
        }
        let slow = self.numbers().filter_map(|of| of.slow).map(|ns| ns.max(1) as f64);
        let time = histogram(slow, &time);
        let chart = |id: &str, name: &str, all: &[Row]| {
            if all.is_empty() {
                return String::new();
            }
            format!("<section id=\"{id}\">\n<h2>{name}</h2>\n{}</section>\n", rows(all))
        };
        chart("acceptance", words.acceptance, &acceptance)
            + &chart("time", &format!("{} (p95)", words.time), &time)
    }

    fn table(&self, words: &Words) -> String {
        let lines: String = self.lines.iter().map(|line| line.to_html(words)).collect();
        let head: String = [
            words.scenario,
            words.acceptance,
            words.attempts,
            "p95",
            words.success,
            words.tables,
            words.failures,
        ]
        .iter()
        .map(|word| format!("<th scope=\"col\">{word}</th>"))
        .collect();
        format!(
            "<h2>{}</h2>\n<div class=\"wide\"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{lines}</tbody>\n</table></div>\n",
            words.scenarios
        )
    }
}

impl Line {
    fn to_html(&self, words: &Words) -> String {
        let cells = match &self.numbers {
            Ok(of) => of.cells(words),
            Err(code) => format!("<td colspan=\"6\">{}: {code}</td>", words.refused),
        };
        format!("<tr><th scope=\"row\"><bdi>{}</bdi></th>{cells}</tr>\n", escape(&self.name))
    }
}

impl Numbers {
    fn of(stats: &Stats) -> Numbers {
        let measured = &stats.measured;
        Numbers {
            deals: measured.deals,
            found: measured.found,
            attempts: measured.attempts,
            slow: measured.percentile(95),
            failures: measured.failures(),
            acceptance: stats.acceptance(),
            bytes: stats.bytes(),
        }
    }

    fn cells(&self, words: &Words) -> String {
        let measured = |value: f64| (self.deals > 0).then_some(value / self.deals as f64);
        [
            self.acceptance.map(percent),
            measured(self.attempts as f64).map(significant),
            self.slow.map(|ns| millis(ns as f64)),
            measured(self.found as f64).map(percent),
            Some(self.bytes.to_string()),
            (self.deals > 0).then(|| scenario::failures(&self.failures, words)),
        ]
        .into_iter()
        .map(|cell| format!("<td>{}</td>", cell.unwrap_or_else(|| String::from("–"))))
        .collect()
    }
}

/// How often each code occurs.
fn tally(codes: impl Iterator<Item = (&'static str, u64)>) -> Vec<(&'static str, u64)> {
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    for (code, count) in codes {
        *counts.entry(code).or_default() += count;
    }
    counts.into_iter().collect()
}

/// The median, what 95 in 100 scenarios keep to, and the worst of values of which the least are the best.
fn spread(
    name: &str,
    values: impl Iterator<Item = f64>,
    show: &dyn Fn(f64) -> String,
    words: &Words,
) -> String {
    let mut sorted: Vec<f64> = values.collect();
    sorted.sort_by(f64::total_cmp);
    let at = |percent: usize| {
        let rank = (sorted.len() * percent).div_ceil(100).max(1);
        sorted.get(rank - 1).map_or_else(|| String::from("–"), |&value| show(value))
    };
    let told = format!("{} {}, 95 %: {}, {} {}", words.median, at(50), at(95), words.worst, at(100));
    fact(name, &told)
}
